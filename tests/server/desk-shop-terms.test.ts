import { expect, test } from 'vitest'
import { shopTermsAt } from '#server/market/shop-terms.ts'
import { numberIn } from '#tests/world/desk.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, clock, context } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const set = (changes: string) => by(ADA, `shop terms --set ${changes} --reason "A quiet winter"`)
const rows = () => sql.selectFrom('shop_terms').selectAll().orderBy('since', 'desc').execute()

test('the terms of the shop are shown, each in its unit', async () => {
  const { out, error } = await by(ADA, 'shop terms')
  expect(error).toBe('')
  for (const line of [
    /fee_rate +0\.03 +share\n/,
    /point_value +0\.01 +EUR for a point\n/,
    /points_share +0\.2 +share\n/,
    /points_earned +1 +points for a euro\n/,
    /pay_window +1800 +seconds\n/,
    /return_window +604800 +seconds/,
  ])
    expect(out).toMatch(line)
})

test('two change them, as a new row that holds a moment later', async () => {
  const before = await shopTermsAt(sql, context.clock.now())
  const asked = await set('fee_rate=0.045,point_value=0.000125,points_earned=2.5,return_window=1209600')
  expect(asked.error).toBe('')
  expect((await by(ADA, `terms approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
  expect((await by(BEN, 'terms list')).out).toMatch(/shop +ada@quay\.test/)
  const approved = await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')
  expect(approved.error).toBe('')
  for (const line of [
    /fee_rate +0\.03 +0\.045 +share\n/,
    /point_value +0\.01 +0\.000125 +EUR for a point\n/,
    /points_earned +1 +2\.5 +points for a euro\n/,
    /Orders keep what held when they were made\./,
  ])
    expect(approved.out).toMatch(line)
  const [now, ...rest] = await rows()
  expect(now).toEqual({
    ...before,
    since: now?.since,
    fee_rate: '0.045000',
    point_value: '0.000125',
    points_earned: '2.500000',
    return_window: 1_209_600,
  })
  expect(rest.map((row) => ({ ...row, since: null }))).toEqual([{ ...before, since: null }])
  expect(await log('terms approve')).toMatchObject([
    {
      actor: BEN.email,
      subject: 'shop',
      reason: 'A quiet winter',
      before: { fee_rate: 0.03, point_value: 0.01, points_earned: 1, return_window: 604_800 },
      after: { fee_rate: '0.045', point_value: '0.000125', points_earned: '2.5', return_window: '1209600' },
    },
  ])
  const since = now?.since ?? new Date(0)
  expect((await shopTermsAt(sql, new Date(since.getTime() - 1))).fee_rate).toBe(before.fee_rate)
  expect((await shopTermsAt(sql, since)).fee_rate).toBe('0.045000')
})

test.each([
  ['luck=1', 'is none of the terms'],
  ['pay_window=soon', 'is nothing that pay_window can be, in seconds'],
  ['fee_rate=1.1', 'in share'],
  ['point_value=0.0000001', 'in EUR for a point'],
  ['point_value=-1', 'in EUR for a point'],
  ['points_earned=1000', 'in points for a euro'],
  ['points_earned=many', 'in points for a euro'],
])('%s is refused in a sentence', async (wish, why) => {
  expect((await set(wish)).error).toContain(why)
})

test.each(['fee_rate=0.3', 'points_share=0.9', 'point_value=2', 'points_earned=101', 'pay_window=60', 'send_window=0'])(
  '%s is not possible, and not made',
  async (wish) => {
    const before = await rows()
    const asked = await set(wish)
    expect((await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')).error).toBe(
      'One of these values is not possible; nothing was changed.\n',
    )
    expect(await rows()).toEqual(before)
  },
)

test('help says it', async () => {
  expect((await help()).out).toContain('\n  shop terms ')
})
