import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '#server/desk/goods-kept.ts'
import { numberIn } from '#tests/world/desk.ts'
import { openGoods } from '#tests/world/goods.ts'
import { asOwner } from '#tests/world/world.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, clock } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const COLOURED = [
  { picks: ['red'], price: 1_000n, stock: 5 },
  { picks: ['blue'], price: 1_200n, stock: 7, most: 2 },
]
const kept = async (code: string) => (await catalogueOf(sql)).get(code)
const variantsOf = async (code: string) =>
  Object.entries((await kept(code))?.variants ?? {}).map(([key, { price, points, stock }]) => [
    key,
    price,
    points,
    stock,
  ])

test('what is sold is listed: in which shop, by whom, for what', async () => {
  expect((await by(ADA, 'goods')).out).toContain('Nothing is for sale.')
  await openGoods(world, { code: 'cups', variants: COLOURED, sold: 3 })
  await openGoods(world, { code: 'bread', store: 'bakery', is_on: false })
  await openGoods(world, { code: 'tote', shop: 'points', variants: [{ picks: [], price: 0n, points: 600, stock: 2 }] })
  const { error, out } = await by(ADA, 'goods')
  expect(error).toBe('')
  expect(out).toMatch(/cups +shop +the house +10\.00 EUR to 12\.00 EUR +12 +3 +on/)
  expect(out).toMatch(/bread +shop +bakery +10\.00 EUR +5 +0 +off/)
  expect(out).toMatch(/tote +points +the house +600 points +2 +0 +on/)
})

test('one of them is shown with its variants and every price they had', async () => {
  await openGoods(world, { code: 'bowl', store: 'bakery', variants: COLOURED })
  await by(ADA, 'goods price bowl red --price 9.50 --reason "A sale"')
  const { error, out } = await by(ADA, 'goods show bowl')
  expect(error).toBe('')
  expect(out).toContain('bowl, bowl: in home, for the shop, sold by bakery; drawn as mug; on the shelf.')
  expect(out).toMatch(/blue +12\.00 EUR +7 +2\n/)
  expect(out.match(/red +\d+\.\d\d EUR +20\d\d-/g)).toEqual([
    expect.stringContaining('10.00'),
    expect.stringContaining('9.50'),
  ])
  expect((await by(ADA, 'goods show nothing')).error).toContain('no such thing for sale')
})

describe('stock', () => {
  test('is said by one, of a variant or of all', async () => {
    await openGoods(world, { code: 'jug', variants: COLOURED })
    const { error, out } = await by(ADA, 'goods stock jug Blue --stock 20 --reason "Counted"')
    expect([error, out]).toEqual(['', expect.stringContaining('blue: stock: 7 -> 20')])
    expect(await variantsOf('jug')).toEqual([
      ['red', '1000', 0, 5],
      ['blue', '1200', 0, 20],
    ])
    await by(ADA, 'goods stock jug --stock 0 --reason "Broken"')
    expect((await variantsOf('jug')).map(([, , , stock]) => stock)).toEqual([0, 0])
    expect(await log('goods stock')).toEqual([
      {
        actor: ADA.email,
        subject: 'jug',
        reason: 'Counted',
        before: { 'blue: stock': 7 },
        after: { 'blue: stock': 20 },
      },
      expect.objectContaining({ before: { 'red: stock': 5, 'blue: stock': 20 } }),
    ])
  })

  test.each([
    ['jug --stock -1 --reason "Odd"', 'stock'],
    ['jug --stock=-1 --reason "Odd"', '"-1" is no whole number from 0 to 1000000'],
    ['jug --stock 1.5 --reason "Odd"', '"1.5" is no whole number'],
    ['jug --stock 1', 'Say why'],
    ['jug purple --stock 1 --reason "Odd"', 'jug is not there in "purple"'],
    ['jug red blue --stock 1 --reason "Odd"', 'jug has no such variant'],
    ['nothing --stock 1 --reason "Odd"', 'no such thing for sale'],
    ['jug --stock 0 --reason "Odd"', 'It is so already.'],
  ])('%s is refused', async (words, why) => {
    expect((await by(ADA, `goods stock ${words}`)).error).toContain(why)
  })
})

