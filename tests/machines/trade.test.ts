import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/time-units.ts'
import { ORDER_EVENTS, type Side, STATUSES } from '#contract/order.ts'
import { ACTORS, blockerOf, type OrderMove } from '#machines/trade/order.rules.ts'
import { knowsMove } from '#machines/trade/order.lifecycle.ts'
import { deadlineOf, nextActionOf, nextActorOf, stageOf, statusOf } from '#machines/trade/order.status.ts'
import { pauseFor } from '#machines/trade/pause.rules.ts'
import { type Letter, TABLE, WHO } from '#tests/cells/trade.ts'
import { type Situation, SITUATIONS, type Way } from '#tests/cells/trade-situations.ts'
import { begun, moved, type Played, played } from '#tests/cells/trade-play.ts'

const STATES = Object.keys(TABLE) as (keyof typeof TABLE)[]
const at = ({ facts }: Played, minutes: number) => ({ ...facts, now: facts.now + minutes * MINUTE_MS })
const reached = ({ way, rail, rematch = false }: Situation) =>
  played(way, begun({ rail, wantsRematch: rematch }, { settle: 0 }))
const ACCEPTED: Way = [
  ['offer', 'S', 1],
  ['accept', 'C', 1],
]
const PAID: Way = [...ACCEPTED, ['pay', 'C', 1]]
const OPEN: Way = [...ACCEPTED, ['dispute', 'M', 10]]
const PROPOSED: Way = [...OPEN, ['take', 'O', 1], ['propose', 'O', 1]]

describe('who may do what', () => {
  it('is as it was agreed', () => {
    const letters = { member: 'M', merchant: 'C', system: 'S', operator: 'O' } as const
    const said = Object.entries(ACTORS).map(([type, actors]) => [
      type,
      actors.map((actor) => letters[actor]).toSorted(),
    ])
    expect(said).toEqual(Object.entries(WHO).map(([type, who]) => [type, [...who].toSorted()]))
  })

  it('is known in the states where it was agreed', () => {
    for (const state of STATES)
      expect([
        state,
        Object.keys(WHO)
          .filter((type) => knowsMove(state, type as OrderMove['type']))
          .toSorted(),
      ]).toEqual([state, Object.keys(TABLE[state]).toSorted()])
  })

  it.each<[string, Way, OrderMove['type'], Letter, number, string, number | undefined]>([
    ['more time is given when little is left', ACCEPTED, 'extend', 'M', 10, 'too-early', 25],
    ['a dispute needs ten minutes', PAID, 'dispute', 'C', 9, 'too-early', 10],
    ['a ruling waits for what both have', [...OPEN, ['take', 'O']], 'rule', 'O', 60, 'too-early', 24 * 60],
    ['a clock runs out when it does', ACCEPTED, 'payExpired', 'S', 29, 'too-early', 30],
    ['an offer that ran out is gone', [['offer', 'S', 1]], 'accept', 'C', 5, 'offer-gone', undefined],
    ['nobody is asked after the hour', [], 'offer', 'S', 60, 'too-late', undefined],
    ['what both have is shown in time', OPEN, 'evidence', 'C', 24 * 60, 'too-late', undefined],
  ])('%s', (_, way, type, letter, minutes, code, until) => {
    const order = played(way)
    const by = ({ M: 'member', C: 'merchant', S: 'system', O: 'operator' } as const)[letter]
    const when = until === undefined ? {} : { until: order.facts.now + until * MINUTE_MS }
    expect(blockerOf(at(order, minutes), { type, by })).toEqual({ code, ...when })
    if (until !== undefined) expect(blockerOf(at(order, until), { type, by })).toBeUndefined()
  })
})

describe('how it ends', () => {
  it.each<[string, Way, string]>([
    ['the member takes it back', [['cancel', 'M']], 'member'],
    ['nobody wants it', [['matchExpired', 'S', 60]], 'no_match'],
    [
      'the market closes',
      [
        ['offer', 'S'],
        ['marketClosed', 'S'],
      ],
      'market_closed',
    ],
    ['operators take it off the market', [['recall', 'O']], 'operator'],
    ['the merchant gives it back', [...ACCEPTED, ['abandon', 'C']], 'merchant'],
    ['both want it', [...ACCEPTED, ['askCancel', 'M'], ['askCancel', 'C']], 'mutual'],
    ['the merchant says nothing', [...ACCEPTED, ['askCancel', 'M'], ['silenceExpired', 'S', 15]], 'silent'],
    ['nobody paid', [...ACCEPTED, ['payExpired', 'S', 30], ['lateExpired', 'S', 15]], 'pay_timeout'],
    ['the member leaves what is late', [...ACCEPTED, ['payExpired', 'S', 30], ['cancel', 'M', 1]], 'pay_timeout'],
  ])('%s', (_, way, reason) => {
    const { state, facts } = played(way)
    expect([state, facts.reason]).toEqual(['cancelled', reason])
  })

  it('operators rule', () => {
    const ruled = moved(
      played([...OPEN, ['take', 'O']]),
      { type: 'rule', by: 'operator' },
      begun().facts.now + 2 * DAY_MS,
    )
    expect(ruled).toMatchObject({ state: 'cancelled', facts: { reason: 'ruled' }, effects: ['divide', 'returnAll'] })
  })
})

