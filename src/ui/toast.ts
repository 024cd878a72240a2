import { TOAST_MS } from '#contract/limits.ts'

let wanted = false
const listeners = new Set<() => void>()

export const toasterWanted = (): boolean => wanted
export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A short word at the foot of the phone; the toaster itself arrives with the first one, or the word is not said. */
export async function toast(words: string, milliseconds = TOAST_MS): Promise<void> {
  const late = await import('./toaster.tsx').catch(() => undefined)
  if (!late) return
  wanted = true
  listeners.forEach((listener) => listener())
  await late.mounted
  late.clearButtons()
  late.toaster.create({ title: words, duration: milliseconds })
}

export const SHUT = { 'data-shut': '' } as const
const DRAWN_MS = 300

/** For how long something is shut is said once: by a short word where the page does not say it. */
export async function toastUnlessShut(words: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DRAWN_MS))
  if (!document.querySelector('[data-shut]')) await toast(words)
}
