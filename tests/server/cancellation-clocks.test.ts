import { expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { lateCancellations } from '#server/cancellation/queries.ts'
import { reviewOf } from '#server/cancellation/review.ts'
import { moveCancellation } from '#server/cancellation/move.ts'
import { goes, requestOf, settles } from '#tests/world/cancellations.ts'
import { inTransaction } from '#server/lib/database.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { PIN } from '#tests/world/money.ts'
import { openMarket } from '#tests/world/trade.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { sql, context, clock, member, logged } = world
await setPrices(world)
await openMarket(world)

const inZone = (zone: string) => asOwner(world, (owner) => owner.updateTable('market').set({ zone }).execute())

test.each([
  ['on a Tuesday', 'UTC', '2026-03-03T10:00:00Z', '2026-03-10T00:00:00Z', '2026-03-13T00:00:00Z'],
  ['on a Saturday', 'UTC', '2026-03-07T10:00:00Z', '2026-03-13T00:00:00Z', '2026-03-18T00:00:00Z'],
  ['a moment before midnight', 'UTC', '2026-03-03T23:59:59.999Z', '2026-03-10T00:00:00Z', '2026-03-13T00:00:00Z'],
  ['at midnight', 'UTC', '2026-03-04T00:00:00Z', '2026-03-11T00:00:00Z', '2026-03-14T00:00:00Z'],
  ['before Easter', 'UTC', '2026-04-01T10:00:00Z', '2026-04-10T00:00:00Z', '2026-04-15T00:00:00Z'],
  ['before Christmas and the new year', 'UTC', '2026-12-22T10:00:00Z', '2026-12-30T00:00:00Z', '2027-01-05T00:00:00Z'],
  [
    'across the hour that is skipped',
    'Europe/Berlin',
    '2026-03-25T12:00:00Z',
    '2026-03-31T22:00:00Z',
    '2026-04-07T22:00:00Z',
  ],
  [
    'across the hour that comes twice',
    'Europe/Berlin',
    '2026-10-21T12:00:00Z',
    '2026-10-27T23:00:00Z',
    '2026-10-30T23:00:00Z',
  ],
  [
    'on a day that has begun elsewhere',
    'Asia/Tokyo',
    '2026-03-03T15:00:00Z',
    '2026-03-10T15:00:00Z',
    '2026-03-13T15:00:00Z',
  ],
  [
    'on a day that has not begun elsewhere',
    'America/New_York',
    '2026-03-04T04:59:59.999Z',
    '2026-03-10T04:00:00Z',
    '2026-03-13T04:00:00Z',
  ],
])(
  'what is asked for %s (%s) is decided from the fifth working day to the end of the seventh',
  async (_, zone, at, from, by) => {
    await inZone(zone)
    const review = await reviewOf(sql, new Date(at))
    expect([review.zone, review.from, review.by]).toEqual([zone, new Date(from), new Date(by)])
  },
)

async function asked() {
  clock.pass(600)
  await inZone('UTC')
  const person = await member({ pin: PIN })
  await goes(world, person)
  return { person, ...(await requestOf(world, person)) }
}
const around = (moment: Date, milliseconds: number) =>
  clock.set(new Date(moment.getTime() + milliseconds).toISOString())

test('nobody approves a millisecond before the fifth working day, and anybody of ours from then on', async () => {
  const { person, review_from } = await asked()
  const approve = () =>
    inTransaction(sql, async (inside) =>
      moveCancellation({ sql: inside, now: context.clock.now() }, await requestOf(world, person), {
        type: 'approve',
        by: 'operator',
      }),
    )
  around(review_from, -1)
  await expect(approve()).rejects.toMatchObject({ refusal: 'too-early', facts: { retry_after: 1 } })
  around(review_from, 0)
  expect((await approve()).state).toBe('deleting')
})

test('what nobody decided by the end of the seventh is told, once, and never deleted by itself', async () => {
  const { person, review_by, version } = await asked()
  const alarms = () => logged.filter((line) => line.includes('"alarm":"cancellation"')).length
  const before = alarms()
  around(review_by, -1)
  await settles(world)
  expect([await requestOf(world, person), alarms() - before]).toMatchObject([{ version, late_at: null }, 0])
  expect(await lateCancellations(sql, context.clock.now())).toBe(0)
  around(review_by, 0)
  await settles(world)
  await settles(world)
  expect([await requestOf(world, person), alarms() - before]).toMatchObject([
    { state: 'pending', version: version + 1, late_at: review_by, wake_at: null },
    1,
  ])
  expect(await lateCancellations(sql, context.clock.now())).toBe(1)
  clock.pass(30 * DAY_S)
  await settles(world)
  expect((await requestOf(world, person)).state).toBe('pending')
})
