import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/time-units.ts'
import { CLOCKS, type Clock } from '#machines/trade/order.facts.ts'
import { knowsMove, type OrderState } from '#machines/trade/order.lifecycle.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { ACTOR, type Letter, WHO } from '#tests/cells/trade.ts'
import { type Situation, SITUATIONS, type Way } from '#tests/cells/trade-situations.ts'
import { begun, BEGIN, moved, type Played, played, TERMS } from '#tests/cells/trade-play.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'

const RUNS: Readonly<Record<OrderState, readonly [always: readonly Clock[], perhaps?: readonly Clock[]]>> = {
  'matching.searching': [['matchBy']],
  'matching.offered': [['matchBy', 'offerBy']],
  'awaiting_payment.due': [['payBy'], ['silenceBy']],
  'awaiting_payment.late': [['lateBy']],
  paid: [['confirmBy'], ['payKept']],
  'disputed.open': [['evidenceBy'], ['payKept']],
  'disputed.review': [['evidenceBy', 'leaseBy'], ['payKept']],
  'disputed.proposed': [['evidenceBy', 'answerBy'], ['payKept']],
  settling: [['settleAt']],
  completed: [['rateBy']],
  cancelled: [[]],
}

const running = ({ facts }: Played) => CLOCKS.filter((clock) => facts[clock] !== null)
function strayIn(order: Played): string[] {
  const [always, perhaps = []] = RUNS[order.state]
  const clocks = running(order)
  return [
    ...always.filter((clock) => !clocks.includes(clock)).map((clock) => `${order.state} without ${clock}`),
    ...clocks
      .filter((clock) => ![...always, ...perhaps].includes(clock))
      .map((clock) => `${order.state} with ${clock}`),
  ]
}

const minutes = (from: number, to: number | null) => (to === null ? null : (to - from) / MINUTE_MS)
/** When a clock runs out, in minutes after the last thing that happened. */
const left = (way: Way, clock: Clock, from = begun()) => {
  const { facts } = played(way, from)
  return minutes(facts.now, facts[clock])
}

const ACCEPTED: Way = [
  ['offer', 'S', 1],
  ['accept', 'C', 1],
]
const PAID: Way = [...ACCEPTED, ['pay', 'C', 5]]

describe('the clocks of an order', () => {
  it.each<[string, Way, Clock, number]>([
    ['an hour is looked for a merchant', [], 'matchBy', 60],
    ['a merchant has five minutes to answer', [['offer', 'S', 1]], 'offerBy', 5],
    ['and never longer than is looked', [['offer', 'S', 57]], 'offerBy', 3],
    [
      'who declines does not lengthen it',
      [
        ['offer', 'S', 1],
        ['decline', 'C', 2],
      ],
      'matchBy',
      57,
    ],
    ['half an hour is given to pay', ACCEPTED, 'payBy', 30],
    ['a quarter more is given on top', [...ACCEPTED, ['extend', 'M', 26]], 'payBy', 19],
    ['who is asked to end it has a quarter of an hour', [...ACCEPTED, ['askCancel', 'M', 3]], 'silenceBy', 15],
    ['a late payment is waited for a quarter of an hour', [...ACCEPTED, ['payExpired', 'S', 30]], 'lateBy', 15],
    ['a payment is confirmed within a day', PAID, 'confirmBy', 24 * 60],
    ['who takes a payment back has what was left', [...PAID, ['undo', 'C', 2]], 'payBy', 23],
    ['but at least ten minutes', [...ACCEPTED, ['pay', 'C', 29], ['undo', 'C', 2]], 'payBy', 10],
    [
      'and so has who paid late',
      [...ACCEPTED, ['payExpired', 'S', 30], ['pay', 'C', 1], ['undo', 'C', 2]],
      'payBy',
      10,
    ],
    ['both show what they have within a day', [...PAID, ['dispute', 'M', 10]], 'evidenceBy', 24 * 60],
    ['an operator has half an hour', [...PAID, ['dispute', 'M', 10], ['take', 'O', 1]], 'leaseBy', 30],
    [
      'a proposal is answered within a day',
      [...PAID, ['dispute', 'M', 10], ['take', 'O'], ['propose', 'O']],
      'answerBy',
      24 * 60,
    ],
    [
      'a dispute that is withdrawn leaves the day to confirm as it was',
      [...PAID, ['dispute', 'M', 60], ['withdraw', 'M', 60]],
      'confirmBy',
      22 * 60,
    ],
    ['but a quarter of an hour at least', [...PAID, ['dispute', 'M', 60], ['withdraw', 'M', 24 * 60]], 'confirmBy', 15],
    ['or the time to pay', [...ACCEPTED, ['dispute', 'M', 10], ['withdraw', 'M', 1]], 'payBy', 19],
    [
      'which is a quarter of an hour at least, too',
      [...ACCEPTED, ['dispute', 'M', 10], ['withdraw', 'M', 90]],
      'payBy',
      15,
    ],
    ['it is settled when the risk is over', [...PAID, ['confirm', 'M', 1]], 'settleAt', 120],
    [
      'both say within two weeks how it went',
      [...PAID, ['confirm', 'M', 1], ['settleDue', 'S', 120]],
      'rateBy',
      14 * 24 * 60,
    ],
  ])('%s', (_, way, clock, due) => {
    expect(left(way, clock)).toBe(due)
  })

  it('others are asked for an hour again', () => {
    expect(left([...ACCEPTED, ['abandon', 'C', 20]], 'matchBy', begun({ wantsRematch: true }))).toBe(60)
  })

  it('goes on from where it stood, however long it was stopped', () => {
    for (const { way, rail, rematch = false } of SITUATIONS) {
      const before = played(way, begun({ rail, wantsRematch: rematch }, { settle: 0 }))
      if (['completed', 'cancelled'].includes(before.state)) continue
      const after = played(
        [
          ['freeze', 'O', 1],
          ['thaw', 'O', 90],
        ],
        before,
      )
      const shift = (at: number | null) => (at === null ? null : at + 90 * MINUTE_MS)
      for (const clock of [...CLOCKS, 'since', 'paidAt'] as const)
        expect([clock, after.facts[clock]]).toEqual([clock, shift(before.facts[clock])])
      expect({ ...after.facts, ...before.facts }).toEqual(before.facts)
    }
  })
})

