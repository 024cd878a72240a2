import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { recharge } from '#contract/recharge.ts'
import { session } from '#contract/session.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import type { RechargeMoveType } from '#machines/recharge/recharge.rules.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import { sweepRecharges } from '#server/recharge/sweep.ts'
import { sweepWithdrawals } from '#server/withdrawal/sweep.ts'
import {
  begun,
  bookedOf,
  inBookedIn,
  moveIn,
  moveOut,
  openWays,
  outBookedIn,
  payee,
  requested,
  rowIn,
  rowOut,
  seenAs,
} from '#tests/world/cash-records.ts'
import { ACTOR, type Way } from '#tests/cells/cells.ts'
import { PASSWORD, type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { give, deny, sql, context, clock } = world
const channels = await openWays(world)

const APPEAL = 'The bank shows that it has left my account on Monday.'

interface Waiting {
  readonly person: Person
  readonly order_no: string
}
interface Timer {
  readonly name: string
  readonly by: 'cool_until' | 'lease_by' | 'expire_at'
  readonly to: string
  readonly open: () => Promise<Waiting>
  readonly of: typeof OUT | typeof IN
}

type Facts = Record<'cool_until' | 'lease_by' | 'expire_at', Date | null> & { state: string; version: number }

const OUT = {
  sweep: sweepWithdrawals,
  read: ({ person, order_no }: Waiting) => give(withdrawal.info, { order_no }, person),
  row: async (made: Waiting): Promise<Facts> => ({ ...(await rowOut(world, made)), expire_at: null }),
  money: async (made: Waiting) => {
    const row = await rowOut(world, made)
    expect(await bookedOf(world, made)).toEqual(outBookedIn(row.state, row))
  },
}
const IN = {
  sweep: sweepRecharges,
  read: ({ person, order_no }: Waiting) => give(recharge.info, { order_no }, person),
  row: async (made: Waiting): Promise<Facts> => ({ ...(await rowIn(world, made)), cool_until: null }),
  money: async (made: Waiting) => {
    const row = await rowIn(world, made)
    expect(await bookedOf(world, made)).toEqual(inBookedIn(row.state, row))
  },
}

async function outgoing(way: Way<WithdrawalMoveType>, isNew = false): Promise<Waiting> {
  clock.pass(60)
  const person = await payee(world)
  if (isNew)
    await sql.updateTable('pin').set({ changed_at: context.clock.now() }).where('member_id', '=', person.id).execute()
  const made = await requested(world, person)
  for (const [type, letter, seconds = 0] of way) {
    clock.pass(seconds)
    await moveOut(world, made, { type, by: ACTOR[letter] })
  }
  return { person, order_no: made.order_no }
}
async function incoming(way: Way<RechargeMoveType>): Promise<Waiting> {
  clock.pass(60)
  const person = await payee(world, 'balance', 0n)
  const made = await begun(world, person, channels.bank)
  for (const [type, letter, seconds = 0] of way) {
    clock.pass(seconds)
    await moveIn(world, made, { type, by: ACTOR[letter] })
  }
  return { person, order_no: made.order_no }
}

const TAKEN = [
  ['prove', 'M', 60],
  ['take', 'O', 60],
] as const

const TIMERS: readonly Timer[] = [
  { name: 'a withdrawal has cooled', by: 'cool_until', to: 'queued', of: OUT, open: () => outgoing([], true) },
  {
    name: 'nobody decided a withdrawal',
    by: 'lease_by',
    to: 'queued',
    of: OUT,
    open: () => outgoing([['take', 'O', 60]]),
  },
  { name: 'nobody showed a recharge', by: 'expire_at', to: 'expired', of: IN, open: () => incoming([]) },
  { name: 'nobody decided a recharge', by: 'lease_by', to: 'submitted', of: IN, open: () => incoming(TAKEN) },
  {
    name: 'nobody showed what was asked for',
    by: 'expire_at',
    to: 'expired',
    of: IN,
    open: () => incoming([...TAKEN, ['ask', 'O', 60]]),
  },
]
const timers = TIMERS.map((timer) => [timer.name, timer] as const)

const at = (moment: Date | null, ms: number) => {
  if (!moment) throw new Error('no clock runs')
  clock.set(new Date(moment.getTime() + ms).toISOString())
}

const signedIn = async ({ person }: Waiting) => {
  person.token = (await give(session.signIn, { account: person.email, password: PASSWORD })).token
}

describe('a clock runs out when it does', () => {
  test.each(timers)('%s: the house sees to it', async (_, { by, to, of, open }) => {
    const made = await open()
    const before = await of.row(made)
    at(before[by], -1)
    await of.sweep(context)
    expect(await of.row(made)).toEqual(before)
    at(before[by], 1)
    await of.sweep(context)
    expect(await of.row(made)).toMatchObject({ state: to, version: before.version + 1, [by]: null })
    await of.money(made)
  })

  test.each(timers)('%s: whoever looks sees to it', async (_, { by, to, of, open }) => {
    const made = await open()
    const before = await of.row(made)
    at(before[by], -1)
    expect((await of.read(made)).version).toBe(before.version)
    at(before[by], 0)
    expect(await of.read(made)).toMatchObject({ status: to, version: before.version + 1 })
    expect((await of.row(made)).state).toBe(to)
  })

  test.each(timers)('%s: once, however many look after it', async (_, { by, of, open }) => {
    const made = await open()
    const before = await of.row(made)
    at(before[by], 1)
    await Promise.all(Array.from({ length: 6 }, () => of.sweep(context)))
    await of.sweep(context)
    expect((await of.row(made)).version).toBe(before.version + 1)
  })

  test.each(timers)('%s: not while the books are closed', async (_, { by, to, of, open }) => {
    const made = await open()
    const before = await of.row(made)
    at(before[by], 1)
    await closeBooks(world)
    expect(await of.sweep(context)).toBe(0)
    expect(await of.row(made)).toEqual(before)
    await openBooks(world)
    expect(await of.sweep(context)).toBeGreaterThan(0)
    expect((await of.row(made)).state).toBe(to)
  })

  test.each(timers)('%s: one that cannot be moved keeps no other from it', async (_, { by, to, of, open }) => {
    const [stuck, other] = [await open(), await open()]
    const before = await of.row(stuck)
    const event = of === OUT ? 'withdrawal' : 'recharge'
    await asOwner(world, (owner) =>
      raw`insert into ${raw.table(`${event}_event`)} (${raw.ref(`${event}_id`)}, version, event, state, actor, at)
        select id, version + 1, 'made', state, 'system', created_at from ${raw.table(event)} where order_no = ${stuck.order_no}`.execute(
        owner,
      ),
    )
    at((await of.row(other))[by], 1)
    await of.sweep(context)
    expect([(await of.row(stuck)).state, (await of.row(other)).state]).toEqual([before.state, to])
    expect((await of.read(stuck)).version).toBe(before.version)
    await asOwner(world, async (owner) => {
      await raw`alter table ${raw.table(`${event}_event`)} disable trigger user`.execute(owner)
      await raw`delete from ${raw.table(`${event}_event`)} where event = 'made' and actor = 'system'`.execute(owner)
      await raw`alter table ${raw.table(`${event}_event`)} enable trigger user`.execute(owner)
    })
    await of.sweep(context)
    expect((await of.row(stuck)).state).toBe(to)
  })
})

describe('what has no clock but a last moment', () => {
  const rejected = async () => incoming([...TAKEN, ['reject', 'O', 60]])

  test('a rejected recharge may be appealed until a week is over, and is never swept', async () => {
    const [early, late] = [await rejected(), await rejected()]
    const { appeal_by: by, version } = await rowIn(world, late)
    const { appeal_by: earlier } = await rowIn(world, early)
    at(earlier, -1)
    await signedIn(early)
    expect((await IN.read(early)).allowed).toEqual(['appeal'])
    expect(await give(recharge.appeal, { ...seenAs({ ...early, version }), text: APPEAL }, early.person)).toMatchObject(
      { status: 'submitted', allowed: ['cancel'] },
    )
    at(by, 0)
    await signedIn(late)
    expect((await IN.read(late)).allowed).toEqual([])
    expect(await deny(recharge.appeal, { ...seenAs({ ...late, version }), text: APPEAL }, late.person)).toEqual({
      refusal: 'too-late',
    })
    clock.pass(30 * DAY_S)
    await sweepRecharges(context)
    expect((await rowIn(world, late)).version).toBe(version)
  })

  test('a withdrawal is late one millisecond after it is due, and is paid all the same', async () => {
    const made = await outgoing([])
    const { due_at: due } = await rowOut(world, made)
    at(due, 0)
    await signedIn(made)
    expect(await OUT.read(made)).toMatchObject({ late: 0, status: 'queued' })
    at(due, 1)
    expect(await OUT.read(made)).toMatchObject({ late: 1, status: 'queued' })
    await sweepWithdrawals(context)
    for (const type of ['take', 'approve', 'pay'] as const) await moveOut(world, made, { type, by: 'operator' })
    expect(await OUT.read(made)).toMatchObject({ late: 1, status: 'completed' })
  })
})
