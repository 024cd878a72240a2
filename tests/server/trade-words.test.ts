import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { wallet } from '#contract/wallet.ts'
import { asSeen, dealer, offeredTo, openMarket, seller, start } from '#tests/world/trade.ts'
import { PIN } from '#tests/world/money.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, context, clock } = world
await openMarket(world)
const mira = await seller(world)
const otto = await dealer(world)
const made = await start(world, mira, { quantity: '100' })
const offered = await offeredTo(world, otto, made)
const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, otto)
clock.pass(1)
await sweepOrders(context)
const { order_no } = made

test('both sides find the sale in what came and went, and the way back to it', async () => {
  const logOf = async (person: typeof mira) =>
    (await give(wallet.log, { limit: 50 }, person)).data
      .filter(({ ref_no }) => ref_no === order_no)
      .map(({ type, title, account, amount, ref_type }) => [type, title, account, amount, ref_type])
  expect(await logOf(mira)).toEqual([
    ['trade', 'Sale of coins', 'balance', '123.75', 'order'],
    ['escrow', 'Sale of coins', 'coin', '-100.00000000', 'order'],
  ])
  expect(await logOf(otto)).toEqual([
    ['trade', 'Sale of coins', 'coin', '99.00000000', 'incoming'],
    ['escrow', 'Sale of coins', 'balance', '-123.75', 'incoming'],
  ])
})

test('what happened is told in the words of whoever looks', async () => {
  const textsIn = async (language: string) => {
    const { status_text, next_action, timeline } = await give(trade.info, { order_no }, { ...mira, language })
    return [status_text, next_action, ...timeline.map(({ text }) => text)]
  }
  expect(await textsIn('en-us')).toEqual([
    'Completed',
    'Rate the trade',
    'The order was created and its coins are held',
    'The order was offered to a merchant',
    'A merchant accepted',
    'The merchant paid from the wallet',
    'The order was settled',
  ])
  const heard = new Set<string>()
  for (const { accept } of LOCALES) {
    const texts = await textsIn(accept)
    heard.add(texts.join())
    expect([accept, texts.length, texts.filter((text) => /[{}]|^order\./.test(text))]).toEqual([accept, 7, []])
  }
  expect(heard.size).toBe(LOCALES.length)
})
