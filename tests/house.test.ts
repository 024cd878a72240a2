import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Address, Path } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import type { Built } from '#src/lib/places.ts'
import { BUILT } from '#src/sitemap.ts'
import { CALLS, OURS } from './spec/calls.ts'
import { PENDING, PENDING_ASKED, PENDING_CALLS, PENDING_STATES } from './spec/pending.ts'
import { SCREENS } from './spec/screens.ts'

const WORDS =
  'home trade merchant market session account cancellation export security device factor ledger team reward wallet recharge withdrawal payout-address transfer payment deposit service bank-file card notice invest subscription robot project equity attachment picture shop shop-order refund affiliate goods cart parcel order address location points coupon store news video college exam live mall link web desk'.split(
    ' ',
  )

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())

const foldersIn = (folder: string, beside: readonly string[]): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !beside.includes(entry.name))
    .map((entry) => entry.name)

const lines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

const CODE = ['contract', 'machines', 'server', 'src', 'stories', 'tests', 'scripts', '.storybook']
const source = CODE.flatMap(files).filter((name) => /\.(ts|tsx|mjs|js)$/.test(name))
const GENERATED = new Set(['src/app/routeTree.gen.ts', 'server/schema.ts'])
const isData = (name: string) => /^(tests\/(spec|walks)|server\/(words|seeds)|stories\/fixtures)\//.test(name)

const HERE = 'tests/house.test.ts'
const MARKS =
  /TODO|FIXME|@ts-(ignore|nocheck|expect-error)|\bas any\b|\.(skip|only)\(|waitForTimeout|dangerouslySetInnerHTML|(ox|es)lint-disable/

const built = new Map<string, string>(Object.entries(BUILT).map(([path, file]) => [path, join('src', file)]))

describe('one word for each domain, in every room', () => {
  it.each([
    ['machines', ['lib', 'stock']],
    ['server', ['lib', 'paper', 'postgres', 'migrations', 'functions', 'seeds', 'words']],
    ['src/screens', []],
    ['src/parts', []],
    ['stories', ['lib', 'fixtures', 'ui', 'stock', 'app']],
  ] as const)('%s speaks them', (room, beside) => {
    expect(foldersIn(room, beside).filter((name) => !WORDS.includes(name))).toEqual([])
  })

  it('names every room of the contract with one', () => {
    const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(Object.keys(contract).filter((name) => !WORDS.includes(dashed(name)))).toEqual([])
  })
})

describe('every address of the specification', () => {
  it('is either built or on the list of those to come, and that list only shrinks', () => {
    const known = SCREENS.map((screen) => screen.path)
    expect([...built.keys(), ...PENDING].sort()).toEqual([...known].sort())
    expect(PENDING).toHaveLength(22)
    expectTypeOf<Path>().toEqualTypeOf<keyof typeof BUILT | (typeof PENDING)[number]>()
  })

  it('is a link only with what it must name, and only while it is built', () => {
    expectTypeOf<'/pages/orders/sell_order'>().not.toExtend<Address>()
    expectTypeOf<'/pages/orders/sell_order?order_no=T1'>().toExtend<Built>()
    expectTypeOf<'/pages/news/news_detail?id=1'>().toExtend<Address>()
    expectTypeOf<'/pages/news/news_detail?id=1'>().not.toExtend<Built>()
    expectTypeOf<'/pages/my/langs'>().not.toExtend<Address>()
  })

  it('asks for the access that the specification gives it', () => {
    const asked = [...built].map(([path, file]) => [path, /access: '([\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1]])
    const given = [...built.keys()].map((path) => [path, SCREENS.find((screen) => screen.path === path)?.access])
    expect(asked).toEqual(given)
  })

  it('stands in the generated route tree', () => {
    const tree = readFileSync('src/app/routeTree.gen.ts', 'utf8')
    expect([...built.keys()].filter((path) => !tree.includes(`'${path}'`))).toEqual([])
  })
})

const standing = Object.values(contract).flatMap((room) => Object.values(room))

describe('every call of the contract', () => {
  const asked = standing.map(({ method, path, access }) => `${method} ${path} ${access}`)
  const spoken = [...CALLS, ...OURS].map((call) => call.join(' '))

  it('is one of the specification or one of ours beside it, asked the same way by the same people', () => {
    expect(asked.filter((call) => !spoken.includes(call))).toEqual([])
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('stands where the specification has it, or is on the list of those to come, and that list only shrinks', () => {
    const missing = spoken.filter((call) => !asked.includes(call))
    expect(missing.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual(PENDING_CALLS)
    expect(PENDING_CALLS).toHaveLength(50)
  })
})

describe('what the screens of the specification ask', () => {
  const paths = new Set<string>(standing.map(({ path }) => path))
  const toCome = (screens: typeof SCREENS) =>
    new Set(screens.flatMap(({ calls }) => calls.filter((call) => !paths.has(call))))

  it('are its calls, and none of its calls is asked by nobody', () => {
    const asked = new Set(SCREENS.flatMap(({ calls }) => calls))
    expect([...asked].toSorted()).toEqual([...new Set(CALLS.map(([, path]) => path))].toSorted())
  })

  it('stands where the screen stands, but for what waits for something else', () => {
    const waiting = SCREENS.filter(({ path }) => built.has(path))
      .map((screen) => [screen.path, [...toCome([screen])]] as const)
      .filter(([, calls]) => calls.length > 0)
    expect(Object.fromEntries(waiting)).toEqual(PENDING_ASKED)
  })

  it('and nothing waits that no screen waits for', () => {
    const awaited = toCome(SCREENS.filter(({ path }) => !built.has(path)))
    const waited = new Set([...awaited, ...Object.values(PENDING_ASKED).flat()])
    expect(PENDING_CALLS.filter((call) => !waited.has(call.split(' ')[1] ?? ''))).toEqual([])
  })

  it('and what waits only becomes less', () => {
    const many = (lists: Readonly<Record<string, readonly string[]>>) => Object.values(lists).flat().length
    expect([many(PENDING_ASKED), many(PENDING_STATES)]).toEqual([6, 3])
  })
})

describe('files', () => {
  it('are short enough to be read at one go; tables of data may be longer', () => {
    const most = (name: string) => (isData(name) ? 500 : 350)
    expect(source.filter((name) => !GENERATED.has(name) && lines(name) > most(name))).toEqual([])
  })

  it('are named in words that a stranger can guess', () => {
    const odd = source.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|tsx|mjs|js)$/.test(basename(name)))
    expect(odd.filter((name) => !GENERATED.has(name))).toEqual([])
  })

  it('write every pattern down: one that is built out of what somebody typed breaks, or never comes to its end', () => {
    const ours = source.filter((name) => /^(contract|machines|server|src)\//.test(name))
    expect(ours.filter((name) => /\bRegExp\(/.test(readFileSync(name, 'utf8')))).toEqual([])
  })

  it('ask in no style for the first child or one by its number: emotion puts its own in between', () => {
    const asks = source.filter(
      (name) => name !== HERE && /:(first|nth|only)(-last)?-child/.test(readFileSync(name, 'utf8')),
    )
    expect(asks).toEqual([])
  })

  it('leave nothing for later and silence nobody', () => {
    const ours = source.filter((name) => name !== HERE && !GENERATED.has(name))
    expect(ours.filter((name) => MARKS.test(readFileSync(name, 'utf8')))).toEqual([])
  })
})
