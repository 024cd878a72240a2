import { describe, expect, it, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { REFUSALS } from '#contract/refusals.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { buyFlow, type BuyInput } from '#machines/invest/buy.flow.ts'
import {
  amountBounds,
  buyProblems,
  canHaveMore,
  formWithin,
  grossOf,
  isCovered,
  quickChoices,
  wantingOf,
  wishOf,
  type BuyForm,
  type VentureInfo,
} from '#machines/invest/buy.rules.ts'
import {
  bought,
  coinItem,
  eurosMissing,
  lowerQuote,
  openProject,
  openRobot,
  ownedRobot,
  projectQuote,
  usedUpRobot,
} from '#stories/fixtures/purchases.ts'

const amount = (text: string): BuyForm => ({ amount: text, num: '' })
const num = (text: string): BuyForm => ({ amount: '', num: text })

it.each([
  ['', 'amount-required'],
  ['x', 'amount-invalid'],
  ['0', 'out-of-range'],
  ['0.001', 'amount-places'],
  ['50', 'amount-least'],
  ['10000.01', 'amount-most'],
  ['100.01', 'amount-step'],
  ['120', 'amount-step'],
])('"%s" euros are not put in: %s', (text, problem) => {
  expect(buyProblems(amount(text), { info: openProject })).toEqual({ amount: problem })
})

it.each(['100', '150', '550.00', '10000'])('%s euros are', (text) => {
  expect(buyProblems(amount(text), { info: openProject })).toEqual({})
})

it.each([
  ['', 'number-required'],
  ['0', 'number-invalid'],
  ['-1', 'number-invalid'],
  ['1.5', 'number-invalid'],
  ['6', 'amount-most'],
])('"%s" robots are not bought: %s', (text, problem) => {
  expect(buyProblems(num(text), { info: openRobot })).toEqual({ num: problem })
})

describe('what bounds a purchase', () => {
  it('is what one time allows, what is left of the whole, and what the member may still have', () => {
    expect(amountBounds(openProject)).toEqual({ least: '100.00', most: '10000.00' })
    expect(amountBounds({ ...openProject, taken_amount: '249000.00' }).most).toBe('1000.00')
    expect(amountBounds({ ...openProject, limit_left: '300.00' }).most).toBe('300.00')
    expect(buyProblems(num('4'), { info: ownedRobot })).toEqual({ num: 'amount-most' })
  })

  it('leaves nothing to whoever has as much as one may have', () => {
    expect([ownedRobot, usedUpRobot, openProject].map(canHaveMore)).toEqual([true, false, true])
    expect(canHaveMore({ ...openProject, limit_left: '99.99' })).toBe(false)
  })
})

describe('what a wish takes', () => {
  it.each<[VentureInfo, BuyForm, string | undefined]>([
    [openRobot, num('2'), '80.00'],
    [coinItem, num('1'), '60.00000000'],
    [openProject, amount('550'), '550.00'],
    [openProject, amount('551'), undefined],
    [openRobot, num('x'), undefined],
  ])('of %#', (info, form, gross) => {
    expect(grossOf(info, form)).toBe(gross)
  })

  it('is told to the calls by the word of its kind', () => {
    expect(wishOf({ kind: 'robot', id: 1 }, num('2'))).toEqual({ kind: 'robot', id: 1, num: 2 })
    expect(wishOf({ kind: 'project', id: 21 }, amount('550'))).toEqual({ kind: 'project', id: 21, amount: '550' })
  })

  it('is covered by what is available, and never by what nobody knows', () => {
    expect([amount('400'), amount('450'), amount('1')].map((form) => isCovered(openProject, form))).toEqual([
      true,
      false,
      false,
    ])
    expect(isCovered({ ...openProject, available: null }, amount('100'))).toBe(false)
  })
})

describe('what would work now', () => {
  it('is the most that there is money for, on a step and within the bounds', () => {
    expect(formWithin(openProject, '412.80')).toEqual(amount('400.00'))
    expect(formWithin(openProject, '99.99')).toBeUndefined()
    expect(formWithin(openProject, '999999.00')).toEqual(amount('10000.00'))
    expect(formWithin(openRobot, '100.00')).toEqual(num('2'))
    expect(formWithin(openRobot, '39.99')).toBeUndefined()
    expect(formWithin(openRobot, '9999.00')).toEqual(num('5'))
    expect(formWithin({ ...openProject, step: '0.00' }, '412.80')).toEqual(amount('412.80'))
    expect(formWithin({ ...openProject, step: '1000.00' }, '412.80')).toBeUndefined()
  })

  it('stands beside the sum that is missing', () => {
    expect(wantingOf(openProject, amount('550'), eurosMissing)).toEqual({
      takes: '550.00',
      has: '412.80',
      short: '137.20',
      instead: amount('400.00'),
    })
  })

  it('is offered by a tap only where it may be', () => {
    expect(quickChoices(openRobot)).toEqual([num('1'), num('2'), num('5')])
    expect(quickChoices({ ...openProject, limit_left: '300.00' })).toEqual([amount('100.00'), amount('200.00')])
    expect(quickChoices({ ...openProject, step: '200.00', limit_left: '600.00' })).toEqual([amount('200.00')])
  })
})

interface Answers {
  info?: VentureInfo
  quote?: () => unknown
  pay?: () => unknown
  input?: Partial<BuyInput>
}

const refuses =
  (refusal: keyof typeof REFUSALS, more: object = {}) =>
  () => {
    throw new Refused(REFUSALS[refusal].code, refusal, { refusal, ...more } as never)
  }
const short = { currency: 'EUR', short_by: '137.20', return_to: '/pages/project/detail?id=21' }

function begun({ info = openProject, quote = () => projectQuote, pay = () => bought, input = {} }: Answers = {}) {
  const asked: string[] = []
  const sent: unknown[] = []
  const kept: unknown[] = []
  const flow = buyFlow.provide({
    actors: {
      info: fromPromise(async () => info),
      quote: fromPromise(async ({ input: wish }) => {
        asked.push('quote')
        sent.push(wish)
        return quote()
      }),
      pay: fromPromise(async ({ input: wish }) => {
        asked.push('pay')
        sent.push(wish)
        return pay()
      }),
    },
    actions: {
      keep: (_: unknown, wish: unknown) => void kept.push(wish),
      drop: () => void kept.push('dropped'),
    },
  } as never)
  const actor = createActor(flow, {
    input: { kind: 'project', id: 21, isMember: true, hasPin: true, ...input },
  })
  actor.start()
  const isIn = (...states: string[]) => waitFor(actor, ({ value }) => states.includes(String(value)))
  return { actor, asked, sent, kept, isIn }
}

async function confirming(answers: Answers = {}, form = amount('100')) {
  const talk = begun(answers)
  await talk.isIn('open')
  talk.actor.send({ type: 'buy' })
  talk.actor.send({ type: 'submit', form })
  talk.actor.send({ type: 'agree', agreed: true })
  return talk
}

test('a purchase is quoted after the risk was agreed to, and tells that it was', async () => {
  const { actor, sent, isIn } = await confirming()
  await isIn('confirming')
  actor.send({ type: 'confirm', pin: '135790' })
  const { context } = await isIn('success')
  expect(context.bought).toEqual(bought)
  expect(sent).toEqual([
    { kind: 'project', id: 21, amount: '100' },
    {
      form: {
        kind: 'project',
        id: 21,
        amount: '100',
        agree_risk: 1,
        quote_no: projectQuote.quote_no,
        payword: '135790',
      },
      quote: projectQuote,
    },
  ])
})

test('whoever does not tick the risk is quoted nothing', async () => {
  const { actor, asked, isIn } = begun()
  await isIn('open')
  actor.send({ type: 'buy' })
  actor.send({ type: 'submit', form: amount('100') })
  actor.send({ type: 'agree', agreed: false })
  expect(actor.getSnapshot().value).toBe('unagreed')
  expect(asked).toEqual([])
})

test('whoever agreed once is not asked again, unless the text is another', async () => {
  const { actor, isIn } = await confirming()
  await isIn('confirming')
  actor.send({ type: 'back' })
  actor.send({ type: 'submit', form: amount('150') })
  await isIn('quoting')
  await isIn('confirming')
  const other = begun({ input: { kept: { form: amount('100'), agreed: 'Another text' } } })
  await other.isIn('agreeing')
  expect(other.asked).toEqual([])
})

test('where currency is missing nothing is bought and the wish is kept; the smaller amount is quoted at once', async () => {
  let first = true
  const quote = () => {
    if (!first) return projectQuote
    first = false
    return refuses('currency-needed', short)()
  }
  const { actor, asked, kept, isIn } = await confirming({ quote }, amount('550'))
  const { context } = await isIn('needsCurrency')
  expect(context.trouble?.wants).toEqual({
    currency: 'EUR',
    short: '137.20',
    returnTo: '/pages/project/detail?id=21',
  })
  expect(kept).toEqual([{ form: amount('550'), agreed: openProject.risk_text }])
  actor.send({ type: 'submit', form: amount('400.00') })
  await isIn('confirming')
  expect(asked).toEqual(['quote', 'quote'])
})

test('whoever comes back with what was missing is shown a fresh quote, and nothing is bought by it', async () => {
  const form = amount('400')
  const talk = begun({ input: { kept: { form, agreed: openProject.risk_text } } })
  const { context } = await talk.isIn('confirming')
  expect(context.form).toEqual(form)
  expect(talk.asked).toEqual(['quote'])
  expect(talk.kept).toEqual(['dropped'])
  talk.actor.send({ type: 'back' })
  talk.actor.send({ type: 'back' })
  expect(talk.actor.getSnapshot().value).toBe('open')
})

test('whoever comes back without it reads the page, with the wish still there', async () => {
  const form = amount('550')
  const talk = begun({ input: { kept: { form, agreed: openProject.risk_text } } })
  const { context } = await talk.isIn('open')
  expect([context.form, talk.asked, talk.kept]).toEqual([form, [], []])
})

test('a purchase that the currency went away for leads to adding it, too', async () => {
  const { actor, kept, isIn } = await confirming({ pay: refuses('currency-needed', short) })
  await isIn('confirming')
  actor.send({ type: 'confirm', pin: '135790' })
  await isIn('needsCurrency')
  expect(kept).toHaveLength(1)
})

test('any other refusal is said, and the form stays', async () => {
  const { isIn } = await confirming({ quote: refuses('quota-short', { range: { least: '100.00', most: '350.00' } }) })
  const { context } = await isIn('rejected')
  expect([context.form, context.trouble?.range?.most]).toEqual([amount('100'), '350.00'])
})

test('another rate is another offer, though it takes just as much', async () => {
  const quotes = [projectQuote, lowerQuote]
  const { actor, isIn } = await confirming({ quote: () => quotes.shift() })
  await isIn('confirming')
  actor.send({ type: 'expire' })
  const { context } = await isIn('termsChanged', 'confirming')
  expect([actor.getSnapshot().value, context.before]).toEqual(['termsChanged', projectQuote])
})

test('a later end by another minute is the same offer', async () => {
  const { purchase } = projectQuote
  const later = { ...projectQuote, purchase: { ...purchase, end_time: (purchase.end_time ?? 0) + 60 } }
  const quotes = [projectQuote, later]
  const { actor, isIn } = await confirming({ quote: () => quotes.shift() })
  await isIn('confirming')
  actor.send({ type: 'expire' })
  await isIn('requoting')
  const { value } = await isIn('confirming', 'termsChanged')
  expect(value).toBe('confirming')
})

test('a visitor reads, and cannot begin; a member without a PIN is led to set one', async () => {
  const visitor = begun({ input: { isMember: false, hasPin: false } })
  await visitor.isIn('open')
  visitor.actor.send({ type: 'buy' })
  expect(visitor.actor.getSnapshot().value).toBe('open')
  const member = begun({ input: { hasPin: false } })
  await member.isIn('open')
  member.actor.send({ type: 'buy' })
  expect(member.actor.getSnapshot().value).toBe('needsPin')
})

it.each([
  [{ status: 'coming' }, 'coming'],
  [{ status: 'sold_out' }, 'soldOut'],
  [{ status: 'full' }, 'soldOut'],
  [{ status: 'running' }, 'running'],
  [{ status: 'ended' }, 'ended'],
  [{ suspended: 1 }, 'stopped'],
] as const)('what is %o cannot be bought', async (facts, state) => {
  const { isIn } = begun({ info: { ...openProject, ...facts }, input: { kept: { form: amount('100'), agreed: '' } } })
  await isIn(state)
})
