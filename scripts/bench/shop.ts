import { APP_KEY } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { startChild } from './child.ts'
import { quantile } from './numbers.ts'
import { machine, type Section, type Table } from './report.ts'
import { ROWS, scrollRows, type Scrolled } from './rows.ts'
import { openCatalogue } from './shop-world.ts'

const FEW = 1_000
const MANY = 100_000
const WARM = 60
const ASKED = 600
const MOST_MS = 50
const MOST_RATIO = 1.3
const MOST_TASK = 100
const MOST_GROWTH = 1.05

interface Ask {
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  readonly language?: string
}

const search = (language: string, keyword: string): Ask => ({ path: shop.goods.path, fields: { keyword }, language })

/** From the first letters that are asked for to the last one. */
const typed = (language: string, least: number, words: readonly string[]) =>
  words.flatMap((word) =>
    Array.from({ length: word.length - least + 1 }, (_, more) => search(language, word.slice(0, least + more))),
  )

const ASKS: Readonly<Record<string, readonly Ask[]>> = {
  'first page of the shop': [{ path: shop.index.path }],
  'first page of its goods': [{ path: shop.goods.path }],
  'first page of a category': [1, 2, 3, 4, 5, 6].map((id) => ({ path: shop.goods.path, fields: { cate_id: `${id}` } })),
  'German, as one types': typed('de', 2, ['Sturmlaterne', 'Emaillebecher', 'Wolldecke', 'Segeltuchkissen bar']),
  'German, misspelt': ['Sturmlatrene', 'Emailbecher', 'Woldecke', 'Segeltuchkisen'].map((word) => search('de', word)),
  'Chinese, as one types': typed('zh-cn', 1, ['防风马灯', '搪瓷杯', '羊毛毯', '船帆布靠垫']),
  'Chinese, misspelt': ['防风码灯', '搪磁杯', '羊毛坛', '船帆步靠垫'].map((word) => search('zh-cn', word)),
}

async function openShop(goods: number) {
  const world = await openCatalogue(goods)
  const house = await startChild<number>('house.ts', world.door)
  const origin = `http://127.0.0.1:${house.ready}`
  return {
    origin,
    async milliseconds({ path, fields, language = 'en-us' }: Ask): Promise<number> {
      const began = performance.now()
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
        body: new URLSearchParams({ app_key: APP_KEY, ...fields }).toString(),
      })
      const { code, msg } = (await answer.json()) as { code: number; msg: string }
      if (code !== 1) throw new Error(`${path} was refused: ${msg}`)
      return performance.now() - began
    },
    async close() {
      await house.leave()
      await world.close()
    },
  }
}

interface Times {
  readonly few: number[]
  readonly many: number[]
}

async function measured() {
  const few = await openShop(FEW)
  const many = await openShop(MANY)
  const all = new Map<string, Times>()
  try {
    for (const [caption, asks] of Object.entries(ASKS)) {
      const times: Times = { few: [], many: [] }
      for (let at = -WARM; at < ASKED; at += 1) {
        const ask = asks[(at + WARM) % asks.length] as Ask
        const [short, long] = [await few.milliseconds(ask), await many.milliseconds(ask)]
        if (at < 0) continue
        times.few.push(short)
        times.many.push(long)
      }
      all.set(caption, times)
    }
    return { all, scrolled: await scrollRows(many.origin) }
  } finally {
    await few.close()
    await many.close()
  }
}

const verdict = (value: number, target: number) => (value <= target ? 'met' : 'FAILS')

function catalogueTable(all: ReadonlyMap<string, Times>): Table {
  const rows = [...all].map(([caption, { few, many }]) => ({
    caption,
    few: quantile(few, 0.95),
    many: quantile(many, 0.95),
    p50: quantile(many, 0.5),
  }))
  const longest = Math.max(...rows.map(({ many }) => many))
  const worst = Math.max(...rows.map(({ few, many }) => many / few))
  return {
    caption: `${MANY} goods against ${FEW}: p95 ${longest.toFixed(1)} ms at most, target ${MOST_MS}: ${verdict(longest, MOST_MS)}; ${worst.toFixed(2)} times as long, target ${MOST_RATIO}: ${verdict(worst, MOST_RATIO)}`,
    head: ['', `p95 ms at ${FEW}`, `p95 ms at ${MANY}`, 'ratio', `p50 ms at ${MANY}`],
    rows: rows.map(({ caption, few, many, p50 }) => [
      caption,
      few.toFixed(1),
      many.toFixed(1),
      (many / few).toFixed(2),
      p50.toFixed(1),
    ]),
  }
}

function rowsTable({ adding, scrolling, heap, elements }: Scrolled): Table {
  const task = Math.max(adding, scrolling)
  const [first = 0, last = 0] = [heap[1], heap.at(-1)]
  const growth = last / first
  const weight = (at: number) => `${heap[at]?.toFixed(1)} MB, ${elements[at]} nodes`
  return {
    caption: `${ROWS} goods on the phone: longest task ${task.toFixed(0)} ms, target ${MOST_TASK}: ${verdict(task, MOST_TASK)}; after a second time down and up ${growth.toFixed(3)} of the memory after the first, target ${MOST_GROWTH}: ${verdict(growth, MOST_GROWTH)}`,
    head: ['', 'measured'],
    rows: [
      ['longest task while the last 200 are added, ms', adding.toFixed(0)],
      ['longest task while all are scrolled through, down and up twice, ms', scrolling.toFixed(0)],
      ['at the top again, after once', weight(1)],
      ['at the top again, after twice', weight(3)],
    ],
  }
}

export async function measureShop(): Promise<Section> {
  const { all, scrolled } = await measured()
  return {
    title: 'Shop',
    caption: `${machine(scrolled.version)}. The things of the demo in ten languages, each again and again by another of 5832 makers, in catalogues of ${FEW} and of ${MANY} on a PostgreSQL and a house of their own; one visitor with a kept-alive connection asks both in turn, ${ASKED} times a row. As one types: a search for every letter from those on by which the phone asks. On the phone, 390x844 at 2 and 4x CPU, the list is read page by page to ${ROWS} goods and scrolled with a finger that covers 20,000 pixels a second.`,
    tables: [catalogueTable(all), rowsTable(scrolled)],
  }
}
