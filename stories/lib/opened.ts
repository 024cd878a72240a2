import { screen } from 'storybook/test'

/** Waits for a sheet, whose machinery arrives with the first one. */
export async function opened(): Promise<void> {
  await screen.findByRole('dialog')
}
