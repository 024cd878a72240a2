import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { type WithdrawalState, withdrawalLifecycle } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import { WITHDRAWAL_ACTORS, type WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import {
  bookedOf,
  moveOut,
  moveOutIn,
  operators,
  outBookedIn,
  payee,
  requested,
  rowOut,
  type Wish,
} from '#tests/world/cash-records.ts'
import { ACTOR, everyCell, type Row, type Situation } from '#tests/cells/cells.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

type Event = WithdrawalMoveType
type Life = Situation<WithdrawalState, Event> & {
  readonly cools?: boolean
  readonly frozen?: boolean
  readonly wish?: Wish
}

const LEASE = 900

const world = await openWorld()
const { sql, clock } = world
const team = await operators(world)
await setPrices(world)

/** What every state knows, and who may; whatever is not here is not known there. */
const TABLE: Readonly<Record<WithdrawalState, Row<Event>>> = {
  cooling: { coolOver: ['S', 'queued', DAY_S], cancel: ['M', 'cancelled'] },
  queued: { take: ['O', 'in_review'], cancel: ['M', 'cancelled'] },
  in_review: {
    leaseExpired: ['S', 'queued', LEASE],
    approve: ['O', 'processing.sending'],
    reject: ['O', 'rejected'],
  },
  'processing.sending': { pay: ['OS', 'completed'], fail: ['O', 'failed'], stumble: ['OS', 'processing.errored'] },
  'processing.errored': { pay: ['OS', 'completed'], fail: ['O', 'failed'], retry: ['O', 'processing.sending'] },
  completed: { giveBack: ['OS', 'returned'] },
  rejected: {},
  cancelled: {},
  failed: {},
  returned: {},
}

const TAKEN = [['take', 'O', 60]] as const
const SENT = [...TAKEN, ['approve', 'O', 60]] as const
const STUCK = [...SENT, ['stumble', 'S', 60]] as const
const PAID = [...SENT, ['pay', 'O', 60]] as const
const USDT = { method: 'usdt', account: 'usdt', amount: '25' } as const

const SITUATIONS: readonly Life[] = [
  { name: 'it cools', state: 'cooling', way: [], cools: true },
  {
    name: 'it cools for a moment more',
    state: 'cooling',
    way: [],
    cools: true,
    but: { coolOver: ['S', 'too-early', DAY_S - 1] },
  },
  { name: 'it cooled', state: 'queued', way: [['coolOver', 'S', DAY_S]], cools: true },
  { name: 'it waits', state: 'queued', way: [] },
  { name: 'an operator looks into it', state: 'in_review', way: TAKEN },
  {
    name: 'an operator looks into it, and has time',
    state: 'in_review',
    way: TAKEN,
    but: { leaseExpired: ['S', 'too-early', LEASE - 1] },
  },
  {
    name: 'an operator looks into it, and the member is stopped',
    state: 'in_review',
    way: TAKEN,
    frozen: true,
    but: { approve: ['O', 'member-frozen'] },
  },
  { name: 'it waits, and the member is stopped', state: 'queued', way: [], frozen: true },
  { name: 'it is being paid, and the member is stopped', state: 'processing.sending', way: SENT, frozen: true },
  { name: 'it is paid, and the member is stopped', state: 'completed', way: PAID, frozen: true },
  { name: 'it waits again', state: 'queued', way: [...TAKEN, ['leaseExpired', 'S', LEASE]] },
  { name: 'it is being paid', state: 'processing.sending', way: SENT },
  { name: 'it is being paid on a chain', state: 'processing.sending', way: SENT, wish: USDT },
  { name: 'the payment stumbled', state: 'processing.errored', way: STUCK },
  { name: 'it is being paid again', state: 'processing.sending', way: [...STUCK, ['retry', 'O', 60]] },
  { name: 'it is paid', state: 'completed', way: PAID },
  { name: 'it is paid on a chain', state: 'completed', way: PAID, wish: USDT },
  { name: 'it is rejected', state: 'rejected', way: [...TAKEN, ['reject', 'O', 60]] },
  { name: 'it is cancelled', state: 'cancelled', way: [['cancel', 'M']] },
  { name: 'it is cancelled while it cools', state: 'cancelled', way: [['cancel', 'M']], cools: true },
  { name: 'it failed', state: 'failed', way: [...STUCK, ['fail', 'O', 60]] },
  { name: 'it came back', state: 'returned', way: [...PAID, ['giveBack', 'S', DAY_S]] },
]

async function withdrawalIn({ way, cools = false, frozen = false, wish = {} }: Life) {
  clock.pass(60)
  const person = await payee(world, wish.account ?? 'balance', 50_000_000n)
  if (cools)
    await sql
      .updateTable('pin')
      .set({ changed_at: world.context.clock.now() })
      .where('member_id', '=', person.id)
      .execute()
  const made = await requested(world, person, wish)
  for (const [type, letter, seconds = 0] of way) {
    clock.pass(seconds)
    await moveOut(world, made, { type, by: ACTOR[letter] }, team)
  }
  if (frozen) {
    const [id] = team
    await asOwner(world, async (owner) => {
      await raw`insert into frozen (member_id, reason, since, operator_id, until_at) values (${person.id}, 'Looked into', now(), ${id}, '2027-03-03')`.execute(
        owner,
      )
      await raw`update account set frozen = true where member_id = ${person.id}`.execute(owner)
    })
  }
  return made
}

test('open is whatever has its money set aside', async () => {
  const states = Object.keys(TABLE) as WithdrawalState[]
  const { rows } = await raw<{ state: string; open: boolean }>`
    select state, withdrawal_is_open(state) as open from unnest(${states}::text[]) as state`.execute(sql)
  const row = { amount: 5n, net: 4n, fee: 1n } as Awaited<ReturnType<typeof rowOut>>
  expect(rows).toEqual(states.map((state) => ({ state, open: 'held' in outBookedIn(state, row) })))
})

everyCell({
  world,
  many: 'withdrawals',
  rule: 'withdrawal_state',
  lifecycle: withdrawalLifecycle,
  table: TABLE,
  events: Object.keys(WITHDRAWAL_ACTORS) as Event[],
  actors: ACTOR,
  situations: SITUATIONS,
  bring: withdrawalIn,
  tried: (made) => ({
    move: (inside, type, by, now) => moveOutIn(inside, made, { type, by }, now, team),
    read: (inside) => rowOut({ sql: inside as typeof sql }, made),
    booked: (inside) => bookedOf({ sql: inside as typeof sql }, made),
    should: (row) => outBookedIn(row.state, row),
  }),
})
