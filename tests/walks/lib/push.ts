import type { Page } from 'playwright/test'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import { browser } from '#tests/world/push.ts'
import type { Wiring } from '#tests/walk/wires.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { idOf, MIRA } from '#tests/world/people.ts'

interface Pushing {
  endpoint: string
  /** The member's answer is known, or the look is over: nothing waits any more. */
  free: boolean
  readonly looks: ((broken: boolean) => void)[]
  readonly asks: ((said: string) => void)[]
  said: string
}

declare global {
  interface Window {
    pushing: Pushing
  }
}

const { subscription } = browser()
export const ADDRESS = subscription.endpoint

function makePushable({ p256dh, auth, key, address }: Record<'p256dh' | 'auth' | 'key' | 'address', string>): void {
  window.pushing = { endpoint: '', free: false, looks: [], asks: [], said: 'granted' }
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
  let permission = 'default'
  const current = () =>
    window.pushing.endpoint === ''
      ? null
      : {
          endpoint: window.pushing.endpoint,
          options: { applicationServerKey: bytesOf(key) },
          getKey: (name: string) => bytesOf(name === 'auth' ? auth : p256dh),
        }
  const pushManager = {
    getSubscription: async () => {
      const broken = !window.pushing.free && (await new Promise<boolean>((look) => window.pushing.looks.push(look)))
      if (broken) throw new Error('the browser has a fault')
      return current()
    },
    subscribe: async () => {
      window.pushing.endpoint = address
      return current()
    },
  }
  const requestPermission = async () => {
    const said = await new Promise<string>((ask) => window.pushing.asks.push(ask))
    if (said === 'broken') throw new Error('the browser has a fault')
    permission = said
    return said
  }
  Object.defineProperty(navigator.serviceWorker, 'ready', { get: () => Promise.resolve({ pushManager }) })
  Object.defineProperty(Notification, 'permission', {
    get: () => (window.pushing.said === 'denied before' ? 'denied' : permission),
  })
  Notification.requestPermission = requestPermission as typeof Notification.requestPermission
}

export const ableBrowser = (page: Page) =>
  page.addInitScript(makePushable, { ...subscription, key: PUSH_KEYS.publicKey, address: ADDRESS })

export const unableBrowser = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'))

export const browserSays = (page: Page, change: Partial<Pick<Pushing, 'endpoint' | 'free' | 'said'>>) =>
  page.evaluate((next) => void Object.assign(window.pushing, next), change)

export const looking: Wiring = async ({ page }) => ({
  hold: () => undefined,
  async asked() {
    await page.waitForFunction(() => !('PushManager' in window) || window.pushing.looks.length > 0)
  },
  async meet(fate) {
    await page.evaluate((broken) => {
      if (!('PushManager' in window)) return
      window.pushing.free = true
      window.pushing.looks.splice(0).forEach((look) => look(broken))
    }, fate !== 'real')
  },
})

export const asking: Wiring = async ({ page }) => ({
  hold: () => undefined,
  async asked() {
    await page.waitForFunction(() => window.pushing.asks.length > 0)
  },
  async meet(fate) {
    await page.evaluate(
      (broken) => window.pushing.asks.splice(0).forEach((ask) => ask(broken ? 'broken' : window.pushing.said)),
      fate !== 'real',
    )
  },
})

export async function subscribeBrowser(world: WalkWorld, locale: 'en' | 'de'): Promise<void> {
  const member_id = await idOf(world, MIRA)
  const { token_hash } = await world.sql
    .selectFrom('session')
    .select('token_hash')
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  const row = {
    member_id,
    session_hash: token_hash,
    p256dh: Buffer.from(subscription.p256dh, 'base64url'),
    auth: Buffer.from(subscription.auth, 'base64url'),
    locale,
    server_key: PUSH_KEYS.publicKey,
    created_at: world.now(),
  }
  await world.sql
    .insertInto('push_subscription')
    .values({ ...row, endpoint: ADDRESS })
    .onConflict((there) => there.column('endpoint').doUpdateSet(row))
    .execute()
}
