import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { findChromium, launchArgs } from '../chromium.mjs'
import { inClone } from '../lib/place.mjs'
import { serve } from './serve.ts'
import { sheetPage, type Pictured, type SheetLook } from './sheet-page.ts'

interface Wish {
  readonly built: string
  readonly look: SheetLook
  readonly only: readonly string[] | undefined
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags: readonly string[]
}

const BESIDE: ReadonlySet<string> = new Set(['welcome', 'matrix', 'foundations', 'ui', 'app', 'stock'])
const ELSEWHERE = 'welcome-words-and-tone--words'
const PHONE = { width: 390, height: 844 }
const PAGES = 2

async function storiesIn(built: string, only: Wish['only']): Promise<Entry[]> {
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries).filter(({ type, title }) => {
    const room = title.split('/')[0] ?? ''
    return type === 'story' && !BESIDE.has(room) && (!only || only.includes(room))
  })
}

async function openPreview(browser: Browser, url: string, { theme, locale }: SheetLook): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.addInitScript({ path: inClone('scripts', 'stories', 'show.js') })
  const globals = `theme:${theme};locale:${locale};motion:reduced;a11y.manual:!true`
  await page.goto(`${url}/iframe.html?id=${ELSEWHERE}&viewMode=story&globals=${globals}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

export async function makeSheet({ built, look, only }: Wish): Promise<void> {
  const folder = inClone('reports', 'sheet', `${look.theme}-${look.locale}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const stories = await storiesIn(built, only)
  const { url, close } = await serve(built, 0)
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArgs })
  const pictured = new Map<string, Pictured>()
  const faults: string[] = []
  const waiting = [...stories]
  async function work(): Promise<void> {
    const page = await openPreview(browser, url, look)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, title, name } = next
      const { fault, state } = await page.evaluate<{ fault: string; state: string }>(`showStory(${JSON.stringify(id)})`)
      // A part that stands alone is no state of a screen.
      if (state === '') continue
      await page.screenshot({ path: join(folder, `${id}.png`) })
      pictured.set(id, { id, title, name, state })
      if (fault) faults.push(`${id}: ${fault}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: PAGES }, work))
  } finally {
    await browser.close()
    await close()
  }
  const inOrder = stories.flatMap(({ id }) => pictured.get(id) ?? [])
  await writeFile(join(folder, 'index.html'), sheetPage(inOrder, look))
  process.stdout.write(`${inOrder.length} pictures: ${join(folder, 'index.html')}\n`)
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`)
    process.exitCode = 1
  }
}
