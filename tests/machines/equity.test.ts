import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import {
  becomes,
  exchangeBounds,
  exchangeProblems,
  isSameExchange,
  offerOf,
  sharesOf,
} from '#machines/equity/exchange.rules.ts'
import { fundFlow } from '#machines/equity/fund.flow.ts'
import { holdingFlow } from '#machines/equity/holding.flow.ts'
import { pointsFlow } from '#machines/equity/points.flow.ts'
import { required } from '#machines/lib/required.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import {
  exchangeDone,
  exchangeQuote,
  fewerQuote,
  fund,
  headOf,
  holdingInfo,
  logs,
  shutTerms,
  terms,
} from '#stories/fixtures/equity.ts'
import { transferQuote } from '#stories/fixtures/money.ts'
import { live, running } from '#tests/machines/lib/live.ts'
import { answered, cover, failed, type Sample } from '#tests/walk/paths.ts'

const silent = new Unreachable('silent')
const no = (refusal: RefusalName) => new Refused(REFUSALS[refusal].code, '', { refusal })
const sample = (title: string, event: Sample['event'], when?: Sample['when']): Sample => ({
  title,
  event,
  ...(when && { when }),
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

const [newest, older] = logs
const pageOf = (head: object) => (current_page: number, last_page: number, data: unknown[]) => ({
  ...head,
  current_page,
  last_page,
  per_page: 10,
  total: data.length,
  data,
})

const listed = (id: string, head: object): Sample[] => {
  const page = pageOf(head)
  return [
    sample(
      'the first page comes',
      answered('list', page(1, 2, [newest])),
      ({ context, value }) => value !== 'appending' && context.page < 2,
    ),
    sample('the last page comes', answered('list', page(2, 2, [older])), ({ value }) => value === 'appending'),
    sample('all of it comes', answered('list', page(1, 1, [newest])), ({ context }) => context.page === 0),
    sample('there is nothing', answered('list', page(1, 1, [])), ({ context }) => context.items.length === 0),
    sample('no answer comes', failed('list', silent)),
    sample('somebody reads on', { type: 'more' }, ({ context }) => context.page < context.lastPage),
    sample('somebody refreshes', { type: 'refresh' }),
    sample('somebody tries again', { type: 'retry' }),
    sample('shares or points move', { type: 'changed', topic: 'invest' }),
    sample('a while later', { type: `xstate.after.followAgain.${id}.behind` }),
  ]
}

const form = { points: '1000' }
const flows: { name: string; machine: AnyStateMachine; inputs: unknown[]; samples: Sample[] }[] = [
  {
    name: 'points and what became of them',
    machine: pointsFlow,
    inputs: [undefined],
    samples: listed('equity-points', headOf(terms)),
  },
  {
    name: 'one equity',
    machine: holdingFlow,
    inputs: [{ which: 1 }],
    samples: [
      ...listed('equity-holding', headOf(holdingInfo)),
      sample('there is no such', failed('list', no('missing'))),
    ],
  },
  {
    name: 'a fund',
    machine: fundFlow,
    inputs: [{ which: 1, signedIn: true }],
    samples: [
      sample('it comes', answered('fund', fund)),
      sample('it does not come', failed('fund', silent)),
      sample('there is no such', failed('fund', no('missing'))),
      sample('somebody looks further back', { type: 'range', range: 'all' }),
      sample('somebody tries again', { type: 'retry' }),
    ],
  },
  {
    name: 'an exchange',
    machine: exchangeFlow,
    inputs: [
      { hasPin: true, id: 1 },
      { hasPin: false, id: 1 },
      { hasPin: true, id: 1, unanswered: exchangeQuote },
    ],
    samples: [
      sample('it was done', answered('outcome', true)),
      sample('it was not done', answered('outcome', false)),
      sample('nobody can say', failed('outcome', silent)),
      sample('the terms come', answered('points', terms)),
      sample('it is closed', answered('points', shutTerms)),
      sample('it is not on offer', answered('points', { ...terms, offers: [] })),
      sample('the terms do not come', failed('points', silent)),
      sample('the quote comes', answered('quote', exchangeQuote)),
      sample('another quote comes', answered('quote', fewerQuote)),
      sample('it is done', answered('pay', exchangeDone)),
      ...(['amount-short', 'window-closed', 'missing', 'quota-short'] as const).map((refusal) =>
        sample(`there is no quote: ${refusal}`, failed('quote', no(refusal))),
      ),
      ...(
        [
          'pin-wrong',
          'pin-locked',
          'pin-unset',
          'second-needed',
          'second-wrong',
          'second-locked',
          'quote-stale',
          'amount-short',
          'window-closed',
          'missing',
          'quota-short',
          'books-closed',
        ] as const
      ).map((refusal) => sample(`it is refused: ${refusal}`, failed('pay', no(refusal)))),
      sample('the answer is lost', failed('pay', silent)),
      sample('the window closes', { type: 'shut' }),
      sample('a clean form', { type: 'submit', form }),
      sample('too little', { type: 'submit', form: { points: '1' } }),
      sample('the PIN is proven', { type: 'confirm', pin: '204816' }),
      sample('somebody thinks again', { type: 'back' }),
      sample('the quote is over', { type: 'expire' }),
      sample('somebody asks', { type: 'ask' }),
      sample('somebody begins anew', { type: 'again' }),
      sample('somebody tries again', { type: 'retry' }),
    ],
  },
]

describe.each(flows)('$name', ({ machine, inputs, samples }) => {
  const openings = inputs.map((input, at) => ({ title: `opens (${at + 1})`, input }))
  const { paths, missing } = cover(machine, openings, samples)

  it('has a path for every state, transition and sample', () => {
    expect(missing).toEqual({ states: [], transitions: [], samples: [] })
  })

  it.each(paths)('$title', async (path) => {
    const { states } = await live(machine, path)
    expect(states).toEqual([states[0], ...path.steps.map(({ to }) => to)])
  })
})

describe('an exchange', () => {
  const quoted = async () => {
    const run = running(exchangeFlow, { hasPin: true, id: 1 })
    run.take('points').answer(terms)
    await settled()
    run.actor.send({ type: 'submit', form })
    return run
  }

  it('asks what so many points become, and sends exactly what was confirmed', async () => {
    const { actor, take } = await quoted()
    const quote = take('quote')
    expect(quote.input).toEqual({ kind: 'equity', id: 1, amount: '1000' })
    quote.answer(exchangeQuote)
    await settled()
    actor.send({ type: 'confirm', pin: '204816', second: '123456' })
    expect(take('pay').input).toEqual({
      form: {
        kind: 'equity',
        id: 1,
        amount: '1000',
        quote_no: exchangeQuote.quote_no,
        payword: '204816',
        second: '123456',
      },
      quote: exchangeQuote,
    })
  })

  it('says so when fewer shares come of the same points, though nothing else moved', async () => {
    const { actor, take } = await quoted()
    take('quote').answer(exchangeQuote)
    await settled()
    actor.send({ type: 'expire' })
    take('quote').answer(fewerQuote)
    await settled()
    const { context, value } = actor.getSnapshot()
    expect({ value, before: sharesOf(context.before), now: sharesOf(context.quote) }).toEqual({
      value: 'termsChanged',
      before: '25.0000',
      now: '20.0000',
    })
  })

  it('looks again once it may be open', async () => {
    const { actor, take } = running(exchangeFlow, { hasPin: true, id: 1 })
    take('points').answer(shutTerms)
    await settled()
    expect(actor.getSnapshot().value).toBe('windowClosed')
    actor.send({ type: 'retry' })
    take('points').answer(terms)
    await settled()
    expect(actor.getSnapshot().value).toBe('idle')
  })
})

describe('what points become', () => {
  const offer = required(offerOf(terms, 1))

  it.each([
    ['1000', '25.0000'],
    ['1', '0.0250'],
    ['0', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('%j of them are %j shares', (points, shares) => {
    expect(becomes(points, offer)).toBe(shares)
  })

  it('is rounded down, and never by a whole last place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }), (points, each) => {
        const parts = BigInt(required(becomes(String(points), { points_per_share: each })).replace('.', ''))
        const asked = BigInt(points) * 10_000n
        expect(parts * BigInt(each) <= asked && asked < (parts + 1n) * BigInt(each)).toBe(true)
      }),
    )
  })

  it('lies between what is taken at once, what is left and what there is', () => {
    expect(exchangeBounds({ points: 1_240, offer })).toEqual({ least: '100', most: '5000', available: '1240' })
    expect(exchangeBounds({ points: 1_240, offer: { ...offer, left: '2.0000' } }).most).toBe('80')
  })

  it.each([
    ['', 'amount-required'],
    ['99', 'amount-least'],
    ['1241', 'amount-available'],
    ['10.5', 'amount-places'],
    ['1240', undefined],
  ])('of %j points the form says %s', (points, problem) => {
    expect(exchangeProblems({ points }, { id: 1, terms })).toEqual(problem ? { points: problem } : {})
  })

  it('is the same only where as many shares come of as many points', () => {
    expect(isSameExchange(exchangeQuote, { ...exchangeQuote, quote_no: 'another-quote-of-now' })).toBe(true)
    expect(isSameExchange(exchangeQuote, fewerQuote)).toBe(false)
    expect(isSameExchange(undefined, exchangeQuote)).toBe(false)
    expect(sharesOf(transferQuote)).toBeUndefined()
  })
})
