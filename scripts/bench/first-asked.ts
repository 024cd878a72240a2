import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright'
import { findChromium, launchArgs } from '../chromium.mjs'
import { startChild } from './child.ts'
import { openBenchWorld } from './world.ts'

/** Nothing under way for so long, and a page is idle; what it fetches ahead has begun before. */
const QUIET = 3_500
const PATIENCE = 60_000
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  locale: 'en-GB',
  serviceWorkers: 'block' as const,
}

/** Where somebody begins who was never here. */
export const FIRST_PAGES = { home: '/pages/index/new_index', 'sign-in': '/pages/login/login' } as const
export type FirstPage = keyof typeof FIRST_PAGES

export interface Asked {
  readonly name: string
  /** With their heads, as they came. */
  readonly bytes: number
  /** Fetched for a page that may come next, once this one was idle. */
  readonly isAhead: boolean
}

/** All that a stranger's browser asks a real server for, until nothing more comes. */
export async function askedAtFirst(): Promise<Record<FirstPage, readonly Asked[]>> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium is here; name one with CHROMIUM=/path/to/chromium.')
  const world = await openBenchWorld(0)
  const house = await startChild<number>('house.ts', world.door)
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    const origin = `http://127.0.0.1:${house.ready}`
    const pages = Object.entries(FIRST_PAGES).map(
      async ([page, address]) => [page, await visit(browser, origin, address)] as const,
    )
    return Object.fromEntries(await Promise.all(pages)) as Record<FirstPage, Asked[]>
  } finally {
    await browser.close()
    await house.leave().catch(() => undefined)
    await world.close()
  }
}

const AHEAD = `{
  const [since] = performance.getEntriesByName('ahead')
  performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= since.startTime).map(({ name }) => name)
}`

async function visit(browser: Browser, origin: string, address: string): Promise<Asked[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const underWay = new Map<string, string>()
  const came: { url: string; bytes: number }[] = []
  let last = performance.now()
  const end = (requestId: string, bytes: number) => {
    const url = underWay.get(requestId)
    if (url === undefined) return
    underWay.delete(requestId)
    came.push({ url, bytes })
    last = performance.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith(origin)) underWay.set(requestId, url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await devtools.send('Network.enable')
  await page.goto(`${origin}/h5/#${address}`)
  await page.waitForFunction(() => performance.getEntriesByName('ahead').length > 0, undefined, { timeout: PATIENCE })
  last = performance.now()
  const latest = performance.now() + PATIENCE
  while (underWay.size > 0 || performance.now() - last < QUIET) {
    if (performance.now() > latest) throw new Error(`${address} still asks for ${[...underWay.values()].join(', ')}`)
    await pause(100)
  }
  const ahead = (await page.evaluate(AHEAD)) as string[]
  await context.close()
  return came.map(({ url, bytes }) => ({ name: nameOf(url), bytes, isAhead: ahead.includes(url) }))
}

const nameOf = (url: string) => new URL(url).pathname.replace(/^\/h5\/(assets\/)?/, '').replace(/-[\w-]{8}\.js$/, '')
