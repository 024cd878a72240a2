import { sql as raw } from 'kysely'
import type { Scope } from '../lib/move-record.ts'
import type { Sql } from '../lib/database.ts'
import { isTargetDay, targetDaysAfter } from '../market/target-days.ts'
import { destOf, type WithdrawalRow } from '../withdrawal/rows.ts'
import type { Payout, PayoutFile } from './payout-file.ts'

const DAY = /^\d{4}-\d\d-\d\d/

const dayText = (day: number) => new Date(day).toISOString().slice(0, 10)

function payingDay(now: Date): string {
  const [today = ''] = DAY.exec(now.toISOString()) ?? []
  const day = Date.parse(today)
  return dayText(isTargetDay(day) ? day : targetDaysAfter(day, 1))
}

const ownAccount = (sql: Sql) =>
  sql
    .selectFrom('recharge_channel')
    .select(['account_name as name', 'address as iban', 'swift'])
    .where('type', '=', 'bank')
    .where('currency', '=', 'EUR')
    .where('open', '=', true)
    .orderBy('place')
    .orderBy('id')
    .executeTakeFirst()

/** Locked: no other file takes them. */
const waitingPayouts = (sql: Sql): Promise<WithdrawalRow[]> =>
  sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('method', '=', 'bank')
    .where('state', '=', 'processing.sending')
    .where('batch', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

function payoutOf(row: WithdrawalRow): Payout {
  const dest = destOf(row)
  if (dest.method !== 'bank') throw new Error(`withdrawal ${row.order_no} goes to no bank`)
  const { name, iban, swift } = dest
  return { number: row.order_no, cents: row.net, name, iban, swift, text: `Quay ${row.order_no}` }
}

export async function nextBatch({ sql, now }: Scope, operator: number): Promise<PayoutFile | undefined> {
  const from = await ownAccount(sql)
  const rows = from ? await waitingPayouts(sql) : []
  if (!from || rows.length === 0) return undefined
  const day = payingDay(now)
  const { rows: counted } = await raw<{ count: number }>`
    select count(*)::integer as count from payout_batch where day = ${day}::date`.execute(sql)
  const number = `QUAY-${day.replaceAll('-', '')}-${(counted[0]?.count ?? 0) + 1}`
  await sql
    .insertInto('payout_batch')
    .values({ number, iban: from.iban, day, operator_id: operator, made_at: now })
    .execute()
  await sql
    .updateTable('withdrawal')
    .set({ batch: number })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return { number, madeAt: now, day, from, payouts: rows.map(payoutOf) }
}

/** For whoever lost the file: a bank takes its number once. */
export async function sameBatch(sql: Sql, number: string): Promise<PayoutFile | undefined> {
  const batch = await sql.selectFrom('payout_batch').selectAll().where('number', '=', number).executeTakeFirst()
  const from = await ownAccount(sql)
  if (!batch || !from) return undefined
  const rows = await sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('batch', '=', number)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  return { number, madeAt: batch.made_at, day: batch.day.slice(0, 10), from, payouts: rows.map(payoutOf) }
}
