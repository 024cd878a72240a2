import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { proveBalances } from '#server/ledger/proof.ts'
import { monotone } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { join, MIRA } from './people.ts'
import { settingsOf, type WalkWorld } from './world.ts'

export async function proven(world: WalkWorld): Promise<bigint> {
  const { id } = await join(world, MIRA)
  const { sql } = world
  const legs = [
    { from: await houseAccount(sql, 'outside', 'EUR'), to: await openAccount(sql, id, 'balance'), amount: 12_000n },
  ]
  const recharge = { kind: 'recharge', ref: 'brought', actor: 'system', at: world.now(), legs } as const
  await inTransaction(sql, (inside) => post(inside, recharge))
  const { chance, origin, now } = world
  const clock = monotone(() => now().getTime())
  await proveBalances({ database: sql, clock, chance, settings: settingsOf(origin) })
  const { owed } = await sql
    .selectFrom('account')
    .select((sum) => sum.fn.sum<string>('amount').as('owed'))
    .where('member_id', 'is not', null)
    .where('currency', '=', 'EUR')
    .executeTakeFirstOrThrow()
  return BigInt(owed)
}
