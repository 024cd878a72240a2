import { expect, screen, waitFor } from 'storybook/test'

/** Waits for a sheet, whose machinery arrives with the first one and hides what lies beneath a frame later. */
export async function opened(): Promise<void> {
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull())
}
