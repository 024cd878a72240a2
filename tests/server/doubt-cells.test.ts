import { DAY_S } from '#contract/time-units.ts'
import { openWorld } from '#tests/world/open.ts'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type EmailChangeState, emailChangeLifecycle } from '#machines/security/email-change.lifecycle.ts'
import { placementLifecycle, type PlacementState } from '#machines/service/placement.lifecycle.ts'
import { heldTransferLifecycle, type HeldTransferState } from '#machines/transfer/held-transfer.lifecycle.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import type { Scope } from '#server/lib/move-record.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { moveEmailChange } from '#server/security/email-change.ts'
import { movePlacement } from '#server/service/placement.ts'
import { moveHeldTransfer } from '#server/transfer/held.ts'
import { allowedBy } from '#tests/cells/cells.ts'
import { centre } from '#tests/world/service.ts'
import { bring, PIN, quoted } from '#tests/world/money.ts'
import { statesOf } from '#tests/walk/transitions.ts'
import { transfer } from '#contract/transfer.ts'

const world = await openWorld()
const { sql, context, member, give, clock } = world
const now = () => context.clock.now()
const LONG = 30 * DAY_S

async function tried(act: (scope: Scope) => Promise<{ readonly state: string }>): Promise<string> {
  const undone = new Error('nothing of it stays')
  let ended = ''
  await inTransaction(sql, async (inside) => {
    ended = (await act({ sql: inside, now: now() })).state
    throw undone
  }).catch((error: unknown) => {
    if (error instanceof Refusal) ended = error.refusal
    else if (error !== undone) throw error
  })
  return ended
}

const sameStates = (rule: string, lifecycle: AnyStateMachine) =>
  test('has the states that the base allows', async () => {
    expect(await allowedBy(world, rule)).toEqual(statesOf(lifecycle).toSorted())
  })

