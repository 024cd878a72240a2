import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BUILT } from '#src/sitemap.ts'
import { PENDING } from '#tests/spec/pending.ts'
import { type Asked, askedAtFirst, type FirstPage } from './bench/first-asked.ts'
import { FIRST, OFTEN } from './vite/kit.ts'

interface Entry {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

export type Manifest = Record<string, Entry>

const OTHERS = 'src/app/routeTree.gen.ts'

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest

export function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key]
  if (!entry || seen.has(entry.file)) return seen
  seen.add(entry.file)
  entry.imports?.forEach((next) => closureOf(manifest, next, seen))
  return seen
}

/** The build has compressed each file as well as it goes. */
export const brotliSize = (folder: string, file: string): number => statSync(`${folder}/${file}.br`).size
export const gzipSize = (folder: string, file: string): number => gzipSync(readFileSync(`${folder}/${file}`)).length

const NAMES = Object.keys(BUILT).join(' ')

function withEveryName(folder: string, file: string): number {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  return brotliCompressSync(text.replace(NAMES, [NAMES, ...PENDING].join(' '))).length
}

const keyOf = (manifest: Manifest, part: string): string =>
  Object.keys(manifest).find((key) => key.startsWith(part)) ?? part

export function firstLoad(folder: string, tag = 'en'): string[] {
  const manifest = manifestOf(folder)
  const files = new Set<string>()
  for (const key of [keyOf(manifest, `_${FIRST}-`), `src/locales/app/${tag}.po`])
    closureOf(manifest, key).forEach((file) => files.add(file))
  return [...files]
}

export interface Sizes {
  document: number
  firstLoad: number
  /** When every address of the specification has its screen: each is known by its name. */
  firstLoadOfAll: number
  firstRequests: number
  /** The addresses beside home's, and what they all need: fetched once, before the first other screen. */
  addresses: number
  routes: Record<string, number>
  catalogues: Record<string, number>
}

export function sizesOf(folder: string): Sizes {
  const manifest = manifestOf(folder)
  const first = new Set(firstLoad(folder))
  const shared = closureOf(manifest, keyOf(manifest, `_${OFTEN}-`), closureOf(manifest, OTHERS))
  const late = [...shared].filter((file) => !first.has(file))
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotliSize(folder, file), 0)
  const routes = Object.keys(manifest).filter((key) => key.includes('.route.tsx') || key.endsWith('-flow-page.tsx'))
  return {
    document: brotliSize(folder, 'index.html'),
    firstLoad: sum(first),
    firstLoadOfAll: [...first].reduce((total, file) => total + withEveryName(folder, file), 0),
    firstRequests: first.size + 1,
    addresses: sum(late),
    routes: Object.fromEntries(
      routes.map((key) => [
        key,
        sum([...closureOf(manifest, key)].filter((file) => !first.has(file) && !shared.has(file))),
      ]),
    ),
    catalogues: Object.fromEntries(
      Object.keys(manifest)
        .filter((key) => key.endsWith('.po'))
        .map((key) => [key, brotliSize(folder, (manifest[key] as Entry).file)]),
    ),
  }
}

export const TARGETS = {
  document: 3_000,
  firstLoad: 135_000,
  firstRequests: 16,
  addresses: 12_000,
  route: 25_000,
  catalogue: 5_000,
  visit: 200_000,
  asked: 16,
  ahead: 12_000,
} as const

export const LIMITS = {
  document: 10_000,
  firstLoad: 145_000,
  firstRequests: 20,
  addresses: 20_000,
  route: 32_000,
  catalogue: 8_000,
  visit: 200_000,
  asked: 17,
  ahead: 16_000,
} as const

export function faultsOf(sizes: Sizes): string[] {
  const over = (name: string, size: number, limit: number) =>
    size > limit ? [`${name}: ${size} is more than ${limit}`] : []
  return [
    ...over('document', sizes.document, LIMITS.document),
    ...over('first load', sizes.firstLoad, LIMITS.firstLoad),
    ...over('first load with every address', sizes.firstLoadOfAll, LIMITS.firstLoad),
    ...over('first requests', sizes.firstRequests, LIMITS.firstRequests),
    ...over('addresses', sizes.addresses, LIMITS.addresses),
    ...Object.entries(sizes.routes).flatMap(([route, size]) => over(route, size, LIMITS.route)),
    ...Object.entries(sizes.catalogues).flatMap(([catalogue, size]) => over(catalogue, size, LIMITS.catalogue)),
  ]
}

const largest = (sizes: Record<string, number>) => Math.max(...Object.values(sizes))

const bytesOf = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0)

/** What a first visit of each page brings, from the first byte until it is idle, and what it fetches ahead then. */
export const visitsOf = (pages: Record<FirstPage, readonly Asked[]>) =>
  Object.entries(pages).map(([page, all]) => {
    const asked = all.filter(({ isAhead }) => !isAhead)
    return {
      page,
      bytes: bytesOf(asked),
      requests: asked.length,
      ahead: bytesOf(all) - bytesOf(asked),
    }
  })

function faultsOfVisits(pages: Record<FirstPage, readonly Asked[]>): string[] {
  const list = (page: string) => pages[page as FirstPage].map(({ name, bytes }) => `${name} ${bytes}`).join(', ')
  return visitsOf(pages)
    .filter(({ bytes, requests, ahead }) => bytes > LIMITS.visit || requests > LIMITS.asked || ahead > LIMITS.ahead)
    .map(
      ({ page, bytes, requests, ahead }) =>
        `first visit of ${page}: ${bytes} bytes in ${requests} requests, then ${ahead} ahead: ${list(page)}`,
    )
}

async function check(): Promise<void> {
  const sizes = sizesOf('dist')
  const pages = await askedAtFirst()
  const faults = [...faultsOf(sizes), ...faultsOfVisits(pages)]
  const rows = [
    ['document', sizes.document, 'document'],
    ['first load', sizes.firstLoad, 'firstLoad'],
    ['first load with every address', sizes.firstLoadOfAll, 'firstLoad'],
    ['requests of the first load', sizes.firstRequests, 'firstRequests'],
    ['the other addresses', sizes.addresses, 'addresses'],
    ['largest extra of one screen', largest(sizes.routes), 'route'],
    ['largest catalogue', largest(sizes.catalogues), 'catalogue'],
    ...visitsOf(pages).flatMap(({ page, bytes, requests, ahead }) => [
      [`first visit of ${page}, bytes`, bytes, 'visit'] as const,
      [`first visit of ${page}, requests`, requests, 'asked'] as const,
      [`fetched ahead after that, bytes`, ahead, 'ahead'] as const,
    ]),
  ] as const
  for (const [says, size, key] of rows)
    console.log(`${says}: ${size}, target ${TARGETS[key]}, fails above ${LIMITS[key]}`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.main) await check()
