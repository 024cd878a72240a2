import { expect, test } from 'vitest'
import { BUYERS_AGAIN_MS, FOLLOW_AGAIN_MS, TYPED_MS } from '#contract/limits.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { fitting, misfitOf, pricedOf, saleOf } from '#machines/trade/buyers.rules.ts'
import { NOTHING } from '#machines/trade/sell.rules.ts'
import { buyers, nobody, start } from '#stories/fixtures/sell.ts'
import { running } from '#tests/machines/lib/live.ts'
import { answered, cover, failed } from '#tests/walk/paths.ts'

const sale = { quantity: '500', pay_type: 'wallet' } as const
const [kade, , , porto, haifa, small] = buyers.list
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('every state and transition has a path', () => {
  const { missing } = cover(
    buyersFlow,
    [{ title: 'somebody', input: { sale } }],
    [
      { title: 'they come', event: answered('buyers', buyers) },
      { title: 'no answer comes', event: failed('buyers', new Unreachable('silent')) },
      { title: 'somebody types', event: { type: 'ask', sale: { ...sale, quantity: '50' } } },
      { title: 'somebody tries again', event: { type: 'retry' } },
      { title: 'something happens', event: { type: 'changed', topic: 'order' } },
      { title: 'the last key was a while ago', event: { type: 'xstate.after.typed.buyers.typing' } },
      { title: 'it was looked at a while', event: { type: 'xstate.after.lookAgain.buyers.shown' } },
      { title: 'a while later', event: { type: 'xstate.after.followAgain.buyers.behind' } },
    ],
  )
  expect(missing).toEqual({ states: [], transitions: [], samples: [] })
})

test('what is asked for is what was typed last, and what was answered before stays', async () => {
  const { actor, take } = running(buyersFlow, { sale })
  const first = take('buyers')
  expect(first.input).toEqual(sale)
  first.answer(buyers)
  await settled()
  actor.send({ type: 'ask', sale: { ...sale, quantity: '5' } })
  actor.send({ type: 'ask', sale: { ...sale, quantity: '50' } })
  const { value, context } = actor.getSnapshot()
  expect([value, context.sale.quantity, context.buyers]).toEqual(['typing', '50', buyers])
})

test('it waits for the last key, and looks again while it is looked at', () => {
  expect([TYPED_MS, BUYERS_AGAIN_MS, FOLLOW_AGAIN_MS]).toEqual([300, 10_000, 5_000])
})

test('what is no amount is not asked for', () => {
  const of = (quantity: string) => saleOf({ quantity, pay_type: 'bank' }).quantity
  expect(['', '0', 'many', '1,5', ' 25 ', '0.5'].map(of)).toEqual(['', '', '', '', '25', '0.5'])
})

test('who does not buy it is told apart by why', () => {
  expect([kade, porto, haifa, small].map((buyer) => buyer && misfitOf(buyer, sale))).toEqual([
    undefined,
    'rail',
    'quantity',
    'quantity',
  ])
  expect(fitting(buyers, sale).map(({ name }) => name)).toEqual(['Kade Exchange', 'Nordkontor', 'Baltic Coin'])
})

test('a sale is reckoned at the best price, at that of whoever is named, or at the floor', () => {
  const form = { ...NOTHING, quantity: '500' }
  const named = { ...form, mode: 'member', merchant_no: '51820374' } as const
  expect(pricedOf(form, buyers, start)).toEqual({ price: '1.01800000', floor: '0.99200000' })
  expect(pricedOf(named, buyers, start)).toEqual({ price: '1.01000000', floor: '1.01000000', named: buyers.list[1] })
  const floor = { price: '0.99200000', floor: '0.99200000' }
  expect(pricedOf({ ...named, merchant_no: '99999999' }, buyers, start)).toEqual(floor)
  expect(pricedOf({ ...form, mode: 'password' }, buyers, start)).toEqual(floor)
  expect(pricedOf(form, nobody, start)).toEqual(floor)
  expect(pricedOf(form, undefined, start)).toEqual({ price: '0.992', floor: '0.992' })
})
