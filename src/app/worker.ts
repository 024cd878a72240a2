let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export const updateWaits = (): boolean => waiting !== null
export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function applyUpdate(): void {
  waiting?.postMessage('update')
}

export function noteWaiting(worker: ServiceWorker | null): void {
  waiting = worker
  listeners.forEach((listener) => listener())
}
