import { sql as raw } from 'kysely'
import type { Given, Taken } from '#contract/endpoint.ts'
import { CHECKOUT_FRESH, UNPAID_MOST } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import { OrderConfirm, shopOrder } from '#contract/shop-order.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { refusalIn } from '../ledger/refusal-in.ts'
import { type Call, MovedOn } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { repeatable, takenKey } from '../lib/database.ts'
import { fieldsPrint, keptAnswer } from '../lib/keyed.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { sealAbout } from '../lib/sealed-names.ts'
import { pickedText } from '../shop/present.ts'
import { confirmOf, hashOf, type Worked, workOut } from './confirm.ts'
import { isPooled } from './coupons.ts'
import { nameOf } from './present.ts'
import type { Wish } from './wanted.ts'

type Asked = Taken<typeof shopOrder.create>
type Made = Given<typeof shopOrder.create>

/**
 * One statement makes it of what another read; what it takes, it takes there. A repeated key hears the first answer.
 */
export async function createOrder(call: Call, asked: Asked): Promise<Made> {
  try {
    return await make(call, asked, await agreedTo(call, asked))
  } catch (error) {
    const refused = refusalIn(error) ?? error
    if (!call.viewer || !(refused instanceof Refusal) || refused.refusal === 'key-reused') throw refused
    const kept = await keptAnswer<Made>(call, shopOrder.create.path, asked)
    if (kept) return kept
    if (refused.refusal === 'member-frozen') await refuseIfStopped(call.sql, call.viewer.id, call.now)
    throw refused.refusal === 'quote-stale' ? stale(asked) : refused
  }
}

const stale = (asked: Wish) =>
  new MovedOn((after) => confirmOf(after, asked), { refusal: 'quote-stale', gives: OrderConfirm })

/** What was shown, if that is what it would be now. */
async function agreedTo(call: Call, asked: Asked): Promise<Worked> {
  if (asked.delivery_type === 'pick_up') refuse('not-available')
  const shown = Number(asked.quote_hash.split('-')[0])
  const found = await workOut(call, asked)
  const age = unix(call.now) - shown
  if (!(age >= 0 && age < CHECKOUT_FRESH) || hashOf(call, shown, found) !== asked.quote_hash) refuse('quote-stale')
  if (!found.address) refuse('invalid', { problems: { address_id: 'required' } })
  if (found.problems.length > 0) refuse('quote-stale')
  return found
}

async function make(call: Call, asked: Asked, found: Worked): Promise<Made> {
  const { sql, now, context } = call
  const { buyer, price, lines, address, chosen } = found
  const [{ store_id, owner_id, shop }] = lines
  const { since: _, ...terms } = found.terms
  const due_at = later(now, terms.pay_window)
  const order = {
    member_id: buyer,
    store_id,
    seller_id: owner_id,
    shop,
    state: 'unpaid',
    delivery: found.delivery,
    address,
    remark: await sealAbout(context, sql, [buyer], asked.remark),
    goods: price.goods,
    carriage: price.carriage,
    worth: price.worth,
    cut: price.cut,
    cut_by: chosen?.cut.by ?? null,
    member_coupon_id: chosen?.coupon.id ?? null,
    pay: price.pay,
    points: price.points,
    terms,
    reserved: store_id === null ? 0n : price.worth,
    cut_reserved: chosen?.cut.by === 'house' && isPooled(lines) ? price.cut : 0n,
    due_at,
  }
  const bought = lines.map((line, at) => ({
    goods_id: line.goods_id,
    variant_id: line.variant_id,
    texts: saidOf(line),
    num: line.num,
    price: line.price,
    points_price: line.points,
    ...price.lines[at],
  }))
  const cart = asked.from === 'cart' ? lines.map(({ id }) => id) : []
  const answer = {
    pay_amount: decimalOf(price.pay, 'EUR'),
    pay_points: Number(price.points),
    expire_time: unix(due_at),
  }
  const made = (order_no: string) => raw<{ made: Made }>`
    select make_shop_order(${shopOrder.create.path}, ${asked.idem}, ${fieldsPrint(asked)}, ${json({ ...order, order_no })},
      ${json(bought)}, ${cart}, ${UNPAID_MOST}, ${json({ ...answer, order_no })}, ${now}) as made`
  for (;;) {
    try {
      const { rows } = await repeatable(() =>
        made(`S${String(context.chance.below(10 ** 10)).padStart(10, '0')}`).execute(sql),
      )
      return rows[0]?.made ?? refuse('busy')
    } catch (error) {
      if (takenKey(error) !== 'shop_order_order_no_key') throw error
    }
  }
}

/** Whole numbers as text: JSON has none of their size. */
const json = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one))

/** As it is called in every language, and what was picked. */
const saidOf = (line: Worked['lines'][number]) =>
  Object.fromEntries(
    LOCALES.map(({ tag }) => [tag, { name: nameOf(line.texts, tag), text: pickedText(line.options, line.picks, tag) }]),
  )
