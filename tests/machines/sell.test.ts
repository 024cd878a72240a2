import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { SellStart } from '#contract/trade.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import type { Draft, SellForm } from '#machines/trade/sell.rules.ts'
import * as orders from '#stories/fixtures/order.ts'
import { cheaperSale, coolingStart, start, filled, saleQuote, shutStart } from '#stories/fixtures/sell.ts'
import { live, running } from '#tests/machines/lib/live.ts'
import { answered, cover, failed, type Sample } from '#tests/walk/paths.ts'

const PIN = '204816'
const silent = new Unreachable('silent')
const no = (refusal: RefusalName) => new Refused(REFUSALS[refusal].code, '', { refusal })
const sample = (title: string, event: Sample['event'], when?: Sample['when']): Sample => ({
  title,
  event,
  ...(when && { when }),
})
const settled = () => new Promise((resolve) => setImmediate(resolve))
const startWith = (order: SellStart['active_order']): SellStart => ({ ...start, active_order: order })
const secret: SellForm = { ...filled, mode: 'password', phrase: 'seven grey gulls' }

const ofOrder = (title: string, order: (typeof orders)['searching']) => [
  sample(`${title}: it is read`, answered('info', order)),
]
const open = { hasPin: true, signedIn: true, parent: '' }
const samples: Sample[] = [
  sample('the market is open', answered('index', start)),
  sample('an order is under way', answered('index', startWith(orders.searching))),
  sample('the market is closed', answered('index', shutStart)),
  sample('there is a pause', answered('index', coolingStart)),
  sample('no answer comes', failed('index', silent)),
  sample('the quote comes', answered('quote', saleQuote)),
  sample('another quote comes', answered('quote', cheaperSale)),
  ...(['market-closed', 'trade-cooling', 'account-needed', 'amount-short', 'orders-enough'] as const).map((refusal) =>
    sample(`no quote: ${refusal}`, failed('quote', no(refusal))),
  ),
  sample('the order is made', answered('pay', { order_no: orders.searching.order_no, order: orders.searching })),
  ...(
    [
      'pin-wrong',
      'pin-locked',
      'pin-unset',
      'second-needed',
      'second-wrong',
      'second-locked',
      'quote-stale',
      'market-closed',
      'trade-cooling',
      'account-needed',
      'amount-short',
      'books-closed',
    ] as const
  ).map((refusal) => sample(`no order: ${refusal}`, failed('pay', no(refusal)))),
  sample('the answer is lost', failed('pay', silent)),
  sample('it was done', answered('outcome', true)),
  sample('it was not done', answered('outcome', false)),
  sample('nobody can say', failed('outcome', silent)),
  sample('it is found', answered('list', { data: [orders.searching] })),
  sample('it is not found', failed('list', silent)),
  ...ofOrder('it looks for a merchant', orders.searching),
  ...ofOrder('it is offered', orders.offered),
  ...ofOrder('it is accepted', orders.awaitingWallet),
  ...ofOrder('nobody wanted it', orders.cancelledNoMatch),
  ...ofOrder('it is taken back', orders.cancelled),
  sample('it cannot be read', failed('info', silent)),
  sample('it is cancelled', answered('cancel', orders.cancelled)),
  sample('it is not cancelled', failed('cancel', no('moved-on'))),
  sample('a clean form', { type: 'submit', form: { ...filled, seen: start.market.unit_price } }),
  sample('a PIN is set', { type: 'pinSet' }),
  sample('too much', { type: 'submit', form: { ...filled, quantity: '6000' } }),
  sample('half of what there is', { type: 'portion', portion: 50 }),
  sample('the PIN', { type: 'confirm', pin: PIN }),
  sample('somebody thinks again', { type: 'back' }),
  sample('a clock runs out', { type: 'expire' }),
  sample('a clock turns', { type: 'turn' }),
  sample('somebody asks', { type: 'ask' }),
  sample('somebody begins again', { type: 'again' }),
  sample('somebody tries again', { type: 'retry' }),
  sample('somebody cancels', { type: 'cancel' }),
  sample('somebody takes it back', { type: 'takeBack' }),
  sample('something happens', { type: 'changed', topic: 'order' }),
  sample('a while later', { type: 'xstate.after.followAgain.sell.behind' }),
]

describe('the conversation', () => {
  const openings = [
    { title: 'a visitor', input: { hasPin: false, signedIn: false, parent: '' } },
    { title: 'a member', input: open },
    { title: 'a member without a PIN', input: { hasPin: false, signedIn: true, parent: '' } },
    { title: 'a member who comes from an order', input: { ...open, parent: orders.cancelled.order_no } },
    { title: 'a member whose answer was lost', input: { ...open, unanswered: saleQuote } },
  ]
  /** Whatever comes of a quote that asks for the second factor comes without one, too. */
  const first = samples.map((one) => ({
    ...one,
    when: (snapshot: AnyMachineSnapshot) => snapshot.context.quote?.second === undefined,
  }))
  const { paths, missing } = cover(sellFlow, openings, first)

  it('has a path for every state, transition and sample', () => {
    expect(missing).toEqual({ states: [], transitions: [], samples: [] })
  })

  it.each(paths)('$title', async (path) => {
    const { states } = await live(sellFlow, path)
    expect(states).toEqual([states[0], ...path.steps.map(({ to }) => to)])
  })
})

