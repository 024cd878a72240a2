import { DAY_S } from '#contract/time-units.ts'
import { type RechargeState, rechargeLifecycle } from '#machines/recharge/recharge.lifecycle.ts'
import { RECHARGE_ACTORS, type RechargeMoveType } from '#machines/recharge/recharge.rules.ts'
import {
  begun,
  bookedOf,
  type Channels,
  inBookedIn,
  moveIn,
  moveInIn,
  openWays,
  operators,
  payee,
  rowIn,
} from '#tests/world/cash-records.ts'
import { ACTOR, everyCell, type Row, type Situation } from '#tests/cells/cells.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { openWorld } from '#tests/world/open.ts'

type Event = RechargeMoveType
type Life = Situation<RechargeState, Event> & { readonly by: keyof Channels }

const LEASE = 900

const world = await openWorld()
const { sql, clock } = world
const channels = await openWays(world)
const team = await operators(world)
await setPrices(world)

/** What every state knows, and who may; whatever is not here is not known there. */
const TABLE: Readonly<Record<RechargeState, Row<Event>>> = {
  awaiting_proof: {
    prove: ['M', 'submitted'],
    cancel: ['M', 'cancelled'],
    expire: ['S', 'expired', DAY_S],
    credit: [
      ['O', 'credited'],
      ['S', 'not-now'],
    ],
    vanish: ['S', 'not-now'],
  },
  submitted: { take: ['O', 'in_review'], cancel: ['M', 'cancelled'] },
  in_review: {
    leaseExpired: ['S', 'submitted', LEASE],
    ask: ['O', 'needs_info'],
    credit: [
      ['O', 'credited'],
      ['S', 'not-now'],
    ],
    reject: ['O', 'rejected'],
  },
  needs_info: { prove: ['M', 'submitted'], cancel: ['M', 'cancelled'], expire: ['S', 'expired', 2 * DAY_S] },
  credited: { reverse: ['O', 'reversed'] },
  rejected: { appeal: ['M', 'submitted'] },
  cancelled: {
    credit: [
      ['O', 'credited'],
      ['S', 'not-now'],
    ],
    appear: ['S', 'not-now'],
  },
  expired: {
    credit: [
      ['O', 'credited'],
      ['S', 'not-now'],
    ],
  },
  reversed: {},
}

/** What is paid on a chain nobody shows: the channel itself says that it came. */
const ONLINE: Row<Event> = {
  prove: ['M', 'not-now'],
  vanish: ['S', 'cancelled'],
  credit: [
    ['S', 'credited'],
    ['O', 'not-now'],
  ],
}

const SHOWN = [['prove', 'M', 60]] as const
const TAKEN = [...SHOWN, ['take', 'O', 60]] as const
const ASKED = [...TAKEN, ['ask', 'O', 60]] as const
const REJECTED = [...TAKEN, ['reject', 'O', 60]] as const
const APPEALED = [...REJECTED, ['appeal', 'M', 60]] as const
const CREDITED = [...TAKEN, ['credit', 'O', 60]] as const

