import type { CentreStatus } from '#contract/service.ts'
import { bring, newKey, PIN, posts, purseOf } from './money.ts'
import { idOf, type Who } from './people.ts'
import { type Person, type World, asOwner, type House } from './world.ts'

const centreNo = (number: number) => `C${String(number).padStart(6, '0')}`
let centres = 0

export async function giveCredit(world: House, who: Who, amount: bigint): Promise<void> {
  await bring(world, who, 'balance', amount)
  const leg = { from: await purseOf(world, who, 'balance'), to: await purseOf(world, who, 'credit'), amount }
  await posts(world, 'credit', [leg], newKey())
}

/** Whether it is a service centre, and how it stands as one. */
export async function standsAs(world: House, who: Who, status: CentreStatus, number?: string): Promise<void> {
  const member_id = await idOf(world, who)
  await asOwner(world, async (sql) => {
    await sql.deleteFrom('member_role').where('member_id', '=', member_id).where('role', '=', 'service').execute()
    // Whoever opened accounts has been a centre, and stays known as one.
    const known = sql.selectFrom('account_opening').select('centre_id')
    if (status === 'none')
      return sql
        .deleteFrom('service_centre')
        .where('member_id', '=', member_id)
        .where('member_id', 'not in', known)
        .execute()
    await sql
      .insertInto('member_role')
      .values({ member_id, role: 'service', since: world.context.clock.now() })
      .execute()
    return sql
      .insertInto('service_centre')
      .values({
        member_id,
        center_no: number ?? centreNo(member_id),
        region: 'Hamburg',
        status,
        open_price: 5_000n,
        changed_at: world.context.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({ status, changed_at: world.context.clock.now() }),
      )
      .execute()
  })
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
  await standsAs(world, person, status, centreNo((centres += 1)))
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
