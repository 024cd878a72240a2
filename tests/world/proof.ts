import { proveBalances } from '#server/ledger/proof.ts'
import { bring } from './money.ts'
import { join, MIRA } from './people.ts'
import type { World } from './world.ts'

/** What is owed in all, as it was published. */
export async function proven(world: World): Promise<bigint> {
  const { id } = await join(world, MIRA)
  await bring(world, { id }, 'balance', 12_000n)
  await proveBalances(world.context)
  const { owed } = await world.sql
    .selectFrom('account')
    .select((sum) => sum.fn.sum<string>('amount').as('owed'))
    .where('member_id', 'is not', null)
    .where('currency', '=', 'EUR')
    .executeTakeFirstOrThrow()
  return BigInt(owed)
}
