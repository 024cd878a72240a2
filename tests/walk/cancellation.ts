import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import type { Kind } from '#server/ledger/kinds.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { CURRENCY } from '#server/ledger/kinds.ts'
import { memberOf } from './banks.ts'
import type { Person } from './people.ts'
import type { WalkWorld } from './world.ts'

let brought = 0

export async function comesTo(world: WalkWorld, person: Person, kind: Kind, amount: bigint) {
  const { sql, now } = world
  const from = await houseAccount(sql, 'outside', CURRENCY[kind])
  const to = await openAccount(sql, await memberOf(world, person), kind)
  const ref = `came-${(brought += 1)}`
  await inTransaction(sql, (inside) =>
    post(inside, { kind: 'recharge', ref, actor: 'system', at: now(), legs: [{ from, to, amount }] }),
  )
}
