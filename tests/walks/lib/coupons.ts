import type { Coupon, MemberCoupon } from '#contract/coupon.ts'
import { ownWelcome, welcome } from '#stories/fixtures/coupon.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { givesCoupon, hasCoupon, nothingIsGiven } from '#tests/world/coupons.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { idOf, MIRA } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'

type Held = Pick<Phone, 'world'>

/** What a walk gives away is numbered after whatever the demo gives. */
export const GIVEN = 7_001
export const OWN = 9_001

export const first: Coupon = { ...welcome, id: GIVEN }
export const second: Coupon = { ...welcome, id: GIVEN + 1, name: 'Another one' }
export const taken: MemberCoupon = { ...ownWelcome, id: OWN, coupon_id: GIVEN }
export const expired: MemberCoupon = { ...taken, status: 'expired', allowed: [] }

/** So many are given away, all alike. */
export const gives = (many: number) => async (held: Held) => {
  const { world } = held
  await nothingIsGiven(world)
  for (let nth = 0; nth < many; nth += 1) await givesCoupon(world, nth === 0 ? { id: GIVEN } : {})
}

/** Mira had so many that she did not use in time. */
export const hadExpired = (many: number) => async (held: Held) => {
  const { world } = held
  await nothingIsGiven(world)
  const id = await givesCoupon(world, { id: GIVEN, most: 99 })
  for (let n = 1; n <= many; n += 1) await hasCoupon(world, MIRA, id, { state: 'expired', n })
  await forgetsNews(world)
}

export const noneIsLeft = ({ world }: Held) =>
  asOwner(world, (owner) => owner.updateTable('coupon').set({ stopped_at: world.now() }).execute())
/** Another phone of hers was faster. */
export const hasIt = ({ world }: Held) => hasCoupon(world, MIRA, GIVEN)

/** Mira has an espresso that she may drink in a store. */
export async function hasVoucher({ world }: Held): Promise<void> {
  await nothingIsGiven(world)
  const id = await givesCoupon(world, {
    id: GIVEN,
    name: 'An espresso on us',
    type: 'in_store_voucher',
    amount: 280n,
    from: 0n,
  })
  await hasCoupon(world, MIRA, id, { id: OWN })
}
const own = (world: Held['world'], set: Record<string, unknown>) =>
  asOwner(world, (owner) => owner.updateTable('member_coupon').set(set).where('id', '=', OWN).execute())

export const isUsedInStore = ({ world }: Held) =>
  own(world, { state: 'used', used_at: world.now(), wake_at: null, version: 1 })
export const endsUnused = ({ world }: Held) => own(world, { state: 'expired', wake_at: null, version: 1 })
/** What no phone can do: it is another member’s. */
export const isGone = async ({ world }: Held) => own(world, { member_id: (await idOf(world, MIRA)) - 1 })
