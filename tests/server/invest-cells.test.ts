import { DAY_S } from '#contract/time-units.ts'
import { type InvestmentState, investmentLifecycle } from '#machines/invest/investment.lifecycle.ts'
import { INVESTMENT_ACTORS, type InvestmentMoveType } from '#machines/invest/investment.rules.ts'
import { ACTOR, everyCell, type Row, type Situation } from '#tests/cells/cells.ts'
import { bookedOf, operators } from '#tests/world/cash-records.ts'
import { bookedIn, cancelledBy, putIn } from '#tests/world/invest.ts'
import { fillVenture, moveInvest, moveInvestIn, openVenture, rowOf, stopVenture } from '#tests/world/ventures.ts'
import { openWorld } from '#tests/world/open.ts'

type Event = InvestmentMoveType
type Life = Situation<InvestmentState, Event> & {
  readonly pool?: bigint
  readonly more?: bigint
  readonly stopped?: 'before' | 'after' | 'until'
}

const TERM = 3
const END = (TERM - 1) * DAY_S
const PAID = 10n

const world = await openWorld()
const { sql, clock } = world
const team = await operators(world)

/** What every state knows, and who may; where a pool counts, it holds enough, and nobody stopped anything. */
const TABLE: Readonly<Record<InvestmentState, Row<Event>>> = {
  cooling: { coolOver: ['S', 'running', DAY_S], stop: ['M', 'cancelled'], cancel: ['O', 'cancelled'] },
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

const COOLED = [['coolOver', 'S', DAY_S]] as const
const DRY = [...COOLED, ['runDry', 'S', 0]] as const
const STOPPED = [...COOLED, ['suspend', 'S', 0]] as const

const SITUATIONS: readonly Life[] = [
  { name: 'it cools', state: 'cooling', way: [] },
  {
    name: 'it cools for a moment more',
    state: 'cooling',
    way: [],
    but: { coolOver: ['S', 'too-early', DAY_S - 1] },
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
    but: { settle: ['S', 'too-early', DAY_S - 1], runDry: ['S', 'too-early', DAY_S - 1] },
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

async function orderIn({ way, pool = 0n, more = 0n, stopped }: Life) {
  clock.pass(60)
  const venture = await openVenture(world, { term: TERM })
  if (pool > 0n) await fillVenture(world, venture, pool)
  const made = await putIn(world, await world.member(), venture, 1_000n)
  for (const [at, [type, letter, seconds = 0]] of way.entries()) {
    clock.pass(seconds)
    if (at === way.length - 1 && (stopped === 'before' || stopped === 'until')) await stopVenture(world, venture)
    const details = type === 'cancel' ? cancelledBy(team) : undefined
    await moveInvest(world, made, { type, by: ACTOR[letter] }, details)
  }
  if (stopped === 'after') await stopVenture(world, venture)
  if (stopped === 'until') await stopVenture(world, venture, false)
  if (more > 0n) await fillVenture(world, venture, more)
  return made
}

everyCell({
  world,
  many: 'investments',
  rule: 'investment_state',
  lifecycle: investmentLifecycle,
  table: TABLE,
  events: Object.keys(INVESTMENT_ACTORS) as Event[],
  actors: ACTOR,
  situations: SITUATIONS,
  bring: orderIn,
  tried: (made) => ({
    move: (inside, type, by, now) =>
      moveInvestIn(inside, made, { type, by }, now, type === 'cancel' ? cancelledBy(team) : undefined),
    read: (inside) => rowOf({ sql: inside as typeof sql }, made),
    booked: (inside) => bookedOf({ sql: inside as typeof sql }, made),
    should: bookedIn,
  }),
})
