import { keep, kept } from './storage.ts'

/** The mark by which this phone is known again: it says nothing of it, and stays when its member signs out. */
export function deviceMark(): string {
  const mark = kept('device') ?? newMark()
  keep('device', mark)
  return mark
}

const newMark = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
