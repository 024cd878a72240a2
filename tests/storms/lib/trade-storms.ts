import { expect } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { holds, PIN } from '#tests/world/money.ts'
import { rowOf, STATEMENT } from '#tests/world/trade-moves.ts'
import { both, releasing } from './merchant-storms.ts'
import { done, times, type TradeStorm, unless } from './order-round.ts'
import { age, buyer, openOrder, runsOut, saying, versionOf, wrongAfter } from './orders.ts'
import { repricing } from './price-storm.ts'
import { startingMany, startingTwice } from './start-storms.ts'

const leaving: TradeStorm = async (world, count, chance) => {
  const one = await openOrder(world, ['offer'])
  const seen = await versionOf(world, one)
  await runsOut(world, one, 5 + chance.below(25))
  return {
    shots: times(count, (at) =>
      at % 2 ? saying(trade.cancel, one.mira, seen) : saying(merchant.answer, one.otto, seen, { accept: '1' }),
    ),
    async judge(heard) {
      const [left, accepted] = [done(heard, trade.cancel.path), done(heard, merchant.answer.path)]
      const end = left ? 'cancelled' : accepted ? 'awaiting_payment.due' : 'matching.searching'
      await expect.poll(async () => (await rowOf(world, one.order_no)).state).toBe(end)
      return [
        ...unless(left + accepted <= 1, `${left} left and ${accepted} accepted`),
        ...(await wrongAfter(world, one, [end])),
      ]
    },
  }
}

const accepting: TradeStorm = async (world, count) => {
  const one = await openOrder(world, ['offer'])
  const seen = await versionOf(world, one)
  return {
    shots: times(count, () => saying(merchant.answer, one.otto, seen, { accept: '1' })),
    judge: async (heard) => [
      ...unless(done(heard) === 1, `${done(heard)} accepted`),
      ...(await wrongAfter(world, one, ['awaiting_payment.due'])),
    ],
  }
}

const taking: TradeStorm = async (world, count) => {
  const phrase = 'a quiet lighthouse'
  const one = await openOrder(world, [], { mode: 'password', phrase })
  const others = [one.otto, await buyer(world)] as const
  const { order_no } = one
  return {
    shots: times(count, (at) => {
      const { path, token, form } = saying(
        merchant.take,
        others[at % 2] ?? one.otto,
        { order_no, version: 0 },
        { phrase },
      )
      return { path, token, form: { order_no, phrase, idem: form['idem'] ?? '' } }
    }),
    judge: async (heard) => [
      ...unless(done(heard) === 1, `${done(heard)} took it`),
      ...(await wrongAfter(world, one, ['awaiting_payment.due'])),
    ],
  }
}

const paying: TradeStorm = async (world, count) => {
  const one = await openOrder(world, ['offer', 'accept'])
  const seen = await versionOf(world, one)
  const { net } = await rowOf(world, one.order_no)
  return {
    shots: times(count, () => saying(merchant.pay, one.otto, seen, { payword: PIN })),
    judge: async (heard) => [
      ...unless(done(heard) === 1, `${done(heard)} paid`),
      ...(await wrongAfter(world, one, ['settling', 'completed'])),
      ...unless(
        (await holds(world, one.mira, 'balance')) + (await holds(world, one.mira, 'balance', 'held')) === net,
        'the member has another amount',
      ),
    ],
  }
}

const confirming: TradeStorm = async (world, count) => {
  const one = await openOrder(world, ['offer', 'accept', 'pay'], { pay_type: 'bank' })
  await age(world, one, 11)
  const seen = await versionOf(world, one)
  const complaint = { reason: 'other', text: STATEMENT }
  return {
    shots: times(count, (at) =>
      at % 2
        ? saying(trade.confirm, one.mira, seen, { payword: PIN })
        : saying(trade.dispute, at % 4 ? one.mira : one.otto, seen, complaint),
    ),
    judge: async (heard) => [
      ...unless(done(heard) === 1, `${done(heard)} happened`),
      ...(await wrongAfter(
        world,
        one,
        done(heard, trade.confirm.path) ? ['settling', 'completed'] : ['disputed.open'],
      )),
    ],
  }
}

const undoing: TradeStorm = async (world, count) => {
  const one = await openOrder(world, ['offer', 'accept', 'pay'], { pay_type: 'bank' })
  const seen = await versionOf(world, one)
  return {
    shots: times(count, (at) =>
      at % 2 ? saying(trade.confirm, one.mira, seen, { payword: PIN }) : saying(merchant.undo, one.otto, seen),
    ),
    judge: async (heard) => [
      ...unless(done(heard) === 1, `${done(heard)} happened`),
      ...(await wrongAfter(
        world,
        one,
        done(heard, trade.confirm.path) ? ['settling', 'completed'] : ['awaiting_payment.due'],
      )),
    ],
  }
}

export const TRADE_STORMS: Readonly<Record<string, TradeStorm>> = {
  'an order is left, accepted and runs out': leaving,
  'one merchant accepts an order many times': accepting,
  'two merchants take one order': taking,
  'an order is paid many times': paying,
  'a payment is confirmed and disputed': confirming,
  'a payment is confirmed and taken back': undoing,
  'one quote starts many orders': startingTwice,
  'more orders are started than may be open': startingMany,
  'a merchant changes their price while members sell to them': repricing,
  'a merchant leaves and accepts': releasing,
  'a merchant pays, accepts and gives back': both,
}
