import { expect, test } from 'vitest'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { APP_KEY } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { notices } from '#contract/notices.ts'
import type { OrderInfo, Split } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveOrder } from '#server/trade/move.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import {
  accepted,
  asSeen,
  banker,
  coolOf,
  dealer,
  escrowOf,
  openMarket,
  paidOutside,
  proof,
  refreshed,
  seenBy,
  seller,
} from '#tests/world/trade.ts'
import { moveNow, rowOf, STATEMENT } from '#tests/world/trade-moves.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, app, sql, context, clock } = world
await openMarket(world)
const otto = await dealer(world, { price: '1.30', eur: 10_000_000n, margin: 1_000_000n })
const NOTHING = { COIN: 0n, EUR: 0n }
const complaint = { reason: 'not_received', text: STATEMENT } as const
const member = (person: Person, order: { order_no: string }) => seenBy.member(world, person, order.order_no)
const buyer = (order: { order_no: string }) => seenBy.merchant(world, otto, order.order_no)
const operator = (type: 'take' | 'propose', order: OrderInfo) => moveNow(world, order, { type, by: 'operator' })

const rule = async ({ order_no }: OrderInfo, split: Split, settles: boolean) => {
  const now = context.clock.now()
  const row = await rowOf(world, order_no)
  return inTransaction(sql, (inside) =>
    moveOrder({ sql: inside, now }, row, { type: 'rule', by: 'operator', settles }, { split }),
  )
}

async function disputed(by: 'member' | 'merchant' = 'member') {
  await refreshed(world, otto)
  const mira = await banker(world)
  const paid = await paidOutside(world, mira, otto)
  clock.pass(10 * MINUTE_S)
  const seen = by === 'member' ? await member(mira, paid) : await buyer(paid)
  return { mira, order: await give(trade.dispute, { ...asSeen(seen), ...complaint }, by === 'member' ? mira : otto) }
}

test('a dispute is opened with at least twenty letters, and with pictures that the other side sees', async () => {
  await refreshed(world, otto)
  const mira = await banker(world)
  const paid = await paidOutside(world, mira, otto)
  const seen = await member(mira, paid)
  expect(await deny(trade.dispute, { ...asSeen(seen), ...complaint }, mira)).toEqual({
    refusal: 'too-early',
    retry_after: 10 * MINUTE_S,
  })
  clock.pass(10 * MINUTE_S)
  const short = { ...complaint, text: 'Nothing has come yet' }
  const { errors } = await deny(trade.dispute, { ...asSeen(seen), ...short, text: short.text.slice(1) }, mira)
  expect(Object.keys(errors ?? {})).toEqual(['text'])
  const url = await proof(world, mira)
  const order = await give(trade.dispute, { ...asSeen(seen), ...short, images: JSON.stringify([url]) }, mira)
  expect([order.status, order.next_actor, order.dispute]).toEqual([
    'disputed',
    'operator',
    {
      stage: 'open',
      reason: 'not_received',
      by: 'member',
      evidence_time: order.server_time + 24 * HOUR_S,
      statements: [{ by: 'member', text: short.text, images: [url], time: order.server_time }],
      proposal: null,
      answers: { member: '', merchant: '' },
    },
  ])
  expect(order.payee?.name).toBe('Mira Kuiper')
  const { headers } = await app.inject({ url, query: { app_key: APP_KEY }, headers: { 'x-token': otto.token } })
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await escrowOf(world, order.order_no)).toEqual({ COIN: 10_000_000_000n, EUR: 1_287n })
})

