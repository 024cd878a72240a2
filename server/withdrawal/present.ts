import type { Currency } from '#contract/money.ts'
import { decimalOf } from '#contract/money.ts'
import { maskedIban } from '#contract/iban.ts'
import { shortAddress } from '#contract/payout-address.ts'
import type { Withdrawal, WithdrawalAccount, WithdrawalInfo } from '#contract/withdrawal.ts'
import { withdrawalKnows } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { happeningsOf, trailOf } from './queries.ts'
import { type Dest, destOf, stateOf, statusOf, type WithdrawalRow } from './rows.ts'

/** Its owner knows it again, and nobody else can use it. */
export const masked = (dest: Dest): string =>
  dest.method === 'bank' ? maskedIban(dest.iban) : shortAddress(dest.address)

const nameOf = (dest: Dest): string => (dest.method === 'bank' ? dest.bank_name : dest.label || dest.network)

export type Shown = Omit<
  WithdrawalRow,
  'quote_no' | 'member_id' | 'terms' | 'since' | 'lease_by' | 'operator_id' | 'second_id' | 'wake_at' | 'batch'
>
export type Happening = Awaited<ReturnType<typeof happeningsOf>>[number]
export type TrailEntry = Awaited<ReturnType<typeof trailOf>>[number]

const isLate = ({ due_at, state, paid_at }: Shown, now: Date): boolean =>
  state === 'completed' || state === 'returned'
    ? paid_at !== null && paid_at > due_at
    : !['cooling', 'rejected', 'cancelled', 'failed'].includes(state) && now > due_at

export function presentWithdrawal({ say, now }: Call, row: Shown): Withdrawal {
  const currency = row.currency as Currency & Withdrawal['currency']
  const state = stateOf(row)
  const status = statusOf(state)
  const dest = destOf(row)
  const moment = (at: Date | null) => at && unix(at)
  return {
    id: row.id,
    order_no: row.order_no,
    method: row.method,
    account: row.account as WithdrawalAccount,
    currency,
    amount: decimalOf(row.amount, currency),
    fee: decimalOf(row.fee, currency),
    actual_amount: decimalOf(row.net, currency),
    dest: masked(dest),
    dest_name: nameOf(dest),
    dest_id: row.bank_account_id ?? row.payout_address_id ?? 0,
    status,
    status_text: say(`withdrawal.status.${status}`),
    reject_reason:
      row.reason === '' ? '' : [say(`withdrawal.reason.${row.reason as 'other'}`), row.text].join(' ').trim(),
    cool_until: moment(row.cool_until),
    due_time: unix(row.due_at),
    late: flag(isLate(row, now)),
    tx_hash: row.outside_ref ?? '',
    create_time: unix(row.created_at),
    audit_time: moment(row.reviewed_at),
    pay_time: moment(row.paid_at),
    allowed: withdrawalKnows(state, 'cancel') ? ['cancel'] : [],
    server_time: unix(now),
    version: row.version,
  }
}

type Happened = WithdrawalMoveType | 'made'
const MEANS: Partial<Record<Happened, 'held' | 'back' | 'backWithFee'>> = {
  made: 'held',
  cancel: 'back',
  reject: 'back',
  fail: 'back',
  giveBack: 'backWithFee',
}

function meant({ say }: Call, event: Happened, state: string): { means?: string } {
  const means = MEANS[event]
  return means ? { means: say(`withdrawal.means.${state === 'cooling' ? 'cooling' : means}`) } : {}
}

const PLACE = { member: 'account', held: 'held', outside: 'outside', fees: 'fees' } as const

export async function presentWithdrawalInfo(call: Call, row: WithdrawalRow): Promise<WithdrawalInfo> {
  return withdrawalInfoOf(call, row, await happeningsOf(call.sql, row), await trailOf(call.sql, row))
}

export function withdrawalInfoOf(
  call: Call,
  row: Shown,
  happenings: readonly Happening[],
  entries: readonly TrailEntry[],
): WithdrawalInfo {
  const steps = [...new Set(entries.map(({ id }) => id))]
  return {
    ...presentWithdrawal(call, row),
    timeline: happenings.map(({ event, state, actor, name, text, at }) => ({
      event,
      status: statusOf(state as ReturnType<typeof stateOf>),
      text: call.say(`withdrawal.happened.${event as Happened}`),
      ...meant(call, event as Happened, state),
      ...(text && { said: text }),
      ...(name && { name }),
      time: unix(at),
      by: actor,
    })),
    trail: entries.map(({ id, at, class: kind, amount }) => ({
      step: steps.indexOf(id) + 1,
      time: unix(at),
      place: PLACE[kind as keyof typeof PLACE],
      amount: decimalOf(amount, row.currency as Currency),
    })),
  }
}
