import { beforeEach, describe, expect, test } from 'vitest'
import { notices } from '#contract/notices.ts'
import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { sweepPayments } from '#server/payment/sweep.ts'
import { sweepRecharges } from '#server/recharge/sweep.ts'
import { sweepOpenings } from '#server/service/sweep.ts'
import { centre, giveCredit, opening } from '#tests/world/service.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { handedOver, openGateways, press } from '#tests/world/payments.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { sql, clock, context, give, deny, member } = world
await openGateways(world)

beforeEach(() => clock.pass(600))

const at = (moment: Date | null, ms: number) => {
  if (!moment) throw new Error('no clock runs')
  clock.set(new Date(moment.getTime() + ms).toISOString())
}

describe('a payment that nobody made', () => {
  const begun = async () => {
    const person = await member()
    return { person, ...(await handedOver(world, person)) }
  }
  const rowOf = ({ pay_no }: { pay_no: string }) =>
    sql.selectFrom('payment').selectAll().where('pay_no', '=', pay_no).executeTakeFirstOrThrow()

  test('is closed by the house when its time is over', async () => {
    const made = await begun()
    const before = await rowOf(made)
    at(before.expire_at, -1)
    await sweepPayments(context)
    expect(await rowOf(made)).toEqual(before)
    at(before.expire_at, 1)
    await Promise.all(Array.from({ length: 6 }, () => sweepPayments(context)))
    expect(await rowOf(made)).toMatchObject({ state: 'closed', version: 1, expire_at: null, wake_at: null })
    expect(await sweepPayments(context)).toBe(0)
  })

  test('is closed by whoever looks at it', async () => {
    const made = await begun()
    const { expire_at } = await rowOf(made)
    const { pay_no } = made
    at(expire_at, -1)
    expect(await give(payment.status, { pay_no }, made.person)).toMatchObject({ status: 'waiting' })
    // A gateway is asked every two seconds, no more: what is closed meanwhile is closed by the next look.
    at(expire_at, 2_000)
    expect(await give(payment.status, { pay_no }, made.person)).toMatchObject({ status: 'closed' })
  })

  test('waits while the books are closed, and is closed afterwards', async () => {
    const made = await begun()
    at((await rowOf(made)).expire_at, 1)
    await closeBooks(world)
    expect(await sweepPayments(context)).toBe(0)
    await openBooks(world)
    expect(await sweepPayments(context)).toBe(1)
    expect((await rowOf(made)).state).toBe('closed')
  })

  test('is paid all the same when its gateway says so in the last moment, or after it', async () => {
    const made = await begun()
    await sql.updateTable('sandbox_payment').set({ state: 'paid' }).where('pay_no', '=', made.pay_no).execute()
    at((await rowOf(made)).expire_at, 1)
    await sweepPayments(context)
    expect((await rowOf(made)).state).toBe('paid')
    const late = await begun()
    at((await rowOf(late)).expire_at, 1)
    await sweepPayments(context)
    clock.pass(90_000)
    await press(world, late.pay_no, 'paid')
    expect((await rowOf(late)).state).toBe('paid')
    expect([await holds(world, made.person, 'balance'), await holds(world, late.person, 'balance')]).toEqual([
      2_500n,
      2_500n,
    ])
  })
})

test('whoever did not pay a recharge online in time reads that no payment came', async () => {
  const person = await member()
  const { order_no } = await handedOver(world, person)
  const { expire_at } = await sql
    .selectFrom('recharge')
    .select('expire_at')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  at(expire_at, 1)
  await sweepRecharges(context)
  const { data } = await give(notices.list, {}, person)
  expect(data.map(({ about, text, link }) => ({ about, text, link }))).toEqual([
    {
      about: 'recharge',
      text: `Recharge ${order_no} has expired, because no payment came in time.`,
      link: `/pages/money/recharge_order_pay?order_no=${order_no}`,
    },
  ])
})

describe('an account that waits to be paid', () => {
  const waiting = async () => {
    const mine = await centre(world)
    const { order_no } = await give(service.open, opening(), mine)
    await giveCredit(world, mine, 10_000n)
    return { mine, order_no }
  }
  const rowOf = ({ order_no }: { order_no: string }) =>
    sql.selectFrom('account_opening').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
  const paying = ({ order_no }: { order_no: string }) => ({ order_no, payword: PIN, idem: newKey() })

  test('is paid until a millisecond before its time is over', async () => {
    const [early, late] = [await waiting(), await waiting()]
    at((await rowOf(early)).expire_at, -1)
    expect(await give(payment.byCredit, paying(early), early.mine)).toMatchObject({ status: 'paid' })
    at((await rowOf(late)).expire_at, 0)
    expect(await give(payment.methods, { order_no: late.order_no }, late.mine)).toMatchObject({ status: 'closed' })
    expect(await deny(payment.byCredit, paying(late), late.mine)).toEqual({ refusal: 'not-now' })
    expect(await holds(world, late.mine, 'credit')).toBe(10_000n)
  })

  test('is closed by the house, which forgets whom it was for', async () => {
    const made = await waiting()
    const before = await rowOf(made)
    at(before.expire_at, -1)
    await sweepOpenings(context)
    expect(await rowOf(made)).toEqual(before)
    at(before.expire_at, 1)
    await Promise.all(Array.from({ length: 6 }, () => sweepOpenings(context)))
    expect(await rowOf(made)).toEqual({ ...before, state: 'closed', person: {}, first_hash: null })
    expect(await deny(payment.byCredit, paying(made), made.mine)).toEqual({ refusal: 'not-now' })
  })

  test('stays opened once it is', async () => {
    const made = await waiting()
    await give(payment.byCredit, paying(made), made.mine)
    const opened = await rowOf(made)
    expect(opened).toMatchObject({ state: 'opened', person: {} })
    clock.pass(90_000)
    await sweepOpenings(context)
    expect(await rowOf(made)).toEqual(opened)
  })
})
