import { cancellationLifecycle, type CancellationState } from '#machines/cancellation/cancellation.lifecycle.ts'
import { CANCELLATION_ACTORS, type CancellationMoveType } from '#machines/cancellation/cancellation.rules.ts'
import { moveCancellation } from '#server/cancellation/move.ts'
import type { CancellationRow } from '#server/cancellation/rows.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { goes, requestOf, signsIn } from '#tests/world/cancellations.ts'
import type { Booked } from '#tests/world/cash-records.ts'
import { ACTOR, everyCell, type Row } from '#tests/cells/cells.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

type Event = CancellationMoveType

interface Situation {
  readonly name: string
  readonly state: CancellationState
  readonly is?: 'early' | 'late' | 'told' | 'bound' | 'back'
  readonly but?: Row<Event>
}

const world = await openWorld()
const { sql, context, clock } = world
await setPrices(world)

/** What every state knows, and who may; whatever is not here is not known there. */
const TABLE: Readonly<Record<CancellationState, Row<Event>>> = {
  pending: {
    keep: ['M', 'not-now'],
    approve: ['O', 'deleting'],
    reject: ['O', 'rejected'],
    alarm: ['S', 'too-early'],
  },
  deleting: { keep: ['M', 'not-now'], hinder: ['S', 'not-now'], erase: ['S', 'deleted'] },
  kept: {},
  rejected: {},
  deleted: {},
}

const SITUATIONS: readonly Situation[] = [
  { name: 'it waits, and its time has come', state: 'pending' },
  { name: 'it waits, and it is too early', state: 'pending', is: 'early', but: { approve: ['O', 'too-early'] } },
  { name: 'it waits, and its time is over', state: 'pending', is: 'late', but: { alarm: ['S', 'pending'] } },
  { name: 'it waits, and that is told', state: 'pending', is: 'told', but: { alarm: ['S', 'said-already'] } },
  { name: 'it waits, and money came', state: 'pending', is: 'bound', but: { approve: ['O', 'account-bound'] } },
  { name: 'it waits, and the member is back', state: 'pending', is: 'back', but: { keep: ['M', 'kept'] } },
  { name: 'it is approved', state: 'deleting' },
  {
    name: 'it is approved, and money came',
    state: 'deleting',
    is: 'bound',
    but: { hinder: ['S', 'pending'], erase: ['S', 'account-bound'] },
  },
  { name: 'it is approved, and the member is back', state: 'deleting', is: 'back', but: { keep: ['M', 'kept'] } },
  { name: 'it was kept', state: 'kept' },
  { name: 'it was rejected', state: 'rejected' },
  { name: 'it is deleted', state: 'deleted' },
]

const move = (inside: Sql, row: CancellationRow, type: Event, by: (typeof ACTOR)[keyof typeof ACTOR], now: Date) =>
  moveCancellation({ sql: inside, now }, row, { type, by }, { context, reason: 'not_proven' })

const WAYS: Readonly<Record<CancellationState, readonly (readonly [Event, keyof typeof ACTOR])[]>> = {
  pending: [],
  deleting: [['approve', 'O']],
  kept: [['keep', 'M']],
  rejected: [['reject', 'O']],
  deleted: [
    ['approve', 'O'],
    ['erase', 'S'],
  ],
}

async function requestIn({ state, is }: Situation): Promise<Person> {
  clock.pass(600)
  const person = await world.member({ pin: PIN })
  await bring(world, person, 'points', 7n)
  await goes(world, person)
  const { review_from, review_by } = await requestOf(world, person)
  clock.set((is === 'late' || is === 'told' ? review_by : review_from).toISOString())
  if (is === 'early') clock.pass(-1)
  const signedIn = is === 'back' || state === 'kept'
  for (const [type, letter] of WAYS[state]) {
    if (signedIn && type === 'keep') await signsIn(world, person)
    await inTransaction(sql, async (inside) =>
      move(inside, await requestOf({ sql: inside as typeof sql }, person), type, ACTOR[letter], context.clock.now()),
    )
  }
  if (is === 'back') await signsIn(world, person)
  if (is === 'told')
    await inTransaction(sql, async (inside) =>
      move(inside, await requestOf({ sql: inside as typeof sql }, person), 'alarm', 'system', context.clock.now()),
    )
  if (is === 'bound') await bring(world, person, 'balance', 1n)
  return person
}

const bookedOf = async (inside: Sql, { id }: Person): Promise<Booked> => {
  const rows = await inside
    .selectFrom('account')
    .select(['name', 'amount'])
    .where('member_id', '=', id)
    .where('amount', '>', 0n)
    .execute()
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount ?? 0n]))
}

everyCell({
  world: { ...world, context: { ...context, clock: { ...context.clock, now: () => new Date(clock.read() - 1_000) } } },
  many: 'cancellations',
  rule: 'cancellation_state',
  lifecycle: cancellationLifecycle,
  table: TABLE,
  events: Object.keys(CANCELLATION_ACTORS) as Event[],
  actors: ACTOR,
  situations: SITUATIONS,
  bring: requestIn,
  tried: async (person) => {
    const stood = await bookedOf(sql, person)
    return {
      move: async (inside, type, by, now) =>
        move(inside, await requestOf({ sql: inside as typeof sql }, person), type, by, now),
      read: (inside) => requestOf({ sql: inside as typeof sql }, person),
      booked: (inside) => bookedOf(inside, person),
      should: ({ state }) => (state === 'deleted' ? {} : stood),
    }
  },
})
