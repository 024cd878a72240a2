import { DAY_S } from '#contract/time-units.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { merchant } from '#contract/merchant.ts'
import type { MerchantState } from '#contract/merchant.ts'
import { later } from '#server/lib/clock.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { hearsOf } from '#tests/world/events.ts'
import { idOf, type Somebody, type Who } from '#tests/world/people.ts'
import type { World } from '#tests/world/world.ts'

type Held = Pick<Phone, 'page' | 'world'>

const BREAK = 1_800

const clocks = ({ now }: World, state: MerchantState) => ({
  break_until: state === 'break' ? later(now(), BREAK) : null,
  leave_at: state === 'leaving' ? later(now(), 10 * DAY_S) : null,
  reject_reason: state === 'refused' || state === 'suspended' ? 'The number that you gave us is somebody else’s.' : '',
})

/** Nobody is told. */
export async function stands(world: World, { email }: Somebody, state: MerchantState): Promise<void> {
  const [member_id, at] = [await idOf(world, { email }), world.now()]
  const set = { state, changed_at: at, ...clocks(world, state) }
  await world.sql
    .insertInto('merchant')
    .values({
      member_id,
      merchant_no: '40718826',
      name: 'Harbour Office',
      contact: email,
      applied_at: at,
      margin_need: 20_000n,
      pay_types: ['bank'],
      ...set,
    })
    .onConflict((there) => there.column('member_id').doUpdateSet(set))
    .execute()
}

export async function hearsOfStanding(
  { page, world }: Held,
  who: Who,
  isAsking: boolean,
  { path }: Endpoint = merchant.index,
): Promise<void> {
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${path}`)
  await hearsOf(world, who, 'merchant')
  await heard
}