test('a dispute is filed where its order came from: nothing was paid, or something was', async () => {
  await refreshed(world, otto)
  const mira = await banker(world)
  const [due, paid] = [await accepted(world, mira, otto, { pay_type: 'bank' }), await paidOutside(world, mira, otto)]
  clock.pass(10 * MINUTE_S)
  for (const { order_no } of [due, paid])
    await give(trade.dispute, { ...asSeen(await member(mira, { order_no })), ...complaint }, mira)
  const { counts } = await give(trade.list, {}, mira)
  expect(counts).toEqual({
    all: 2,
    in_transaction: 0,
    in_settlement: 0,
    cancelled: 0,
    completed: 0,
    paid: 1,
    awaiting_payment: 1,
  })
  const under = async (tab: 'awaiting_payment' | 'paid') =>
    (await give(trade.list, { tab }, mira)).data.map(({ order_no, status, status_text }) => [
      order_no,
      status,
      status_text,
    ])
  expect(await under('awaiting_payment')).toEqual([[due.order_no, 'disputed', 'In dispute']])
  expect(await under('paid')).toEqual([[paid.order_no, 'disputed', 'In dispute']])
})

test('whoever opened a dispute withdraws it, and everything goes on; nobody else does', async () => {
  const { mira, order } = await disputed('merchant')
  const withdrawing = { ...asSeen(order), answer: 'withdraw' } as const
  expect(await deny(trade.reply, withdrawing, mira)).toEqual({ refusal: 'not-yours' })
  const back = await give(trade.reply, { ...withdrawing, idem: newKey() }, otto)
  expect([back.status, back.dispute, (back.deadline ?? 0) - back.server_time]).toEqual([
    'paid',
    null,
    24 * HOUR_S - 10 * MINUTE_S,
  ])
  const done = await give(trade.confirm, { ...asSeen(await member(mira, order)), payword: PIN }, mira)
  expect(done.status).toBe('settling')
})

test('both show what they have until the time is over', async () => {
  const { mira, order } = await disputed()
  const more = await give(
    trade.reply,
    {
      ...asSeen(order),
      answer: 'evidence',
      text: 'The statement of my bank.',
      images: JSON.stringify([await proof(world, mira)]),
    },
    mira,
  )
  const theirs = await give(trade.reply, { ...asSeen(more), answer: 'evidence', text: 'And of mine.' }, otto)
  expect(theirs.dispute?.statements.map(({ by, text }) => [by, text])).toEqual([
    ['member', STATEMENT],
    ['member', 'The statement of my bank.'],
    ['merchant', 'And of mine.'],
  ])
  clock.pass(24 * HOUR_S)
  expect(await deny(trade.reply, { ...asSeen(theirs), answer: 'evidence', text: 'Late.' }, otto)).toEqual({
    refusal: 'too-late',
  })
})

test('a member who has the money after all ends a dispute by confirming', async () => {
  const { mira, order } = await disputed()
  const done = await give(trade.confirm, { ...asSeen(order), payword: PIN }, mira)
  expect([done.status, await escrowOf(world, order.order_no)]).toEqual(['settling', NOTHING])
})

test('nobody takes what a merchant set aside out of a wallet by confirming', async () => {
  await refreshed(world, otto)
  const mira = await seller(world)
  const due = await accepted(world, mira, otto)
  clock.pass(10 * MINUTE_S)
  const order = await give(trade.dispute, { ...asSeen(await member(mira, due)), ...complaint }, mira)
  expect(await deny(trade.confirm, { ...asSeen(order), payword: PIN }, mira)).toEqual({ refusal: 'not-now' })
  expect(await escrowOf(world, order.order_no)).toEqual({ COIN: 10_000_000_000n, EUR: 12_870n })
  expect((await give(trade.reply, { ...asSeen(order), answer: 'withdraw' }, mira)).status).toBe('awaiting_payment')
})

test('both sides end a dispute together, and everything goes back', async () => {
  const { mira, order } = await disputed()
  const asked = await give(merchant.abandon, { ...asSeen(await buyer(order)), reason: 'other' }, otto)
  expect([asked.status, asked.asked]).toEqual(['disputed', { member: 0, merchant: 1 }])
  const gone = await give(trade.cancel, asSeen(asked), mira)
  expect([gone.status, gone.reason, await escrowOf(world, order.order_no)]).toEqual(['cancelled', 'mutual', NOTHING])
  expect([await holds(world, mira, 'coin'), (await coolOf(world, otto)).cools]).toEqual([100_000_000_000n, false])
})

