import { describe, expect, it, test } from 'vitest'
import { invest, type InvestOrderInfo, type Payout } from '#contract/invest.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { backNow, isEndedByMember, withMoreDates, withSameDates } from '#machines/invest/order.rules.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { recount } from '#machines/robot/tasks.rules.ts'
import { keyedCall } from '#src/api/sent-again.ts'
import type { Client } from '#src/api/client.ts'
import {
  cancelledByTeam,
  cancelledOrder,
  coolingOrder,
  dryOrder,
  endedEarlyOrder,
  runningOrder,
} from '#stories/fixtures/invest-orders.ts'
import { asideTask, failedTask, heldTask, lostTask, wrongTask, yesterdaysTask } from '#stories/fixtures/robot-tasks.ts'
import { running } from '#tests/machines/lib/live.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const no = (refusal: RefusalName, fresh?: InvestOrderInfo) =>
  new Refused(REFUSALS[refusal].code, '', { refusal, ...(fresh && { fresh }) })

describe('what returns, if an order is ended now', () => {
  it.each([
    ['less the fee', runningOrder, '492.50'],
    ['whole on the first day', coolingOrder, '240.00000000'],
    ['whole while nobody is paid', dryOrder, '500.00'],
  ])('%s', (_, order, back) => expect(backNow(order)).toBe(back))

  it.each([
    ['ended early', endedEarlyOrder, true],
    ['taken back on the first day', cancelledOrder, true],
    ['cancelled by our team', cancelledByTeam, false],
    ['running', runningOrder, false],
  ])('its member ended it, or not: %s', (_, order, is) => expect(isEndedByMember(order)).toBe(is))
})

async function stopping(order = runningOrder) {
  const run = running(orderFlow, { orderNo: order.order_no })
  run.take('order').answer(order)
  await settled()
  run.actor.send({ type: 'ask' })
  run.actor.send({ type: 'stop', pin: '135790' })
  const state = () => String(run.actor.getSnapshot().value)
  return { ...run, state }
}

describe('whoever ends an order', () => {
  test('says which version was seen, and keeps no PIN', async () => {
    const { actor, asked } = await stopping()
    expect(asked.at(-1)).toMatchObject({
      call: 'stop',
      input: { order_no: runningOrder.order_no, version: runningOrder.version, payword: '135790' },
    })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('135790')
  })

  test.each([
    ['pin-wrong', 'confirmingStop'],
    ['pin-locked', 'confirmingStop'],
    ['pin-unset', 'needsPin'],
    ['books-closed', 'rereading'],
    ['not-now', 'rereading'],
  ] as const)('is refused with %s, and then it is %s', async (refusal, then) => {
    const { take, state, actor } = await stopping()
    take('stop').fail(no(refusal))
    await settled()
    expect([state(), actor.getSnapshot().context.trouble?.refusal]).toEqual([then, refusal])
  })

  test('after it moved on, is shown what it is by now, and asks of that', async () => {
    const { take, state, actor, asked } = await stopping()
    take('stop').fail(no('moved-on', dryOrder))
    await settled()
    expect([state(), actor.getSnapshot().context.item]).toEqual(['stale', dryOrder])
    actor.send({ type: 'ask' })
    actor.send({ type: 'stop', pin: '135790' })
    expect(asked.at(-1)?.input).toMatchObject({ version: dryOrder.version })
  })

  test('hears nothing, and finds it ended', async () => {
    const { take, state } = await stopping()
    take('stop').fail(new Unreachable('silent'))
    await settled()
    take('order').answer(endedEarlyOrder)
    await settled()
    expect(state()).toBe('ended')
  })

  test('hears nothing, and finds it as it was, or cancelled by our team', async () => {
    for (const found of [runningOrder, cancelledByTeam]) {
      const { take, state } = await stopping()
      take('stop').fail(new Unreachable('silent'))
      await settled()
      take('order').answer(found)
      await settled()
      expect(state()).toBe('actionFailed')
    }
  })

  test('hears nothing twice, and asks again until it is known', async () => {
    const { take, state, actor } = await stopping()
    take('stop').fail(new Unreachable('silent'))
    await settled()
    take('order').fail(new Unreachable('silent'))
    await settled()
    expect(state()).toBe('unknown')
    actor.send({ type: 'retry' })
    take('order').answer(endedEarlyOrder)
    await settled()
    expect(state()).toBe('ended')
  })

  test('asks again under the key that got no answer, whatever the PIN', async () => {
    const keys: unknown[] = []
    const client = {
      call: async (_: unknown, { idem }: { idem: string }) => {
        keys.push(idem)
        if (keys.length === 1) throw new Unreachable('silent')
        return endedEarlyOrder
      },
    } as unknown as Client
    const stop = keyedCall(client, invest.stop)
    const wish = { order_no: runningOrder.order_no, version: 13 }
    const { signal } = new AbortController()
    await expect(stop({ ...wish, payword: '135790' }, signal)).rejects.toThrow(Unreachable)
    await stop({ ...wish, payword: '246802' }, signal)
    expect(keys[1]).toBe(keys[0])
  })
})

