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

function noteWaiting(registration: ServiceWorkerRegistration): void {
  waiting = navigator.serviceWorker.controller ? registration.waiting : null
  listeners.forEach((listener) => listener())
}

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const registration = await navigator.serviceWorker.register('/h5/worker.js', { scope: '/h5/' }).catch(() => undefined)
  if (!registration) return
  noteWaiting(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noteWaiting(registration))
  })
  let reloaded = false
  const hadController = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloaded || !hadController) return
    reloaded = true
    location.reload()
  })
}
