import { decimalOf } from '#contract/money.ts'
import type { Block } from '#contract/shapes.ts'
import { pickedText } from '../shop/present.ts'
import type { GoodsText, OptionKept } from '../shop/queries.ts'
import type { Catalogue, Change, GoodsKept, VariantKept } from './goods-kept.ts'

const COLUMN: Readonly<Record<string, string>> = { most: 'limit', is_on: 'shelf', content: 'text' }
const columnOf = (field: string) => COLUMN[field] ?? field

export const variantText = ({ options }: GoodsKept, picks: readonly string[]): string =>
  pickedText(options, picks, 'en') || 'the only one'

/** As its column is called in a table of goods, after the variant it is of. */
export function nameOf([part = '', key = '', field = '']: readonly string[], goods: GoodsKept | undefined): string {
  if (part === 'variants') {
    const variant = goods ? variantText(goods, key.split(' ')) : key
    return field === '' ? variant : `${variant}: ${columnOf(field)}`
  }
  if (part === 'texts') return `${columnOf(field || 'name')}${key === 'en' ? '' : `:${key}`}`
  return columnOf(part)
}

function linesOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.map((row) => row.join(': '))
  return [block.kind === 'picture' ? block.alt : block.text]
}
const textOf = (blocks: readonly Block[]): string => blocks.flatMap(linesOf).join(' / ')

const optionText = ({ code, values }: OptionKept): string => {
  const called = values.map(
    ({ code: value, names }) =>
      `${value} (${Object.entries(names)
        .flatMap(([tag, name]) => [tag, name])
        .join(' ')})`,
  )
  return `${code}: ${called.join(', ')}`
}

export const priceText = (price: bigint, points: number): string =>
  [
    ...(points > 0 ? [`${points} points`] : []),
    ...(price > 0n || points === 0 ? [`${decimalOf(price, 'EUR')} EUR`] : []),
  ].join(' and ')

const variantFacts = ({ price, points, stock, most }: VariantKept): string =>
  `${priceText(BigInt(price), points)}, ${stock} in stock${most === null ? '' : `, ${most} for one member at most`}`

function shownOf(path: readonly string[], value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  const [part = '', , field] = path
  if ((field ?? part) === 'is_on') return value === true ? 'on' : 'off'
  if (part === 'options') return (value as readonly OptionKept[]).map(optionText).join('; ') || 'nothing'
  if (part === 'variants') {
    if (field === undefined) return variantFacts(value as VariantKept)
    return field === 'price' ? `${decimalOf(BigInt(value as string), 'EUR')} EUR` : String(value)
  }
  if (part === 'texts') {
    if (field === 'content') return textOf(value as readonly Block[]) || 'nothing'
    const { name, brief, content } =
      field === undefined ? (value as GoodsText) : { name: value, brief: '', content: [] }
    return [name, brief, textOf(content)].filter((text) => text !== '').join(' / ')
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const newGoods = (goods: GoodsKept): string[] => [
  `${goods.code} is new: ${goods.texts.en?.name ?? ''}, in ${goods.category}, in the ${goods.shop === 'shop' ? 'shop' : `${goods.shop} shop`}`,
  ...Object.values(goods.variants).map((one) => `  ${variantText(goods, one.picks)}: ${variantFacts(one)}`),
]

function changeLine({ path, was, is }: Change, goods: GoodsKept | undefined): string {
  const [part = '', key = '', field] = path
  if (part === 'variants' && field === 'is_on')
    return `${nameOf([part, key], goods)}: ${is === true ? 'sold again' : 'taken off'}`
  if (part === 'variants' && was === undefined) return `${nameOf(path, goods)}: new, ${shownOf(path, is)}`
  return `${nameOf(path, goods)}: ${shownOf(path, was)} -> ${shownOf(path, is)}`
}

/** Old beside new, goods by goods; `after` is what names the variants. */
export const changeLines = (changes: readonly Change[], after: Catalogue): string[] =>
  [...Map.groupBy(changes, ({ goods }) => goods)].flatMap(([code, own]) => {
    const made = own.find(({ path }) => path.length === 0)
    if (made) return newGoods(made.is as GoodsKept)
    return [`${code}:`, ...own.map((change) => `  ${changeLine(change, after.get(code))}`)]
  })

export function conflictOf({ goods, path, was }: Change, found: unknown, kept: GoodsKept | undefined): string {
  if (path.length === 0) return `  ${goods} is there already.`
  return `  ${goods}: ${nameOf(path, kept)} was ${shownOf(path, was)}, and is ${shownOf(path, found)} now.`
}