const SPLIT: Split = {
  coin_to_member: '40.00000000',
  coin_to_merchant: '59.00000000',
  coin_to_fees: '1.00000000',
  eur_to_member: '2.87',
  eur_to_merchant: '8.00',
  eur_to_fees: '2.00',
}

test('what operators propose both agree to, and it is done to the last unit', async () => {
  const { mira, order } = await disputed()
  await operator('take', order)
  const { id, version } = await operator('propose', order)
  await asOwner(world, async (owner) => {
    const at = context.clock.now()
    const ada = { email: 'ada@quay.test', name: 'Ada', password_hash: '', created_at: at }
    const { id: clerk } = await owner.insertInto('operator').values(ada).returning('id').executeTakeFirstOrThrow()
    const proposal = { order_id: id, version, split: JSON.stringify(SPLIT), reason: 'abuse', operator_id: clerk, at }
    await owner.insertInto('order_split').values(proposal).execute()
  })
  const seen = await member(mira, order)
  expect([
    seen.dispute?.stage,
    seen.dispute?.proposal,
    seen.next_actor,
    (seen.deadline ?? 0) - seen.server_time,
  ]).toEqual(['proposed', SPLIT, 'member', 24 * HOUR_S])
  const agreed = await give(trade.reply, { ...asSeen(seen), answer: 'accept' }, mira)
  expect(await deny(trade.reply, { ...asSeen(agreed), answer: 'reject' }, mira)).toEqual({ refusal: 'said-already' })
  await expect(rule(order, SPLIT, true)).rejects.toMatchObject({ refusal: 'too-early' })
  await give(trade.reply, { ...asSeen(agreed), answer: 'accept' }, otto)
  const before = [await holds(world, otto, 'coin'), await holds(world, otto, 'margin')] as const
  await expect(rule(order, { ...SPLIT, coin_to_fees: '0.99999999' }, true)).rejects.toMatchObject({
    refusal: 'invalid',
  })
  await expect(
    rule(order, { ...SPLIT, coin_to_fees: '-1.00000000', coin_to_member: '42.00000000' }, true),
  ).rejects.toThrow()
  await rule(order, SPLIT, true)
  const ruled = await buyer(order)
  expect([ruled.status, ruled.payee, await escrowOf(world, order.order_no)]).toEqual(['completed', null, NOTHING])
  expect([await holds(world, mira, 'coin'), await holds(world, mira, 'balance')]).toEqual([94_000_000_000n, 287n])
  expect([await holds(world, otto, 'coin'), await holds(world, otto, 'margin')]).toEqual([
    before[0] + 5_900_000_000n,
    before[1] + 800n,
  ])
  const [told] = (await give(notices.list, {}, mira)).data
  expect(told?.text).toBe(`Order ${order.order_no} is settled.`)
})

test('operators who rule for the member give everything back after the time to show evidence', async () => {
  const { mira, order } = await disputed()
  await operator('take', order)
  const margin = await holds(world, otto, 'margin')
  const back: Split = {
    coin_to_member: '100',
    coin_to_merchant: '0',
    coin_to_fees: '0',
    eur_to_member: '0',
    eur_to_merchant: '12.87',
    eur_to_fees: '0',
  }
  await expect(rule(order, back, false)).rejects.toMatchObject({ refusal: 'too-early' })
  clock.pass(24 * HOUR_S)
  await rule(order, back, false)
  const seen = await member(mira, order)
  expect([seen.status, seen.reason, seen.restart_time, await escrowOf(world, order.order_no)]).toEqual([
    'cancelled',
    'ruled',
    null,
    NOTHING,
  ])
  expect([await holds(world, mira, 'coin'), await holds(world, otto, 'margin')]).toEqual([
    100_000_000_000n,
    margin + 1_287n,
  ])
})

test('a merchant may dispute as well, and nobody else answers', async () => {
  const { order } = await disputed('merchant')
  const stranger = await seller(world)
  for (const call of [trade.reply, trade.dispute] as const)
    expect(
      (await ask(call as typeof trade.reply, { ...asSeen(order), ...complaint, answer: 'evidence' } as never, stranger))
        .code,
    ).toBe(-404)
  expect((await buyer(order)).dispute?.by).toBe('merchant')
})
