import type { Dispute, OrderInfo, Payee, Side, Split, TrailLine } from '#contract/order.ts'
import { decimalOf, type Currency } from '#contract/money.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import { stageOf, statusOf } from '#machines/trade/order.status.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import { isAccepted } from '#machines/trade/order.states.ts'
import { looksAt, withLooks } from '../attachment/looks.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { happeningsOf, splitOf, statementsOf, trailOf } from './queries.ts'
import { type OrderRow, stateOf } from './rows.ts'

export async function timelineOf({ sql, say }: Call, row: OrderRow): Promise<OrderInfo['timeline']> {
  const happenings = await happeningsOf(sql, row)
  const looks = await looksAt(sql, row.merchant_id ?? 0, paymentOf(row)?.proof ?? [])
  const ruling = happenings.some(({ event }) => event === 'rule') ? await splitOf(sql, row) : undefined
  return withLooks(happenings, looks, row.state).map(({ event, state, actor, at }) => ({
    status: statusOf(state as OrderState),
    event,
    text: say(`trade.happened.${event as OrderMoveType | 'made' | 'look'}`, {
      status: statusOf(state as OrderState),
      by: actor,
    }),
    ...(event === 'rule' && ruling?.text && { said: ruling.text }),
    time: unix(at),
    by: actor,
  }))
}

type Entries = Awaited<ReturnType<typeof trailOf>>

const PLACE: Partial<Record<Entries[number]['class'], TrailLine['place']>> = {
  held: 'member_held',
  escrow: 'escrow',
  margin: 'margin',
  fees: 'fees',
}

export async function trailFor({ sql }: Call, row: OrderRow): Promise<TrailLine[]> {
  const entries = await trailOf(sql, row)
  const steps = [...new Set(entries.map(({ id }) => id))]
  return entries.map(({ id, at, class: kind, currency, amount, member_id }) => ({
    step: steps.indexOf(id) + 1,
    time: unix(at),
    place: PLACE[kind] ?? (member_id === row.member_id ? 'member' : 'merchant'),
    currency: currency as 'COIN' | 'EUR',
    amount: decimalOf(amount, currency as Currency),
  }))
}

export function payeeOf(row: OrderRow): Payee | null {
  const { rail, payee } = row
  if (rail !== 'bank' || !isAccepted(stateOf(row)) || !payee) return null
  const { name, bank_name, iban, swift } = payee as unknown as Payee
  return { name, bank_name, iban, swift }
}

export interface KeptPayment {
  readonly reference: string
  readonly payer_name: string
  readonly proof: string[]
  readonly time: number
}

export const paymentOf = ({ payment }: OrderRow): OrderInfo['payment'] => (payment as unknown as KeptPayment) ?? null

export const ratingOf = ({ member_rated, merchant_rated }: OrderRow, side: Side): OrderInfo['rating'] => {
  const [mine, theirs] = side === 'member' ? [member_rated, merchant_rated] : [merchant_rated, member_rated]
  return { mine: mine ?? 0, theirs: theirs ?? 0 }
}

export async function disputeOf({ sql }: Call, row: OrderRow): Promise<Dispute | null> {
  const stage = stageOf(stateOf(row))
  if (!stage) return null
  const statements = await statementsOf(sql, row)
  const split = await splitOf(sql, row)
  const first = statements.findLast(({ reason }) => reason !== '')
  return {
    stage,
    reason: (first?.reason ?? 'silent') as Dispute['reason'],
    by: row.opener ?? 'system',
    evidence_time: unix(row.evidence_by ?? row.since),
    statements: statements.map(({ actor, text, images, at }) => ({
      by: actor,
      text,
      images: images as unknown as string[],
      time: unix(at),
    })),
    proposal: stage === 'proposed' && split ? (split.split as unknown as Split) : null,
    answers: {
      member: row.member_answer as Dispute['answers']['member'],
      merchant: row.merchant_answer as Dispute['answers']['merchant'],
    },
  }
}
