import { REFUNDS_MOST } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import {
  type OrderGoods,
  SHOP_ORDER_ACTS,
  type ShopOrder,
  type ShopOrderAct,
  type ShopOrderInfo,
  type ShopTrailLine,
} from '#contract/shop-order.ts'
import { shopOrderKnows, type ShopOrderState } from '#machines/shop-order/shop-order.lifecycle.ts'
import { pointsEarned } from '#machines/shop-order/price.rules.ts'
import { answerOf, type ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'
import { presentAddress } from '../address/present.ts'
import type { AddressRow } from '../address/queries.ts'
import { carrierTitle } from '../lib/carrier.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { presentRefund, presentRefundable } from '../refund/present.ts'
import { lineRefundOf } from '../refund/rows.ts'
import { pickedText } from '../shop/present.ts'
import { type ByLocale, saidIn } from '../lib/by-locale.ts'
import type { StoreText } from '../shop/queries.ts'
import { happeningsOf, type LineRow, linesOf, type ListedRow, type ParcelRow, parcelsOf, trailOf } from './queries.ts'
import { stateOf, statusOf, termsOf } from './rows.ts'
import type { WantedRow } from './wanted.ts'

export const nameOf = (texts: ByLocale<{ readonly name: string }>, locale: LocaleTag): string =>
  saidIn(texts, locale, { name: '' }).name

const NO_STORE: StoreText = { name: '', place: '', intro: '' }
export const storeNameOf = ({ store_texts }: Pick<ListedRow, 'store_texts'>, locale: LocaleTag): string =>
  store_texts ? saidIn(store_texts, locale, NO_STORE).name : ''

export const presentWanted = (row: WantedRow, locale: LocaleTag): OrderGoods => ({
  id: row.id,
  goods_id: row.goods_id,
  variant_id: row.variant_id,
  code: row.code,
  motif: row.motif,
  cate_id: row.category_id,
  cover: row.cover,
  name: nameOf(row.texts, locale),
  text: pickedText(row.options, row.picks, locale),
  num: row.num,
  price: decimalOf(row.price, 'EUR'),
  points_price: row.points,
  refund_status: 'none',
})

const presentLine = (row: LineRow, locale: LocaleTag): OrderGoods => ({
  id: row.id,
  goods_id: row.goods_id,
  variant_id: row.variant_id,
  code: row.code,
  motif: row.motif,
  cate_id: row.category_id,
  cover: row.cover,
  ...saidIn(row.texts, locale, { name: '', text: '' }),
  num: row.num,
  price: decimalOf(row.price, 'EUR'),
  points_price: row.points_price,
  refund_status: lineRefundOf(row),
})

const OVER: ReadonlySet<ShopOrderState> = new Set(['received', 'completed', 'cancelled', 'refunded'])

/** What a member may do. */
export function mayDo(
  act: ShopOrderAct,
  { shop, open_refund: refund, ...row }: ListedRow,
  parcels: number,
  lines: readonly LineRow[],
): boolean {
  const state = stateOf(row)
  switch (act) {
    case 'pay':
    case 'cancel':
    case 'receive':
      return shopOrderKnows(state, act)
    case 'express':
      return parcels > 0
    case 'again':
      return shop !== 'points' && state !== 'unpaid'
    case 'del':
      return OVER.has(state)
    case 'refund':
      return (
        shopOrderKnows(state, act) && row.refunds < REFUNDS_MOST && lines.some((line) => lineRefundOf(line) === 'none')
      )
    case 'refund_cancel':
      return answerOf({ refund }, { type: 'resume', by: 'member' }) !== undefined
    case 'refund_appeal':
      return answerOf({ refund }, { type: 'appeal', by: 'member' }) !== undefined
  }
}

/** What somebody looks for there, and why it is not there. */
const WHY_NOT = {
  cancel: ['unshipped', 'pickup'],
  receive: ['unshipped'],
  express: ['unshipped'],
} as const satisfies Partial<Record<ShopOrderAct, readonly ShopOrderState[]>>

function choicesIn(
  { say }: Call,
  row: ListedRow,
  parcels: number,
  lines: readonly LineRow[],
): Pick<ShopOrder, 'allowed' | 'refused'> {
  const allowed = SHOP_ORDER_ACTS.filter((act) => mayDo(act, row, parcels, lines))
  return {
    allowed,
    refused: (Object.keys(WHY_NOT) as (keyof typeof WHY_NOT)[])
      .filter((act) => !allowed.includes(act) && WHY_NOT[act].some((state) => state === row.state))
      .map((act) => ({ act, code: 'not-now', text: say(`shopOrder.refused.${act}`) })),
  }
}

const moment = (at: Date | null) => at && unix(at)

function presentOrder(call: Call, row: ListedRow, lines: readonly LineRow[], parcels: readonly ParcelRow[]): ShopOrder {
  const { say, now, locale } = call
  return {
    id: row.id,
    order_no: row.order_no,
    type: row.shop,
    status: statusOf(row.state),
    ready: flag(row.state === 'pickup'),
    status_text: say(`shopOrder.status.${stateOf(row)}`),
    store_id: row.store_id ?? 0,
    store_name: storeNameOf(row, locale),
    goods: lines.map((line) => presentLine(line, locale)),
    total_num: lines.reduce((sum, { num }) => sum + num, 0),
    pay_amount: decimalOf(row.pay, 'EUR'),
    pay_points: row.points,
    delivery_type: row.delivery,
    expire_time: moment(row.due_at),
    server_time: unix(now),
    create_time: unix(row.created_at),
    ...choicesIn(call, row, parcels.length, lines),
    version: row.version,
  }
}

export async function presentShopOrders(call: Call, rows: readonly ListedRow[]): Promise<ShopOrder[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, parcels] = await Promise.all([linesOf(call.sql, ids), parcelsOf(call.sql, ids)])
  const of = <Row extends { readonly order_id: number }>(all: readonly Row[], id: number) =>
    all.filter(({ order_id: order }) => order === id)
  return rows.map((row) => presentOrder(call, row, of(lines, row.id), of(parcels, row.id)))
}

