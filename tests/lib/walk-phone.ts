import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from 'playwright/test'
import { openWorld, type World } from './walk-world.ts'

/** Where the app puts its state; parts of a sheet or a toast have a `data-state` of their own. */
export const SCREEN = '#root > div[data-state]:not([data-scope])'

/** What one attribute was on the way, with nothing left out: even what lasts less than a frame. */
export interface Seen {
  readonly at: string
  readonly state: string
}

export interface Phone {
  readonly page: Page
  readonly world: World
  visit(path: string): Promise<void>
  /** Puts something into this phone's storage before the app first opens. */
  keeps(pieces: Record<string, unknown>): Promise<void>
  /** A fault that the test makes on purpose: the browser's complaint about it is no finding. */
  expectsFaultAt(part: string): void
  seen(attribute: Shown): Promise<Seen[]>
}

/** Where states are shown: a screen's, the session's, and those of what stands on a screen. */
export type Shown = 'data-state' | 'data-session' | (typeof PARTS)[number]
const PARTS = ['data-notices', 'data-push'] as const

declare global {
  interface Window {
    seen: Record<string, Seen[]>
  }
}

function watch({ screen, parts }: { screen: string; parts: readonly string[] }) {
  window.seen = Object.fromEntries(['data-state', 'data-session', ...parts].map((name) => [name, []]))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP ${violatedDirective} ${blockedURI}`),
  )
  const note = (attribute: string, state: string | null) => {
    const list = window.seen[attribute]
    if (state !== null && list?.at(-1)?.state !== state) list?.push({ at: location.hash.slice(1), state })
  }
  const isScreen = (node: Node): node is Element =>
    node instanceof Element && node.matches('div[data-state]:not([data-scope])')
  new MutationObserver((changes) => {
    for (const { type, attributeName, oldValue, target, removedNodes } of changes) {
      const isPart = parts.includes(attributeName ?? '')
      if (type === 'attributes' && attributeName && (target === document.documentElement || isPart || isScreen(target)))
        note(attributeName, oldValue)
      removedNodes.forEach((node) => isScreen(node) && note('data-state', node.getAttribute('data-state')))
    }
    note('data-state', document.querySelector(screen)?.getAttribute('data-state') ?? null)
    note('data-session', document.documentElement.getAttribute('data-session'))
    for (const part of parts) note(part, document.querySelector(`[${part}]`)?.getAttribute(part) ?? null)
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: ['data-state', 'data-session', ...parts],
  })
}

/** Whatever the browser complains about, unless the test asked for it. */
function complaints(context: BrowserContext, origin: () => string) {
  const found: string[] = []
  const wanted: string[] = []
  const isWanted = (text: string) => wanted.some((part) => text.includes(part))
  context.on('console', (message: ConsoleMessage) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !isWanted(text)) found.push(text)
  })
  context.on('weberror', (error) => found.push(String(error.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin() && !['data:', 'blob:'].includes(url.protocol))
      found.push(`left the origin: ${request.url()}`)
  })
  return { found, wanted }
}

export const test = base.extend<{ world: World; phone: Phone }>({
  // Playwright wants its fixtures destructured, also when there are none.
  world: async ({}, use) => {
    const world = await openWorld()
    await use(world)
    await world.close()
  },
  phone: async ({ page, context, world }, use) => {
    const { found, wanted } = complaints(context, () => world.origin)
    await context.addInitScript(watch, { screen: SCREEN, parts: PARTS })
    await use({
      page,
      world,
      visit: async (path) => void (await page.goto(`${world.origin}/h5/#${path}`)),
      keeps: async (pieces) => {
        await page.addInitScript((kept) => {
          if (sessionStorage.getItem('kept')) return
          sessionStorage.setItem('kept', 'yes')
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(`quay:${key}`, JSON.stringify(value))
        }, pieces)
      },
      expectsFaultAt: (part) => void wanted.push(part),
      seen: (attribute) => page.evaluate((name) => window.seen[name] ?? [], attribute),
    })
    expect(found, `what the browser complained about:\n${found.join('\n')}\n`).toEqual([])
  },
})

export { expect }