describe('an e-mail address that waits', () => {
  sameStates('email_change_state_check', emailChangeLifecycle)

  const rowIn = async (inside: Sql, state: EmailChangeState, ripe: boolean, email: string) => {
    const person = await member()
    return inside
      .insertInto('email_change')
      .values({
        member_id: person.id,
        email,
        state,
        begun_at: now(),
        ripe_at: later(now(), ripe ? 0 : LONG),
        wake_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  const ripen = { type: 'ripen', by: 'system' } as const
  const cancel = { type: 'cancel', by: 'member' } as const

  test.each<[EmailChangeState, boolean, boolean, 'ripen' | 'cancel', string]>([
    ['waiting', false, false, 'ripen', 'too-early'],
    ['waiting', false, true, 'ripen', 'too-early'],
    ['waiting', true, false, 'ripen', 'applied'],
    ['waiting', true, true, 'ripen', 'taken'],
    ['waiting', false, false, 'cancel', 'cancelled'],
    ['waiting', true, true, 'cancel', 'cancelled'],
    ...(['applied', 'cancelled', 'taken'] as const).flatMap((state) =>
      (['ripen', 'cancel'] as const).map((type): [EmailChangeState, boolean, boolean, 'ripen' | 'cancel', string] => [
        state,
        true,
        false,
        type,
        'moved-on',
      ]),
    ),
  ])('%s, ripe %s, taken %s: %s leads to %s', async (state, ripe, taken, type, ends) => {
    const email = `cell${Math.floor(clock.read())}@quay.test`
    clock.pass(1)
    if (taken) await member({ email })
    const row = await rowIn(sql, state, ripe, email)
    expect(await tried((scope) => moveEmailChange(scope, row, type === 'ripen' ? ripen : cancel))).toBe(ends)
  })
})

describe('a placement', () => {
  sameStates('placement_state_check', placementLifecycle)

  const rowIn = async (state: PlacementState, over: boolean, isVoid: boolean) => {
    const [mine, person] = [await centre(world), await member()]
    if (isVoid) await sql.updateTable('member').set({ inviter_id: mine.id }).where('id', '=', person.id).execute()
    clock.pass(1)
    return sql
      .insertInto('placement')
      .values({
        placement_no: `J${String(clock.read()).slice(-10)}`,
        centre_id: mine.id,
        parent_id: mine.id,
        member_id: person.id,
        state,
        asked_at: now(),
        expire_at: later(now(), over ? 0 : LONG),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  type Type = 'accept' | 'refuse' | 'lapse'
  const ALL: readonly Type[] = ['accept', 'refuse', 'lapse']

  test.each<[PlacementState, boolean, boolean, Type, 'member' | 'system', string]>([
    ['waiting', false, false, 'accept', 'member', 'accepted'],
    ['waiting', false, true, 'accept', 'member', 'not-available'],
    ['waiting', false, false, 'accept', 'system', 'not-yours'],
    ['waiting', false, true, 'refuse', 'member', 'refused'],
    ['waiting', false, false, 'refuse', 'system', 'not-yours'],
    ['waiting', false, false, 'lapse', 'system', 'too-early'],
    ['waiting', true, false, 'lapse', 'system', 'lapsed'],
    ['waiting', true, false, 'lapse', 'member', 'not-yours'],
    ...(['accepted', 'refused', 'lapsed'] as const).flatMap((state) =>
      ALL.map((type): [PlacementState, boolean, boolean, Type, 'member' | 'system', string] => [
        state,
        true,
        false,
        type,
        type === 'lapse' ? 'system' : 'member',
        'moved-on',
      ]),
    ),
  ])('%s, over %s, void %s: %s by the %s leads to %s', async (state, over, isVoid, type, by, ends) => {
    const row = await rowIn(state, over, isVoid)
    expect(await tried((scope) => movePlacement(scope, row, { type, by }))).toBe(ends)
  })
})

describe('a transfer that is held', () => {
  sameStates('held_transfer_state_check', heldTransferLifecycle)

  const rowIn = async (over: boolean) => {
    const [payer, receiver] = [
      await member({ pin: PIN }),
      await member({ username: `held_${clock.read() % 1_000_000}` }),
    ]
    await bring(world, payer, 'balance', 10_000n)
    await sql.updateTable('member').set({ doubted_at: now() }).where('id', '=', payer.id).execute()
    clock.pass(1)
    const { username } = await sql
      .selectFrom('member')
      .select('username')
      .where('id', '=', receiver.id)
      .executeTakeFirstOrThrow()
    await give(
      transfer.send,
      await quoted(world, payer, { to: username ?? '', account: 'balance', amount: '50', remark: '' }),
      payer,
    )
    if (over) clock.pass(DAY_S)
    return sql.selectFrom('held_transfer').selectAll().where('member_id', '=', receiver.id).executeTakeFirstOrThrow()
  }
  const MOVES = {
    ripen: { type: 'ripen', by: 'system' },
    dispute: { type: 'dispute', by: 'payer' },
    release: { type: 'release', by: 'operator' },
    return: { type: 'return', by: 'operator' },
  } as const
  type Type = keyof typeof MOVES
  const ALL = Object.keys(MOVES) as Type[]
  const cannot = (state: HeldTransferState, over: boolean, types: readonly Type[]) =>
    types.map((type): [HeldTransferState, boolean, Type, string] => [state, over, type, 'not-now'])

  test.each<[HeldTransferState, boolean, Type, string]>([
    ['held', false, 'ripen', 'too-early'],
    ['held', true, 'ripen', 'released'],
    ['held', false, 'dispute', 'disputed'],
    ['held', true, 'dispute', 'disputed'],
    ...cannot('held', true, ['release', 'return']),
    ['disputed', false, 'release', 'released'],
    ['disputed', true, 'release', 'released'],
    ['disputed', false, 'return', 'returned'],
    ['disputed', true, 'return', 'returned'],
    ...cannot('disputed', true, ['ripen', 'dispute']),
    ...cannot('released', true, ALL),
    ...cannot('returned', true, ALL),
  ])('%s, over %s: to %s it leads to %s', async (state, over, type, ends) => {
    const row = { ...(await rowIn(over)), state }
    expect(await tried((scope) => moveHeldTransfer(scope, row, MOVES[type]))).toBe(ends)
  })
})
