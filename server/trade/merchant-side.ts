import type { Given, Taken } from '#contract/endpoint.ts'
import { PHRASE_TRIES } from '#contract/limits.ts'
import { merchant, MERCHANT_TABS } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { knowsMove } from '#machines/trade/order.lifecycle.ts'
import { paged } from '../lib/paged.ts'
import { giveBack, spend } from '../lib/allow.ts'
import { secondForPayment } from '../factor/needed-for-payment.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { keyed } from '../lib/keyed.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import { acceptOrder, hindranceOf } from './accept.ts'
import { act, moves, readOrder, showPictures } from './act.ts'
import { lockedOrder, moveOrder } from './move.ts'
import { countsOf, orderOf, ordersOf } from './queries.ts'
import type { KeptPayment } from './details.ts'
import { railOf, stateOf } from './rows.ts'
import { presentOrders, presentOrderInfo } from './present.ts'

type Of<Name extends keyof typeof merchant> = Taken<(typeof merchant)[Name]>

export async function merchantOrders(
  call: Call,
  { tab, page, limit }: Of<'list'>,
): Promise<Given<typeof merchant.list>> {
  const looking = { side: 'merchant', id: memberOf(call).id } as const
  const rows = await ordersOf(call.sql, looking, tab, { page, limit })
  const counts = await countsOf(call.sql, looking, MERCHANT_TABS)
  const data = await presentOrders(call, rows, 'merchant')
  return { ...paged({ page, limit }, counts[tab], data), counts }
}

export const merchantOrder = (call: Call, { order_no }: Of<'info'>) => readOrder(call, 'merchant', order_no)

/**
 * Tried before the transaction, and counted before it is judged. A right phrase forgives no wrong one: whoever knows
 * one could guess at all others.
 */
export async function takeOrder(call: Call, asked: Of<'take'>) {
  const { context, sql, now } = call
  const { id } = memberOf(call)
  const key = `phrase:${id}`
  await spend(context.database, key, PHRASE_TRIES, now).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('phrase-locked', error.facts) : error
  })
  const hidden = await sql
    .selectFrom('trade_order')
    .select('phrase_hash')
    .where('order_no', '=', asked.order_no)
    .where('mode', '=', 'password')
    .executeTakeFirst()
  const right = await context.passwords.matches(asked.phrase, hidden?.phrase_hash ?? undefined)
  if (!right) refuse('phrase-wrong', { left: await triesLeft(call, key) })
  await giveBack(context.database, key)
  return (inside: Call) => keyed(inside, merchant.take.path, asked, () => take(inside, asked.order_no, id))
}

async function triesLeft({ context, now }: Call, key: string): Promise<number> {
  const row = await context.database
    .selectFrom('allowance')
    .select('spent_at')
    .where('key', '=', key)
    .executeTakeFirst()
  const since = unix(now) - PHRASE_TRIES.seconds
  return PHRASE_TRIES.times - (row?.spent_at.filter((at) => unix(at) > since).length ?? 0)
}

async function take(call: Call, orderNo: string, id: number): Promise<OrderInfo> {
  const here = { sql: call.sql, now: call.now }
  const row = (await lockedOrder(here, orderNo)) ?? refuse('missing')
  if (!knowsMove(stateOf(row), 'offer')) refuse('not-now')
  const hindrance = await hindranceOf(here, row, id)
  if (hindrance) refuse(hindrance)
  const { wanted, promised } = await call.sql
    .selectFrom('merchant')
    .select(['wanted', 'promised'])
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  if (wanted - promised < BigInt(row.quantity)) refuse('not-buying')
  const offered = await moveOrder(
    here,
    row,
    { type: 'offer', by: 'system' },
    { merchant: { id, price: row.floor_price } },
  )
  return presentOrderInfo(call, await acceptOrder(here, offered, id, 'merchant'), 'merchant')
}

export const answerOrder = (call: Call, asked: Of<'answer'>) =>
  act(call, merchant.answer.path, 'merchant', asked, (here, row) =>
    asked.accept === 1
      ? acceptOrder(here, row, memberOf(call).id, 'merchant')
      : moveOrder(here, row, { type: 'decline', by: 'merchant' }),
  )

/** The wallet rail pays here; the bank rail only says that it paid. */
export async function payOrder(call: Call, asked: Of<'pay'>) {
  const { order_no, payword } = asked
  const row = (await orderOf(call.sql, { side: 'merchant', id: memberOf(call).id }, order_no)) ?? refuse('missing')
  if (railOf(row) === 'wallet') {
    if (payword === '') refuse('invalid', { problems: { payword: 'pin-required' } })
    await provePin(call, payword)
    const prove = await secondForPayment(call, asked.second)
    return (inside: Call) =>
      act(inside, merchant.pay.path, 'merchant', asked, async (here, paid) => {
        await prove(inside, { order: order_no, account: 'balance', amount: paid.net, currency: 'EUR' })
        return moveOrder(here, paid, { type: 'pay', by: 'merchant' })
      })
  }
  refuseIfUnproven(asked)
  return (inside: Call) =>
    act(inside, merchant.pay.path, 'merchant', asked, (here, paid) => payOutside(inside, asked, here, paid))
}

function refuseIfUnproven({ images, reference, payer_name }: Of<'pay'>): void {
  const problems = {
    ...(images.length === 0 && { images: 'proof-required' as const }),
    ...(reference === '' && { reference: 'reference-required' as const }),
    ...(payer_name === '' && { payer_name: 'payer-required' as const }),
  }
  if (Object.keys(problems).length > 0) refuse('invalid', { problems })
}

type Paying = Parameters<typeof moveOrder>

async function payOutside(call: Call, { images, reference, payer_name }: Of<'pay'>, here: Paying[0], row: Paying[1]) {
  const proof = await showPictures(call, row, 'merchant', images, true)
  const payment: KeptPayment = { reference, payer_name, proof, time: unix(call.now) }
  return moveOrder(here, row, { type: 'pay', by: 'merchant' }, { change: { payment: JSON.stringify(payment) } })
}

export const undoOrder = (call: Call, asked: Of<'undo'>) =>
  act(call, merchant.undo.path, 'merchant', asked, moves('undo', 'merchant', { change: { payment: null } }))

/** Where the member has asked for it, both end it. */
export const abandonOrder = (call: Call, asked: Of<'abandon'>) =>
  act(call, merchant.abandon.path, 'merchant', asked, (here, row) =>
    moveOrder(
      here,
      row,
      { type: knowsMove(stateOf(row), 'abandon') && !row.member_asked ? 'abandon' : 'askCancel', by: 'merchant' },
      { reason: asked.reason },
    ),
  )