const EVENTS = Object.keys(WHO) as OrderMoveType[]
const LETTERS = Object.keys(ACTOR) as Letter[]
const WAITS = [0, 1, 5, 10, 11, 15, 26, 30, 45, 60, 24 * 60, 15 * 24 * 60]

function wander({ way, rail, rematch = false }: Situation, at: number): Played[] {
  const { below } = chanceFrom(`clocks ${at}`)
  const path = [played(way, begun({ rail, wantsRematch: rematch }, { settle: 0 }))]
  for (let step = 0; step < 12; step += 1) {
    const order = path.at(-1) as Played
    const now = order.facts.now + (WAITS[below(WAITS.length)] ?? 0) * MINUTE_MS
    const can = EVENTS.filter((type) => knowsMove(order.state, type))
      .flatMap((type) =>
        LETTERS.map((letter) => moved(order, { type, by: ACTOR[letter], settles: below(2) === 1 }, now)),
      )
      .filter((next) => typeof next !== 'string')
    if (can.length > 0) path.push(can[below(can.length)] as Played)
  }
  return path
}
const wandered = SITUATIONS.flatMap((from, place) =>
  Array.from({ length: 20 }, (_, at) => wander(from, 20 * place + at)).flat(),
)

describe('wherever walks from everywhere lead', () => {
  it('they have been everywhere', () => {
    expect(new Set(wandered.map(({ state }) => state)).size).toBe(Object.keys(RUNS).length)
  })

  it('a state has its clocks and no others', () => {
    expect([...new Set(wandered.flatMap(strayIn))]).toEqual([])
  })

  it('what is over stays over', () => {
    for (const order of wandered.filter(({ state }) => state === 'cancelled'))
      for (const type of EVENTS)
        for (const by of Object.values(ACTOR))
          expect(moved(order, { type, by }, order.facts.now + DAY_MS)).toBe('not-now')
  })

  it('is never extended or passed on more often than the terms say', () => {
    for (const { facts } of wandered) {
      expect(facts.extensions).toBeLessThanOrEqual(TERMS.extensions)
      expect(facts.rematches).toBeLessThanOrEqual(TERMS.rematches)
      expect(facts.now).toBeGreaterThanOrEqual(BEGIN)
    }
  })

  it('no clock gives coins back that were once said to be paid for', () => {
    const ended = wandered.filter(({ state, facts }) => state === 'cancelled' && facts.paidEver)
    expect([...new Set(ended.map(({ facts }) => facts.reason))].toSorted()).toEqual(['merchant', 'mutual', 'ruled'])
  })
})
