import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { findChromium, launchArgs } from '../chromium.mjs'
import { inClone } from '../lib/place.mjs'
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

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname))
    stat(path).then(
      (found) => {
        if (!found.isFile()) return response.writeHead(404).end()
        response.writeHead(200, { 'content-type': KINDS[extname(path)] ?? 'application/octet-stream' })
        return createReadStream(path).pipe(response)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((open) => void server.listen(0, '127.0.0.1', open))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

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
  const { url, close } = await serve(built)
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
    close()
  }
  const inOrder = stories.flatMap(({ id }) => pictured.get(id) ?? [])
  await writeFile(join(folder, 'index.html'), sheetPage(inOrder, look))
  process.stdout.write(`${inOrder.length} pictures: ${join(folder, 'index.html')}\n`)
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`)
    process.exitCode = 1
  }
}
