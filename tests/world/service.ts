import { sql as raw } from 'kysely'
import { inTransaction } from '#server/lib/database.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { bring, newKey, PIN } from './money.ts'
import { asOwner, type Person, type World } from './world.ts'

let centres = 0

export async function giveCredit(world: World, person: Person, amount: bigint): Promise<void> {
  const { sql, context } = world
  await bring(world, person, 'balance', amount)
  const legs = [
    { from: await openAccount(sql, person.id, 'balance'), to: await openAccount(sql, person.id, 'credit'), amount },
  ]
  await inTransaction(sql, (inside) =>
    post(inside, { kind: 'credit', ref: newKey(), actor: 'operator', at: context.clock.now(), legs }),
  )
}

interface Wishes {
  readonly credit?: bigint
  readonly status?: 'pending' | 'active' | 'stopped'
}

export async function becomesCentre(
  world: World,
  person: Person,
  { credit = 0n, status = 'active' }: Wishes = {},
): Promise<Person> {
  centres += 1
  const number = `C${String(centres).padStart(6, '0')}`
  const now = world.context.clock.now()
  await asOwner(world, async (owner) => {
    await raw`insert into member_role (member_id, role, since) values (${person.id}, 'service', ${now})
      on conflict do nothing`.execute(owner)
    await raw`insert into service_centre (member_id, center_no, region, status, open_price, changed_at)
      values (${person.id}, ${number}, 'Hamburg', ${status}, 5000, ${now})`.execute(owner)
  })
  if (credit > 0n) await giveCredit(world, person, credit)
  return person
}

export const centre = async (world: World, wishes: Wishes = {}): Promise<Person> =>
  becomesCentre(world, await world.member({ pin: PIN }), wishes)

let people = 0
export const opening = () => ({
  email: `opened-${process.pid}-${(people += 1)}@quay.test`,
  nickname: 'Ada',
  password: 'harbour-light-9',
  payword: PIN,
  idem: newKey(),
})
