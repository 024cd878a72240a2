import type { Selectable, Updateable } from 'kysely'
import { initialTransition } from 'xstate'
import type { WithdrawalStatus } from '#contract/withdrawal.ts'
import { pathOf } from '#machines/lib/states.ts'
import { type WithdrawalState, withdrawalLifecycle } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import type { WithdrawalFacts, WithdrawalTerms } from '#machines/withdrawal/withdrawal.rules.ts'
import type { Withdrawal } from '../schema.ts'

export type WithdrawalRow = Selectable<Withdrawal>
export type WithdrawalChange = Updateable<Withdrawal>

/** As it was when it was asked for: later changes do not count. */
export type Dest =
  | {
      readonly method: 'bank'
      readonly name: string
      readonly bank_name: string
      readonly iban: string
      readonly swift: string
    }
  | { readonly method: 'usdt'; readonly network: string; readonly address: string; readonly label: string }

const ms = (moment: Date | null) => moment?.getTime() ?? null
const moment = (at: number | null) => (at === null ? null : new Date(at))

export const stateOf = (row: Pick<WithdrawalRow, 'state'>) => row.state as WithdrawalState
export const destOf = (row: Pick<WithdrawalRow, 'dest'>) => row.dest as unknown as Dest
export const statusOf = (state: WithdrawalState): WithdrawalStatus =>
  state === 'processing.sending' || state === 'processing.errored' ? 'processing' : state

export const factsOf = (
  row: WithdrawalRow,
  { frozen, paused }: Pick<WithdrawalFacts, 'frozen' | 'paused'>,
  now: Date,
): WithdrawalFacts => ({
  now: now.getTime(),
  terms: row.terms as unknown as WithdrawalTerms,
  coolUntil: ms(row.cool_until),
  leaseBy: ms(row.lease_by),
  frozen,
  paused,
})

/** Asked of the lifecycle, not decided here. */
export function firstState(cools: Date | null): WithdrawalState {
  const begun = { now: 0, terms: { lease: 0 }, coolUntil: ms(cools), leaseBy: null, frozen: false, paused: false }
  const [{ value }] = initialTransition(withdrawalLifecycle, begun)
  return pathOf(value) as WithdrawalState
}

export const clocksOf = ({ coolUntil, leaseBy }: WithdrawalFacts) =>
  ({
    cool_until: moment(coolUntil),
    lease_by: moment(leaseBy),
    wake_at: moment(coolUntil ?? leaseBy),
  }) satisfies WithdrawalChange
