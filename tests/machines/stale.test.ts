import { describe, expect, test } from 'vitest'
import { REFUSALS } from '#contract/refusals.ts'
import { trade } from '#contract/trade.ts'
import { freshIn, Refused } from '#machines/lib/trouble.ts'
import { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import { awaitingSoonOver } from '#stories/fixtures/order.ts'
import { merchantPaid } from '#stories/fixtures/order-merchant.ts'
import { createClient } from '#src/api/create-client.ts'
import { running } from '#tests/machines/lib/live.ts'

test.each([
  ['an order', awaitingSoonOver, awaitingSoonOver],
  ['what is none', { order_no: 'a rumour' }, undefined],
  ['nothing', undefined, undefined],
])('of what a refusal brings the phone believes %s', async (_, fresh, believed) => {
  const times: number[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: (seconds) => void times.push(seconds),
  })
  const text = JSON.stringify({
    code: REFUSALS['moved-on'].code,
    msg: 'Look again.',
    data: { refusal: 'moved-on', fresh },
  })
  const refused = await client
    .carry(trade.extend, async () => ({ status: 200, text, at: 0 }))
    .catch((error: unknown) => error)
  expect(refused).toEqual(
    new Refused(-409, 'Look again.', { refusal: 'moved-on', ...(believed && { fresh: believed }) }),
  )
  expect(freshIn(refused)).toEqual(believed)
  expect(times).toEqual(believed ? [awaitingSoonOver.server_time] : [])
})

const settled = () => new Promise((resolve) => setImmediate(resolve))
const movedOn = (fresh?: unknown) => new Refused(REFUSALS['moved-on'].code, '', { refusal: 'moved-on', fresh })

describe.each([
  ['a member', orderFlow, awaitingSoonOver, { call: 'extend' }],
  ['a merchant', merchantOrderFlow, merchantPaid, { call: 'undo' }],
] as const)('%s who saw an older version', (_, flow, order, wish) => {
  const refusedOnce = async (fresh?: unknown) => {
    const run = running(flow, { orderNo: order.order_no })
    run.take('info').answer(order)
    await settled()
    run.actor.send({ type: 'act', wish })
    run.take('act').fail(movedOn(fresh))
    await settled()
    return run
  }

  test('is shown the order that came with the refusal, and nothing is read again', async () => {
    const fresh = { ...order, version: order.version + 1 }
    const { actor, asked } = await refusedOnce(fresh)
    const { value, context } = actor.getSnapshot()
    expect([value, context.order, context.trouble?.refusal]).toEqual(['stale', fresh, 'moved-on'])
    expect(asked.map(({ call }) => call)).toEqual(['listening', 'info', 'act'])
    actor.send({ type: 'act', wish })
    expect(asked.at(-1)?.input).toMatchObject({ version: fresh.version })
  })

  test('reads it when it did not come', async () => {
    const { actor, take } = await refusedOnce()
    expect(actor.getSnapshot().value).toBe('rereading')
    take('info').answer(order)
    await settled()
    expect(actor.getSnapshot().value).toBe('actionFailed')
  })
})
