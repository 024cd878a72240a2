import type { Route } from 'playwright/test'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Fault } from '#contract/envelope.ts'
import type { Phone } from './walk-phone.ts'

/** What becomes of a request: it waits, the real server answers, or the wire fails. */
export type Fate = 'held' | 'real' | Fault

/** One thing that a flow asks for, in the hands of the walk. */
export interface Wire {
  /** From now on whoever asks must wait. */
  hold(): void
  /** Somebody has asked and waits. */
  asked(): Promise<void>
  /** Everybody who waits, and everybody who asks until the next `hold`, meets this. */
  meet(fate: Exclude<Fate, 'held'>): Promise<void>
}

export interface Wiring {
  (phone: Phone): Promise<Wire>
  /** Whoever asks finds the house unchanged, as often as they ask. */
  readonly asksOnly?: boolean
}

const GARBLED = '<!doctype html><title>Bad gateway</title>'

async function settle(phone: Phone, route: Route, fate: Fate): Promise<void> {
  if (fate === 'real') return route.continue()
  phone.expectsFaultAt(new URL(route.request().url()).pathname)
  if (fate === 'silent') return route.abort('connectionfailed')
  if (fate === 'busy') return route.fulfill({ status: 500, body: GARBLED, contentType: 'text/html' })
  return route.fulfill({ status: 200, body: GARBLED, contentType: 'text/html' })
}

function signal() {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give: () => give(), given }
}

export const overHttp =
  (address: string | RegExp): Wiring =>
  async (phone) => {
    let fate: Fate = 'real'
    let heard = signal()
    let waiting: Route[] = []
    const matches = (url: URL) => (typeof address === 'string' ? url.pathname === address : address.test(url.pathname))
    await phone.page.route(matches, async (route) => {
      if (fate !== 'held') return settle(phone, route, fate)
      waiting.push(route)
      heard.give()
    })
    return {
      hold() {
        if (fate === 'held') return
        fate = 'held'
        heard = signal()
      },
      asked: () => heard.given,
      async meet(next) {
        fate = next
        const routes = waiting
        waiting = []
        await Promise.all(routes.map((route) => settle(phone, route, next)))
      },
    }
  }

export const calling = ({ path, writes }: Endpoint): Wiring => Object.assign(overHttp(path), { asksOnly: !writes })

/** What something would cost may be asked for as often as one likes, though every answer is kept. */
export const quoting = ({ path }: Endpoint): Wiring => Object.assign(overHttp(path), { asksOnly: true })

/** What the device answers by itself, before anybody could wait for it. */
export const atOnce: Wiring = async () => ({
  hold: () => undefined,
  asked: async () => undefined,
  meet: async () => undefined,
})