export async function presentShopOrderInfo(call: Call, row: ListedRow): Promise<ShopOrderInfo> {
  const { sql, say } = call
  const euros = (cents: bigint) => decimalOf(cents, 'EUR')
  const [lines, parcels, happened, trail] = await Promise.all([
    linesOf(sql, [row.id]),
    parcelsOf(sql, [row.id]),
    happeningsOf(sql, row.id),
    trailFor(call, row),
  ])
  return {
    ...presentOrder(call, row, lines, parcels),
    address: row.address === null ? null : presentAddress(call, row.address as unknown as AddressRow),
    price: {
      goods: euros(row.goods),
      freight: euros(row.carriage),
      coupon: euros(row.cut),
      points: euros(row.worth),
      pay: euros(row.pay),
      pay_points: row.points,
    },
    paid_from: row.paid_from,
    pay_time: moment(row.paid_at),
    ship_time: moment(row.sent_at),
    receive_time: moment(row.received_at),
    cancel_time: row.state === 'cancelled' ? moment(row.ended_at) : null,
    cancel_by: row.ended_by === null ? null : row.ended_by === 'member' ? 'user' : 'timeout',
    cancel_reason: row.reason,
    remark: row.remark,
    earns: Number(earnsOf(row, lines)),
    earned: row.earned,
    packages: parcels.map(({ id, carrier, tracking_no, state }) => ({
      id,
      express_name: carrierTitle(call.context.carriers, carrier, call.locale),
      express_no: tracking_no,
      state,
      item_ids: lines.filter(({ parcel_id: parcel }) => parcel === id).map((line) => line.id),
    })),
    refund: await presentRefund(call, row, lines),
    refundable: presentRefundable(row, lines, mayDo('refund', row, parcels.length, lines)),
    timeline: happened.map(({ event, state, actor, at }) => ({
      event,
      status: statusOf(state),
      text: say(`shopOrder.happened.${event as ShopOrderMoveType | 'made'}`),
      time: unix(at),
      by: actor,
    })),
    trail,
  }
}

/** For what is kept of it. */
function earnsOf(row: ListedRow, lines: readonly LineRow[]): bigint {
  const kept = lines.filter(({ is_back }) => !is_back)
  if (kept.length === 0) return 0n
  const paid = kept.reduce((sum, { cash }) => sum + cash, 0n) + row.carriage
  return pointsEarned(paid, termsOf(row).points_earned)
}

const PLACE: Readonly<Record<string, ShopTrailLine['place']>> = {
  held: 'member_held',
  escrow: 'escrow',
  outside: 'outside',
  fees: 'fees',
  capital: 'house',
  pool: 'pool',
}

async function trailFor({ sql }: Call, row: ListedRow): Promise<ShopTrailLine[]> {
  const entries = await trailOf(sql, row.order_no)
  const steps = [...new Set(entries.map(({ id }) => id))]
  return entries.map(({ id, at, class: kind, currency, amount, member_id: member }) => ({
    step: steps.indexOf(id) + 1,
    time: unix(at),
    place: PLACE[kind] ?? (member === row.member_id ? 'member' : 'seller'),
    currency: currency as 'EUR' | 'POINTS',
    amount: decimalOf(amount, currency as 'EUR' | 'POINTS'),
  }))
}
