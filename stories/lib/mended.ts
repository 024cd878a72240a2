import { expect, screen, userEvent, waitFor } from 'storybook/test'

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

/** What is wrong and that it is wrong are said together, and where somebody types they stay. */
export async function isWrong(label: string | RegExp, words: string | RegExp): Promise<void> {
  await waitFor(() => expect(field(label)).toBeInvalid())
  await expect(field(label)).toHaveAccessibleDescription(words)
}

export async function isMended(label: string | RegExp): Promise<void> {
  await waitFor(() => expect(field(label)).toBeValid())
  await expect(screen.queryByRole('alert')).toBeNull()
}

export async function types(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
  await expect(field(label)).toHaveFocus()
}
