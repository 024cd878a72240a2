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
  late.toaster.create({ title: words, duration: milliseconds })
}
