import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { coupon } from '#contract/coupon.ts'
import { hasCoupon, ownRow, takes } from '#tests/world/member-coupons.ts'
import { numberIn } from '#tests/world/desk.ts'
import { openGoods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openStoreGoods } from '#tests/world/shop-orders.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-coupons-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const world = await openWorld()
const { sql, clock, give, deny, member } = world
const { by, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())
await openStoreGoods(world, { store: 'kiel', code: 'lamp' })
await openGoods(world, { code: 'mug' })

let files = 0
function file(wish: object): string {
  const path = join(room, `${(files += 1)}.json`)
  writeFileSync(path, JSON.stringify({ names: { en: 'A good start' }, type: 'amount_off', valid_days: 30, ...wish }))
  return path
}
const coupons = () => sql.selectFrom('coupon').selectAll().orderBy('id').execute()

test('what the house gives is asked for by one and agreed to by another', async () => {
  const path = file({ amount: '5.00', from: '40.00', total: 500, names: { en: 'A good start', de: 'Guter Anfang' } })
  const asked = await by(ADA, `coupon add ${path} --reason "For new members"`)
  expect([asked.error, asked.out]).toEqual([
    '',
    expect.stringContaining('A good start: amount_off, 5.00 EUR off from 40.00 EUR, given by the house'),
  ])
  expect(await coupons()).toEqual([])
  const number = numberIn(asked)
  expect((await by(ADA, `coupon approve ${number}`, 'yes')).error).toContain('another operator')
  expect((await by(BEN, 'coupon list')).out).toContain('For new members')
  expect((await by(BEN, `coupon approve ${number}`, 'yes')).out).toContain('Done.')
  expect(await coupons()).toMatchObject([
    {
      store_id: null,
      type: 'amount_off',
      amount: 500n,
      min_amount: 4_000n,
      total: 500,
      taken: 0,
      most: 1,
      scope: 'all',
      valid_days: 30,
      ends_at: null,
    },
  ])
  const { out } = await by(ADA, 'coupons')
  expect(out).toMatch(/A good start +amount_off +5\.00 EUR +40\.00 +the house +all +0 of 500 +0 +never/)
})

test('what a store gives one operator writes down, by flags or a file', async () => {
  const { out, error } = await by(
    ADA,
    'coupon add --shop-of kiel --name "Light" --type percent_off --percent 20 --from 30.00 --scope goods --of lamp --until 2099-01-01T00:00:00Z --limit 2 --reason "They asked"',
  )
  expect([error, out]).toEqual(['', expect.stringContaining('Written down as coupon')])
  expect((await coupons()).at(-1)).toMatchObject({ percent: 20, scope: 'goods', total: 0, most: 2, min_amount: 3_000n })
})

test.each<[string, object, string]>([
  ['what nobody sells', { amount: '1', from: '2', scope: 'goods', of: ['nothing'] }, 'Nothing that it could be for'],
  [
    'goods of somebody else',
    { store: 'kiel', amount: '1', from: '2', scope: 'goods', of: ['mug'] },
    'Nothing that it could be for is called mug',
  ],
  ['a category that is none', { amount: '1', from: '2', scope: 'category', of: ['nothing'] }, 'called nothing'],
  ['a store that is none', { store: 'nowhere', amount: '1', from: '2' }, 'no store called nowhere'],
  ['as much off as it is from', { amount: '5', from: '5' }, 'takes less off than the sum'],
  ['an amount and a percent', { amount: '5', percent: 5, from: '9' }, 'takes an amount or a percent off'],
  ['a percent of another type', { percent: 5, from: '9' }, 'percent_off has a percent'],
  ['more than nine tenths', { type: 'percent_off', percent: 91 }, 'percent'],
  ['what never ends', { amount: '1', from: '2', valid_days: undefined }, 'ends some time'],
  [
    'an end before its start',
    { amount: '1', from: '2', starts_at: '2099-01-02T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' },
    'ends after it starts',
  ],
  ['goods that are not said', { amount: '1', from: '2', scope: 'goods' }, 'says of what'],
])('%s is refused', async (_, wish, sentence) => {
  const before = (await coupons()).length
  expect((await by(ADA, `coupon add ${file(wish)} --reason "Trying it"`)).error).toContain(sentence)
  expect((await coupons()).length).toBe(before)
})

test('no more of a stopped one are given; what members have stays good', async () => {
  const person = await member()
  const own = await hasCoupon(world, person, { most: 2 })
  const { coupon_id: id } = await ownRow(world, own)
  expect((await by(ADA, `coupon stop ${id} --reason "Enough"`)).out).toContain('stays good')
  expect((await by(ADA, `coupon stop ${id} --reason "Enough"`)).error).toContain('No coupon that is given away')
  expect((await by(ADA, 'coupon stop x --reason "Enough"')).error).toContain('Say its number')
  expect(await deny(coupon.receive, { id, idem: newKey() }, person)).toEqual({ refusal: 'coupon-gone' })
  expect((await ownRow(world, own)).state).toBe('unused')
  expect((await by(ADA, 'coupons')).out).toMatch(/stopped \d{4}-/)
  expect(await log('coupon stop')).toMatchObject([
    { actor: ADA.email, subject: `${id}`, reason: 'Enough', after: { id } },
  ])
})

test('a voucher of the house is used at its desk once; a second time it says when; a store’s is unknown there', async () => {
  const person = await member()
  const own = await hasCoupon(world, person, { type: 'in_store_voucher', from: 0, names: { en: 'A coffee' } })
  const { code } = await give(coupon.code, { id: own }, person)
  expect((await by(ADA, 'coupon verify AAAABBBBCCCC')).error).toContain('Nobody shows this code')
  const spaced = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase()
  expect((await by(ADA, `coupon verify ${spaced}`)).out).toContain('A coffee: used now')
  expect(await ownRow(world, own)).toMatchObject({ state: 'used', store_id: null, order_id: null })
  expect((await by(BEN, `coupon verify ${code}`)).error).toMatch(/A coffee was used already, at \d{4}-\d\d-\d\d/)
  expect(await give(coupon.code, { id: own }, person)).toMatchObject({ status: 'used', code: '' })
  expect((await give(coupon.my, { status: 'used' }, person)).data).toMatchObject([
    { id: own, status: 'used', order_no: '' },
  ])
  const stores = await hasCoupon(world, person, { store: 'kiel', type: 'in_store_voucher', from: 0 })
  const theirs = await give(coupon.code, { id: stores }, person)
  expect((await by(ADA, `coupon verify ${theirs.code}`)).error).toContain('Nobody shows this code')
  expect(await log('coupon verify')).toMatchObject([{ actor: ADA.email }])
  await takes(world, await member(), (await ownRow(world, own)).coupon_id)
})
