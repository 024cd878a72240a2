import { sql as raw } from 'kysely'
import type { CouponScope, CouponType, MemberCouponStatus } from '#contract/coupon.ts'
import { DAY_S } from '#contract/time-units.ts'
import { houseAccountNamed } from '#server/ledger/accounts.ts'
import { fillPool } from './money.ts'
import { idOf, type Who } from './people.ts'
import { asOwner, type House } from './world.ts'

/** How a coupon differs from one of the house's that takes 5.00 EUR off from 10.00 EUR on, of which there is no end. */
interface CouponAsked {
  readonly id?: number
  readonly name?: string
  readonly type?: CouponType
  readonly amount?: bigint
  readonly percent?: number
  readonly from?: bigint
  readonly scope?: CouponScope
  readonly scope_ids?: readonly number[]
  /** By its code. */
  readonly store?: string
  readonly total?: number
  readonly most?: number
}

/** Nothing that the demo gives away is given away any more. */
export const nothingIsGiven = (house: House) =>
  asOwner(house, (owner) =>
    owner
      .updateTable('coupon')
      .set({ stopped_at: house.context.clock.now() })
      .where('stopped_at', 'is', null)
      .execute(),
  )

export async function givesCoupon(house: House, asked: CouponAsked = {}): Promise<number> {
  let made = 0
  await asOwner(house, async (owner) => {
    const { id, name = 'Welcome aboard', type = 'amount_off', percent = 0, from = 1_000n, total = 0, most = 1 } = asked
    const { scope = 'all', scope_ids = [], amount = percent > 0 ? 0n : 500n, store } = asked
    const now = house.context.clock.now()
    if (id !== undefined) await raw`alter table coupon alter column id restart with ${raw.lit(id)}`.execute(owner)
    const { id: given } = await owner
      .insertInto('coupon')
      .values({
        store_id: store
          ? (await owner.selectFrom('store').select('id').where('code', '=', store).executeTakeFirstOrThrow()).id
          : null,
        names: JSON.stringify({ en: name }),
        type,
        amount,
        percent,
        min_amount: from,
        scope,
        scope_ids: [...scope_ids],
        total,
        most,
        starts_at: new Date(now.getTime() - 1_000),
        ends_at: new Date(now.getTime() + 20 * DAY_S * 1_000),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made = given
  })
  return made
}

interface Had {
  readonly id?: number
  readonly state?: Extract<MemberCouponStatus, 'unused' | 'used' | 'expired'>
  readonly n?: number
}

/** What prepared a walk: a member has one of them. */
export async function hasCoupon(
  house: House,
  who: Who,
  coupon: number,
  { id, state = 'unused', n = 1 }: Had = {},
): Promise<void> {
  const member_id = await idOf(house, who)
  await asOwner(house, async (owner) => {
    const now = house.context.clock.now()
    const ends_at = new Date(now.getTime() + (state === 'expired' ? -1 : 10) * DAY_S * 1_000)
    if (id !== undefined)
      await raw`alter table member_coupon alter column id restart with ${raw.lit(id)}`.execute(owner)
    const { id: made } = await owner
      .insertInto('member_coupon')
      .values({
        coupon_id: coupon,
        member_id,
        n,
        state,
        starts_at: new Date(now.getTime() - 2 * DAY_S * 1_000),
        ends_at,
        used_at: state === 'used' ? now : null,
        created_at: now,
        since: now,
        wake_at: state === 'unused' ? ends_at : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await owner
      .insertInto('member_coupon_event')
      .values({ member_coupon_id: made, version: 0, event: 'received', state, actor: 'member', at: now })
      .execute()
    await owner
      .updateTable('coupon')
      .set({ taken: raw`taken + 1` })
      .where('id', '=', coupon)
      .execute()
  })
}

/** The house pays its coupons from a pool. */
export const fillCoupons = async (house: House, amount = 100_000n) =>
  fillPool(house, 'EUR', amount, await houseAccountNamed(house.sql, 'pool:EUR:coupon'))