describe('a price', () => {
  test('of the house’s own goods takes two, and is kept beside the one before', async () => {
    await openGoods(world, { code: 'lamp', variants: COLOURED })
    const asked = await by(ADA, 'goods price lamp red --price 11.50 --reason "Dearer wood"')
    expect([asked.error, asked.out]).toEqual(['', expect.stringContaining('red: price: 10.00 EUR -> 11.50 EUR')])
    expect(await variantsOf('lamp')).toEqual([
      ['red', '1000', 0, 5],
      ['blue', '1200', 0, 7],
    ])
    expect((await by(ADA, 'goods list')).out).toMatch(/lamp +ada@quay\.test/)
    expect((await by(ADA, `goods approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    const agreed = await by(BEN, `goods approve ${numberIn(asked)}`, 'yes')
    expect([agreed.error, agreed.out]).toEqual(['', expect.stringContaining('red: price: 10.00 EUR -> 11.50 EUR')])
    expect(await variantsOf('lamp')).toEqual([
      ['red', '1150', 0, 5],
      ['blue', '1200', 0, 7],
    ])
    expect(await log('goods approve')).toEqual([
      expect.objectContaining({ actor: BEN.email, subject: 'lamp', reason: 'Dearer wood' }),
    ])
  })

  test('is agreed to only while it is what it was when it was asked for; stock may be sold meanwhile', async () => {
    const { variants } = await openGoods(world, { code: 'clock' })
    const [one, other] = [
      await by(ADA, 'goods price clock --price 11 --reason "One"'),
      await by(ADA, 'goods price clock --price 12 --reason "Other"'),
    ]
    await sql
      .updateTable('variant')
      .set({ stock: 1 })
      .where('id', 'in', [...variants])
      .execute()
    expect((await by(BEN, `goods approve ${numberIn(one)}`, 'yes')).error).toBe('')
    expect((await by(BEN, `goods approve ${numberIn(other)}`, 'yes')).error).toContain(
      'clock: the only one: price was 10.00 EUR, and is 11.00 EUR now.',
    )
    expect(await variantsOf('clock')).toEqual([['', '1100', 0, 1]])
    expect((await by(BEN, `goods refuse ${numberIn(other)}`, 'yes')).error).toBe('')
  })

  test('of a store is said by one; in the points shop it is points', async () => {
    await openGoods(world, { code: 'rolls', store: 'bakery' })
    expect((await by(ADA, 'goods price rolls --price 3.20 --reason "Flour"')).out).toContain('Done.')
    expect(await variantsOf('rolls')).toEqual([['', '320', 0, 5]])
    await openGoods(world, { code: 'pin', shop: 'points', variants: [{ picks: [], price: 0n, points: 90, stock: 1 }] })
    const asked = await by(ADA, 'goods price pin --price 80 --reason "Fewer"')
    expect((await by(BEN, `goods approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect(await variantsOf('pin')).toEqual([['', '0', 80, 1]])
  })

  test.each([
    ['rolls --price 3.205', '"3.205" is no price in EUR'],
    ['rolls --price 0', '"0" is no price in EUR'],
    ['rolls --price 3,20', 'is no price in EUR'],
    ['rolls', '"" is no price in EUR'],
    ['pin --price 1.50', '"1.50" is no whole number from 1'],
    ['pin --price 0', '"0" is no whole number from 1'],
  ])('%s is refused', async (words, why) => {
    expect((await by(ADA, `goods price ${words} --reason "Odd"`)).error).toContain(why)
  })
})

test('goods are taken off the shelf and put back by one', async () => {
  await openGoods(world, { code: 'kite' })
  expect((await by(ADA, 'goods shelf kite off --reason "Torn"')).out).toContain('shelf: on -> off')
  expect((await kept('kite'))?.is_on).toBe(false)
  expect((await by(ADA, 'goods shelf kite off --reason "Torn"')).error).toContain('It is so already.')
  expect((await by(ADA, 'goods shelf kite away --reason "Torn"')).error).toContain('Say on or off')
  expect((await by(ADA, 'goods shelf kite on --reason "Mended"')).error).toBe('')
  expect((await kept('kite'))?.is_on).toBe(true)
  expect(await log('goods shelf')).toMatchObject([
    { before: { shelf: true }, after: { shelf: false } },
    { reason: 'Mended' },
  ])
})

test('a change keeps all that it does not say', async () => {
  const { id } = await openGoods(world, {
    code: 'vase',
    names: { en: 'Vase', de: 'Blumenvase' },
    brief: 'Of clay.',
    variants: COLOURED,
    sold: 4,
  })
  const rowOf = () => sql.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await rowOf()
  await by(ADA, 'goods stock vase red --stock 6 --reason "Counted"')
  expect(await rowOf()).toEqual(before)
})

test('only the desk puts goods: the app may not', async () => {
  const { id } = await openGoods(world, { code: 'door' })
  const asked = [
    () => raw`select put_goods('{}'::jsonb, now())`.execute(sql),
    () => sql.updateTable('variant').set({ price: 1n }).where('goods_id', '=', id).execute(),
    () => sql.updateTable('goods').set({ is_on: false }).where('id', '=', id).execute(),
    () =>
      raw`insert into goods_import (file, hash, operator_id, at, changes) values ('a', '0', 1, now(), '[]')`.execute(
        sql,
      ),
    () => raw`update goods_import set undone_by = 1`.execute(sql),
    () =>
      asOwner(world, async (owner) => {
        await raw`set local role quay_desk`.execute(owner)
        await raw`delete from goods_import`.execute(owner)
      }),
  ]
  for (const act of asked) await expect(act()).rejects.toThrow('permission denied')
})

test('help says it', async () => {
  const { out } = await help()
  for (const verb of [
    'goods',
    'goods show',
    'goods import',
    'goods undo',
    'goods stock',
    'goods price',
    'goods shelf',
    'goods approve',
  ])
    expect(out).toContain(`\n  ${verb}`)
})
