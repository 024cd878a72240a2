import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { inClone } from '../lib/place.mjs'
import type { Child } from './child.ts'
import { PASSWORD, type Person } from './world.ts'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const QUIET = 2_500
const PATIENCE = 20_000
const HOME = '/pages/index/new_index'
const MY = '/pages/my/index'
const SIGN_IN = '/pages/login/login'

export interface Felt {
  readonly paint: number
  readonly largest: number
  readonly shift: number
  readonly home: number
  readonly tasks: readonly number[]
  readonly events: readonly { name: string; duration: number }[]
}

export interface Place {
  readonly origin: string
  readonly house: Child<number>
}

/** Asks the page again and again; its security policy lets nobody else do that. */
async function until(page: Page, holds: string): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await page.evaluate(holds))) {
    if (performance.now() > end) throw new Error(`the page at ${page.url()} waited in vain for ${holds}`)
    await pause(50)
  }
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ path: inClone('scripts', 'bench', 'page-watch.js') })
  await page.goto(url)
  return page
}

async function openHome(context: BrowserContext, { origin }: Place): Promise<Page> {
  const page = await open(context, `${origin}/h5/`)
  await until(page, 'felt.home !== undefined')
  await pause(QUIET)
  return page
}

const feltBy = (page: Page): Promise<Felt> => page.evaluate('felt') as Promise<Felt>
const slowest = ({ events }: Felt, names: RegExp): number =>
  Math.max(0, ...events.filter(({ name }) => names.test(name)).map(({ duration }) => duration))

const tooLong = (address: string) =>
  pause(PATIENCE, undefined, { ref: false }).then((): never => {
    throw new Error(`a tap never arrived at ${address}`)
  })

async function tap(page: Page, address: string): Promise<number> {
  const arrival = page.evaluate(`arrivalAt('${address}')`) as Promise<number>
  const [milliseconds] = await Promise.all([
    Promise.race([arrival, tooLong(address)]),
    page.locator(`a[href="#${address}"]`).first().click(),
  ])
  await pause(QUIET / 2)
  return milliseconds
}

export interface FirstVisit {
  readonly load: Felt
  readonly cold: number
  readonly typing: number
  readonly submit: number
}

export async function firstVisit(context: BrowserContext, place: Place, person: Person): Promise<FirstVisit> {
  const page = await openHome(context, place)
  const load = await feltBy(page)
  const cold = await tap(page, SIGN_IN)
  await page.locator('input[name=account]').focus()
  await page.keyboard.type(person.email, { delay: 80 })
  const typing = slowest(await feltBy(page), /^key|^input/)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.evaluate('felt.events.length = 0')
  await page.locator('button[type=submit]').click()
  await until(page, "document.documentElement.dataset.session.startsWith('member')")
  await pause(QUIET / 2)
  return { load, cold, typing, submit: slowest(await feltBy(page), /^pointer|^click/) }
}

export interface MemberVisit {
  readonly prefetched: number
  readonly warm: number
  readonly again: Felt
  readonly sent: number
  readonly forCalls: number
}

export async function memberVisit(context: BrowserContext, place: Place, keeps: string): Promise<MemberVisit> {
  await context.addInitScript(keeps)
  const first = await openHome(context, place)
  const prefetched = await tap(first, MY)
  await tap(first, HOME)
  const warm = await tap(first, MY)
  await until(first, 'navigator.serviceWorker.controller !== null')
  await first.close()
  await openHome(context, place).then((page) => page.close())
  const before = await place.house.ask('sent')
  const calls = countCalls(context, place)
  const page = await openHome(context, place)
  const [again, after] = [await feltBy(page), await place.house.ask('sent')]
  await page.close()
  return { prefetched, warm, again, sent: after - before, forCalls: await calls() }
}

/** The bytes of answers that no worker could have kept. */
function countCalls(context: BrowserContext, { origin }: Place): () => Promise<number> {
  const sizes: Promise<number>[] = []
  context.on('requestfinished', (request) => {
    if (request.url().startsWith(`${origin}/h5/`)) return
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    )
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** With the server gone, a screen seen before must still stand at its own address. */
export async function deepLinkOffline(context: BrowserContext, { origin }: Place): Promise<string> {
  const page = await open(context, `${origin}/h5/#${MY}`)
  await until(page, 'document.querySelector("[data-state]") !== null')
  await pause(QUIET)
  return (await page.evaluate('document.querySelector("[data-state]").dataset.state')) as string
}
