import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { note, whole } from './act.ts'
import type { Desk } from './desk.ts'
import { moveGoods } from './goods-change.ts'
import { MOST, priceOf } from './goods-file.ts'
import { askPrices } from './goods-import.ts'
import { catalogueOf, type Change, type GoodsKept, keyOf, lockGoods, type VariantKept } from './goods-kept.ts'
import { changeLines, nameOf, priceText, variantText } from './goods-said.ts'
import { refuse } from './refusal.ts'
import { reasonIn, type Request } from './approvals.ts'
import { minute, table } from './terminal.ts'

const NONE = 'There is no such thing for sale; "goods" lists what there is.'

interface Listed {
  readonly code: string
  readonly shop: string
  readonly seller: string
  readonly least_price: bigint
  readonly most_price: bigint
  readonly least_points: number
  readonly stock: number
  readonly sold: number
  readonly is_on: boolean
}

export async function listGoods({ context: { database }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { rows } = await raw<Listed>`
    select goods.code, shop, coalesce(store.code, 'the house') as seller, least_price, most_price, least_points, sold, is_on, (
      select coalesce(sum(stock), 0)::integer from variant where goods_id = goods.id and variant.is_on) as stock
    from goods left join store on store.id = store_id order by goods.code`.execute(database)
  if (rows.length === 0) return terminal.say('Nothing is for sale.')
  terminal.say(
    table(
      ['goods', 'shop', 'sold by', 'price', 'stock', 'sold', 'shelf'],
      rows.map((one) => [
        one.code,
        one.shop,
        one.seller,
        [...new Set([one.least_price, one.most_price])].map((price) => priceText(price, one.least_points)).join(' to '),
        `${one.stock}`,
        `${one.sold}`,
        one.is_on ? 'on' : 'off',
      ]),
      ['stock', 'sold'],
    ),
  )
}

interface PriceRow {
  readonly picks: readonly string[]
  readonly since: Date
  readonly price: bigint
  readonly points: number
}

export async function showGoods(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  await desk.signIn()
  const goods = (await catalogueOf(context.database)).get(words[0] ?? '') ?? refuse(NONE)
  const { rows } = await raw<PriceRow>`
    select picks, since, variant_price.price, variant_price.points
    from variant_price join variant on variant.id = variant_id join goods on goods.id = goods_id
    where code = ${goods.code} order by variant.id, since`.execute(context.database)
  const { texts, category, shop, store, motif, is_on: isOn } = goods
  const languages = Object.keys(texts).join(', ')
  terminal.say(
    [
      `${goods.code}, ${texts.en?.name ?? ''}: in ${category}, for the ${shop === 'shop' ? 'shop' : `${shop} shop`}, sold by ${store ?? 'the house'}; drawn as ${motif}; ${isOn ? 'on' : 'off'} the shelf.`,
      `Said in ${languages}.`,
      table(
        ['variant', 'price', 'stock', 'for one member', 'state'],
        Object.values(goods.variants).map((one) => [
          variantText(goods, one.picks),
          priceText(BigInt(one.price), one.points),
          `${one.stock}`,
          one.most === null ? '' : `${one.most}`,
          one.is_on ? '' : 'taken off',
        ]),
        ['stock', 'for one member'],
      ),
      table(
        ['variant', 'cost', 'since (UTC)'],
        rows.map(({ picks, since, price, points }) => [
          variantText(goods, picks),
          priceText(price, points),
          minute(since),
        ]),
      ),
    ].join('\n'),
  )
}

/** Those that have all of these picks; all of them, where nothing is picked. */
function variantsIn(goods: GoodsKept, picks: readonly string[]): [string, VariantKept][] {
  const codes = picks.map((text) => {
    const values = goods.options.flatMap((option) => option.values)
    const folded = text.toLowerCase()
    const found = values.find(({ code, names }) => code === folded || names.en?.toLowerCase() === folded)
    return (
      found?.code ?? refuse(`${goods.code} is not there in "${text}"; "goods show ${goods.code}" says in what it is.`)
    )
  })
  const found = Object.entries(goods.variants).filter(
    ([, one]) => one.is_on && codes.every((code) => one.picks.includes(code)),
  )
  return found.length > 0
    ? found
    : refuse(`${goods.code} has no such variant; "goods show ${goods.code}" says which it has.`)
}

const changesOf = (
  goods: GoodsKept,
  picks: readonly string[],
  field: 'price' | 'points' | 'stock',
  is: string | number,
) =>
  variantsIn(goods, picks).flatMap(([, one]): Change[] =>
    one[field] === is ? [] : [{ goods: goods.code, path: ['variants', keyOf(one.picks), field], was: one[field], is }],
  )

interface Asked {
  readonly verb: string
  readonly changes: (goods: GoodsKept) => readonly Change[]
  readonly takesTwo?: (goods: GoodsKept) => boolean
}

async function change(desk: Desk, reason: string, { verb, changes, takesTwo = () => false }: Asked): Promise<void> {
  const { terminal, words } = desk
  const operator = await desk.signIn()
  const [code = ''] = words
  const { wanted, goods, request } = await whole(desk, async (sql, now) => {
    await lockGoods(sql, [code])
    const found = (await catalogueOf(sql)).get(code) ?? refuse(NONE)
    const made = changes(found)
    if (made.length === 0) refuse('It is so already.')
    const done = { wanted: made, goods: found }
    if (takesTwo(found)) return { ...done, request: await askPrices({ sql, now }, operator, code, made, reason) }
    await moveGoods(sql, now, made)
    const facts = (of: 'was' | 'is') => Object.fromEntries(made.map((one) => [nameOf(one.path, found), one[of]]))
    await note(sql, operator, { verb, subject: code, reason, before: facts('was'), after: facts('is') }, now)
    return { ...done, request: undefined }
  })
  terminal.say(changeLines(wanted, new Map([[code, goods]])).join('\n'))
  terminal.say(
    request === undefined
      ? 'Done.'
      : `Asked for as request ${request}; another operator says within 24 hours: goods approve ${request}`,
  )
}

export async function stockGoods(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const stock = numberIn(desk.flags['stock'], 'stock', MOST.stock)
  return change(desk, reason, {
    verb: 'goods stock',
    changes: (goods) => changesOf(goods, desk.words.slice(1), 'stock', stock),
  })
}

export async function priceGoods(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const { price: text } = desk.flags
  return change(desk, reason, {
    verb: 'goods price',
    changes(goods) {
      const picks = desk.words.slice(1)
      if (goods.shop === 'points') return changesOf(goods, picks, 'points', numberIn(text, 'price', MOST.points, 1))
      const price = priceOf(text ?? '')
      return price
        ? changesOf(goods, picks, 'price', `${price}`)
        : refuse(`"${text ?? ''}" is no price in EUR; write it as --price 12.00`)
    },
    takesTwo: ({ store }) => store === null,
  })
}

export async function shelveGoods(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const [, word] = desk.words
  if (word !== 'on' && word !== 'off') refuse('Say on or off: goods shelf <goods> on|off')
  const is = word === 'on'
  return change(desk, reason, {
    verb: 'goods shelf',
    changes: (goods) => (goods.is_on === is ? [] : [{ goods: goods.code, path: ['is_on'], was: !is, is }]),
  })
}

function numberIn(text: string | undefined, flag: string, most: number, least = 0): number {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
  return number >= least && number <= most
    ? number
    : refuse(`"${text ?? ''}" is no whole number from ${least} to ${most}; write it as --${flag} 12`)
}

const wishIn = ({ body }: Request) => JSON.parse(`${body['wish'] ?? '[]'}`) as Change[]

export async function pricesPreview({ context }: Desk, request: Request): Promise<string> {
  const catalogue = await catalogueOf(context.database)
  return [...changeLines(wishIn(request), catalogue), `${request.maker} asks for it: ${request.reason}`].join('\n')
}

export const approvePrices = (sql: Sql, now: Date, request: Request): Promise<void> =>
  moveGoods(sql, now, wishIn(request))
