import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type PlaywrightTestOptions,
} from 'playwright/test'
import { live, LIVE_STREAM } from '#contract/live.ts'
import { openFront, TOUCH_PAGE, type Front } from './front.ts'
import { LOOK } from './look.ts'
import { openWalkWorld, type WalkWorld } from './world.ts'

/** Where the app puts its state; parts of a sheet or a toast have a `data-state` of their own. */
const SCREEN = '#root > div[data-state]:not([data-scope])'

/** What one attribute was on the way, with nothing left out: even what lasts less than a frame. */
export interface Seen {
  readonly at: string
  readonly state: string
}

export interface Phone {
  readonly page: Page
  readonly world: WalkWorld
  readonly said: string[]
  visit(path: string): Promise<void>
  keeps(pieces: Record<string, unknown>): Promise<void>
  /** A fault that the test makes on purpose: the browser's complaint about it is no finding. */
  expectsFaultAt(part: string): void
  seen(attribute: Shown): Promise<Seen[]>
  /** Waits until this state is shown; where it may last no longer than a frame, until it has been so many times. */
  reaches(attribute: Shown, state: string, times?: number): Promise<void>
}

export type Shown = 'data-state' | 'data-session' | (typeof PARTS)[number]
const PARTS = [
  'data-notices',
  'data-agreement',
  'data-buyers',
  'data-set-pin',
  'data-news',
  'data-urgent-orders',
  'data-push',
  'data-proof',
  'data-picture',
  'data-header',
  'data-chart',
  'data-held',
  'data-sheet',
] as const

declare global {
  interface Window {
    seen: Record<string, Seen[]>
    noticed: Set<() => void>
    hears(text: string): void
  }
}

function watch({ screen, parts }: { screen: string; parts: readonly string[] }) {
  window.seen = Object.fromEntries(['data-state', 'data-session', ...parts].map((name) => [name, []]))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP ${violatedDirective} ${blockedURI}`),
  )
  window.noticed = new Set()
  const heard = new WeakSet<Element>()
  const hear = (word: Element) => {
    const text = word.textContent?.trim()
    if (!text || heard.has(word)) return
    heard.add(word)
    window.hears(text)
  }
  const note = (attribute: string, state: string | null) => {
    const list = window.seen[attribute]
    if (state === null || list?.at(-1)?.state === state) return
    list?.push({ at: location.hash.slice(1), state })
    window.noticed.forEach((listener) => listener())
  }
  const isScreen = (node: Node): node is Element =>
    node instanceof Element && node.matches('div[data-state]:not([data-scope])')
  new MutationObserver((changes) => {
    for (const { type, attributeName, oldValue, target, removedNodes } of changes) {
      // Where several stand, it is the first of them that is walked.
      const isPart = parts.includes(attributeName ?? '') && target === document.querySelector(`[${attributeName}]`)
      if (type === 'attributes' && attributeName && (target === document.documentElement || isPart || isScreen(target)))
        note(attributeName, oldValue)
      removedNodes.forEach((node) => isScreen(node) && note('data-state', node.getAttribute('data-state')))
    }
    note('data-state', document.querySelector(screen)?.getAttribute('data-state') ?? null)
    note('data-session', document.documentElement.getAttribute('data-session'))
    for (const part of parts) note(part, document.querySelector(`[${part}]`)?.getAttribute(part) ?? null)
    document.querySelectorAll('[role=status][data-state]').forEach(hear)
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: ['data-state', 'data-session', ...parts],
  })
}

/** The message of the day was read, unless the phone remembers something else of it. */
function knowsMessage(newest: number) {
  if (origin !== 'null') localStorage['quay:seenPopup'] ??= String(newest)
}

function complaints(context: BrowserContext, { origin }: WalkWorld) {
  const found: string[] = []
  // A line that is cut is opened again; wherever a member is, there is one.
  const wanted: string[] = [LIVE_STREAM, live.since.path]
  const isWanted = (text: string) => wanted.some((part) => text.includes(part))
  const onConsole = (message: ConsoleMessage) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !isWanted(text)) found.push(text)
  }
  const onError = (error: { error(): unknown }) => found.push(String(error.error()))
  const onRequest = (request: { url(): string }) => {
    const url = new URL(request.url())
    if (url.origin !== origin && !['data:', 'blob:', 'geo:'].includes(url.protocol) && !isWanted(request.url()))
      found.push(`left the origin: ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
  const end = () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest)
  return { found, wanted, end }
}

interface Expected {
  readonly attribute: Shown
  readonly state: string
  readonly times: number | undefined
  readonly patience: number
}

/** Inside the page: whether the state came to be shown in time, and what was seen instead. */
const awaitState = ({ attribute, state, times, patience }: Expected) =>
  new Promise<{ found: boolean; seen: string[] }>((answer) => {
    const seen = () => (window.seen[attribute] ?? []).map((one) => one.state)
    const isThere = () =>
      times === undefined ? seen().at(-1) === state : seen().filter((one) => one === state).length >= times
    const check = () => {
      if (isThere()) end(true)
    }
    const end = (found: boolean) => {
      clearTimeout(timer)
      window.noticed.delete(check)
      answer({ found, seen: seen() })
    }
    const timer = setTimeout(end, patience, false)
    window.noticed.add(check)
    check()
  })

const PATIENCE = 15_000

async function reaches(page: Page, attribute: Shown, state: string, times: number | undefined): Promise<void> {
  const wish = { attribute, state, times, patience: PATIENCE }
  // Whoever asks while the document changes is asked again by the new one.
  const { found, seen } = await page.evaluate(awaitState, wish).catch(() => page.evaluate(awaitState, wish))
  if (found) return
  const alerts = await page.getByRole('alert').allInnerTexts()
  const said = alerts.length > 0 ? `, and says "${alerts.join('", "')}"` : ''
  throw new Error(`${attribute} shows "${state}"; it showed ${seen.join(', ') || 'nothing'}${said}`)
}