test('nobody ends what cannot be ended', async () => {
  const { actor, take } = running(orderFlow, { orderNo: endedEarlyOrder.order_no })
  take('order').answer(endedEarlyOrder)
  await settled()
  actor.send({ type: 'ask' })
  expect(actor.getSnapshot().value).toBe('showing')
})

test('dates of the next page join those that were read, each once', () => {
  const [first, second] = runningOrder.payouts.data
  const last = { ...runningOrder.payouts.data.at(-1), id: 99 } as NonNullable<typeof first>
  const next = { ...runningOrder, version: 14, payouts: { ...runningOrder.payouts, current_page: 2, data: [last] } }
  const joined = withMoreDates(runningOrder, next)
  expect([joined.version, joined.payouts.current_page]).toEqual([14, 2])
  expect(joined.payouts.data.map(({ id }) => id)).toEqual([...runningOrder.payouts.data.map(({ id }) => id), 99])
  expect(joined.payouts.data.slice(0, 2)).toEqual([first, second])
})

describe('an order that is read again', () => {
  const [one] = runningOrder.payouts.data as [Payout]
  const dates = (from: number, many: number) =>
    Array.from({ length: many }, (_, at): Payout => ({ ...one, id: from + at, period: from + at }))
  const orderPage = (page: number, limit: number, version = 13): InvestOrderInfo => ({
    ...runningOrder,
    version,
    payouts: {
      current_page: page,
      last_page: Math.ceil(72 / limit),
      per_page: limit,
      total: 72,
      data: dates((page - 1) * limit + 1, Math.min(limit, 72 - (page - 1) * limit)),
    },
  })

  test('is asked for with as many dates as were shown, and goes on after them', async () => {
    const { actor, take, asked } = running(orderFlow, { orderNo: runningOrder.order_no })
    expect(asked.findLast(({ call }) => call === 'order')?.input).toMatchObject({ page: 1, limit: 10 })
    take('order').answer(orderPage(1, 10))
    await settled()
    actor.send({ type: 'more' })
    take('order').answer(orderPage(2, 10))
    await settled()
    actor.send({ type: 'changed', topic: 'invest' })
    expect(asked.at(-1)).toMatchObject({ call: 'order', input: { page: 1, limit: 20 } })
    take('order').answer(orderPage(1, 20, 14))
    await settled()
    const { payouts, version } = actor.getSnapshot().context.item
    expect([version, payouts.data, payouts.current_page, payouts.last_page]).toEqual([14, dates(1, 20), 2, 8])
    actor.send({ type: 'more' })
    expect(asked.at(-1)).toMatchObject({ call: 'order', input: { page: 3 } })
  })

  test('keeps what lies deeper than one question for as long as it is the same', () => {
    const whole = { ...orderPage(1, 10), payouts: { ...orderPage(1, 10).payouts, current_page: 7, data: dates(1, 70) } }
    const again = withSameDates(whole, orderPage(1, 50)).payouts
    expect([again.data.length, again.current_page, again.last_page]).toEqual([70, 7, 8])
    const since = withSameDates(whole, orderPage(1, 50, 14)).payouts
    expect([since.data.length, since.current_page, since.last_page]).toEqual([50, 5, 8])
  })
})

describe('a task worked out again', () => {
  it.each([
    ['was held, and rose', heldTask, { side: 'held', profit: '1.71', failed: false, agrees: true }],
    ['was held, and fell', lostTask, { side: 'held', profit: '-1.81', failed: false, agrees: true }],
    ['stood aside', asideTask, { side: 'aside', profit: '0.00', failed: false, agrees: true }],
    ['lacked a price', failedTask, { side: 'aside', profit: '0.00', failed: true, agrees: true }],
    ['by eight places', yesterdaysTask, { side: 'held', profit: '0.27', failed: false, agrees: true }],
    ['was recorded otherwise', wrongTask, { side: 'held', profit: '1.71', failed: false, agrees: false }],
    ['is said to have failed', { ...heldTask, status: 'failed' as const }, { agrees: false }],
    ['is said to stand aside', { ...heldTask, side: 'aside' as const }, { agrees: false }],
  ])('%s', (_, task, found) => expect(recount(task)).toMatchObject(found))
})
