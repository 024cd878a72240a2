import type { Selectable, Updateable } from 'kysely'
import type { RechargeState } from '#machines/recharge/recharge.lifecycle.ts'
import type { RechargeFacts, RechargeTerms } from '#machines/recharge/recharge.rules.ts'
import type { CashTerms, Recharge } from '../schema.ts'

export type RechargeRow = Selectable<Recharge>
export type RechargeChange = Updateable<Recharge>

const MS = 1_000
const ms = (moment: Date | null) => moment?.getTime() ?? null
const moment = (at: number | null) => (at === null ? null : new Date(at))

export const stateOf = (row: RechargeRow) => row.state as RechargeState

export const rechargeTerms = (terms: Selectable<CashTerms>): RechargeTerms => ({
  proof: terms.proof_window * MS,
  info: terms.info_window * MS,
  lease: terms.lease * MS,
  appeal: terms.appeal_window * MS,
})

export const factsOf = (row: RechargeRow, now: Date): RechargeFacts => ({
  now: now.getTime(),
  terms: row.terms as unknown as RechargeTerms,
  online: row.online,
  expireAt: ms(row.expire_at),
  leaseBy: ms(row.lease_by),
  appealBy: ms(row.appeal_by),
  appealed: row.appealed,
})

export const columnsOf = ({ expireAt, leaseBy, appealBy, appealed }: RechargeFacts) =>
  ({
    expire_at: moment(expireAt),
    lease_by: moment(leaseBy),
    appeal_by: moment(appealBy),
    appealed,
    wake_at: moment(expireAt ?? leaseBy),
  }) satisfies RechargeChange
