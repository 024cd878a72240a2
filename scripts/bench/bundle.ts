import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstLoad, LIMITS, sizesOf, TARGETS, visitsOf } from '../size.ts'
import { type Asked, askedAtFirst, type FirstPage } from './first-asked.ts'
import { judged, kilo } from './numbers.ts'
import { buildAndProbe, partsOf, type Chunk } from './probe.ts'
import { machine, type Section, type Table } from './report.ts'
import { total, weigh, type Weight } from './weights.ts'

/** Builds into a folder of its own, so that what others look at stays as it is. */
export async function measureBundle(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'quay-bench-build-'))
  try {
    const chunks = await buildAndProbe(folder)
    const files = firstLoad(folder)
    const pages = await askedAtFirst()
    return {
      title: 'Bundle',
      caption: `${machine()}. Kilobytes of 1000 bytes. A package is compressed alone and then scaled, so that the rows make up the whole; "bundler" is what joins the files.`,
      tables: [
        budget(folder),
        visitTable(pages),
        fileTable(folder, files),
        partTable(files.flatMap((file) => chunks.get(file) ?? [])),
        ...lists(folder),
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const cells = ({ minified, gzip, brotli }: Weight) => [kilo(minified), kilo(gzip), kilo(brotli)]

function budget(folder: string): Table {
  const { document, firstLoad: first, firstLoadOfAll, firstRequests, addresses, routes, catalogues } = sizesOf(folder)
  const row = (caption: string, key: keyof typeof TARGETS, value: number, show = kilo) => [
    caption,
    show(value),
    show(TARGETS[key]),
    show(LIMITS[key]),
    judged(value, TARGETS[key], LIMITS[key]),
  ]
  return {
    caption: 'Against the budget, brotli',
    head: ['', 'kB', 'target', 'fails at', ''],
    rows: [
      row('document', 'document', document),
      row('scripts of the first load', 'firstLoad', first),
      row('the same, once every address has its screen', 'firstLoad', firstLoadOfAll),
      row('requests of the first load', 'firstRequests', firstRequests, String),
      row('the other addresses, once', 'addresses', addresses),
      row('largest extra of one screen', 'route', Math.max(...Object.values(routes))),
      row('largest catalogue', 'catalogue', Math.max(...Object.values(catalogues))),
    ],
  }
}

const visitTable = (pages: Record<FirstPage, readonly Asked[]>): Table => ({
  caption: 'A first visit until it is idle: a browser without a worker, heads of answers counted',
  head: ['', 'measured', 'target', 'fails at', ''],
  rows: visitsOf(pages).flatMap(({ page, bytes, requests, ahead }) => [
    [`${page}, kB`, kilo(bytes), kilo(TARGETS.visit), kilo(LIMITS.visit), judged(bytes, TARGETS.visit, LIMITS.visit)],
    [`${page}, requests`, requests, TARGETS.asked, LIMITS.asked, judged(requests, TARGETS.asked, LIMITS.asked)],
    [
      `${page}, then ahead, kB`,
      kilo(ahead),
      kilo(TARGETS.ahead),
      kilo(LIMITS.ahead),
      judged(ahead, TARGETS.ahead, LIMITS.ahead),
    ],
  ]),
})

function fileTable(folder: string, files: readonly string[]): Table {
  const weights = files.map((file) => weigh(readFileSync(join(folder, file))))
  return {
    caption: 'First load by file',
    head: ['file', 'minified', 'gzip', 'brotli'],
    rows: [
      ...files.map((file, at) => [plainName(file), ...cells(weights[at] as Weight)]),
      ['all', ...cells(total(weights))],
    ],
  }
}

const plainName = (file: string) => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')

const partTable = (chunks: readonly Chunk[]): Table => ({
  caption: 'First load by package',
  head: ['package', 'minified', 'gzip', 'brotli'],
  rows: partsOf(chunks).map(({ name, weight }) => [name, ...cells(weight)]),
})

function lists(folder: string): Table[] {
  const { routes, catalogues } = sizesOf(folder)
  const rowsOf = (sizes: Record<string, number>, nameOf: (key: string) => string) =>
    Object.entries(sizes)
      .toSorted(([, a], [, b]) => b - a)
      .map(([key, size]) => [nameOf(key), kilo(size)])
  const areas = new Set(Object.keys(catalogues).map(areaOf))
  return [
    {
      caption: 'Extra of each screen, brotli',
      head: ['screen', 'kB'],
      rows: rowsOf(routes, (key) => /screens\/(.*)\.route/.exec(key)?.[1] ?? key),
    },
    {
      caption: 'Catalogues, brotli',
      head: ['area', 'en', 'largest', 'in'],
      rows: [...areas].map((area) => {
        const files = Object.entries(catalogues).filter(([key]) => areaOf(key) === area)
        const [largest] = files.toSorted(([, a], [, b]) => b - a)
        const english = files.find(([key]) => key.endsWith('/en.po'))
        return [area, kilo(english?.[1] ?? 0), kilo(largest?.[1] ?? 0), tagOf(largest?.[0] ?? '')]
      }),
    },
  ]
}

const areaOf = (key: string) => key.split('/').at(-2) ?? ''
const tagOf = (key: string) => /([\w-]+)\.po$/.exec(key)?.[1] ?? ''
