import { expect, test } from 'vitest'
import { withdrawal } from '#contract/withdrawal.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import { moveOut, operators, payee, quotedOut, requested } from '#tests/world/cash-records.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, clock, sql } = world
const [one, other] = await operators(world)
const MOST = { method: 'bank', account: 'balance', amount: '10000' } as const
const SENT: readonly WithdrawalMoveType[] = ['take', 'approve']

test.each<[string, readonly WithdrawalMoveType[]]>([
  ['its member cancelled', ['cancel']],
  ['we rejected', ['take', 'reject']],
  ['could not be paid', [...SENT, 'fail']],
  ['the bank sent back', [...SENT, 'pay', 'giveBack']],
])('what %s may be withdrawn again on the same day, and no more than that', async (_, way) => {
  clock.pass(600)
  const person = await payee(world, 'balance', 3_000_000n)
  const made = await requested(world, person, MOST)
  expect(await deny(withdrawal.quote, { ...MOST, amount: '10' }, person)).toMatchObject({ refusal: 'above-today' })
  for (const type of way)
    await moveOut(world, made, { type, by: type === 'cancel' ? 'member' : 'operator' }, [one, other, true])
  expect(await give(withdrawal.counter, { method: 'bank' }, person)).toMatchObject({
    methods: expect.arrayContaining([expect.objectContaining({ account: 'balance', today_left: '10000.00' })]),
  })
  await requested(world, person, MOST)
  expect(await deny(withdrawal.quote, { ...MOST, amount: '10' }, person)).toMatchObject({ refusal: 'above-today' })
})

test('what was paid is of its day, and of what else was withdrawn on it only the rest is given back', async () => {
  clock.pass(600)
  const person = await payee(world, 'balance', 3_000_000n)
  const paid = await requested(world, person, { amount: '4000' })
  const gone = await requested(world, person, { amount: '6000' })
  for (const type of [...SENT, 'pay'] as const) await moveOut(world, paid, { type, by: 'operator' }, [one, other, true])
  await moveOut(world, gone, { type: 'cancel', by: 'member' })
  await quotedOut(world, person, { amount: '6000' })
  expect(await deny(withdrawal.quote, { ...MOST, amount: '6000.01' }, person)).toMatchObject({ refusal: 'above-today' })
  const { gross } = await sql
    .selectFrom('day_total')
    .select('gross')
    .where('member_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(gross).toBe(400_000n)
})