describe('what both sides see', () => {
  it('every state has a status, and only disputes have a stage', () => {
    expect([...new Set(STATES.map(statusOf))].toSorted()).toEqual([...STATUSES].toSorted())
    expect(STATES.filter((state) => stageOf(state)).map(stageOf)).toEqual(['open', 'review', 'proposed'])
  })

  it('everything that is open and not watched has a clock', () => {
    for (const order of SITUATIONS.map(reached)) {
      const isOver = order.state === 'completed' || order.state === 'cancelled' || order.facts.flagged
      expect([order.state, deadlineOf(order.state, order.facts) !== null]).toEqual([order.state, !isOver])
      const stopped = { ...order.facts, frozenAt: order.facts.now }
      expect(deadlineOf(order.state, stopped)).toBeNull()
      expect([nextActorOf(order.state, stopped), nextActionOf(order.state, stopped, 'member')]).toEqual([
        'operator',
        'waitThaw',
      ])
    }
  })

  it('whoever’s turn it is has something to do', () => {
    for (const { state, facts } of SITUATIONS.map(reached)) {
      const actor = nextActorOf(state, facts)
      if (actor !== 'member' && actor !== 'merchant') continue
      const can = ORDER_EVENTS.filter(
        (type) => knowsMove(state, type) && !blockerOf({ ...facts, now: facts.now + 1 }, { type, by: actor }),
      )
      expect([state, actor, can.length > 0]).toEqual([state, actor, true])
      expect(nextActionOf(state, facts, actor)).not.toMatch(/^wait|^done/)
    }
  })

  it.each<[string, Way, string, Record<Side, string>]>([
    ['nobody is asked', [], 'system', { member: 'waitAccept', merchant: 'waitAccept' }],
    ['somebody is asked', [['offer', 'S']], 'merchant', { member: 'waitAccept', merchant: 'accept' }],
    ['it was accepted', ACCEPTED, 'merchant', { member: 'waitPay', merchant: 'pay' }],
    [
      'the member wants to end it',
      [...ACCEPTED, ['askCancel', 'M']],
      'merchant',
      { member: 'waitAnswer', merchant: 'abandon' },
    ],
    [
      'the merchant wants to end it',
      [...ACCEPTED, ['askCancel', 'C']],
      'member',
      { member: 'abandon', merchant: 'waitAnswer' },
    ],
    ['it is late', [...ACCEPTED, ['payExpired', 'S', 30]], 'merchant', { member: 'waitPay', merchant: 'pay' }],
    ['it is paid', PAID, 'member', { member: 'confirm', merchant: 'waitConfirm' }],
    ['it is disputed', OPEN, 'operator', { member: 'waitRule', merchant: 'waitRule' }],
    ['something is proposed', PROPOSED, 'member', { member: 'answer', merchant: 'answer' }],
    ['the member answered', [...PROPOSED, ['agree', 'M']], 'merchant', { member: 'waitAnswer', merchant: 'answer' }],
    ['the merchant answered', [...PROPOSED, ['disagree', 'C']], 'member', { member: 'answer', merchant: 'waitAnswer' }],
    [
      'both answered',
      [...PROPOSED, ['agree', 'C'], ['disagree', 'M']],
      'operator',
      { member: 'waitRule', merchant: 'waitRule' },
    ],
    ['it is settled', [...PAID, ['confirm', 'M']], 'system', { member: 'waitSettle', merchant: 'waitSettle' }],
    [
      'it is watched',
      [...PAID, ['confirm', 'M'], ['flag', 'O']],
      'operator',
      { member: 'waitThaw', merchant: 'waitThaw' },
    ],
    [
      'it is over',
      [...PAID, ['confirm', 'M'], ['settleDue', 'S', 120], ['rate', 'M']],
      'nobody',
      { member: 'done', merchant: 'rate' },
    ],
    ['it was left', [['cancel', 'M']], 'nobody', { member: 'done', merchant: 'done' }],
  ])('%s', (_, way, actor, actions) => {
    const { state, facts } = played(way)
    expect(nextActorOf(state, facts)).toBe(actor)
    expect({ member: nextActionOf(state, facts, 'member'), merchant: nextActionOf(state, facts, 'merchant') }).toEqual(
      actions,
    )
  })
})

describe('who often leaves what was accepted', () => {
  const now = Date.UTC(2026, 2, 3, 10)
  const midnight = Date.UTC(2026, 2, 4)
  const wait = (ended: number, completed: number) => {
    const until = pauseFor({ ended, completed, now, midnight })
    return until && (until - now) / MINUTE_MS
  }

  it('waits longer each time, until the end of the day', () => {
    expect([1, 2, 3].map((ended) => wait(ended, 1))).toEqual([undefined, undefined, undefined])
    expect([4, 5, 6, 7, 8, 9].map((ended) => wait(ended, 1))).toEqual([15, 30, 60, 240, 840, 840])
  })

  it('is forgiven more while new', () => {
    expect([5, 6, 7, 8, 9, 10].map((ended) => wait(ended, 0))).toEqual([undefined, 15, 30, 60, 240, 840])
  })
})
