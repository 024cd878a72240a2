import type { Selectable, Updateable } from 'kysely'
import type { EndReason, Mode, Rail } from '#contract/order.ts'
import { CLOCKS, type Clock, type OrderFacts, type OrderTerms } from '#machines/trade/order.facts.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import type { TradeOrder } from '../schema.ts'
import { wakeOf } from './lapse.ts'

export type OrderRow = Selectable<TradeOrder>
export type OrderChange = Updateable<TradeOrder>

const COLUMN = {
  matchBy: 'match_by',
  offerBy: 'offer_by',
  payBy: 'pay_by',
  payKept: 'pay_kept',
  silenceBy: 'silence_by',
  lateBy: 'late_by',
  confirmBy: 'confirm_by',
  evidenceBy: 'evidence_by',
  answerBy: 'answer_by',
  leaseBy: 'lease_by',
  settleAt: 'settle_at',
  rateBy: 'rate_by',
} as const satisfies Record<Clock, keyof OrderRow>

const ms = (moment: Date | null) => moment?.getTime() ?? null
const moment = (at: number | null) => (at === null ? null : new Date(at))

export const stateOf = (row: OrderRow) => row.state as OrderState
export const railOf = (row: OrderRow) => row.rail as Rail
const termsOf = (row: OrderRow) => row.terms as unknown as OrderTerms

export function factsOf(row: OrderRow, now: Date): OrderFacts {
  const clocks = Object.fromEntries(CLOCKS.map((clock) => [clock, ms(row[COLUMN[clock]])])) as Record<
    Clock,
    number | null
  >
  return {
    ...clocks,
    now: now.getTime(),
    terms: termsOf(row),
    rail: railOf(row),
    mode: row.mode as Mode,
    since: row.since.getTime(),
    wantsRematch: row.wants_rematch,
    rematches: row.rematches,
    extensions: row.extensions,
    frozenAt: ms(row.frozen_at),
    flagged: row.flagged,
    late: row.late,
    undone: row.undone,
    paidEver: row.paid_ever,
    memberAsked: row.member_asked,
    merchantAsked: row.merchant_asked,
    opener: row.opener as OrderFacts['opener'],
    before: row.before as OrderFacts['before'],
    memberAnswer: row.member_answer as OrderFacts['memberAnswer'],
    merchantAnswer: row.merchant_answer as OrderFacts['merchantAnswer'],
    memberRated: row.member_rated !== null,
    merchantRated: row.merchant_rated !== null,
    paidAt: ms(row.paid_at),
    reason: row.reason as EndReason | '',
  }
}

export const columnsOf = (facts: OrderFacts) =>
  ({
    ...Object.fromEntries(CLOCKS.map((clock) => [COLUMN[clock], moment(facts[clock])])),
    since: new Date(facts.since),
    rematches: facts.rematches,
    extensions: facts.extensions,
    frozen_at: moment(facts.frozenAt),
    flagged: facts.flagged,
    late: facts.late,
    undone: facts.undone,
    paid_ever: facts.paidEver,
    member_asked: facts.memberAsked,
    merchant_asked: facts.merchantAsked,
    opener: facts.opener,
    before: facts.before,
    member_answer: facts.memberAnswer,
    merchant_answer: facts.merchantAnswer,
    paid_at: moment(facts.paidAt),
    reason: facts.reason,
    wake_at: moment(wakeOf(facts)),
  }) satisfies OrderChange