describe('a sale', () => {
  const begun = async (form: SellForm) => {
    const run = running(sellFlow, open)
    run.take('index').answer(start)
    await settled()
    run.actor.send({ type: 'submit', form })
    const quoted = run.take('quote')
    quoted.answer(saleQuote)
    await settled()
    run.actor.send({ type: 'confirm', pin: PIN })
    return { ...run, quoted }
  }

  it('tells the phrase to nobody but the order, and forgets it and the PIN then', async () => {
    const { actor, take, quoted } = await begun(secret)
    const wish = { quantity: '500', mode: 'password', pay_type: 'wallet', merchant_no: '', listed: 0, parent_no: '' }
    expect(quoted.input).toEqual(wish)
    const pay = take('pay')
    expect(pay.input).toEqual({
      form: { ...wish, phrase: secret.phrase, quote_no: saleQuote.quote_no, payword: PIN },
      quote: saleQuote,
    })
    pay.answer({ order_no: orders.searching.order_no, order: orders.searching })
    await settled()
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('searching')
    expect(JSON.stringify(context)).not.toMatch(new RegExp(`${PIN}|${secret.phrase}`))
  })

  it('that is asked for the second factor late is confirmed with it by the same quote', async () => {
    const { actor, take } = await begun(filled)
    const ways = ['passkey', 'totp', 'recovery'] as const
    take('pay').fail(new Refused(REFUSALS['second-needed'].code, '', { refusal: 'second-needed', ways: [...ways] }))
    await settled()
    const { value, context } = actor.getSnapshot()
    expect([value, context.quote]).toEqual(['confirming', { ...saleQuote, second: { ways } }])
    expect(context.trouble?.refusal).toBe('second-needed')
    actor.send({ type: 'confirm', pin: PIN, second: '123456' })
    const { form } = take('pay').input as { form: object }
    expect(form).toMatchObject({ quote_no: saleQuote.quote_no, payword: PIN, second: '123456' })
  })

  it('goes on from the order that nobody wanted', async () => {
    const { actor, take } = await begun(filled)
    take('pay').answer({ order_no: orders.searching.order_no, order: orders.searching })
    await settled()
    actor.send({ type: 'expire' })
    take('info').answer(orders.cancelledNoMatch)
    await settled()
    actor.send({ type: 'again' })
    take('index').answer(start)
    await settled()
    const { form } = actor.getSnapshot().context
    actor.send({ type: 'submit', form })
    expect(take('quote').input).toEqual({
      quantity: '500',
      mode: 'normal',
      pay_type: 'bank',
      merchant_no: '',
      listed: 0,
      parent_no: orders.searching.order_no,
    })
  })

  it('shows the price that was seen beside the one that is quoted, before the PIN', async () => {
    const { actor, take } = running(sellFlow, open)
    take('index').answer(start)
    await settled()
    actor.send({ type: 'submit', form: { ...filled, seen: '1' } })
    take('quote').answer(saleQuote)
    await settled()
    const { value, context } = actor.getSnapshot()
    expect([value, context.before]).toEqual(['termsChanged', { ...saleQuote, rate: '1', fee: '5.00', net: '495.00' }])
  })

  it('that was refused is half of what there is at one press, and nothing is wrong with it any more', async () => {
    const { actor, take } = running(sellFlow, open)
    take('index').answer(start)
    await settled()
    actor.send({ type: 'submit', form: { ...filled, quantity: '6000' } })
    actor.send({ type: 'portion', portion: 50 })
    const { value, context } = actor.getSnapshot()
    expect([value, context.form, context.problems]).toEqual(['idle', { ...filled, quantity: '642.25' }, {}])
  })

  it('names to the call whoever was chosen among those who buy, and says so', async () => {
    const { actor, take } = running(sellFlow, open)
    take('index').answer(start)
    await settled()
    const named = { ...filled, mode: 'member', merchant_no: '40718826', merchant_name: 'Kade Exchange' } as const
    actor.send({ type: 'submit', form: named })
    expect(take('quote').input).toMatchObject({ mode: 'member', merchant_no: '40718826', listed: 1 })
  })

  it('that was left for a PIN begins with what was entered, and from the order that it goes on from', async () => {
    const parent = orders.cancelled.order_no
    const { actor, take } = running(sellFlow, { ...open, parent, draft: { form: filled, parent } })
    take('index').answer(start)
    await settled()
    const { value, context } = actor.getSnapshot()
    expect([value, context.form, context.parent]).toEqual(['idle', filled, parent])
  })

  it('is kept when it is quoted, and let go when its order is made', async () => {
    const kept: (Draft | undefined)[] = []
    const keeping = sellFlow.provide({
      actions: { keep: (_, draft) => kept.push(draft), drop: () => kept.push(undefined) },
    })
    const run = running(keeping, open)
    run.take('index').answer(start)
    await settled()
    run.actor.send({ type: 'submit', form: filled })
    run.take('quote').answer(saleQuote)
    await settled()
    run.actor.send({ type: 'confirm', pin: PIN })
    expect(kept).toEqual([{ form: filled, parent: '' }])
    run.take('pay').answer({ order_no: orders.searching.order_no, order: orders.searching })
    await settled()
    expect(kept).toEqual([{ form: filled, parent: '' }, undefined])
  })

  it.each([
    ['for as long as nothing else has happened', orders.searching, 'moved-on'],
    ['and no longer when something has', orders.offered, undefined],
  ])('says why it was not cancelled %s', async (_, order, refusal) => {
    const { actor, take } = await begun(filled)
    take('pay').answer({ order_no: orders.searching.order_no, order: orders.searching })
    await settled()
    actor.send({ type: 'cancel' })
    actor.send({ type: 'takeBack' })
    const cancel = take('cancel')
    expect(cancel.input).toEqual({ order_no: orders.searching.order_no, version: orders.searching.version })
    cancel.fail(no('moved-on'))
    await settled()
    take('info').answer(order)
    await settled()
    expect(actor.getSnapshot().context.trouble?.refusal).toBe(refusal)
  })
})
