import { sql as raw } from 'kysely'
import type { VentureWish } from '#tests/world/ventures.ts'
import { asOwner } from './payment.ts'
import type { Person } from './people.ts'
import { fillsVenture, hasPutIn, investmentGoes, sells } from './ventures.ts'
import type { WalkWorld } from './world.ts'

const AMOUNT = 50_000n

export async function putsIn(world: WalkWorld, person: Person, wish: VentureWish, orderNo?: string) {
  const venture = await sells(world, wish)
  await fillsVenture(world, venture, AMOUNT)
  const made = await hasPutIn(world, person, venture, AMOUNT)
  if (orderNo === undefined) return made
  await asOwner({ world }, (sql) =>
    sql.updateTable('investment').set({ order_no: orderNo }).where('id', '=', made.id).execute(),
  )
  return { ...made, order_no: orderNo }
}

/** Another phone was faster: the order is another version. */
export const investmentGoesOn = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('investment')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .execute()

export const investmentStops = (world: WalkWorld, orderNo: string) =>
  investmentGoes(world, { order_no: orderNo }, [{ type: 'stop', by: 'member' }])

/** What no phone can do: the order is another member's. */
export const losesInvestment = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('investment')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .where('order_no', '=', orderNo)
    .execute()

export async function robotDid(world: WalkWorld, { id }: { id: number }, many: number): Promise<void> {
  const now = world.now()
  for (let n = 1; n <= many; n += 1)
    await raw`
      insert into task_order (investment_id, day, n, side, price_before, price_from, price_to, profit, state, from_at, to_at)
      values (${id}, 1, ${n}, 'held', 0.98, 0.99, 1, 505, 'done',
        ${now}::timestamptz - interval '6 hours', ${now}::timestamptz)`.execute(world.sql)
}
