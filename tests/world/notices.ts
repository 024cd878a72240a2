import { LOOK_BACK } from '#contract/limits.ts'
import { inTransaction } from '#server/lib/database.ts'
import { notifyMember } from '#server/notice/notify.ts'
import { isCertain } from './money.ts'
import { idOf, type Who } from './people.ts'
import type { World, House } from './world.ts'

let orders = 0

/** Gives the number of the order of which they were told. */
export async function hears(world: House, who: Who): Promise<string> {
  const ref = `T${String((orders += 1)).padStart(10, '0')}`
  const facts = { status: 'awaiting_payment', by: 'merchant', amount: 49_104n } as const
  const told = { member: await idOf(world, who), kind: 'order.accept.member', ref, facts } as const
  await inTransaction(world.sql, (sql) => notifyMember(sql, { ...told, now: world.context.clock.now() }))
  return ref
}

/** So long before the phone opens that nobody tells it any more. */
export async function heard(world: World, who: Who, times: number, read: boolean): Promise<void> {
  for (let time = 0; time < times; time += 1) await hears(world, who)
  if (read) await world.sql.updateTable('member_notice').set({ read_at: world.now() }).execute()
  await isCertain(world)
  world.clock.pass(LOOK_BACK + 1)
}
