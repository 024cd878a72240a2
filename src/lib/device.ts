import { store, loadStored } from './storage.ts'

/** The mark by which this phone is known again: it says nothing of it, and stays when its member signs out. */
export function deviceMark(): string {
  const mark = loadStored('device') ?? newMark()
  store('device', mark)
  return mark
}

const newMark = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
