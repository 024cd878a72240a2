import { sql as raw } from 'kysely'
import { coupon, type CouponType } from '#contract/coupon.ts'
import type { MemberCouponMove } from '#machines/coupon/member-coupon.rules.ts'
import { moveMemberCoupon } from '#server/coupon/move.ts'
import type { MemberCouponRow, MoveDetails } from '#server/coupon/rows.ts'
import { holdPool, houseAccountNamed } from '#server/ledger/accounts.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { refuse } from '#server/lib/refuse.ts'
import { COUPON_POOL } from '#server/shop-order/pool.ts'
import { fillPool, newKey } from './money.ts'
import { asOwner, type House, type Person, type World } from './world.ts'

/** How a coupon differs from one of the house that takes 5.00 EUR off from 40.00 EUR on, for ten days. */
export interface CouponAsked {
  readonly store?: string
  readonly type?: CouponType
  readonly names?: Readonly<Record<string, string>>
  readonly amount?: number
  readonly percent?: number
  readonly from?: number
  readonly scope?: 'all' | 'category' | 'goods'
  readonly of?: readonly string[]
  readonly total?: number
  readonly most?: number
  /** Seconds from now. */
  readonly starts?: number
  readonly ends?: number | null
  readonly days?: number
}

/** Written as the desk writes it. */
export async function openCoupon(house: House, asked: CouponAsked = {}): Promise<number> {
  const { percent = 0, ends = 864_000, starts = 0 } = asked
  const now = house.context.clock.now()
  const at = (seconds: number) => new Date(now.getTime() + 1_000 * seconds)
  const wish = {
    ...(asked.store && { store: asked.store }),
    names: asked.names ?? { en: 'A coupon' },
    type: asked.type ?? (percent > 0 ? 'percent_off' : 'amount_off'),
    amount: percent > 0 ? 0 : (asked.amount ?? 500),
    percent,
    min_amount: asked.from ?? 4_000,
    scope: asked.scope ?? 'all',
    of: asked.of ?? [],
    total: asked.total ?? 0,
    most: asked.most ?? 1,
    starts_at: at(starts),
    ends_at: ends === null ? null : at(ends),
    valid_days: asked.days ?? null,
  }
  let made = 0
  await asOwner(house, async (owner) => {
    const { rows } = await raw<{ id: number }>`
      select add_coupon(${JSON.stringify(wish)}::jsonb, ${now}) as id`.execute(owner)
    made = rows[0]?.id ?? 0
  })
  return made
}

export const takes = (world: Pick<World, 'give'>, person: Person, id: number, idem = newKey()) =>
  world.give(coupon.receive, { id, idem }, person)

/** A member has one of it. */
export async function hasCoupon(world: World, person: Person, asked: CouponAsked = {}): Promise<number> {
  const { id } = await takes(world, person, await openCoupon(world, asked))
  return id
}

export const ownRow = ({ sql }: { readonly sql: Sql }, id: number): Promise<MemberCouponRow> =>
  sql.selectFrom('member_coupon').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export async function moveCouponIn(
  sql: Sql,
  id: number,
  move: MemberCouponMove,
  now: Date,
  details: Partial<MoveDetails> = {},
): Promise<MemberCouponRow> {
  const found = sql.selectFrom('member_coupon').selectAll().where('id', '=', id).forNoKeyUpdate()
  return moveMemberCoupon({ sql, now }, (await found.executeTakeFirst()) ?? refuse('missing'), move, details)
}

export async function fillCouponPool(world: House, cents: bigint): Promise<void> {
  await fillPool(world, 'EUR', cents, await houseAccountNamed(world.sql, COUPON_POOL))
}

export const inCouponPool = async ({ sql }: House): Promise<bigint> =>
  inTransaction(sql, async (inside) => holdPool(inside, await houseAccountNamed(inside, COUPON_POOL)))
