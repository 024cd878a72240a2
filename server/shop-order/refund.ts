import type { Taken } from '#contract/endpoint.ts'
import type { shopOrder } from '#contract/shop-order.ts'
import { attach, showTo } from '../attachment/attach.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Scope } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import { type House, sealAbout } from '../lib/sealed-names.ts'
import type { Sql } from '../lib/database.ts'
import type { MoveDetails } from './effects.ts'
import { lapseShopOrder, lockShopOrder, moveShopOrder } from './move.ts'
import type { ShopOrderRow } from './rows.ts'

/** What both sides read of a return. */
export const sealedFor = (house: House, sql: Sql, { member_id, seller_id }: ShopOrderRow, text: string) =>
  sealAbout(house, sql, [member_id, seller_id], text)

/** The order is locked. Its seller sees the pictures from now on. */
export async function askedBack(
  call: Call,
  row: ShopOrderRow,
  { item_ids: lines, reason, explain, images }: Taken<typeof shopOrder.refund>,
): Promise<Partial<MoveDetails>> {
  const { context, sql, now } = call
  const pictures = images.length === 0 ? [] : await attach(sql, memberOf(call).id, images, now)
  await showTo(sql, pictures, row.seller_id === null ? [] : [row.seller_id])
  const attachments = pictures.map(({ id }) => id)
  return { asked: { lines, reason, explain: await sealedFor(context, sql, row, explain), attachments } }
}

export type Answerer =
  | { readonly by: 'store'; readonly owner: number }
  | { readonly by: 'operator'; readonly operator: number }

/** `text` is sealed. */
export type RefundAnswer = { readonly agrees: true } | { readonly agrees: false; readonly text: string }

/** Whoever sold it answers: of a store its owner, of the house an operator. To everybody else there is no such order. */
const isSellers = ({ seller_id: seller }: ShopOrderRow, answerer: Answerer): boolean =>
  answerer.by === 'store' ? seller === answerer.owner : seller === null

const ACTS = {
  refund: { true: 'settle', false: 'refuse' },
  appeal: { true: 'settle', false: 'resume' },
} as const

/** What was asked back, by whoever sold it. */
export async function answerRefund(
  { sql, now }: Scope,
  orderNo: string,
  answerer: Answerer,
  answer: RefundAnswer,
): Promise<ShopOrderRow> {
  const found = await lockShopOrder(sql, orderNo)
  if (!found || !isSellers(found, answerer)) return refuse('missing')
  const row = await lapseShopOrder({ sql, now }, found)
  const { refund } = await openRefundOf(sql, row.id)
  if (refund !== 'asked') return refuse('not-now')
  return move({ sql, now }, row, ACTS.refund, answerer, answer)
}

/** What its seller refused, by two operators: the second of them is kept. */
export async function decideAppeal(
  { sql, now }: Scope,
  row: ShopOrderRow,
  operator: number,
  answer: RefundAnswer,
): Promise<ShopOrderRow> {
  const { refund } = await openRefundOf(sql, row.id)
  if (refund !== 'appealed') return refuse('not-now')
  return move({ sql, now }, row, ACTS.appeal, { by: 'operator', operator }, answer)
}

async function openRefundOf(sql: Sql, order: number) {
  const row = await sql
    .selectFrom('refund')
    .select('state as refund')
    .where('order_id', '=', order)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ?? { refund: null }
}

const move = (
  scope: Scope,
  row: ShopOrderRow,
  acts: (typeof ACTS)[keyof typeof ACTS],
  answerer: Answerer,
  answer: RefundAnswer,
): Promise<ShopOrderRow> =>
  moveShopOrder(
    scope,
    row,
    { type: acts[`${answer.agrees}`], by: answerer.by },
    {
      ...(!answer.agrees && { text: answer.text }),
      ...(answerer.by === 'operator' && { operator: answerer.operator }),
    },
  )
