import { sql as raw } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type InvestmentState, investmentLifecycle } from '#machines/invest/investment.lifecycle.ts'
import { INVESTMENT_ACTORS, type InvestmentMoveType } from '#machines/invest/investment.rules.ts'
import { ACTOR, counting, LETTERS, type Row, type Situation, tryAll } from '#tests/lib/cash-cells.ts'
import { bookedOf, operators } from '#tests/lib/cash-records.ts'
import { bookedIn, cancelledBy, putIn } from '#tests/lib/invest.ts'
import { fillVenture, moveInvest, moveInvestIn, openVenture, rowOf, stopVenture } from '#tests/lib/ventures.ts'
import { statesOf } from '#tests/lib/transitions.ts'
import { openWorld } from '#tests/lib/world.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'

type Event = InvestmentMoveType
type Life = Situation<InvestmentState, Event> & {
  /** What the pool holds before anything happens, and what it is filled with at last. */
  readonly pool?: bigint
  readonly more?: bigint
  /** Our team stops the venture before the last step, or lets it go on after it. */
  readonly stopped?: 'before' | 'after' | 'until'
}

const DAY = 86_400
const TERM = 3
const END = (TERM - 1) * DAY
const PAID = 10n

const world = await openWorld()
const { sql, clock } = world
const team = await operators(world)
const EVENTS = Object.keys(INVESTMENT_ACTORS) as Event[]
const count = counting()

/** What every state knows, and who may; where a pool counts, it holds enough, and nobody stopped anything. */
const TABLE: Readonly<Record<InvestmentState, Row<Event>>> = {
  cooling: { coolOver: ['S', 'running', DAY], stop: ['M', 'cancelled'], cancel: ['O', 'cancelled'] },
  running: {
    settle: ['S', 'running', 0],
    runDry: ['S', 'not-now', 0],
    finish: ['S', 'completed', END],
    stop: ['M', 'ended_early'],
    suspend: ['OS', 'not-now'],
    cancel: ['O', 'cancelled'],
  },
  'suspended.pool': {
    refill: ['S', 'not-now'],
    finish: ['S', 'completed', END],
    stop: ['M', 'ended_early'],
    suspend: ['OS', 'not-now'],
    cancel: ['O', 'cancelled'],
  },
  'suspended.team': {
    resume: ['OS', 'not-now'],
    finish: ['S', 'completed', END],
    stop: ['M', 'ended_early'],
    cancel: ['O', 'cancelled'],
  },
  completed: {},
  ended_early: {},
  cancelled: {},
}

const COOLED = [['coolOver', 'S', DAY]] as const
const DRY = [...COOLED, ['runDry', 'S', 0]] as const
const STOPPED = [...COOLED, ['suspend', 'S', 0]] as const

