import { fromPromise } from 'xstate'
import type { LocaleTag } from '#contract/locales.ts'
import { notices } from '#contract/notices.ts'
import type { Permission, Standing } from '#machines/notice/push.flow.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import type { Client } from '#src/api/client.ts'

const READY_MS = 3_000
const UNABLE: Standing = { able: false, denied: false, endpoint: '' }

const pause = (milliseconds: number) => new Promise<undefined>((over) => setTimeout(over, milliseconds))
const worker = () => Promise.race([navigator.serviceWorker.ready, pause(READY_MS)])
const manager = async () => (await navigator.serviceWorker.ready).pushManager

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function look(): Promise<Standing> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return UNABLE
  const registration = await worker()
  if (!registration) return UNABLE
  const had = await registration.pushManager.getSubscription()
  return { able: true, denied: Notification.permission === 'denied', endpoint: had?.endpoint ?? '' }
}

/** The question must follow the touch at once, or the browser does not ask it. */
async function ask(key: string): Promise<Permission> {
  const said = await Notification.requestPermission()
  if (said !== 'granted') return { answer: said === 'denied' ? 'denied' : 'later' }
  const pushManager = await manager()
  const had = await pushManager.getSubscription()
  if (had && base64url(had.options.applicationServerKey) !== key) await had.unsubscribe()
  const { endpoint } = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return { answer: 'granted', endpoint }
}

async function enrol(client: Client, locale: LocaleTag, signal: AbortSignal): Promise<void> {
  const subscription = await (await manager()).getSubscription()
  if (!subscription) throw new Unreachable('busy')
  const [p256dh, auth] = [base64url(subscription.getKey('p256dh')), base64url(subscription.getKey('auth'))]
  await client.call(notices.subscribe, { endpoint: subscription.endpoint, p256dh, auth, locale }, signal)
}

export const browserActors = (client: Client) => ({
  look: fromPromise<Standing, undefined>(look),
  ask: fromPromise<Permission, { key: string }>(({ input }) => ask(input.key)),
  enrol: fromPromise<unknown, { locale: LocaleTag }>(({ input, signal }) => enrol(client, input.locale, signal)),
})
