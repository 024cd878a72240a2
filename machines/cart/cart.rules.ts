import type { CartData, CartGroup, CartItem, CartState } from '#contract/cart.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { required } from '../lib/required.ts'

type Standing = Pick<CartItem, 'num' | 'stock' | 'limit' | 'price' | 'price_added'>

/** As many as are left, and as one member may have. */
export const mostOf = ({ stock, limit }: Pick<CartItem, 'stock' | 'limit'>): number =>
  limit === 0 ? stock : Math.min(stock, limit)

/** Of what is on sale. */
export function stateOf(line: Standing): CartState {
  if (line.stock === 0) return 'sold_out'
  if (line.num > mostOf(line)) return 'short'
  return hasMoved(line) ? 'price_changed' : 'ok'
}

export const hasMoved = ({ price, price_added }: Pick<CartItem, 'price' | 'price_added'>): boolean =>
  price !== price_added

const GONE: ReadonlySet<CartState> = new Set(['sold_out', 'off_shelf', 'variant_gone'])
export const isGone = ({ state }: CartItem): boolean => GONE.has(state)

/** A line that holds too many is bought once it holds fewer. */
const isReady = ({ state }: CartItem): boolean => state === 'ok' || state === 'price_changed'
export const isChosen = (line: CartItem): boolean => isReady(line) && line.selected === 1

const cents = ({ price, num }: Pick<CartItem, 'price' | 'num'>) => minorOf(price, 'EUR') * BigInt(num)
export const sumOf = (line: Pick<CartItem, 'price' | 'num'>): string => decimalOf(cents(line), 'EUR')

const piecesIn = (lines: readonly CartItem[]) => lines.reduce((sum, { num }) => sum + num, 0)

function chosenIn(lines: readonly CartItem[]): Pick<CartGroup, 'selected_count' | 'selected_amount' | 'all_selected'> {
  const ready = lines.filter(isReady)
  const chosen = ready.filter(isChosen)
  return {
    selected_count: piecesIn(chosen),
    selected_amount: decimalOf(
      chosen.reduce((sum, line) => sum + cents(line), 0n),
      'EUR',
    ),
    all_selected: ready.length > 0 && chosen.length === ready.length ? 1 : 0,
  }
}

const groupKey = ({ store_id, shop_type }: Pick<CartItem, 'store_id' | 'shop_type'>) => `${shop_type} ${store_id}`

/** In the order in which the lines come. */
export function cartOf(lines: readonly CartItem[]): CartData {
  const standing = lines.filter((line) => !isGone(line))
  const keys = [...new Set(standing.map(groupKey))]
  return {
    stores: keys.map((key) => groupOf(standing.filter((line) => groupKey(line) === key))),
    invalid: lines.filter(isGone),
    count: piecesIn(lines),
    ...chosenIn(standing),
  }
}

function groupOf(items: CartItem[]): CartGroup {
  const { store_id, store_name, shop_type } = required(items[0])
  return { store_id, store_name, shop_type, items, ...chosenIn(items) }
}

export const linesOf = ({ stores, invalid }: CartData): CartItem[] => [
  ...stores.flatMap(({ items }) => items),
  ...invalid,
]

/** What somebody asked of lines and was not answered yet. */
export type CartWish =
  | { readonly num: number; readonly id: number }
  | { readonly selected: 0 | 1; readonly ids: readonly number[] }

const isSame = (one: CartWish, other: CartWish): boolean =>
  'id' in one ? 'id' in other && one.id === other.id : 'ids' in other && one.ids.join() === other.ids.join()

/** The last word about the same counts; what waits behind it keeps its place. */
export const wishing = (wishes: readonly CartWish[], wish: CartWish): CartWish[] => [
  ...wishes.filter((one) => !isSame(one, wish)),
  wish,
]

export const without = (wishes: readonly CartWish[], sent: CartWish | undefined): CartWish[] =>
  wishes.filter((one) => one !== sent)

function withWish(line: CartItem, wish: CartWish): CartItem {
  if ('ids' in wish) return wish.ids.includes(line.id) ? { ...line, selected: wish.selected } : line
  if (wish.id !== line.id || isGone(line)) return line
  const wanted = { ...line, num: wish.num }
  return { ...wanted, state: stateOf(wanted) }
}

/** As it will stand once everybody has said yes. */
export const wished = (data: CartData, wishes: readonly CartWish[]): CartData =>
  wishes.length === 0 ? data : cartOf(linesOf(data).map((line) => wishes.reduce(withWish, line)))