const SITUATIONS: readonly Life[] = [
  { name: 'it cools', state: 'cooling', way: [] },
  {
    name: 'it cools for a moment more',
    state: 'cooling',
    way: [],
    but: { coolOver: ['S', 'too-early', DAY - 1] },
  },
  { name: 'its date is there', state: 'running', way: COOLED, pool: PAID },
  {
    name: 'its date is there, and the pool holds too little',
    state: 'running',
    way: COOLED,
    pool: PAID - 1n,
    but: { settle: ['S', 'not-now', 0], runDry: ['S', 'suspended.pool', 0] },
  },
  {
    name: 'its next date is to come',
    state: 'running',
    way: [...COOLED, ['settle', 'S', 0]],
    pool: 2n * PAID,
    but: { settle: ['S', 'too-early', DAY - 1], runDry: ['S', 'too-early', DAY - 1] },
  },
  {
    name: 'its end is to come',
    state: 'running',
    way: COOLED,
    pool: PAID,
    but: { finish: ['S', 'too-early', END - 1] },
  },
  {
    name: 'our team stopped what it is in',
    state: 'running',
    way: COOLED,
    pool: PAID,
    stopped: 'after',
    but: { suspend: ['OS', 'suspended.team'] },
  },
  { name: 'the pool is dry', state: 'suspended.pool', way: DRY },
  {
    name: 'the pool was filled',
    state: 'suspended.pool',
    way: DRY,
    more: PAID,
    but: { refill: ['S', 'running'] },
  },
  {
    name: 'the pool is dry, and our team stopped what it is in',
    state: 'suspended.pool',
    way: DRY,
    stopped: 'after',
    but: { suspend: ['OS', 'suspended.team'] },
  },
  { name: 'our team stopped it', state: 'suspended.team', way: STOPPED, stopped: 'before', pool: PAID },
  {
    name: 'our team lets it go on',
    state: 'suspended.team',
    way: STOPPED,
    stopped: 'until',
    pool: PAID,
    but: { resume: ['OS', 'running'] },
  },
  { name: 'it was taken back', state: 'cancelled', way: [['stop', 'M']] },
  { name: 'operators cancelled it', state: 'cancelled', way: [...COOLED, ['cancel', 'O', 0]], pool: PAID },
  { name: 'it ended early', state: 'ended_early', way: [...COOLED, ['stop', 'M', 60]], pool: PAID },
  { name: 'it ended early without a fee', state: 'ended_early', way: [...DRY, ['stop', 'M', 60]] },
  {
    name: 'it is completed',
    state: 'completed',
    way: [...COOLED, ['settle', 'S', 0], ['finish', 'S', END]],
    pool: PAID,
  },
]

/** A new order, brought to where a situation is. */
async function orderIn({ way, pool = 0n, more = 0n, stopped }: Life) {
  clock.pass(60)
  const venture = await openVenture(world, { term: TERM })
  if (pool > 0n) await fillVenture(world, venture, pool)
  const made = await putIn(world, await world.member(), venture, 1_000n)
  for (const [at, [type, letter, seconds = 0]] of way.entries()) {
    clock.pass(seconds)
    if (at === way.length - 1 && (stopped === 'before' || stopped === 'until')) await stopVenture(world, venture)
    const besides = type === 'cancel' ? cancelledBy(team) : undefined
    await moveInvest(world, made, { type, by: ACTOR[letter] }, besides)
  }
  if (stopped === 'after') await stopVenture(world, venture)
  if (stopped === 'until') await stopVenture(world, venture, false)
  if (more > 0n) await fillVenture(world, venture, more)
  return made
}

test('the states are the ones that the base allows', async () => {
  const { rows } = await raw<{ allowed: string }>`
    select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = 'investment_state'`.execute(sql)
  const allowed = [...(rows[0]?.allowed ?? '').matchAll(/'([\w.]+)'::text/g)].map(([, state]) => state)
  expect(allowed.toSorted()).toEqual(Object.keys(TABLE).toSorted())
  expect(statesOf(investmentLifecycle).toSorted()).toEqual(allowed.toSorted())
})

test.each(SITUATIONS.map((one) => [one.name, one] as const))('%s: everybody tries everything', async (_, situation) => {
  const made = await orderIn(situation)
  expect((await rowOf(world, made)).state).toBe(situation.state)
  const faults = await tryAll(
    world,
    {
      events: EVENTS,
      actors: ACTOR,
      move: (inside, type, by, now) =>
        moveInvestIn(inside, made, { type, by }, now, type === 'cancel' ? cancelledBy(team) : undefined),
      read: (inside) => rowOf({ sql: inside as typeof sql }, made),
      booked: (inside) => bookedOf({ sql: inside as typeof sql }, made),
      should: bookedIn,
    },
    { ...TABLE[situation.state], ...situation.but },
    count,
  )
  expect(faults, faults.join('\n')).toEqual([])
})

const ALL = Object.keys(TABLE).length * EVENTS.length * LETTERS.length

test('no cell was left out', () => {
  expect(count.cells.size).toBe(ALL)
})

afterAll(() => {
  leaveFact(
    'investments',
    `investments: ${count.cells.size} of ${ALL} cells (state, event, actor) tried on real rows, ${count.tries} tries, ${count.moves} of them moves`,
  )
})
