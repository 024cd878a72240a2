import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { transition } from 'xstate'
import { DAY_MS } from '#contract/time-units.ts'
import { type InvestmentEffect, investmentLifecycle } from '#machines/invest/investment.lifecycle.ts'
import {
  broughtBy,
  investmentBlocker,
  investmentDue,
  type InvestmentFacts,
  type InvestmentMove,
  stopFee,
} from '#machines/invest/investment.rules.ts'
import { knows, pathOf, valueOf } from '#machines/lib/states.ts'
import { dayOf, type Stretch, stretchesOf, taskOf } from '#machines/robot/robot.rules.ts'
import { decimalParts, partsOf } from '#machines/wallet/fee.rules.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { amount, failsWithin, holdsFor, LIMIT, replay, runsText } from './money.arbitraries.ts'

const ONE = 10n ** 8n
const part = fc.bigInt({ min: 0n, max: ONE }).map(decimalParts)
const fee = fc.bigInt({ min: 0n, max: ONE / 5n }).map(decimalParts)
const price = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }).map(decimalParts), { nil: null, freq: 8 })
const stretch = fc.record({ before: price, from: price, to: price })

type Bringing = (amount: bigint, rate: string) => bigint

/** Never more than the rate says, less than one unit short of it, and parts never bring more than the whole. */
const brings = (by: Bringing) =>
  fc.property(amount, amount, part, (one, other, rate) => {
    const exact = one * partsOf(rate)
    const brought = by(one, rate)
    return (
      brought * ONE <= exact && exact < (brought + 1n) * ONE && by(one, rate) + by(other, rate) <= by(one + other, rate)
    )
  })

type Charging = typeof stopFee

/** What was put in is what comes back and the fee, which is never below the one that was shown and never a unit above. */
const charges = (by: Charging) =>
  fc.property(
    amount,
    fee,
    fc.constantFrom('cooling', 'running', 'suspended.pool', 'suspended.team'),
    (put, rate, state) => {
      const kept = by(put, rate, state)
      if (state !== 'running') return kept === 0n
      return kept >= 0n && kept <= put && kept * ONE >= put * partsOf(rate) && (kept - 1n) * ONE < put * partsOf(rate)
    },
  )

/** A day of a robot brings between nothing and the published most, and loses nothing of what was put in. */
const bounded = (by: typeof dayOf) =>
  fc.property(fc.array(stretch, { maxLength: 12 }), amount, part, (stretches, put, most) => {
    const tasks = stretches.map((one) => taskOf(one as Stretch, put))
    const day = by(tasks, put, most)
    const sum = tasks.reduce((all, { profit }) => all + profit, 0n)
    return day >= 0n && day * ONE <= put * partsOf(most) && (day === 0n || day <= sum)
  })

type Step = { readonly wait: number; readonly fill: bigint; readonly does: InvestmentMove['type'] | 'time' | 'halt' }
const step: fc.Arbitrary<Step> = fc.record({
  wait: fc.constantFrom(0, 1, DAY_MS / 2, DAY_MS, 3 * DAY_MS),
  fill: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 12n })),
  does: fc.constantFrom('time', 'time', 'time', 'halt', 'stop', 'cancel', 'settle', 'runDry', 'refill', 'finish'),
})

interface Books {
  pool: bigint
  funded: bigint
  escrow: bigint
  back: bigint
  fees: bigint
  paid: bigint
}

