import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Channel } from '#contract/recharge.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { pathOf } from '#machines/lib/states.ts'
import {
  amountBy,
  amountFor,
  arrivesOf,
  beginProblems,
  firstWay,
  isOpenWay,
  missingIn,
  NOTHING,
  wholeNeed,
  type BeginForm,
} from '#machines/recharge/begin.rules.ts'
import { rechargeFlow, type RechargeInput } from '#machines/recharge/recharge.flow.ts'
import { wholeOf, wishProblems } from '#machines/recharge/show.rules.ts'
import * as known from '#stories/fixtures/recharge.ts'
import { running } from '#tests/machines/lib/live.ts'

const { list } = known.everyWay
const form: BeginForm = { ...NOTHING, channel: '1', amount: '138' }
const steps = { channels: list, onePage: false }
const dear: Channel = { ...known.bank, fee_rate: '0.005' }

test.each([
  ['', 'amount-required'],
  ['9', 'amount-least'],
  ['10', undefined],
  ['10000', undefined],
  ['10001', 'amount-most'],
  ['0', 'out-of-range'],
  ['0138', 'out-of-range'],
  ['137.20', 'amount-places'],
  ['137,20', 'amount-places'],
  ['1e3', 'amount-places'],
  ['much', 'amount-places'],
  [' 138', 'amount-places'],
])('a recharge is a whole amount between the bounds of its way: of "%s" it is said %s', (amount, problem) => {
  expect(beginProblems({ ...form, amount }, steps)).toEqual(problem ? { amount: problem } : {})
})

test('nothing begins by no way, and of an unknown one only that is said', () => {
  expect(beginProblems({ ...form, channel: '' }, steps)).toEqual({ channel: 'channel-required' })
  expect(beginProblems({ ...form, channel: '99', amount: '' }, steps)).toEqual({ channel: 'channel-required' })
})

test('on one page a picture and a payer are required', () => {
  const here = { ...steps, onePage: true }
  expect(beginProblems(form, here)).toEqual({ proof: 'proof-required', payer: 'payer-required' })
  expect(beginProblems({ ...form, proof: '/files/pictures/1', payer: ' ' }, here)).toEqual({ payer: 'payer-required' })
  expect(beginProblems({ ...form, proof: '/files/pictures/1', payer: 'Mira' }, here)).toEqual({})
})

test.each([
  ['137.20', '138'],
  ['137.00', '137'],
  ['137.000001', '138'],
  ['0.01', '1'],
  ['138', '138'],
  ['0', ''],
  ['0.00', ''],
  ['-5', ''],
  ['1e3', ''],
  ['137,20', ''],
  ['1234567890123', ''],
  ['<b>', ''],
  ['', ''],
])('of a need of "%s" the whole is "%s"', (need, whole) => {
  expect(wholeNeed(need)).toBe(whole)
})

test.each([
  ['137.20', known.bank, '138'],
  ['137.00', known.bank, '137'],
  ['4.00', known.bank, '10'],
  ['137.20', dear, '138'],
  ['138.00', dear, '139'],
  ['4.00', known.dearBank, '1000'],
  ['1990.99', known.dearBank, '2001'],
  ['1991.00', known.dearBank, '2002'],
  ['137.000001', known.bank, '138'],
  ['0.000001', known.tron, '10'],
  ['100.00', { ...known.bank, fee_rate: '1' }, ''],
  ['0.00', known.bank, ''],
  ['much', known.bank, ''],
  ['', known.bank, ''],
])('of a need of "%s" no less arrives than is missing, and a unit less does not do', (need, way, amount) => {
  expect(amountFor(need, way)).toBe(amount)
  if (amount === '') return
  const arrives = (whole: number) => Number(arrivesOf(String(whole), way)?.net)
  expect(arrives(Number(amount))).toBeGreaterThanOrEqual(Number(need))
  if (Number(amount) > way.min) expect(arrives(Number(amount) - 1)).toBeLessThan(Number(need))
})

test('another way has another fee: what was filled in follows it, and what was typed stays', () => {
  expect(amountBy('138.00', '138', known.bank, dear)).toBe('139')
  expect(amountBy('138.00', '200', known.bank, dear)).toBe('200')
  expect(amountBy('', '200', known.bank, dear)).toBe('200')
  expect(amountBy('138.00', '138', known.bank, undefined)).toBe('138')
})

test('what is missing is told in the least units of its currency', () => {
  expect([missingIn('137.2', 'EUR'), missingIn('137.201', 'EUR'), missingIn('1.5', 'USDT')]).toEqual([
    '137.20',
    '137.21',
    '1.500000',
  ])
})

