import { expect, test } from 'vitest'
import { coupon } from '#contract/coupon.ts'
import { DAY_S } from '#contract/time-units.ts'
import { shop } from '#contract/shop.ts'
import { sweepMemberCoupons } from '#server/coupon/sweep.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { hasCoupon, openCoupon, ownRow, takes } from '#tests/world/member-coupons.ts'
import { openGoods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { openStoreGoods } from '#tests/world/shop-orders.ts'
import { asOwner, type Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, ask, member, clock, sql, context } = world
const now = () => Math.floor(context.clock.now().getTime() / 1_000)

const listed = async (asked: object, person: Partial<Person> = {}) => (await give(coupon.index, asked, person)).data
const taken = async (id: number) =>
  (await sql.selectFrom('coupon').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken

test('a coupon says what it takes off, from which sum on, for what, until when, and whether it can be taken', async () => {
  const person = await member()
  const goods = await openGoods(world, { category: 'travel', names: { en: 'Compass', de: 'Kompass' } })
  const id = await openCoupon(world, {
    names: { en: 'For the road', de: 'Für unterwegs' },
    scope: 'goods',
    of: [goods.code],
    total: 3,
    most: 2,
  })
  const here = async (by: Partial<Person>) => (await listed({ goods_id: goods.id }, by)).find((one) => one.id === id)
  expect(await here({})).toEqual({
    id,
    name: 'For the road',
    type: 'amount_off',
    amount: '5.00',
    percent: 0,
    min_amount: '40.00',
    scope: 'goods',
    scope_text: 'Compass',
    scope_ids: [goods.id],
    store_id: 0,
    store_name: '',
    total: 3,
    left: 3,
    limit: 2,
    got: 0,
    can_take: 1,
    why_not: '',
    valid_type: 'dates',
    valid_days: 0,
    start_time: now(),
    end_time: now() + 864_000,
  })
  const mine = await takes(world, person, id)
  expect(mine).toEqual({
    id: mine.id,
    coupon_id: id,
    name: 'For the road',
    type: 'amount_off',
    amount: '5.00',
    percent: 0,
    min_amount: '40.00',
    scope: 'goods',
    scope_text: 'Compass',
    scope_ids: [goods.id],
    store_id: 0,
    store_name: '',
    status: 'unused',
    start_time: now(),
    end_time: now() + 864_000,
    used_time: null,
    order_no: '',
    allowed: ['use'],
  })
  expect(await here(person)).toMatchObject({ left: 2, got: 1, can_take: 1 })
  await takes(world, person, id)
  expect(await here(person)).toMatchObject({ left: 1, got: 2, can_take: 0, why_not: 'You already have it' })
  await takes(world, await member(), id)
  expect(await here({})).toMatchObject({ left: 0, can_take: 0, why_not: 'None left' })
})

test('the same key again gives the first answer, and one coupon', async () => {
  const person = await member()
  const id = await openCoupon(world, { most: 5 })
  const idem = newKey()
  const first = await takes(world, person, id, idem)
  expect(await takes(world, person, id, idem)).toEqual(first)
  expect(await taken(id)).toBe(1)
  const other = await openCoupon(world)
  expect(await deny(coupon.receive, { id: other, idem }, person)).toEqual({ refusal: 'key-reused' })
})

test('what cannot be received is refused by name, and nothing is counted', async () => {
  const person = await member()
  const refused = async (id: number, by = person) => (await deny(coupon.receive, { id, idem: newKey() }, by)).refusal
  expect(await refused(999_999)).toBe('missing')
  const one = await openCoupon(world, { total: 1 })
  await takes(world, await member(), one)
  expect(await refused(one)).toBe('coupon-gone')
  const mine = await openCoupon(world)
  await takes(world, person, mine)
  expect(await refused(mine)).toBe('coupon-limit')
  expect(await taken(mine)).toBe(1)
  const soon = await openCoupon(world, { starts: 60 })
  expect(await refused(soon)).toBe('coupon-over')
  const over = await openCoupon(world, { ends: 60 })
  clock.pass(60)
  expect(await refused(over)).toBe('coupon-over')
  expect(await takes(world, person, soon)).toMatchObject({ status: 'unused' })
  const stopped = await openCoupon(world)
  await asOwner(world, (owner) =>
    owner.updateTable('coupon').set({ stopped_at: context.clock.now() }).where('id', '=', stopped).execute(),
  )
  expect(await refused(stopped)).toBe('coupon-gone')
  expect(await listed({ limit: 50 })).not.toContainEqual(expect.objectContaining({ id: stopped }))
  expect(await deny(coupon.receive, { id: 0, idem: newKey() }, person)).toMatchObject({ refusal: 'invalid' })
  expect((await ask(coupon.receive, { id: mine, idem: newKey() })).data).toEqual({ refusal: 'signed-out' })
})

test('a store’s page lists what that store gives, goods what is for them', async () => {
  const stores = await openStoreGoods(world, { category: 'garden' })
  const houses = await openGoods(world, { category: 'pantry' })
  const points = await openGoods(world, { shop: 'points', variants: [{ picks: [], price: 0n, points: 5, stock: 1 }] })
  const { store_id } = await give(shop.info, { id: stores.id }, {})
  const { code: store } = await sql
    .selectFrom('store')
    .select('code')
    .where('id', '=', store_id)
    .executeTakeFirstOrThrow()
  const theirs = await openCoupon(world, { store })
  const voucher = await openCoupon(world, { store, type: 'in_store_voucher' })
  const garden = await openCoupon(world, { scope: 'category', of: ['garden'] })
  const all = new Set([theirs, voucher, garden])
  const ids = async (asked: object) => (await listed(asked)).map(({ id }) => id).filter((id) => all.has(id))
  expect(await ids({ store_id })).toEqual([voucher, theirs])
  expect(await ids({ goods_id: stores.id, limit: 50 })).toEqual([garden, theirs])
  expect(await ids({ goods_id: houses.id, limit: 50 })).toEqual([])
  expect(await ids({ limit: 50 })).toEqual([garden, voucher, theirs])
  expect(await listed({ goods_id: points.id })).toEqual([])
  const { coupons } = await give(shop.info, { id: stores.id }, {})
  expect(coupons).toHaveLength(3)
  expect(coupons.slice(0, 2).map(({ id }) => id)).toEqual([garden, theirs])
  expect((await give(shop.index, {}, {})).coupons).toHaveLength(6)
})

test('mine stand by what became of them, also before the sweep comes by', async () => {
  const person = await member()
  const long = await hasCoupon(world, person, { days: 30, ends: null })
  const short = await hasCoupon(world, person, { days: 1 })
  const mine = async (status: 'unused' | 'used' | 'expired') => {
    const { data, counts } = await give(coupon.my, { status }, person)
    return { ids: data.map(({ id }) => id), states: data.map((one) => one.status), counts }
  }
  expect(await mine('unused')).toEqual({
    ids: [short, long],
    states: ['unused', 'unused'],
    counts: { unused: 2, used: 0, expired: 0 },
  })
  clock.pass(DAY_S)
  const over = { ids: [short], states: ['expired'], counts: { unused: 1, used: 0, expired: 1 } }
  expect(await mine('expired')).toEqual(over)
  expect((await ownRow(world, short)).state).toBe('unused')
  await sweepMemberCoupons(context)
  expect(await ownRow(world, short)).toMatchObject({ state: 'expired', version: 1, wake_at: null })
  expect(await mine('expired')).toEqual(over)
  expect((await ownRow(world, long)).ends_at.getTime() / 1_000).toBe(now() + 29 * DAY_S)
})

test('a voucher is shown by a code that turns every minute, to its member alone', async () => {
  const [person, other] = [await member(), await member()]
  const id = await hasCoupon(world, person, { type: 'in_store_voucher', from: 0, names: { en: 'A coffee' } })
  const shown = () => give(coupon.code, { id }, person)
  const first = await shown()
  expect(first).toEqual({
    name: 'A coffee',
    store_name: '',
    code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
    qrcode_text: first.code,
    expire_time: Math.floor(now() / 60) * 60 + 60,
    server_time: now(),
    status: 'unused',
  })
  expect((await shown()).code).toBe(first.code)
  clock.pass(60)
  expect((await shown()).code).not.toBe(first.code)
  expect(await deny(coupon.code, { id }, other)).toEqual({ refusal: 'missing' })
  const plain = await hasCoupon(world, person)
  expect(await deny(coupon.code, { id: plain }, person)).toEqual({ refusal: 'missing' })
  expect((await give(coupon.my, {}, person)).data.find((one) => one.id === id)?.allowed).toEqual(['show_code'])
  const kept = await sql.selectFrom('shown_code').selectAll().where('member_coupon_id', '=', id).execute()
  expect(kept).toHaveLength(2)
  expect(kept.every(({ digest }) => digest.length === 32)).toBe(true)
  clock.pass(11 * DAY_S)
  expect(await give(coupon.code, { id }, await signsIn(world, person))).toMatchObject({
    code: '',
    qrcode_text: '',
    status: 'expired',
  })
})

test('the app cannot write a coupon, nor give one away by itself', async () => {
  const id = await openCoupon(world)
  const person = await member()
  await expect(sql.updateTable('coupon').set({ total: 0 }).where('id', '=', id).execute()).rejects.toThrow('permission')
  await expect(
    sql
      .insertInto('member_coupon')
      .values({
        coupon_id: id,
        member_id: person.id,
        n: 1,
        state: 'unused',
        starts_at: context.clock.now(),
        ends_at: context.clock.now(),
        created_at: context.clock.now(),
        since: context.clock.now(),
      })
      .execute(),
  ).rejects.toThrow('permission')
})