/** One order through whatever may happen, its money kept by whoever reads the lifecycle and nothing else. */
function lived(put: bigint, rate: string, feeRate: string, steps: readonly Step[], isDue = investmentDue) {
  const books: Books = { pool: 0n, funded: 0n, escrow: put, back: 0n, fees: 0n, paid: 0n }
  const faults: string[] = []
  let [now, state, next, stopped, cool] = [0, 'cooling', 1, false, DAY_MS as number | null]
  const TERM = 4
  const facts = (): InvestmentFacts => ({
    now,
    coolUntil: cool,
    nextAt: next <= TERM ? next * DAY_MS : null,
    endsAt: TERM * DAY_MS,
    outcome: broughtBy(put, rate),
    pool: books.pool,
    stopped,
  })
  const effects: Readonly<Record<InvestmentEffect, (before: string) => void>> = {
    payDate() {
      const outcome = broughtBy(put, rate)
      books.pool -= outcome
      books.paid += outcome
      next += 1
    },
    returnWhole() {
      books.back += books.escrow
      books.escrow = 0n
    },
    returnLessFee(before) {
      const kept = stopFee(put, feeRate, before)
      books.fees += kept
      books.back += books.escrow - kept
      books.escrow = 0n
    },
    voidDates() {
      next = TERM + 1
    },
  }
  const move = (asked: InvestmentMove) => {
    const before = state
    const at = investmentLifecycle.resolveState({ value: valueOf(state), context: facts() })
    const [after, actions] = transition(investmentLifecycle, at, asked)
    state = pathOf(after.value)
    cool = after.context.coolUntil
    for (const { type } of actions) effects[type as InvestmentEffect](before)
    if (books.pool < 0n) faults.push('a dry pool paid')
  }
  const may = (asked: InvestmentMove) =>
    knows(investmentLifecycle, state, asked.type) && investmentBlocker(facts(), asked) === undefined
  for (const { wait, fill, does } of steps) {
    now += wait
    books.pool += fill
    books.funded += fill
    if (does === 'halt') stopped = !stopped
    const by = does === 'stop' ? 'member' : does === 'cancel' ? 'operator' : 'system'
    if (does !== 'time' && does !== 'halt' && may({ type: does, by })) move({ type: does, by })
    for (let round = 0; round < 20; round += 1) {
      const due = isDue(state, facts())
      if (!due) break
      move(due)
    }
    if (books.funded !== books.pool + books.paid) faults.push('the pool lost or won something')
    if (put !== books.escrow + books.back + books.fees) faults.push('what was put in is not all there')
    const isOver = ['completed', 'ended_early', 'cancelled'].includes(state)
    if (isOver !== (books.escrow === 0n)) faults.push('an escrow is not as its order')
    if (now >= TERM * DAY_MS && !isOver) faults.push('the end passed and nothing came back')
  }
  return faults
}

const lives = (isDue?: typeof investmentDue) =>
  fc.property(
    amount,
    part,
    fee,
    fc.array(step, { minLength: 1, maxLength: 12 }),
    (put, rate, feeRate, steps) => lived(put, rate, feeRate, steps, isDue).length === 0,
  )

test(`what a rate brings is rounded for the pool (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, brings(broughtBy))
  const rounded: Bringing = (put, rate) => (put * partsOf(rate) + ONE / 2n) / ONE
  expect(failsWithin(1_000, brings(rounded))).toBe(true)
})

test(`a fee is the one that was shown, and is kept of what runs alone (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, charges(stopFee))
  const always: Charging = (put, rate) => (put * partsOf(rate) + ONE - 1n) / ONE
  const down: Charging = (put, rate, state) => (state === 'running' ? (put * partsOf(rate)) / ONE : 0n)
  expect([failsWithin(1_000, charges(always)), failsWithin(1_000, charges(down))]).toEqual([true, true])
})

test(`a robot’s day stays between nothing and the published most (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.05, bounded(dayOf))
  const summed: typeof dayOf = (tasks) => tasks.reduce((sum, { profit }) => sum + profit, 0n)
  expect(failsWithin(1_000, bounded(summed))).toBe(true)
})

test('the stretches of a day follow each other without a gap, and end with it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.nat(10 ** 12), (tasks, end) => {
      const all = stretchesOf(end, tasks)
      return (
        all.length === tasks &&
        all[0]?.from === end - DAY_MS &&
        all.at(-1)?.to === end &&
        all.every(({ from, to, before }, at) => before < from && from < to && (at === 0 || all[at - 1]?.to === from))
      )
    }),
  )
})

test(`a dry pool never pays, and what went in is what came back and the fee (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.05, lives())
  /** Pays whatever is due, as is often done, and looks at the pool tomorrow. */
  const careless: typeof investmentDue = (state, facts) => investmentDue(state, { ...facts, pool: 10n ** 30n })
  const forgetful: typeof investmentDue = (state, facts) => {
    const due = investmentDue(state, facts)
    return due?.type === 'finish' && state.startsWith('suspended') ? undefined : due
  }
  const carelessly = fc.property(
    amount,
    part,
    fee,
    fc.array(step, { minLength: 1, maxLength: 12 }),
    (put, rate, feeRate, steps) => {
      const poor = lived(
        put,
        rate,
        feeRate,
        steps.map((one) => ({ ...one, fill: 0n })),
        careless,
      )
      return poor.length === 0
    },
  )
  expect([failsWithin(1_000, carelessly), failsWithin(1_000, lives(forgetful))]).toEqual([true, true])
})

afterAll(() => leaveFact('properties of investments', `properties of investments: ${runsText()}`))
