import { describe, expect, it, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import { costOf, destOf, nothingOf, whereOf, withdrawProblems } from '#machines/withdrawal/withdraw.rules.ts'
import { counter, toAddress, toBank, withdrawalQuote } from '#stories/fixtures/withdrawal.ts'

const euros = (amount: string) => ({ ...toBank, amount })

describe('what a withdrawal costs', () => {
  it.each([
    ['300', { fee: '2.50', net: '297.50' }],
    ['10', { fee: '1.05', net: '8.95' }],
    ['100.01', { fee: '1.51', net: '98.50' }],
    ['9.99', undefined],
    ['1284.51', undefined],
    ['', undefined],
    ['1,5', undefined],
  ])('of %s euros', (amount, cost) => {
    expect(costOf(counter, euros(amount))).toEqual(cost)
  })

  it('is nothing in USDT, to the last place', () => {
    expect(costOf(counter, { ...toAddress, amount: '120.000001' })).toEqual({ fee: '0.000000', net: '120.000001' })
  })
})

it.each([
  ['', 'amount-required'],
  ['5', 'amount-least'],
  ['1284.51', 'amount-available'],
  ['0.001', 'amount-places'],
])('an amount of "%s" is not sent: %s', (amount, problem) => {
  expect(withdrawProblems(euros(amount), { counter })).toEqual({ amount: problem })
})

test('where it goes is said only where something else than the first was chosen', () => {
  expect([nothingOf('bank'), nothingOf('bank', 7), nothingOf('usdt', 3)].map(destOf)).toEqual([
    {},
    { bank_id: 7 },
    { address_id: 3 },
  ])
  const { dest: _, cool_time: __, ...another } = withdrawalQuote
  expect([whereOf(withdrawalQuote), whereOf(another)]).toEqual([
    { dest: 'DE••••••3000', cool_time: null },
    { dest: '', cool_time: null },
  ])
})

async function requoted(next: object) {
  const quotes = [withdrawalQuote, { ...withdrawalQuote, quote_no: 'another-one-000001', ...next }]
  const actors = { counter: fromPromise(async () => counter), quote: fromPromise(async () => quotes.shift()) }
  const actor = createActor(withdrawFlow.provide({ actors } as never), { input: { ways: ['bank'], form: toBank } })
  actor.start()
  const isIn = (...states: string[]) => waitFor(actor, ({ value }) => states.includes(String(value)))
  await isIn('idle')
  actor.send({ type: 'submit', form: toBank })
  await isIn('confirming')
  actor.send({ type: 'expire' })
  const { value } = await isIn('confirming', 'termsChanged')
  actor.stop()
  return value
}

test('a new quote that goes elsewhere is another offer, at the same price too', async () => {
  expect(await requoted({ arrival_time: withdrawalQuote.arrival_time + 60 })).toBe('confirming')
  expect(await requoted({ dest: 'NL••••••4300' })).toBe('termsChanged')
  expect(await requoted({ fee: '4.00', net: '296.00' })).toBe('termsChanged')
})

test('an account that is gone is not chosen any more', async () => {
  const actors = { counter: fromPromise(async () => counter) }
  const input = { ways: ['bank'] as const, form: { ...toBank, dest: 99 } }
  const actor = createActor(withdrawFlow.provide({ actors } as never), { input })
  actor.start()
  const { context } = await waitFor(actor, ({ value }) => value === 'idle')
  expect(context.form).toEqual(toBank)
  actor.stop()
})

test('whoever turns to USDT finds USDT again, from wherever they come back', async () => {
  const kept: object[] = []
  const actors = { counter: fromPromise(async () => counter) }
  const actions = { keep: (_: unknown, form: object) => void kept.push(form) }
  const actor = createActor(withdrawFlow.provide({ actors, actions } as never), {
    input: { ways: ['bank', 'usdt'], form: toBank },
  })
  actor.start()
  await waitFor(actor, ({ value }) => value === 'idle')
  actor.send({ type: 'turn', method: 'usdt' })
  expect(kept).toEqual([nothingOf('usdt')])
  actor.stop()
})
