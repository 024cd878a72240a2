import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium, launchArgs } from '../../scripts/chromium.mjs'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { book, ensureBook } from '../../scripts/lib/build.mjs'
import { serve } from '../../scripts/stories/serve.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly type: string
}

const PATIENCE = 60_000

let server: Awaited<ReturnType<typeof serve>>
let browser: Browser
let entries: Readonly<Record<string, Entry>>

beforeAll(async () => {
  await ensureBook()
  entries = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8')).entries
  server = await serve(book, 0)
  browser = await chromium.launch({ executablePath: findChromium(), args: launchArgs })
}, 600_000)

afterAll(async () => {
  await browser.close()
  await server.close()
})

async function open(address: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${server.url}/${address}`)
  return page
}

it('opens on the welcome page, which counts what there is', async () => {
  const began = performance.now()
  const page = await open('')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('heading', { level: 1, name: 'Quay, screen by screen' }).waitFor()
  leaveFact('book', `The book of the stories opens in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  await preview.getByText(/^10\s+languages$/).waitFor()
  expect(await page.getByRole('link', { name: 'Welcome', exact: true }).count()).toBe(1)
})

it('shows the foundations with their stories', async () => {
  const page = await open('?path=/docs/foundations-foundations--docs')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('heading', { level: 1, name: 'Foundations' }).waitFor()
  await preview
    .frameLocator('iframe')
    .first()
    .getByRole('cell', { name: 'paper the ground of a page', exact: true })
    .waitFor()
})

it('shows the chart of a screen to whoever comes to it', async () => {
  const page = await open('iframe.html?id=news-news-list--docs&viewMode=docs')
  const chart = page.getByRole('img', { name: 'State chart' })
  await chart.scrollIntoViewIfNeeded()
  await chart.getByText('opening', { exact: true }).first().waitFor()
})

it('shows every page of docs: its heading, its stories, and no error', async () => {
  // A story that is left before axe has looked at it has Storybook load the page anew; a page of docs has not.
  const page = await open('iframe.html?id=news-news-list--docs&viewMode=docs')
  await page.locator('#storybook-docs h1').waitFor()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // Each story is proven by itself; here their frames stay empty.
  await page.route('**/iframe.html*', (route) => route.abort())
  const shown = page.locator('#storybook-docs h1')
  const docs = Object.values(entries).filter(({ type }) => type === 'docs')
  const seen = []
  for (const { id, title } of docs) {
    await page.evaluate(showDocs, id)
    await shown.waitFor({ timeout: 20_000 }).catch(() => undefined)
    seen.push({ id, title, ...(await page.evaluate(read)), errors: errors.splice(0) })
  }
  expect(seen.filter(({ heading, title }) => heading !== title.split('/').at(-1))).toEqual([])
  expect(seen.filter(({ isBroken, errors: heard }) => isBroken || heard.length > 0)).toEqual([])
  expect(seen.filter(({ id, stories }) => stories.length === 0 || !stories.every((one) => isOf(id, one)))).toEqual([])
  expect(seen.length).toBeGreaterThan(100)
})

const isOf = (docs: string, story: string | null) => story !== null && entries[story]?.title === entries[docs]?.title

interface Channel {
  once(name: string, hear: () => void): void
  emit(name: string, what: object): void
}

/** Runs in the preview; what does not come is seen by what stands there. */
async function showDocs(id: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  const shown = new Promise<void>((done) => channel.once('docsRendered', done))
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  await Promise.race([shown, new Promise((late) => setTimeout(late, 20_000))])
}

/** Runs in the preview. */
const read = () => ({
  heading: document.querySelector('#storybook-docs h1')?.textContent,
  isBroken: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
  stories: [...document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')].map(({ src }) =>
    new URL(src).searchParams.get('id'),
  ),
})