async function phoneOn(page: Page, world: WalkWorld, waitUntil: 'load' | 'commit') {
  const { found, wanted, end } = complaints(page.context(), world)
  const said: string[] = []
  await page.exposeFunction('hears', (text: string) => void said.push(text))
  await page.addInitScript(watch, { screen: SCREEN, parts: PARTS })
  const phone: Phone = {
    page,
    world,
    said,
    visit: async (path) => void (await page.goto(`${world.origin}/h5/#${path}`, { waitUntil })),
    keeps: async (pieces) => {
      await page.addInitScript((kept) => {
        // A frame inside may not have a storage, and needs none.
        if (self !== top || sessionStorage.getItem('kept')) return
        sessionStorage.setItem('kept', 'yes')
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(`quay:${key}`, JSON.stringify(value))
      }, pieces)
    },
    expectsFaultAt: (part) => void wanted.push(part),
    seen: (attribute) => page.evaluate((name) => window.seen[name] ?? [], attribute),
    reaches: (attribute, state, times) => reaches(page, attribute, state, times),
  }
  return {
    phone,
    close() {
      end()
      expect(found, `what the browser complained about:\n${found.join('\n')}\n`).toEqual([])
    },
  }
}

/** Its renderer lives on from walk to walk: what was compiled there is not compiled again. */
async function openAnchor(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  return page
}

type Pocket = Awaited<ReturnType<typeof pocketIn>>

async function pocketIn(browser: Browser, { origin }: Front) {
  const context = await browser.newContext(LOOK)
  const anchor = await openAnchor(context, origin)
  return {
    async page(): Promise<Page> {
      const page = await context.newPage()
      const line = await context.newCDPSession(page)
      await line.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,cache_storage,cookies',
      })
      await line.detach()
      return page
    },
    /** Says whether it can be used again: a clock that was turned stays turned. */
    async empty(): Promise<boolean> {
      for (const page of context.pages()) if (page !== anchor) await page.close()
      await context.setOffline(false)
      await context.clearPermissions()
      const isTurned = await anchor.evaluate(() => !String(setTimeout).includes('[native code]'))
      if (isTurned) await context.close()
      return !isTurned
    },
  }
}

/** Whoever takes a phone up puts it back; two at once are two. */
const drawerIn = (browser: Browser, front: Front) => {
  const kept: Pocket[] = []
  return {
    take: async () => kept.pop() ?? pocketIn(browser, front),
    async putBack(pocket: Pocket) {
      if (await pocket.empty()) kept.push(pocket)
    },
  }
}

export interface Hand {
  /** Takes up the phone: one that is kept from walk to walk, unless its clock will be turned or its cache must be empty. */
  take(wish: { fresh: boolean; waitUntil?: 'load' | 'commit' }): Promise<Phone>
}

/** Opened once a worker. */
async function openTouchPage(browser: Browser, { origin }: Front): Promise<Page> {
  const page = await (await browser.newContext(LOOK)).newPage()
  await page.goto(`${origin}${TOUCH_PAGE}`)
  await page.waitForFunction(() => 'touchPage' in window)
  return page
}

type Options = Pick<PlaywrightTestOptions, 'locale' | 'viewport' | 'serviceWorkers'>
const isUsual = ({ locale, viewport, serviceWorkers }: Options) =>
  locale === LOOK.locale && viewport?.width === LOOK.viewport.width && serviceWorkers === LOOK.serviceWorkers

export const test = base.extend<
  { world: WalkWorld; phone: Phone; hand: Hand; isFresh: boolean; another: () => Promise<Page> },
  { front: Front; drawer: ReturnType<typeof drawerIn>; touchPage: Page }
>({
  // Playwright wants its fixtures destructured, also when there are none.
  front: [
    async ({}, use) => {
      const front = await openFront()
      await use(front)
      front.leave()
      await front.close()
    },
    { scope: 'worker' },
  ],
  drawer: [async ({ browser, front }, use) => use(drawerIn(browser, front)), { scope: 'worker' }],
  touchPage: [async ({ browser, front }, use) => use(await openTouchPage(browser, front)), { scope: 'worker' }],
  world: async ({ front }, use) => {
    const world = await openWalkWorld(front)
    await use(world)
    await world.close()
  },
  isFresh: [false, { option: true }],
  another: async ({ drawer }, use) => {
    const taken: Pocket[] = []
    await use(async () => {
      const pocket = await drawer.take()
      taken.push(pocket)
      return pocket.page()
    })
    for (const pocket of taken) await drawer.putBack(pocket)
  },
  hand: async ({ browser, another, world, locale, viewport, serviceWorkers }, use) => {
    const ends: (() => unknown)[] = []
    await use({
      async take({ fresh, waitUntil = 'commit' }) {
        const context = fresh || !isUsual({ locale, viewport, serviceWorkers }) ? await browser.newContext() : undefined
        const page = context ? await context.newPage() : await another()
        const { phone, close } = await phoneOn(page, world, waitUntil)
        ends.push(close, () => context?.close())
        return phone
      },
    })
    for (const end of ends) await end()
  },
  phone: async ({ hand, isFresh }, use) => {
    const phone = await hand.take({ fresh: isFresh, waitUntil: 'load' })
    await phone.page.addInitScript(knowsMessage, 99_999)
    await use(phone)
  },
})

export { expect }