test('only a way whose receipts our team reads can be chosen, and the first of them is', () => {
  expect(list.filter(isOpenWay).map(({ name }) => name)).toEqual(['Hafenbank Hamburg', 'Zeeuwse Handelsbank', 'COIN'])
  expect([firstWay(list), firstWay(known.shutWays.list), firstWay([])]).toEqual(['1', '', ''])
})

test('what arrives is what the server works out, rounded for the house', () => {
  expect(arrivesOf('2001', known.dearBank)).toEqual({ fee: '10.01', net: '1990.99' })
  expect(arrivesOf('138', known.bank)).toEqual({ fee: '0.00', net: '138.00' })
  expect(['', '0', '1.5', '-1', 'x'].map((amount) => arrivesOf(amount, known.bank))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what is wrong with a wish is said beside its field', () => {
  expect(wishProblems({ call: 'prove', proof: '', payer: ' ' })).toEqual({
    proof: 'proof-required',
    payer: 'payer-required',
  })
  expect(wishProblems({ call: 'prove', proof: '/files/pictures/1', payer: 'M'.repeat(61) })).toEqual({
    payer: 'text-long',
  })
  expect(wishProblems({ call: 'appeal', text: ` ${'a'.repeat(19)} `, images: [] })).toEqual({ text: 'text-short' })
  expect(wishProblems({ call: 'appeal', text: 'a'.repeat(501), images: Array(7).fill('/') as string[] })).toEqual({
    text: 'text-long',
    images: 'pictures-many',
  })
  expect(wishProblems({ call: 'appeal', text: 'a'.repeat(20), images: [] })).toEqual({})
  expect(wishProblems({ call: 'cancel' })).toEqual({})
  expect([wholeOf('138.00'), wholeOf('250.00000000'), wholeOf('138')]).toEqual(['138', '250', '138'])
})

const settled = () => new Promise((resolve) => setImmediate(resolve))
const begins: RechargeInput = { orderNo: '', currency: '', need: '137.20', onePage: false, returnTo: '/pages/jf/atm' }
const no = (refusal: RefusalName, fresh?: unknown) => new Refused(REFUSALS[refusal].code, '', { refusal, fresh })
const silent = new Unreachable('silent')

async function at(input: Partial<RechargeInput>) {
  const run = running(rechargeFlow, { ...begins, ...input })
  const state = () => pathOf(run.actor.getSnapshot().value)
  const send = async (event: object) => {
    run.actor.send(event as never)
    await settled()
    return state()
  }
  const hear = async (call: string, heard: unknown) => {
    run.take(call)[heard instanceof Error ? 'fail' : 'answer'](heard)
    await settled()
    return state()
  }
  return { ...run, send, hear, facts: () => run.actor.getSnapshot().context }
}

describe('a recharge that begins', () => {
  test('has what covers what is missing filled in, and the first way that can be', async () => {
    const { hear, facts } = await at({})
    expect(await hear('channels', known.waysLeft)).toBe('idle')
    expect(facts()).toMatchObject({ need: '137.20', form: { ...form, channel: '1' }, open: known.waysLeft.open })
  })

  test.each([
    ['2', known.ways, '2'],
    ['2', { ...known.ways, list: [known.bank] }, '1'],
    ['6', known.everyWay, '1'],
    ['', known.everyWay, '1'],
  ])('by a way that was chosen before (%s) goes on by it only where that can be', async (channel, ways, chosen) => {
    const { hear, facts } = await at({ need: '', draft: { channel, amount: '25', payer: 'Mira' } })
    await hear('channels', ways)
    expect(facts().form).toEqual({ channel: chosen, amount: '25', proof: '', payer: 'Mira' })
  })

  test('ends with its number where it is shown elsewhere', async () => {
    const { hear, send, facts, asked } = await at({})
    await hear('channels', known.ways)
    expect(await send({ type: 'submit', form })).toBe('submitting')
    expect(asked.find(({ call }) => call === 'send')?.input).toEqual({ channel_id: 1, amount: '138' })
    expect(await hear('send', known.awaitingProof)).toBe('done')
    expect(facts()).toMatchObject({ recharge: known.awaitingProof, returnTo: '/pages/jf/atm' })
  })

  test('goes on where it is where it was shown at once', async () => {
    const { hear, send, facts, asked } = await at({ onePage: true })
    await hear('channels', known.ways)
    const whole = { ...form, proof: '/files/pictures/1', payer: ' Mira ' }
    await send({ type: 'submit', form: whole })
    expect(asked.find(({ call }) => call === 'send')?.input).toEqual({
      channel_id: 1,
      amount: '138',
      proof_image: '/files/pictures/1',
      payer_name: 'Mira',
    })
    expect(await hear('send', known.submitted)).toBe('showing')
    expect(facts()).toMatchObject({ orderNo: known.submitted.order_no, recharge: known.submitted })
  })

  test('says what was refused and what got no answer, each for itself', async () => {
    const { hear, send } = await at({})
    await hear('channels', known.ways)
    await send({ type: 'submit', form })
    expect(await hear('send', no('recharges-enough'))).toBe('rejected')
    await send({ type: 'submit', form })
    expect(await hear('send', silent)).toBe('unknown')
    expect(await send({ type: 'submit', form })).toBe('submitting')
  })

  test('does not begin where there is no way that can be', async () => {
    const { hear, facts } = await at({})
    expect(await hear('channels', known.shutWays)).toBe('noChannel')
    expect(facts().open).toEqual(known.shutWays.open)
  })
})

describe('a recharge that was begun', () => {
  const one = () => at({ orderNo: known.awaitingProof.order_no })
  const shows = { call: 'prove', proof: '/files/pictures/1', payer: 'Mira' } as const

  test('is proven with the version that was seen', async () => {
    const { hear, send, asked } = await one()
    expect(await hear('info', known.awaitingProof)).toBe('showing')
    expect(await send({ type: 'act', wish: { ...shows, proof: '' } })).toBe('showing')
    expect(await send({ type: 'act', wish: shows })).toBe('acting')
    expect(asked.find(({ call }) => call === 'act')?.input).toEqual({ recharge: known.awaitingProof, wish: shows })
    expect(await hear('act', known.submitted)).toBe('showing')
  })

  test.each([
    ['a picture that was used', no('proof-used'), 'showing'],
    ['a field that is wrong', no('invalid'), 'showing'],
    ['a recharge that went on', no('moved-on', known.inReview), 'stale'],
    ['anything else', no('not-now'), 'rereading'],
    ['no answer', silent, 'rereading'],
  ])('of %s it is said where it belongs', async (_, error, state) => {
    const { hear, send } = await one()
    await hear('info', known.awaitingProof)
    await send({ type: 'act', wish: shows })
    expect(await hear('act', error)).toBe(state)
  })

  test('says itself what was done where the answer was lost', async () => {
    for (const [found, state] of [
      [known.submitted, 'showing'],
      [known.awaitingProof, 'actionFailed'],
      [silent, 'unanswered'],
      [no('missing'), 'missing'],
    ] as const) {
      const { hear, send } = await one()
      await hear('info', known.awaitingProof)
      await send({ type: 'act', wish: shows })
      await hear('act', silent)
      expect(await hear('info', found)).toBe(state)
    }
  })

  test('is read anew when something changed elsewhere or a clock ran out, and nothing typed is lost', async () => {
    const { hear, send, facts } = await one()
    await hear('info', known.awaitingProof)
    for (const event of [{ type: 'changed', topic: 'recharge' }, { type: 'expire' }]) {
      expect(await send(event)).toBe('following')
      expect(await hear('info', known.inReview)).toBe('showing')
      expect(facts().recharge).toEqual(known.inReview)
    }
    expect(await send({ type: 'expire' })).toBe('following')
    expect(await hear('info', silent)).toBe('behind')
  })

  test('is cancelled only by whoever said so twice', async () => {
    const { hear, send } = await one()
    await hear('info', known.awaitingProof)
    expect(await send({ type: 'cancel' })).toBe('confirmingCancel')
    expect(await send({ type: 'back' })).toBe('following')
    await hear('info', known.awaitingProof)
    await send({ type: 'cancel' })
    expect(await send({ type: 'act', wish: { call: 'cancel' } })).toBe('acting')
    expect(await hear('act', known.cancelled)).toBe('showing')
  })

  test('is asked about once more, and what is wrong with that is said over it', async () => {
    const { hear, send, facts } = await one()
    await hear('info', known.rejected)
    expect(await send({ type: 'appeal' })).toBe('appealing')
    const wish = { call: 'appeal', text: 'a'.repeat(30), images: [] } as const
    expect(await send({ type: 'act', wish: { ...wish, text: 'no' } })).toBe('appealing')
    expect(facts().problems).toEqual({ text: 'text-short' })
    await send({ type: 'act', wish })
    expect(await hear('act', no('proof-used'))).toBe('appealing')
    await send({ type: 'act', wish })
    expect(await hear('act', known.submitted)).toBe('showing')
  })
})

test('the currency that was chosen stays, though its ways lead elsewhere', async () => {
  const tellsOf = async (channel: string) => {
    const actors = { channels: fromPromise(async () => ({ ...known.everyWay })) }
    const actor = createActor(rechargeFlow.provide({ actors } as never), {
      input: { orderNo: '', currency: '', need: '', onePage: true, returnTo: '', draft: { channel } },
    })
    actor.start()
    const { context } = await waitFor(actor, ({ value }) => value === 'idle')
    actor.stop()
    return context.form.channel
  }
  expect(await tellsOf('4')).toBe('4')
  expect(await tellsOf('99')).toBe('1')
})
