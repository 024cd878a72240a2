import { expect, screen, waitFor } from 'storybook/test'

export const USUAL_PHONE = { viewport: { value: 'phone390', isRotated: false } } as const

/** No part of it lies beyond the edge of the screen. */
export const isWhole = (part: Element) =>
  waitFor(() => expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))

/** Waits for a sheet, whose machinery arrives with the first one and hides what lies beneath a frame later. */
export async function opened(): Promise<void> {
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull())
}