const SITUATIONS: readonly Life[] = [
  { name: 'it was begun', state: 'awaiting_proof', way: [], by: 'bank' },
  { name: 'it was begun on a chain', state: 'awaiting_proof', way: [], by: 'chain', but: ONLINE },
  {
    name: 'it was begun, and there is time',
    state: 'awaiting_proof',
    way: [],
    by: 'bank',
    but: { expire: ['S', 'too-early', DAY_S - 1], prove: ['M', 'submitted', DAY_S - 1] },
  },
  {
    name: 'it was begun too long ago',
    state: 'awaiting_proof',
    way: [],
    by: 'bank',
    but: { prove: ['M', 'too-late', DAY_S] },
  },
  { name: 'it was shown', state: 'submitted', way: SHOWN, by: 'bank' },
  { name: 'an operator looks into it', state: 'in_review', way: TAKEN, by: 'coin' },
  {
    name: 'an operator looks into it, and has time',
    state: 'in_review',
    way: TAKEN,
    by: 'bank',
    but: { leaseExpired: ['S', 'too-early', LEASE - 1] },
  },
  { name: 'it waits again', state: 'submitted', way: [...TAKEN, ['leaseExpired', 'S', LEASE]], by: 'bank' },
  { name: 'more was asked for', state: 'needs_info', way: ASKED, by: 'bank' },
  {
    name: 'more was asked for, and there is time',
    state: 'needs_info',
    way: ASKED,
    by: 'bank',
    but: { expire: ['S', 'too-early', 2 * DAY_S - 1], prove: ['M', 'submitted', 2 * DAY_S - 1] },
  },
  {
    name: 'more was asked for too long ago',
    state: 'needs_info',
    way: ASKED,
    by: 'bank',
    but: { prove: ['M', 'too-late', 2 * DAY_S] },
  },
  { name: 'it was shown again', state: 'submitted', way: [...ASKED, ['prove', 'M', 60]], by: 'bank' },
  { name: 'it is rejected', state: 'rejected', way: REJECTED, by: 'bank' },
  {
    name: 'it was rejected nearly a week ago',
    state: 'rejected',
    way: REJECTED,
    by: 'bank',
    but: { appeal: ['M', 'submitted', 7 * DAY_S - 1] },
  },
  {
    name: 'it was rejected a week ago',
    state: 'rejected',
    way: REJECTED,
    by: 'bank',
    but: { appeal: ['M', 'too-late', 7 * DAY_S] },
  },
  { name: 'it is asked for once more', state: 'submitted', way: APPEALED, by: 'bank' },
  {
    name: 'an operator looks into it once more',
    state: 'in_review',
    way: [...APPEALED, ['take', 'O', 60]],
    by: 'bank',
  },
  {
    name: 'it is rejected once more',
    state: 'rejected',
    way: [...APPEALED, ['take', 'O', 60], ['reject', 'O', 60]],
    by: 'bank',
    but: { appeal: ['M', 'used-up'] },
  },
  { name: 'it is credited', state: 'credited', way: CREDITED, by: 'bank' },
  { name: 'it is credited, less its fee', state: 'credited', way: CREDITED, by: 'coin' },
  { name: 'it came on a chain', state: 'credited', way: [['credit', 'S', 60]], by: 'chain' },
  { name: 'it is reversed', state: 'reversed', way: [...CREDITED, ['reverse', 'O', 60]], by: 'coin' },
  { name: 'it is cancelled', state: 'cancelled', way: [['cancel', 'M']], by: 'bank' },
  {
    name: 'it is cancelled on a chain',
    state: 'cancelled',
    way: [['cancel', 'M']],
    by: 'chain',
    but: { credit: ONLINE.credit ?? [], appear: ['S', 'awaiting_proof'] },
  },
  {
    name: 'its network forgot it',
    state: 'cancelled',
    way: [['vanish', 'S', 60]],
    by: 'chain',
    but: { credit: ONLINE.credit ?? [], appear: ['S', 'awaiting_proof'] },
  },
  {
    name: 'its network remembers it',
    state: 'awaiting_proof',
    way: [
      ['vanish', 'S', 60],
      ['appear', 'S', 60],
    ],
    by: 'chain',
    but: { ...ONLINE, cancel: ['M', 'not-now'], expire: ['S', 'not-now', DAY_S] },
  },
  { name: 'it is cancelled after it was shown', state: 'cancelled', way: [...SHOWN, ['cancel', 'M']], by: 'bank' },
  { name: 'it expired', state: 'expired', way: [['expire', 'S', DAY_S]], by: 'bank' },
  {
    name: 'it expired on a chain',
    state: 'expired',
    way: [['expire', 'S', DAY_S]],
    by: 'chain',
    but: { credit: ONLINE.credit ?? [] },
  },
]

async function rechargeIn({ way, by }: Life) {
  clock.pass(60)
  const person = await payee(world, 'balance', 0n)
  const made = await begun(world, person, channels[by])
  for (const [type, letter, seconds = 0] of way) {
    clock.pass(seconds)
    await moveIn(world, made, { type, by: ACTOR[letter] }, team)
  }
  return made
}

everyCell({
  world,
  many: 'recharges',
  rule: 'recharge_state',
  lifecycle: rechargeLifecycle,
  table: TABLE,
  events: Object.keys(RECHARGE_ACTORS) as Event[],
  actors: ACTOR,
  situations: SITUATIONS,
  bring: rechargeIn,
  tried: (made) => ({
    move: (inside, type, by, now) => moveInIn(inside, made, { type, by }, now, team),
    read: (inside) => rowIn({ sql: inside as typeof sql }, made),
    booked: (inside) => bookedOf({ sql: inside as typeof sql }, made),
    should: (row) => inBookedIn(row.state, row),
  }),
})
