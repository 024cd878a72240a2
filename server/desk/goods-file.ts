import type { LocaleTag } from '#contract/locales.ts'
import { minorOf } from '#contract/money.ts'
import { SHOPS, type Shop } from '#contract/shop.ts'
import { MOTIFS } from '../shop/motifs.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import type { GoodsText } from '../shop/queries.ts'
import { type Catalogue, type GoodsKept, keyOf, type VariantKept } from './goods-kept.ts'
import { pickedIn, type Values, valuesOf } from './goods-options.ts'
import { type Fault, OTHER_TAGS, quoted, type Row, type Table } from './goods-table.ts'

export interface Known {
  readonly catalogue: Catalogue
  readonly categories: ReadonlySet<string>
  /** Whose goods the file has; nobody's but the house's, where there is none. */
  readonly store: string | null
}

interface Reading extends Known {
  readonly columns: ReadonlySet<string>
  readonly values: Values
  fault(line: number, what: string): void
}

interface Wished {
  readonly wished: readonly GoodsKept[]
  readonly faults: readonly Fault[]
}

/** What the file says of goods, over what is known of them; nothing of it counts while there is a fault. */
export function goodsIn({ columns, rows, faults }: Table, known: Known): Wished {
  const found = [...faults]
  const fault = (line: number, what: string) => void found.push({ line, what })
  const reading = { ...known, columns, values: valuesOf(known.catalogue.values()), fault }
  const wished = groupsOf(rows, fault).map((group) => goodsOf(group, reading))
  return { wished, faults: found.toSorted((one, other) => one.line - other.line) }
}

type Group = readonly [Row, ...Row[]]

const codeIn = ({ cells }: Row) => cells.get('code') ?? ''

function groupsOf(rows: readonly Row[], fault: Reading['fault']): Group[] {
  const groups: [Row, ...Row[]][] = []
  const ended = new Map<string, number>()
  for (const row of rows) {
    const code = codeIn(row)
    const last = groups.at(-1)
    if (last && codeIn(last[0]) === code) last.push(row)
    else {
      const before = ended.get(code)
      if (before !== undefined)
        fault(row.line, `${quoted(code)} stands on line ${before} already; lines of the same goods stand together`)
      groups.push([row])
    }
    ended.set(code, row.line)
    if (!/^[a-z0-9-]{2,32}$/.test(code))
      fault(row.line, `code ${quoted(code)} is not 2 to 32 small letters, digits and hyphens`)
  }
  return groups
}

function goodsOf(group: Group, reading: Reading): GoodsKept {
  const [first] = group
  const { catalogue, store, columns, values: known, fault } = reading
  const code = codeIn(first)
  const kept = catalogue.get(code)
  refuseOtherWords(group, reading)
  if (kept && kept.store !== store)
    fault(first.line, `${code} is sold by ${kept.store ?? HOUSE}, not by ${store ?? HOUSE}`)
  const shop = shopIn(first, kept, reading)
  const { options, picks } = pickedIn(group, { kept, known, columns, fault })
  const variants = new Map<string, VariantKept>()
  for (const [at, row] of group.entries()) {
    const own = picks[at] ?? []
    const key = keyOf(own)
    if (variants.has(key)) fault(row.line, 'is a variant that stands above already')
    variants.set(key, { picks: own, ...variantIn(row, shop, kept?.variants[key], reading), is_on: true })
  }
  const before = Object.entries(kept?.variants ?? {}).map(([key, one]) => [key, { ...one, is_on: false }] as const)
  return {
    code,
    shop,
    category: categoryIn(first, reading),
    store,
    motif: motifIn(first, kept, reading),
    texts: textsIn(first, kept, reading),
    options,
    pictures: kept?.pictures ?? [],
    is_on: kept?.is_on ?? true,
    variants: Object.fromEntries([...before, ...variants]),
  }
}

const HOUSE = 'the house'

const SAID_OF_GOODS = ['name', 'brief', 'text', 'facts'] as const
const OF_GOODS = [
  'category',
  'shop',
  'motif',
  ...SAID_OF_GOODS.flatMap((said) => [said, ...OTHER_TAGS.map((tag) => `${said}:${tag}`)]),
]

function refuseOtherWords([first, ...others]: Group, { fault }: Reading): void {
  for (const { line, cells } of others)
    for (const column of OF_GOODS) {
      const text = cells.get(column) ?? ''
      if (text !== '' && text !== first.cells.get(column))
        fault(line, `${column} is another one than on line ${first.line}`)
    }
}

function categoryIn({ line, cells }: Row, { categories, fault }: Reading): string {
  const category = cells.get('category') ?? ''
  if (category === '') fault(line, 'category is missing')
  else if (!categories.has(category))
    fault(line, `there is no category ${quoted(category)}: ${[...categories].join(', ')}`)
  return category
}

