import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { card } from '#contract/card.ts'
import { device } from '#contract/device.ts'
import { session } from '#contract/session.ts'
import { DAY_S } from '#contract/time-units.ts'
import { unix } from '#server/lib/clock.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { putIn } from '#tests/world/invest.ts'
import { PIN } from '#tests/world/money.ts'
import { openVenture } from '#tests/world/ventures.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { hasApp } from '#tests/world/factor.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, member, context } = world

test('whoever has nothing yet is told so', async () => {
  const mira = await member()
  expect(await give(account.profile, {}, mira)).toMatchObject({
    has_payword: 0,
    has_second: 0,
    counts: { bank: 0, device: 1 },
    invested: { worth: '0.00', next_payout_time: null },
  })
})

test('one answer tells how many bank accounts and devices there are, and whether the second step is on', async () => {
  const mira = await member({ pin: PIN })
  const other = await give(session.signIn, { account: mira.email, password: PASSWORD, device: '' }, {})
  await give(card.bind, { ...ACCOUNT, payword: PIN }, mira)
  await hasApp(world, mira)
  expect(other.user_info.counts.device).toBe(2)
  expect(await give(account.profile, {}, mira)).toMatchObject({ has_second: 1, counts: { bank: 1, device: 2 } })
  await give(device.endOthers, {}, mira)
  expect((await give(account.profile, {}, mira)).counts.device).toBe(1)
})

test('what is put in is told whole and in EUR, with the nearest date to come; what has ended is not', async () => {
  const mira = await member()
  const otto = await member()
  const [long, short] = [await openVenture(world, { payout: 'end', term: 30 }), await openVenture(world, { term: 3 })]
  await putIn(world, mira, long, 10_000n)
  await putIn(world, mira, short, 2_345n)
  expect((await give(account.profile, {}, mira)).invested).toEqual({
    worth: '123.45',
    next_payout_time: unix(context.clock.now()) + DAY_S,
  })
  expect((await give(account.profile, {}, otto)).invested.worth).toBe('0.00')
})
