import { sql as raw, type RawBuilder } from 'kysely'
import type { Context } from '../lib/context.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { MARK, sealAbout } from '../lib/sealed-names.ts'
import { SUBJECTS } from '../lib/subjects.ts'

interface Standing {
  readonly table: string
  readonly column: string
  readonly written: RawBuilder<unknown>
  readonly people: RawBuilder<unknown>
}

/** A code from a list names nobody. */
const FREE = raw`reason !~ '^[a-zA-Z_]*$'`
const ANY = raw`true`
const ofOrder = raw`select unnest(array [member_id, merchant_id]) from trade_order where id = own.order_id`
const ofRecharge = raw`select member_id from recharge where id = own.recharge_id`
const ofWithdrawal = raw`select member_id from withdrawal where id = own.withdrawal_id`

const STANDING: readonly Standing[] = [
  {
    table: 'posting',
    column: 'note',
    written: raw`actor <> 'system'`,
    people: raw`select account.member_id from entry join account on account.id = account_id where posting_id = own.id`,
  },
  { table: 'order_statement', column: 'text', written: ANY, people: ofOrder },
  { table: 'order_event', column: 'text', written: ANY, people: ofOrder },
  { table: 'order_event', column: 'reason', written: FREE, people: ofOrder },
  { table: 'recharge_event', column: 'text', written: ANY, people: ofRecharge },
  { table: 'recharge_event', column: 'reason', written: FREE, people: ofRecharge },
  { table: 'withdrawal_event', column: 'text', written: ANY, people: ofWithdrawal },
  { table: 'withdrawal_event', column: 'reason', written: FREE, people: ofWithdrawal },
  {
    table: 'gateway_message',
    column: 'body',
    written: ANY,
    people: raw`select member_id from payment where payment.pay_no = own.pay_no`,
  },
  {
    table: 'desk_log',
    column: 'reason',
    written: ANY,
    people: raw`select id from (${SUBJECTS}) as about where no in (own.subject, split_part(own.subject, ' ', 1))`,
  },
]

export async function sealStanding(context: Context): Promise<void> {
  await inTransaction(context.database, async (sql) => {
    const isDone = await sql.selectFrom('names_sealed').select('at').executeTakeFirst()
    if (isDone) return
    await raw`set local role none`.execute(sql)
    await raw`set local statement_timeout = 0`.execute(sql)
    await raw`lock table names_sealed in exclusive mode`.execute(sql)
    if (await sql.selectFrom('names_sealed').select('at').executeTakeFirst()) return
    for (const standing of STANDING) await sealColumn(context, sql, standing)
    await sql.insertInto('names_sealed').values({ at: context.clock.now() }).execute()
  })
}

async function sealColumn(context: Context, sql: Sql, { table, column, written, people }: Standing): Promise<void> {
  const { rows } = await raw<{ row: string; text: string; people: number[] }>`
    select own.ctid::text as row, ${raw.ref(`own.${column}`)}::text as text,
      array(select distinct person from (${people}) as about(person) where person is not null) as people
    from ${raw.table(table)} as own
    where ${raw.ref(`own.${column}`)} <> '' and not starts_with(${raw.ref(`own.${column}`)}, ${MARK}) and ${written}`.execute(
    sql,
  )
  const own = rows.filter((row) => row.people.length > 0)
  if (own.length === 0) return
  const kept = raw.ref(`${table}_is_kept`)
  await raw`alter table ${raw.table(table)} disable trigger ${kept}`.execute(sql)
  for (const { row, text, people: ids } of own) {
    const cover = await sealAbout(context, sql, ids, text)
    await raw`update ${raw.table(table)} set ${raw.ref(column)} = ${cover} where ctid = ${row}::tid`.execute(sql)
  }
  if (table === 'desk_log') await hashAnew(sql)
  await raw`alter table ${raw.table(table)} enable trigger ${kept}`.execute(sql)
}

/** Sealing changed the text, so the chain of hashes is made anew. */
async function hashAnew(sql: Sql): Promise<void> {
  let last: Buffer = Buffer.alloc(0)
  const lines = await sql.selectFrom('desk_log').select('id').orderBy('id').execute()
  for (const { id } of lines) {
    const { rows } = await raw<{ hash: Buffer }>`
      update desk_log set hash = desk_hash(${last}, desk_log) where id = ${id} returning hash`.execute(sql)
    last = rows[0]?.hash ?? last
  }
}