function shopIn({ line, cells }: Row, kept: GoodsKept | undefined, { store, fault }: Reading): Shop {
  const said = cells.get('shop') ?? ''
  const shop = SHOPS.find((one) => one === said)
  if (said !== '' && !shop) fault(line, `there is no shop ${quoted(said)}: ${SHOPS.join(', ')}`)
  if (kept && shop && shop !== kept.shop) fault(line, `${kept.code} stays in ${kept.shop}: goods change no shop`)
  const sold = shop ?? kept?.shop ?? 'shop'
  if (store !== null && sold !== 'shop') fault(line, `a store sells nothing for ${sold}`)
  return sold
}

const PLAIN = 'basket'

function motifIn({ line, cells }: Row, kept: GoodsKept | undefined, { fault }: Reading): string {
  const motif = cells.get('motif') ?? ''
  if (motif !== '' && !(MOTIFS as readonly string[]).includes(motif))
    fault(line, `there is no motif ${quoted(motif)}: ${MOTIFS.join(', ')}`)
  return motif || (kept?.motif ?? PLAIN)
}

function textsIn(row: Row, kept: GoodsKept | undefined, reading: Reading): ByLocale<GoodsText> {
  const said = (['en', ...OTHER_TAGS] as const).flatMap((tag) => {
    const text = textIn(row, tag, kept?.texts[tag], reading)
    return text ? [[tag, text] as const] : []
  })
  return Object.fromEntries(said)
}

/** A column that the file has not leaves what was said. */
function textIn(
  { line, cells }: Row,
  tag: LocaleTag,
  was: GoodsText | undefined,
  { columns, fault }: Reading,
): GoodsText | undefined {
  type Said = (typeof SAID_OF_GOODS)[number]
  const column = (said: Said) => (tag === 'en' ? said : `${said}:${tag}`)
  const cell = (said: Said) => (columns.has(column(said)) ? (cells.get(column(said)) ?? '') : undefined)
  const [name, brief] = [cell('name') ?? was?.name ?? '', cell('brief') ?? was?.brief ?? '']
  const [text, facts] = [cell('text'), cell('facts')]
  if (name === '') {
    if (tag === 'en' || [cell('brief'), text, facts].some(Boolean)) fault(line, `${column('name')} is missing`)
    return undefined
  }
  const [tables, others] = [
    (was?.content ?? []).filter(({ kind }) => kind === 'table'),
    (was?.content ?? []).filter(({ kind }) => kind !== 'table'),
  ]
  const rows =
    facts === undefined || facts === '' ? [] : factsIn(facts, (what) => fault(line, `${column('facts')} ${what}`))
  return {
    name,
    brief,
    content: [
      ...(text === undefined ? others : text === '' ? [] : [{ kind: 'paragraph' as const, text }]),
      ...(facts === undefined ? tables : rows.length > 0 ? [{ kind: 'table' as const, head: [], rows }] : []),
    ],
  }
}

/** Such as "Height: 28 cm; Material: steel". */
const factsIn = (facts: string, fault: (what: string) => void): string[][] =>
  facts.split(';').map((fact) => {
    const [name = '', ...said] = fact.split(':').map((part) => part.trim())
    const what = said.join(': ')
    if (name === '' || what === '') fault(`says ${quoted(fact.trim())}, which is no name, a colon and what it is`)
    return [name, what]
  })

function variantIn(
  { line, cells }: Row,
  shop: Shop,
  was: VariantKept | undefined,
  { columns, fault }: Reading,
): Pick<VariantKept, 'price' | 'points' | 'stock' | 'most'> {
  const cell = (column: string) => cells.get(column) ?? ''
  const number = (column: string, most: number) => {
    const text = cell(column)
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text)
    const why = /^-\d/.test(text) ? 'is below nothing' : `is no whole number up to ${most}`
    fault(line, text === '' ? `${column} is missing` : `${column} ${quoted(text)} ${why}`)
    return 0
  }
  const inPoints = shop === 'points'
  const price =
    cell('price') === '' && inPoints ? (columns.has('price') ? 0n : BigInt(was?.price ?? 0)) : priceOf(cell('price'))
  if (price === undefined || (price === 0n && !inPoints))
    fault(
      line,
      cell('price') === ''
        ? 'price is missing'
        : `price ${quoted(cell('price'))} is no amount above nothing with two places`,
    )
  const points = inPoints || !['', '0'].includes(cell('points')) ? number('points', MOST.points) : 0
  if (inPoints && points === 0 && /^0+$/.test(cell('points'))) fault(line, 'points are nothing')
  if (!inPoints && points > 0) fault(line, 'points are asked for in the points shop alone')
  const limit = cell('limit') === '' ? 0 : number('limit', MOST.stock)
  if (cell('limit') !== '' && limit === 0 && /^0+$/.test(cell('limit')))
    fault(line, 'limit is nothing: leave it empty where there is none')
  return {
    price: `${price ?? 0n}`,
    points,
    stock: number('stock', MOST.stock),
    most: columns.has('limit') ? limit || null : (was?.most ?? null),
  }
}

export const MOST = { stock: 1_000_000, points: 100_000_000 } as const

export const priceOf = (text: string): bigint | undefined =>
  /^(0|[1-9]\d{0,6})(\.\d{1,2})?$/.test(text) ? minorOf(text, 'EUR') : undefined
