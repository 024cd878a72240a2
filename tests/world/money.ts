import { sql as raw } from 'kysely'
import type { Asked } from '#contract/endpoint.ts'
import { transfer } from '#contract/transfer.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { CURRENCY, type Kind } from '#server/ledger/kinds.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import type { Caller, Person, World } from './world.ts'

export const PIN = '204816'
let given = 0

export async function bring(
  { sql, context }: World,
  { id }: Pick<Person, 'id'>,
  kind: Kind,
  amount: bigint,
): Promise<void> {
  const from = await houseAccount(sql, 'outside', CURRENCY[kind])
  const to = await openAccount(sql, id, kind)
  await inTransaction(sql, (inside) =>
    post(inside, {
      kind: 'recharge',
      ref: `brought-${process.pid}-${(given += 1)}`,
      actor: 'system',
      at: context.clock.now(),
      legs: [{ from, to, amount }],
    }),
  )
}

export async function setAside(
  { sql, context }: World,
  { id }: Pick<Person, 'id'>,
  kind: Kind,
  amount: bigint,
): Promise<bigint> {
  const [from, to] = [await openAccount(sql, id, kind), await openAccount(sql, id, kind, 'held')]
  const step = { kind: 'hold', ref: `aside-${process.pid}-${(given += 1)}`, actor: 'system' as const }
  return inTransaction(sql, (inside) =>
    post(inside, { ...step, at: context.clock.now(), legs: [{ from, to, amount }] }),
  )
}

export async function holds(
  { sql }: Pick<World, 'sql'>,
  { id }: Pick<Person, 'id'>,
  kind: Kind,
  part = 'available' as 'available' | 'held',
) {
  const row = await sql
    .selectFrom('account')
    .select('amount')
    .where('member_id', '=', id)
    .where('name', '=', kind)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.amount ?? 0n
}

let keys = 0
export const newKey = () => `key-of-the-tests-${process.pid}-${(keys += 1)}`

type Wish = Asked<typeof transfer.quote>

export async function quoted({ give }: World, caller: Caller, wish: Wish, idem = newKey()) {
  const { quote_no } = await give(transfer.quote, wish, caller)
  return { ...wish, quote_no, payword: PIN, idem }
}

export async function postings({ sql }: Pick<World, 'sql'>): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*)::integer as count from posting`.execute(sql)
  return rows[0]?.count ?? 0
}
