import { noteWaiting } from './worker.ts'

const note = (registration: ServiceWorkerRegistration) =>
  noteWaiting(navigator.serviceWorker.controller ? registration.waiting : null)

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const registration = await navigator.serviceWorker.register('/h5/worker.js', { scope: '/h5/' }).catch(() => undefined)
  if (!registration) return
  note(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => note(registration))
  })
  let reloaded = false
  const hadController = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloaded || !hadController) return
    reloaded = true
    location.reload()
  })
}
