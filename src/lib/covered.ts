import { useSyncExternalStore } from 'react'
import { keep, kept, onForeignChange } from './storage.ts'

const listeners = new Set<() => void>()
const emit = () => listeners.forEach((listener) => listener())
let hearsTabs = false

function listen(listener: () => void): () => void {
  if (!hearsTabs) onForeignChange('covered', emit)
  hearsTabs = true
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const isCovered = () => kept('covered') ?? false

export const useCovered = (): boolean => useSyncExternalStore(listen, isCovered, isCovered)

export function cover(covered: boolean): void {
  keep('covered', covered)
  emit()
}
