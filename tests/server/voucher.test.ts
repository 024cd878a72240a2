import { expect, test } from 'vitest'
import { coupon } from '#contract/coupon.ts'
import { DAY_S } from '#contract/time-units.ts'
import { useVoucher, type Verifier } from '#server/coupon/voucher.ts'
import { forgetOld } from '#server/live/forget.ts'
import { inTransaction } from '#server/lib/database.ts'
import { hasCoupon, ownRow } from '#tests/world/member-coupons.ts'
import { openWorld } from '#tests/world/open.ts'
import { openStoreGoods } from '#tests/world/shop-orders.ts'

const world = await openWorld()
const { give, member, clock, context, sql } = world
await openStoreGoods(world, { store: 'kiel' })
await openStoreGoods(world, { store: 'hamburg' })

const storeNo = async (code: string) =>
  (await sql.selectFrom('store').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const [kiel, hamburg] = [await storeNo('kiel'), await storeNo('hamburg')]

async function shown(ends = 864_000) {
  const person = await member()
  const id = await hasCoupon(world, person, { store: 'kiel', type: 'in_store_voucher', from: 0, ends })
  return { id, person, code: (await give(coupon.code, { id }, person)).code }
}
const verifies = (code: string, verifier: Verifier = { by: 'store', store: kiel }) =>
  inTransaction(sql, (inside) => useVoucher(context, { sql: inside, now: context.clock.now() }, code, verifier))

test('a code is good in its own store, once, and moves no money', async () => {
  const { id, code } = await shown()
  const postings = () =>
    sql
      .selectFrom('posting')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  const before = await postings()
  expect(await verifies(code, { by: 'store', store: hamburg })).toEqual({ is: 'unknown' })
  expect(await verifies(code)).toMatchObject({ is: 'used', voucher: { id, state: 'used' } })
  const at = context.clock.now()
  clock.pass(3_600)
  expect(await verifies(code)).toMatchObject({ is: 'used-before', at })
  expect(await ownRow(world, id)).toMatchObject({ store_id: kiel, order_id: null, version: 1 })
  expect(await postings()).toEqual(before)
})

test('a code that turned is read for half a minute more, and no longer', async () => {
  const { code, id, person } = await shown()
  const { expire_time: until } = await give(coupon.code, { id }, person)
  clock.set(new Date((until + 30) * 1_000).toISOString())
  expect(await verifies(code)).toEqual({ is: 'unknown' })
  const again = await give(coupon.code, { id }, person)
  clock.set(new Date((again.expire_time + 29) * 1_000).toISOString())
  expect((await verifies(again.code)).is).toBe('used')
})

test('one whose time is over in the minute in which it is shown is over', async () => {
  const { code, id } = await shown(20)
  clock.pass(20)
  expect(await verifies(code)).toMatchObject({ is: 'expired', voucher: { id } })
  expect((await ownRow(world, id)).state).toBe('expired')
})

test('sixteen tills that read one code at once use it once', async () => {
  const { code } = await shown()
  const heard = await Promise.all(Array.from({ length: 16 }, () => verifies(code)))
  expect(heard.map(({ is }) => is).toSorted()).toEqual(['used', ...Array<string>(15).fill('used-before')].toSorted())
})

test('what was shown is forgotten a day after, and nothing sooner', async () => {
  const { id } = await shown()
  const kept = async () =>
    (await sql.selectFrom('shown_code').select('ends_at').where('member_coupon_id', '=', id).execute()).length
  clock.pass(DAY_S)
  await forgetOld(context)
  expect(await kept()).toBe(1)
  clock.pass(91)
  await forgetOld(context)
  expect(await kept()).toBe(0)
})
