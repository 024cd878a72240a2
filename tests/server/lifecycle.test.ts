import { expect, test } from 'vitest'
import { createTestModel } from 'xstate/graph'
import { session } from '#contract/session.ts'
import { verificationCodeLifecycle as lifecycle } from '#machines/session/verification-code.lifecycle.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { accountKey } from '#server/session/codes.ts'
import { moveCode } from '#server/session/move.ts'
import type { CodeRow } from '#server/session/queries.ts'
import { allowedBy } from '#tests/cells/cells.ts'
import { footprint } from '#tests/server/lib/footprint.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, give, deny, codeTo, clock } = world
const EVENTS = ['match', 'burn', 'expire', 'replace'] as const
const STATES = ['live', 'used', 'burned', 'expired', 'replaced'] as const
const { sendRegisterCode, checkRegisterCode } = session

const paths = createTestModel(lifecycle).getShortestPaths()
const now = () => context.clock.now()
const step = (row: CodeRow, type: (typeof EVENTS)[number]) =>
  inTransaction(sql, (inside) => moveCode({ sql: inside, now: now() }, row, type))
const stored = ({ id }: CodeRow) =>
  sql.selectFrom('verification_code').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

let made = 0
const liveRow = (): Promise<CodeRow> =>
  sql
    .insertInto('verification_code')
    .values({
      scene: 'bank',
      account_key: accountKey(context, `made ${(made += 1)}`),
      code_hash: Buffer.alloc(32),
      created_at: now(),
      expires_at: later(now(), 300),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const eventsTo = (state: string) =>
  (paths.find(({ state: end }) => end.value === state)?.steps ?? [])
    .map(({ event }) => event.type)
    .filter((type) => EVENTS.includes(type))

async function rowIn(state: (typeof STATES)[number]): Promise<CodeRow> {
  let row = await liveRow()
  for (const type of eventsTo(state)) row = await step(row, type)
  return row
}

test('the states are the ones the base allows', async () => {
  const allowed = await allowedBy(world, 'verification_code_state_check')
  expect(allowed).toEqual(Object.keys(lifecycle.states).toSorted())
  expect([...STATES].toSorted()).toEqual(allowed)
})

test.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
  const row = await rowIn(path.state.value as (typeof STATES)[number])
  const kept = await stored(row)
  expect([kept.state, kept.code_hash === null, kept.ended_at === null]).toEqual([
    path.state.value,
    kept.state !== 'live',
    kept.state === 'live',
  ])
})

test.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
  '%s takes %s, or refuses it and nothing moves',
  async (state, event) => {
    const row = await rowIn(state)
    const legal = lifecycle.resolveState({ value: state, context: {} }).can({ type: event })
    const before = await stored(row)
    const attempt = step(row, event).then(
      ({ state: reached }) => reached,
      (refusal: Error) => refusal.message,
    )
    const expected = { match: 'used', burn: 'burned', expire: 'expired', replace: 'replaced' }[event]
    expect(await attempt).toBe(legal ? expected : 'dead-code')
    const after = await stored(row)
    if (legal) expect([after.state, after.code_hash]).toEqual([expected, null])
    else expect(after).toEqual(before)
  },
)

test('a row that moved since it was read is refused, and nothing moves', async () => {
  const row = await liveRow()
  await step(row, 'match')
  const before = await footprint(world)
  await expect(step(row, 'burn')).rejects.toThrow('dead-code')
  expect(await footprint(world)).toEqual(before)
})

test('over HTTP only a live code opens anything', async () => {
  for (const state of STATES) {
    const account = `${state}@quay.test`
    await give(sendRegisterCode, { type: 'email', account })
    const code = codeTo(account)
    const row = await sql
      .selectFrom('verification_code')
      .selectAll()
      .where('account_key', '=', accountKey(context, account))
      .executeTakeFirstOrThrow()
    for (const type of eventsTo(state)) await step(row, type)
    if (state === 'live') await give(checkRegisterCode, { account, code })
    else expect(await deny(checkRegisterCode, { account, code })).toEqual({ refusal: 'dead-code' })
    clock.pass(1)
  }
})
