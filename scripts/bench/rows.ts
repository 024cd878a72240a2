import { chromium, type CDPSession, type Page } from 'playwright'
import { findChromium, launchArgs } from '../chromium.mjs'
import { inClone } from '../lib/place.mjs'
import { PHONE, POPUP_SEEN } from './phone.ts'

export const ROWS = 10_000
/** So many pages before the end the phone becomes slow. */
const SLOW_PAGES = 20
const FLING = { pixels: 60_000, pixelsPerSecond: 20_000 }
const SLOWER = 4
const PATIENCE_MS = 30_000

/** Collections that live: to look through thousands of elements in every frame would be most of what is measured. */
const SHELF = `globalThis.shelf = {
  items: document.querySelector('main').getElementsByTagName('li'),
  buttons: document.querySelector('main').getElementsByTagName('button'),
  rows() {
    return this.items.length
  },
  more() {
    const last = this.buttons[this.buttons.length - 1]
    if (last?.textContent === 'Show more') last.click()
  },
  async until(rows) {
    let [had, since] = [0, performance.now()]
    while (this.rows() < rows) {
      if (had !== this.rows()) [had, since] = [this.rows(), performance.now()]
      if (performance.now() - since > ${PATIENCE_MS}) throw new Error(\`No row after the \${had} that are there.\`)
      this.more()
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }
  },
  atEnd: () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
}`

export interface Scrolled {
  /** The longest task while the last pages were added, and while all of it was scrolled through. */
  readonly adding: number
  readonly scrolling: number
  /** Megabytes of the page and elements in it, each time one has come to an end. */
  readonly heap: readonly number[]
  readonly elements: readonly number[]
}

export async function scrollRows(origin: string): Promise<Scrolled & { version: string }> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium is here; name one with CHROMIUM=/path/to/chromium.')
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    const context = await browser.newContext(PHONE)
    await context.addInitScript(POPUP_SEEN)
    const page = await context.newPage()
    await page.addInitScript({ path: inClone('scripts', 'bench', 'page-watch.js') })
    await page.goto(`${origin}/h5/#/pages/shop/shop`)
    await page.locator('main ul > li').first().waitFor()
    const devtools = await context.newCDPSession(page)
    return { ...(await scrolled(page, devtools)), version: browser.version() }
  } finally {
    await browser.close()
  }
}

async function scrolled(page: Page, devtools: CDPSession): Promise<Scrolled> {
  await page.evaluate(SHELF)
  await page.evaluate(`shelf.until(${ROWS - 10 * SLOW_PAGES})`)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate('felt.tasks.length = 0')
  await page.evaluate(`shelf.until(${ROWS})`)
  const adding = await longest(page)
  await fling(page, devtools, -1, 'scrollY === 0')
  await page.evaluate('felt.tasks.length = 0')
  const weights = []
  for (const round of ['down', 'up', 'down', 'up'] as const) {
    if (round === 'down') await fling(page, devtools, 1, 'shelf.atEnd()')
    else await fling(page, devtools, -1, 'scrollY === 0')
    weights.push(await weigh(devtools))
  }
  return {
    adding,
    scrolling: await longest(page),
    heap: weights.map(({ heap }) => heap),
    elements: weights.map(({ elements }) => elements),
  }
}

const longest = async (page: Page) => Math.max(0, ...((await page.evaluate('felt.tasks')) as number[]))

async function fling(page: Page, devtools: CDPSession, towards: 1 | -1, isThere: string): Promise<void> {
  const { pixels, pixelsPerSecond } = FLING
  while (!(await page.evaluate(isThere)))
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 420,
      yDistance: -towards * pixels,
      speed: pixelsPerSecond,
      gestureSourceType: 'touch',
    })
}

/** Of what is still needed. */
async function weigh(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize') / 1e6, elements: of('Nodes') }
}
