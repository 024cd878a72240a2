import { sql as raw } from 'kysely'
import type { VentureWish } from '#tests/world/ventures.ts'
import type { Person } from '#tests/walk/people.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { memberId } from '#tests/walk/trade.ts'
import { sells } from '#tests/walk/ventures.ts'
import type { WalkWorld } from '#tests/walk/world.ts'

const OF_VENTURES = ['investment_event', 'investment_payout', 'task_order', 'investment', 'venture_rate', 'venture']

/** Whatever the demo sells is gone, what its members hold of it too; only the owner of the books may do so. */
const withoutVentures = ({ sql }: WalkWorld) =>
  sql.transaction().execute(async (owner) => {
    await raw`set local role none`.execute(owner)
    await raw`set local session_replication_role = replica`.execute(owner)
    for (const gone of OF_VENTURES) await raw`delete from ${raw.table(gone)}`.execute(owner)
  })

export const isSold =
  (wish: VentureWish) =>
  (many: number) =>
  async ({ world }: Phone): Promise<void> => {
    await withoutVentures(world)
    for (let place = many; place >= 1; place -= 1) await sells(world, { ...wish, title: `Demo ${place}` })
  }

export async function hearsOfVentures(world: WalkWorld, person: Person): Promise<void> {
  const member = await memberId(world, person)
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'invest', '{}', ${world.now()})`.execute(
    world.sql,
  )
}
