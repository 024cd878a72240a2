import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { VentureKind } from '#contract/venture.ts'
import type { WithdrawalStatus } from '#contract/withdrawal.ts'
import { housePools, POOL_PURPOSES, type PoolPurpose } from '../ledger/pools.ts'
import type { Sql } from '../lib/database.ts'

export interface Waiting {
  readonly status: WithdrawalStatus
  readonly count: number
  /** Seconds; null once they are over. */
  readonly oldest: number | null
  readonly late: number
}

/** One of the house, or all that pay for one kind of venture together. */
export interface Pool {
  readonly purpose: PoolPurpose | VentureKind
  readonly currency: Currency
  readonly amount: bigint
  /** By open orders of the shop; null where nothing ever is. */
  readonly reserved: bigint | null
}

export interface Openness {
  readonly withdrawals: readonly Waiting[]
  readonly stopped: { readonly count: number; readonly oldest: number | null }
  readonly pools: readonly Pool[]
  /** Of the last thirty days, in seconds. */
  readonly toCredit: number | null
  readonly toPay: { readonly bank: number | null; readonly usdt: number | null }
  readonly halted: boolean
}

export async function opennessAt(sql: Sql, now: Date): Promise<Openness> {
  const { rows } = await raw<{ openness: Openness }>`
    with recent as (select ${now}::timestamptz - interval '30 days' as month)
    select jsonb_build_object(
      'withdrawals', (
        select coalesce(jsonb_agg(jsonb_build_object('status', status, 'count', count, 'oldest', oldest, 'late', late) order by status), '[]')
        from (
          select split_part(state, '.', 1) as status, count(*) as count,
            case when bool_or(withdrawal_is_open(state)) then max(extract(epoch from ${now}::timestamptz - created_at))::bigint end as oldest,
            count(*) filter (where withdrawal_is_open(state) and due_at < ${now}) as late
          from withdrawal, recent where withdrawal_is_open(state) or created_at > month group by 1) as by_state),
      'stopped', (
        select jsonb_build_object('count', count(*), 'oldest', max(extract(epoch from ${now}::timestamptz - frozen.since))::bigint)
        from frozen where until_at is null or until_at > ${now}),
      'pools', (
        select coalesce(jsonb_agg(jsonb_build_object('purpose', kind, 'currency', currency, 'amount', amount::text)
          order by kind, currency), '[]')
        from (
          select kind, account.currency, sum(account.amount) as amount
          from account join venture on venture.pool_id = account.id group by 1, 2) as by_kind),
      'toCredit', (
        select percentile_cont(0.5) within group (order by extract(epoch from credit.at - proof.at))
        from recharge_event credit, recent
          cross join lateral (
            select at from recharge_event
            where recharge_id = credit.recharge_id and event in ('prove', 'appeal') order by version desc limit 1) as proof
        where credit.event = 'credit' and credit.at > month),
      'toPay', (
        select jsonb_build_object(
          'bank', percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at)) filter (where method = 'bank'),
          'usdt', percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at)) filter (where method = 'usdt'))
        from withdrawal, recent where paid_at > month),
      'halted', exists (select from halt)) as openness`.execute(sql)
  const openness = rows[0]?.openness
  if (!openness) throw new Error('nothing can be told')
  const own = (await housePools(sql)).map(({ name, currency, amount, reserved }) => ({
    purpose: POOL_PURPOSES[name],
    currency,
    amount,
    reserved,
  }))
  const ventures = openness.pools.map((pool) => ({ ...pool, amount: BigInt(pool.amount), reserved: null }))
  return { ...openness, pools: [...own, ...ventures] }
}
