import { sql as raw } from 'kysely'
import { LOOK_BACK } from '#contract/limits.ts'
import { inTransaction } from '#server/lib/database.ts'
import { notifyMember } from '#server/notice/notify.ts'
import { press } from './gestures.ts'
import { isCertain } from './money.ts'
import { holds, join, MIRA, withoutPopups, type Person } from './people.ts'
import type { Phone } from './phone.ts'
import type { WalkWorld } from './world.ts'

let orders = 0

export const idOf = async ({ sql }: Pick<WalkWorld, 'sql'>, { email }: Person): Promise<number> =>
  (await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

export async function hears(world: WalkWorld, person: Person): Promise<void> {
  const { sql, now } = world
  const ref = `T${String((orders += 1)).padStart(10, '0')}`
  const facts = { status: 'awaiting_payment', by: 'merchant', amount: 49_104n } as const
  const member = await idOf(world, person)
  await inTransaction(sql, (inside) =>
    notifyMember(inside, { member, kind: 'order.accept.member', ref, facts, now: now() }),
  )
}

/** So long before the phone opens that nobody tells it any more. */
export async function heard(world: WalkWorld, person: Person, times: number, read: boolean): Promise<void> {
  for (let time = 0; time < times; time += 1) await hears(world, person)
  if (read) await world.sql.updateTable('member_notice').set({ read_at: world.now() }).execute()
  await isCertain(world.sql)
  world.forward(LOOK_BACK + 1)
}

export async function orderMoves(world: WalkWorld, person: Person): Promise<void> {
  await raw`insert into event (member_id, topic, body, at)
    values (${await idOf(world, person)}, 'order', '{}', ${world.now()})`.execute(world.sql)
}

export async function arrives(phone: Phone, details: Record<string, unknown> = {}): Promise<void> {
  await join(phone.world, MIRA)
  await withoutPopups(phone.world)
  await holds(phone, MIRA, details)
}

export const opensNotices = (phone: Phone) => press(phone, /^(Notices|\d+ new notices?|Mitteilungen)$/)
