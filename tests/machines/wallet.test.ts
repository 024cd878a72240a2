import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { convertProblems, expected } from '#machines/wallet/convert.rules.ts'
import { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { statementFlow } from '#machines/wallet/statement.flow.ts'
import { coinQuote, conversions, dearerQuote, ways } from '#stories/fixtures/conversions.ts'
import { entries } from '#stories/fixtures/wallet.ts'
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

const [newest, second, third] = entries as [MoneyLog, MoneyLog, MoneyLog]
const pageOf = (current_page: number, last_page: number, data: MoneyLog[], above?: string) => ({
  current_page,
  last_page,
  per_page: 2,
  total: data.length,
  data,
  ...(above && { above }),
})
const form = { account: 'coin', amount: '12.5' } as const
const wish = { account: 'balance', kind: 'month', period: '2026-11' } as const

const flows: { name: string; machine: AnyStateMachine; inputs: unknown[]; samples: Sample[] }[] = [
  {
    name: 'entries',
    machine: entriesFlow<{ above?: string }>(),
    inputs: [{ filter: EVERYTHING }],
    samples: [
      sample(
        'the first page comes',
        answered('list', pageOf(1, 2, [third], 'sums')),
        ({ context, value }) => value !== 'appending' && context.page < 2,
      ),
      sample('the last page comes', answered('list', pageOf(2, 2, [second])), ({ value }) => value === 'appending'),
      sample('all of it comes', answered('list', pageOf(1, 1, [third], 'sums')), ({ context }) => context.page === 0),
      sample('there is nothing', answered('list', pageOf(1, 1, [])), ({ context }) => context.items.length === 0),
      sample('no answer comes', failed('list', silent)),
      sample('somebody reads on', { type: 'more' }, ({ context }) => context.page < context.lastPage),
      sample('somebody refreshes', { type: 'refresh' }),
      sample('somebody asks for what came', { type: 'filter', filter: { ...EVERYTHING, direction: 'in' } }),
      sample('somebody looks at one', { type: 'look', entry: third }),
      sample('somebody has seen it', { type: 'back' }),
      sample('somebody tries again', { type: 'retry' }),
      sample('money moves', { type: 'changed', topic: 'money' }),
      sample('a while later', { type: 'xstate.after.followAgain.entries.behind' }),
    ],
  },
  {
    name: 'convert',
    machine: convertFlow,
    inputs: [
      { hasPin: true, act: 'to_balance', account: 'coin' },
      { hasPin: false, act: 'to_balance', account: 'coin' },
      { hasPin: true, act: 'to_balance', account: 'coin', unanswered: coinQuote },
    ],
    samples: [
      sample('it was done', answered('outcome', true)),
      sample('it was not done', answered('outcome', false)),
      sample('nobody can say', failed('outcome', silent)),
      sample('the terms come', answered('conversions', conversions)),
      sample('the terms do not come', failed('conversions', silent)),
      sample('the quote comes', answered('quote', coinQuote)),
      sample('another quote comes', answered('quote', dearerQuote)),
      sample('there is less', failed('quote', no('amount-short'))),
      sample('the pool is empty', failed('quote', no('pool-short'))),
      sample('it is done', answered('pay', { money: {} })),
      ...(['pin-wrong', 'pin-locked', 'pin-unset', 'quote-stale', 'amount-short', 'books-closed'] as const).map(
        (refusal) => sample(`it is refused: ${refusal}`, failed('pay', no(refusal))),
      ),
      sample('the answer is lost', failed('pay', silent)),
      sample('a clean form', { type: 'submit', form }),
      sample('too little', { type: 'submit', form: { ...form, amount: '0.1' } }),
      sample('the PIN is proven', { type: 'confirm', pin: '204816' }),
      sample('somebody thinks again', { type: 'back' }),
      sample('the quote is over', { type: 'expire' }),
      sample('somebody asks', { type: 'ask' }),
      sample('somebody begins anew', { type: 'again' }),
      sample('somebody tries again', { type: 'retry' }),
    ],
  },
  {
    name: 'statement',
    machine: statementFlow,
    inputs: [{ wish }],
    samples: [
      sample('another month', { type: 'choose', wish: { ...wish, period: '2026-10' } }),
      sample('it is fetched', { type: 'take' }),
      sample('it is there', answered('download')),
      sample('it does not come', failed('download', silent)),
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

describe('a list of entries', () => {
  const opened = () => {
    const run = running(entriesFlow<{ above?: string }>(), { filter: EVERYTHING })
    const now = () => {
      const { items, page, head } = run.actor.getSnapshot().context
      return {
        ids: items.map(({ id }: MoneyLog) => id),
        page,
        above: head?.above,
        state: run.actor.getSnapshot().value,
      }
    }
    return { ...run, now }
  }

  it('puts what is new on top when money moves, and keeps its place', async () => {
    const { actor, take, now } = opened()
    take('list').answer(pageOf(1, 3, [second], 'before'))
    await settled()
    actor.send({ type: 'more' })
    take('list').answer(pageOf(2, 3, [third]))
    await settled()
    actor.send({ type: 'changed', topic: 'money' })
    take('list').answer(pageOf(1, 3, [newest, second], 'after'))
    await settled()
    expect(now()).toEqual({
      ids: [newest, second, third].map(({ id }) => id),
      page: 2,
      above: 'after',
      state: 'showing',
    })
  })

  it('begins anew when more came than one page shows', async () => {
    const { actor, take, now } = opened()
    take('list').answer(pageOf(1, 3, [third], 'before'))
    await settled()
    actor.send({ type: 'changed', topic: 'money' })
    take('list').answer(pageOf(1, 4, [newest, second], 'after'))
    await settled()
    expect(now()).toEqual({ ids: [newest.id, second.id], page: 1, above: 'after', state: 'showing' })
  })

  it('does not hear an answer for the filter of before', async () => {
    const { actor, take, now } = opened()
    const late = take('list')
    actor.send({ type: 'filter', filter: { ...EVERYTHING, account: 'coin' } })
    late.answer(pageOf(1, 1, [newest], 'late'))
    await settled()
    expect(now()).toEqual({ ids: [], page: 0, above: undefined, state: 'opening' })
    take('list').answer(pageOf(1, 1, []))
    await settled()
    expect(now()).toEqual({ ids: [], page: 1, above: undefined, state: 'empty' })
  })
})

describe('a conversion', () => {
  it('shows the old terms beside the new ones, and sends exactly what was confirmed', async () => {
    const { actor, take } = running(convertFlow, { hasPin: true, act: 'to_balance', account: 'coin' })
    take('conversions').answer(conversions)
    await settled()
    actor.send({ type: 'submit', form })
    take('quote').answer(coinQuote)
    await settled()
    actor.send({ type: 'confirm', pin: '204816' })
    take('pay').fail(no('quote-stale'))
    await settled()
    take('quote').answer(dearerQuote)
    await settled()
    const { context, value } = actor.getSnapshot()
    expect({ value, before: context.before, quote: context.quote }).toEqual({
      value: 'termsChanged',
      before: coinQuote,
      quote: dearerQuote,
    })
    actor.send({ type: 'confirm', pin: '204816' })
    expect(take('pay').input).toEqual({
      form: { act: 'to_balance', ...form, quote_no: dearerQuote.quote_no, payword: '204816' },
      quote: dearerQuote,
    })
  })

  it.each([
    ['', 'amount-required'],
    ['0.5', 'amount-least'],
    ['0', 'out-of-range'],
    ['1.123456789', 'amount-places'],
    ['12.5', undefined],
  ])('of %s coins is %s', (amount, amountProblem) => {
    expect(convertProblems({ account: 'coin', amount }, { ways, act: 'to_balance' })).toEqual(
      amountProblem ? { amount: amountProblem } : {},
    )
  })

  it('says beforehand what will arrive, and nothing about what is no amount', () => {
    const [, coins] = ways
    if (!coins) throw new Error('no way for coins')
    expect(expected({ account: 'coin', amount: '12.5' }, coins)).toEqual({ arrives: 603n, fee: 4n, net: 599n })
    expect(expected({ account: 'coin', amount: '1,5' }, coins)).toBeUndefined()
  })
})
