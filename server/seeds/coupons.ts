import { sql as raw } from 'kysely'
import { minorOf } from '#contract/money.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { DAY_S } from '#contract/time-units.ts'
import { lockedMemberCoupon, moveMemberCoupon } from '../coupon/move.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { COUPON_NAMES, type CouponCode } from './texts/coupons.ts'

interface Gift {
  readonly store?: 'hafen-korn' | 'nordlicht'
  readonly type: 'amount_off' | 'percent_off' | 'in_store_voucher'
  readonly amount?: string
  readonly percent?: number
  readonly from: string
  readonly scope?: 'category' | 'goods'
  readonly of?: readonly string[]
  readonly total?: number
  readonly most?: number
  /** Until so many days from now, or good for so many from when it is received. */
  readonly ends?: number
  readonly days?: number
  /** Who has one, and how many days ago they took it and used it. */
  readonly had: readonly (readonly [who: string, took: number, used?: number])[]
}

const BEGAN = 30

const GIFTS: Readonly<Record<CouponCode, Gift>> = {
  last: {
    store: 'hafen-korn',
    type: 'percent_off',
    percent: 20,
    from: '30.00',
    scope: 'goods',
    of: ['storm-lantern', 'tide-clock'],
    total: 4,
    ends: 20,
    had: [
      ['Nils', 6],
      ['Sofia', 4],
      ['Piotr', 2],
    ],
  },
  coffee: {
    store: 'hafen-korn',
    type: 'in_store_voucher',
    amount: '4.50',
    from: '0',
    most: 2,
    days: 60,
    had: [
      ['Mara', 20, 12],
      ['Mara', 5],
    ],
  },
  wool: { store: 'nordlicht', type: 'percent_off', percent: 15, from: '60.00', ends: 40, had: [['Mara', 3]] },
  harbour: { store: 'hafen-korn', type: 'amount_off', amount: '8.00', from: '60.00', ends: 45, had: [] },
  travel: { type: 'percent_off', percent: 10, from: '25.00', scope: 'category', of: ['travel'], days: 14, had: [] },
  first: { type: 'amount_off', amount: '5.00', from: '40.00', total: 500, ends: 30, had: [] },
}

const cents = (euros: string) => Number(minorOf(euros, 'EUR'))

async function give(sql: Sql, names: Readonly<Record<LocaleTag, string>>, gift: Gift, now: Date): Promise<number> {
  const began = later(now, -BEGAN * DAY_S)
  const wish = {
    ...(gift.store && { store: gift.store }),
    names,
    type: gift.type,
    amount: cents(gift.amount ?? '0'),
    percent: gift.percent ?? 0,
    min_amount: cents(gift.from),
    scope: gift.scope ?? 'all',
    of: gift.of ?? [],
    total: gift.total ?? 0,
    most: gift.most ?? 1,
    starts_at: began,
    ends_at: gift.ends === undefined ? null : later(now, gift.ends * DAY_S),
    valid_days: gift.days ?? null,
  }
  const { rows } = await raw<{ id: number }>`select add_coupon(${JSON.stringify(wish)}::jsonb, ${began}) as id`.execute(
    sql,
  )
  return rows[0]?.id ?? 0
}

/** What stores and the house give away in the demo; some of it is taken, and one is used. */
export async function seedCoupons(sql: Sql, now: Date): Promise<void> {
  await raw`set local role none`.execute(sql)
  for (const code of Object.keys(GIFTS) as CouponCode[]) {
    const coupon = await give(sql, COUPON_NAMES[code], GIFTS[code], now)
    for (const [who, took, used] of GIFTS[code].had) {
      const { rows } = await raw<{ id: number; store: number }>`
        select receive_coupon(coupon.id, member.id, ${later(now, -took * DAY_S)}) as id, coupon.store_id as store
        from coupon, member where coupon.id = ${coupon} and nickname = ${who} and demo`.execute(sql)
      const [own] = rows
      if (!own || used === undefined) continue
      const scope = { sql, now: later(now, -used * DAY_S) }
      const row = await lockedMemberCoupon(scope, own.id)
      if (row) await moveMemberCoupon(scope, row, { type: 'use', by: 'store' }, { store: own.store })
    }
  }
  await raw`set local role quay_app`.execute(sql)
}
