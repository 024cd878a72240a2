import { sql as raw, type Selectable } from 'kysely'
import type { RechargeTab } from '#contract/recharge.ts'
import type { Currency } from '#contract/money.ts'
import { PICTURES } from '#contract/attachment.ts'
import type { Sql } from '../lib/database.ts'
import type { RechargeChannel } from '../schema.ts'
import type { RechargeRow } from './rows.ts'

export type ChannelRow = Selectable<RechargeChannel>

export async function channelsIn(sql: Sql, currency: Currency | ''): Promise<ChannelRow[]> {
  const all = sql.selectFrom('recharge_channel').selectAll().orderBy('place').orderBy('id')
  return (currency === '' ? all : all.where('currency', '=', currency)).execute()
}

export const channelOf = (sql: Sql, id: number): Promise<ChannelRow | undefined> =>
  sql.selectFrom('recharge_channel').selectAll().where('id', '=', id).executeTakeFirst()

export const lockRecharge = (sql: Sql, orderNo: string): Promise<RechargeRow | undefined> =>
  sql.selectFrom('recharge').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()

export const rechargeOf = (sql: Sql, member: number, orderNo: string): Promise<RechargeRow | undefined> =>
  sql
    .selectFrom('recharge')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('member_id', '=', member)
    .executeTakeFirst()

const OPEN = ['awaiting_proof', 'submitted', 'in_review', 'needs_info'] as const
const OF_TAB: Readonly<Record<Exclude<RechargeTab, 'all'>, readonly RechargeRow['state'][]>> = {
  open: OPEN,
  credited: ['credited'],
  closed: ['rejected', 'cancelled', 'expired', 'reversed'],
}

interface Asked {
  readonly tab: RechargeTab
  readonly currency?: Currency | ''
  readonly page: number
  readonly limit: number
}

export async function rechargesOf(sql: Sql, member: number, { tab, currency = '', page, limit }: Asked) {
  const all = sql.selectFrom('recharge').where('member_id', '=', member)
  const mine = currency === '' ? all : all.where('currency', '=', currency)
  const inTab = tab === 'all' ? mine : mine.where('state', 'in', OF_TAB[tab])
  const { total } = await inTab.select(raw<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await inTab
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, rows }
}

export async function openRecharges(sql: Sql, member: number): Promise<number> {
  const { open } = await sql
    .selectFrom('recharge')
    .select(raw<number>`count(*)::integer`.as('open'))
    .where('member_id', '=', member)
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow()
  return open
}

export async function begunToday(sql: Sql, member: number, account: string, now: Date): Promise<bigint> {
  const { amount } = await sql
    .selectFrom('recharge')
    .select(raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('member_id', '=', member)
    .where('account', '=', account)
    .where(raw<boolean>`day_of(created_at) = day_of(${now})`)
    .where('state', 'not in', ['cancelled', 'expired', 'rejected'])
    .executeTakeFirstOrThrow()
  return amount
}

export async function latestProofs(
  sql: Sql,
  recharges: readonly Pick<RechargeRow, 'id'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = recharges.map(({ id }) => id)
  const rows = await sql
    .selectFrom('recharge_proof')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select(['recharge_id', 'attachment.name'])
    .where(raw<boolean>`recharge_id = any(${ids})`)
    .distinctOn('recharge_id')
    .orderBy('recharge_id')
    .orderBy('recharge_proof.version', 'desc')
    .orderBy('attachment_id', 'desc')
    .execute()
  return new Map(rows.map(({ recharge_id, name }) => [recharge_id, `${PICTURES}/${name}`]))
}

export const happeningsOf = (sql: Sql, { id }: RechargeRow) =>
  sql
    .selectFrom('recharge_event')
    .select(['event', 'state', 'actor', 'reason', 'text', 'at'])
    .where('recharge_id', '=', id)
    .orderBy('version')
    .execute()

export async function proofsOf(sql: Sql, { id }: RechargeRow): Promise<string[]> {
  const rows = await sql
    .selectFrom('recharge_proof')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select('attachment.name')
    .where('recharge_id', '=', id)
    .execute()
  return rows.map(({ name }) => name)
}

export async function balanceAfter(sql: Sql, { order_no, member_id }: RechargeRow): Promise<bigint | null> {
  const row = await sql
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select('entry.after')
    .where('posting.kind', '=', 'recharge')
    .where('posting.ref', '=', order_no)
    .where('account.member_id', '=', member_id)
    .executeTakeFirst()
  return row?.after ?? null
}
