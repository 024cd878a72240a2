import { describe, expect, it, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { REFUSALS } from '#contract/refusals.ts'
import { couponCodeFlow } from '#machines/coupon/coupon-code.flow.ts'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { isMine, mayTake, oneTaken, shut } from '#machines/coupon/coupons.rules.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { toldOf } from '#machines/shop-order/checkout.rules.ts'
import { couponUnused, withCoupon } from '#stories/fixtures/checkout.ts'
import {
  counts,
  forRoast,
  hadMugs,
  overCode,
  ownWelcome,
  received,
  shownCode,
  usedCode,
  welcome,
} from '#stories/fixtures/coupon.ts'

describe('a coupon', () => {
  it('is taken where it can be, and never from what one has', () => {
    expect([welcome, hadMugs, ownWelcome, undefined].map(mayTake)).toEqual([true, false, false, false])
    expect([welcome, ownWelcome].map(isMine)).toEqual([false, true])
  })

  it('is one less once it was taken, and shut with the last that one may have, or that there is', () => {
    expect(oneTaken(welcome)).toEqual({ ...welcome, got: 1, can_take: 0 })
    expect(oneTaken({ ...forRoast, limit: 2 })).toEqual({ ...forRoast, limit: 2, got: 1, left: 3, can_take: 1 })
    expect(oneTaken({ ...forRoast, limit: 2, left: 1 })).toEqual({
      ...forRoast,
      limit: 2,
      got: 1,
      left: 0,
      can_take: 0,
    })
    expect(oneTaken(ownWelcome)).toBe(ownWelcome)
  })

  it('says why it was refused', () => {
    expect(shut(welcome, 'None left')).toEqual({ ...welcome, can_take: 0, why_not: 'None left' })
    expect(shut(ownWelcome, 'None left')).toBe(ownWelcome)
  })
})

const page = { data: [welcome, forRoast], current_page: 1, last_page: 1, per_page: 10, total: 2 }

function lists(receive: () => typeof received, isMember = true) {
  const asked: object[] = []
  const actor = createActor(
    couponsFlow.provide({
      actors: {
        list: fromPromise(async ({ input }) => {
          asked.push(input)
          return input.tab === 'index' ? page : { ...page, data: [ownWelcome], counts }
        }),
        receive: fromPromise(async () => receive()),
      },
    }),
    { input: { tab: 'index', of: { store_id: 1 }, isMember } },
  ).start()
  const comesTo = (state: string) => waitFor(actor, ({ value }) => value === state)
  return { actor, asked, comesTo }
}

test('whoever took one takes another', async () => {
  const { actor, comesTo } = lists(() => received)
  await comesTo('ended')
  actor.send({ type: 'take', id: welcome.id })
  await comesTo('received')
  actor.send({ type: 'take', id: forRoast.id })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.wish]).toEqual(['receiving', forRoast.id])
})

test('what is taken is theirs, and its row says so', async () => {
  const { actor, asked, comesTo } = lists(() => received)
  await comesTo('ended')
  expect(asked).toEqual([{ tab: 'index', store_id: 1, page: 1 }])
  actor.send({ type: 'take', id: welcome.id })
  const { context } = await comesTo('received')
  expect([context.taken, context.items]).toEqual([received, [oneTaken(welcome), forRoast]])
  actor.send({ type: 'take', id: welcome.id })
  expect(actor.getSnapshot().value).toBe('received')
  actor.send({ type: 'tab', tab: 'unused' })
  const mine = (await comesTo('ended')).context
  expect([mine.items, mine.head, mine.taken, mine.wish]).toEqual([[ownWelcome], { counts }, undefined, undefined])
})

test('a refusal shuts the row; a lost answer leaves it open', async () => {
  const errors = [
    new Unreachable('silent'),
    new Refused(REFUSALS['coupon-gone'].code, 'None left.', { refusal: 'coupon-gone' }),
  ]
  const { actor, comesTo } = lists(() => {
    throw errors.shift()
  })
  await comesTo('ended')
  actor.send({ type: 'take', id: welcome.id })
  expect((await comesTo('receiveRejected')).context.items).toEqual([welcome, forRoast])
  actor.send({ type: 'take', id: welcome.id })
  await comesTo('receiving')
  const { context } = await comesTo('receiveRejected')
  expect([context.items[0], context.undone?.refusal]).toEqual([shut(welcome, 'None left.'), 'coupon-gone'])
})

test('a visitor takes nothing', async () => {
  const { actor, comesTo } = lists(() => received, false)
  await comesTo('ended')
  expect(actor.getSnapshot().can({ type: 'take', id: welcome.id })).toBe(false)
})

test.each([
  ['showing', shownCode],
  ['used', usedCode],
  ['over', overCode],
] as const)('a code leads to %s', async (state, code) => {
  const actor = createActor(couponCodeFlow.provide({ actors: { code: fromPromise(async () => code) } }), {
    input: { id: 15 },
  }).start()
  expect((await waitFor(actor, ({ value }) => value === state)).context.shown).toEqual(code)
})

describe('what is told of a coupon at the check-out', () => {
  const told = { remark: '', use_points: 0 } as const

  it('is nothing where the best is left to us, and otherwise what was quoted', () => {
    expect(toldOf(told, withCoupon)).toEqual({ ...told, member_coupon_id: undefined })
    expect(toldOf({ ...told, member_coupon_id: 0 }, couponUnused)).toEqual({ ...told, member_coupon_id: 0 })
    expect(toldOf({ ...told, member_coupon_id: 99 }, withCoupon)).toEqual({
      ...told,
      member_coupon_id: ownWelcome.id,
    })
  })
})
