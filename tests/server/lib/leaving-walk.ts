import { sql as raw } from 'kysely'
import { cancellation } from '#contract/cancellation.ts'
import { DAY_S } from '#contract/time-units.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { cancellationLifecycle } from '#machines/cancellation/cancellation.lifecycle.ts'
import type { CancellationMoveType } from '#machines/cancellation/cancellation.rules.ts'
import { holdAccounts } from '#server/cancellation/queries.ts'
import { lockedCancellation, moveCancellation } from '#server/cancellation/move.ts'
import { givenUpIn } from '#server/cancellation/rows.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Chance } from '#server/lib/chance.ts'
import { inTransaction } from '#server/lib/database.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { going, requestOf, settles } from '#tests/world/cancellations.ts'
import { begun, moveIn, payee, requested, type Team } from '#tests/world/cash-records.ts'
import { bring, holds, newKey, PIN, quoted, setAside } from '#tests/world/money.ts'
import { PASSWORD, type Person, type World, asOwner } from '#tests/world/world.ts'

const STEPS = 18
const STATES = cancellationLifecycle.config.states ?? {}

interface Walk {
  readonly world: World
  readonly chance: Chance
  readonly person: Person
  readonly giver: Person
  readonly team: Team
  readonly said: string[]
  order?: string | undefined
  isStopped: boolean
  held?: bigint | undefined
  credited?: string | undefined
  isInDebt: boolean
  underWay?: Awaited<ReturnType<typeof quoted>> | undefined
}

const latest = ({ world, person }: Walk) => requestOf(world, person).catch(() => undefined)
const oneOf = <One>(chance: Chance, list: readonly One[]): One => list[chance.below(list.length)] as One

/** What keeps the account, by what the walk itself did to it: the house is not asked. */
async function isHanging(walk: Walk): Promise<boolean> {
  const { world, person } = walk
  const rows = await world.sql
    .selectFrom('account')
    .select(['name', 'part', 'amount'])
    .where('member_id', '=', person.id)
    .where('amount', '>', 0n)
    .execute()
  const isHeld = rows.some(({ part }) => part === 'held')
  const isPayable = rows.some(({ name, amount }) => name === 'balance' && (amount ?? 0n) >= 1_000n)
  return walk.isStopped || walk.isInDebt || walk.order !== undefined || isHeld || isPayable
}

async function more(walk: Walk): Promise<boolean> {
  const row = await latest(walk)
  if (!row) return false
  const ticked = givenUpIn(row)
  for (const name of ['balance', 'points', 'usdt'] as const)
    if ((await holds(walk.world, walk.person, name)) > (ticked.get(name) ?? 0n)) return true
  return false
}

const heard = ({ code, data }: { code: number; data?: unknown }): string =>
  code > 0 ? 'done' : ((data as { refusal?: string } | undefined)?.refusal ?? `code ${code}`)

function same(what: string, is: unknown, should: unknown): void {
  if (is !== should) throw new Error(`${what}: ${String(is)} instead of ${String(should)}`)
}

/** However often chance asks: how many codes go out in an hour or a day is not what is walked here. */
const mayAskForCodes = ({ sql }: World) => sql.deleteFrom('allowance').where('key', 'like', 'codes-%').execute()

async function asks(walk: Walk) {
  const { world, person, chance } = walk
  if (person.token === '') return
  const should = (await isHanging(walk)) ? 'account-bound' : 'done'
  await mayAskForCodes(world)
  const form = await going(world, person)
  if (should === 'done' && chance.below(4) === 0) {
    await bring(world, person, 'points', 1n)
    return same('what was not ticked', heard(await world.ask(cancellation.request, form, person)), 'moved-on')
  }
  if (chance.below(2) === 0) {
    const wish = { to: person.email, account: 'balance', amount: oneOf(chance, ['1', '20']) } as const
    walk.underWay = await quoted(world, walk.giver, wish)
  }
  same('asking', heard(await world.ask(cancellation.request, form, person)), should)
  if (should === 'done') person.token = ''
}

async function signsIn(walk: Walk) {
  const { world, person } = walk
  const before = await latest(walk)
  const answer = await world.ask(session.signIn, { account: person.email, password: PASSWORD })
  same('signing in', heard(answer), before?.state === 'deleted' ? 'wrong-login' : 'done')
  if (before?.state === 'deleted') return
  const { token, cancel_revoked } = answer.data as { token: string; cancel_revoked: 0 | 1 }
  person.token = token
  const isOpen = before !== undefined && ['pending', 'deleting'].includes(before.state) && before.signed_in_at === null
  same('what a sign-in says', cancel_revoked, isOpen ? 1 : 0)
}

async function decides(walk: Walk, type: 'approve' | 'reject') {
  const { world, person, team } = walk
  const { sql, context } = world
  const now = context.clock.now()
  const before = await latest(walk)
  if (!before) return
  const isHindered = (await isHanging(walk)) || (await more(walk))
  const is = await inTransaction(sql, async (inside) => {
    await holdAccounts(inside, person.id)
    const row = await lockedCancellation({ sql: inside, now }, person.id)
    if (!row) return 'nothing'
    const move = { type, by: 'operator' } as const
    return (await moveCancellation({ sql: inside, now }, row, move, { operator: team[0], reason: 'not_proven' })).state
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return `refused ${error.refusal}`
    throw error
  })
  const isOpen = before.state === 'pending' && before.signed_in_at === null
  const approved = now < before.review_from ? 'too-early' : isHindered ? 'account-bound' : ''
  const should = !isOpen ? 'refused' : type === 'reject' ? 'rejected' : approved ? `refused ${approved}` : 'deleting'
  same(`${type} in ${before.state}`, should === 'refused' ? is.split(' ')[0] : is, should)
}

async function sweeps(walk: Walk) {
  const before = await latest(walk)
  const hinders = (await isHanging(walk)) || (await more(walk))
  await settles(walk.world)
  const after = await latest(walk)
  if (before?.state !== 'deleting') return
  const goesOn = before.signed_in_at ? 'kept' : hinders ? 'pending' : 'deleted'
  same('what was approved', after?.state, goesOn)
}

async function timePasses({ world, chance, person, ...walk }: Walk) {
  const row = await requestOf(world, person).catch(() => undefined)
  const moments = row ? [row.review_from, row.review_by].flatMap((at) => [at.getTime() - 1, at.getTime()]) : []
  const ahead = moments.filter((at) => at > world.clock.read())
  const to = ahead.length > 0 && chance.below(4) > 0 ? oneOf(chance, ahead) : world.clock.read() + DAY_S * 1_000
  world.clock.set(new Date(to).toISOString())
  walk.giver.token = (await world.give(session.signIn, { account: walk.giver.email, password: PASSWORD })).token
  if (person.token === '') return
  // A session that outlives the wait is not what is walked here.
  person.token = (await world.give(session.signIn, { account: person.email, password: PASSWORD })).token
}

async function arrives(walk: Walk) {
  const { world, underWay, giver, person } = walk
  if (!underWay) return
  const isGone = (await latest(walk))?.state === 'deleted'
  const before = await holds(world, person, 'balance')
  const had = await holds(world, giver, 'balance')
  walk.underWay = undefined
  const is = heard(await world.ask(transfer.send, underWay, giver))
  if (isGone && is === 'done') throw new Error('something was sent to somebody who is gone')
  const came = (await holds(world, person, 'balance')) - before
  const left = had - (await holds(world, giver, 'balance'))
  same('what came', came > 0n, is === 'done')
  same('what left', left > 0n, is === 'done')
}

/** Only whoever is still here is brought anything, stopped or bound. */
const here = async (walk: Walk) => (await latest(walk))?.state !== 'deleted'

async function isBrought(walk: Walk) {
  const { world, person, chance } = walk
  if (!(await here(walk))) return
  if (chance.below(3) > 0) return bring(world, person, 'points', 5n)
  return bring(world, person, 'balance', 7n)
}

async function spends(walk: Walk) {
  const { world, person, chance } = walk
  const has = await holds(world, person, 'balance')
  if (person.token === '' || has < 1_000n || walk.isStopped) return
  if (chance.below(3) === 0 && walk.order === undefined && has >= 10_000n) {
    walk.order = (await requested(world, person, { amount: '100' })).order_no
    return
  }
  const wish = { to: walk.giver.email, account: 'balance', amount: String(has / 100n) } as const
  same('spending', heard(await world.ask(transfer.send, await quoted(world, person, wish), person)), 'done')
}

async function takesBack(walk: Walk) {
  const { world, person, order: order_no } = walk
  if (order_no === undefined || person.token === '') return
  const { version } = await world.give(withdrawal.info, { order_no }, person)
  await world.give(withdrawal.cancel, { order_no, version, idem: newKey() }, person)
  walk.order = undefined
}

async function isHeld(walk: Walk) {
  const { world, person, held } = walk
  if (walk.isStopped || !(await here(walk))) return
  if (held === undefined) {
    await bring(world, person, 'usdt', 1n)
    const aside = await setAside(world, person, 'usdt', 1n)
    const hold = await world.sql
      .selectFrom('hold')
      .select('id')
      .where('posting_id', '=', aside)
      .executeTakeFirstOrThrow()
    walk.held = hold.id
    return
  }
  const from = await openAccount(world.sql, person.id, 'usdt', 'held')
  const to = await openAccount(world.sql, person.id, 'usdt')
  const step = { kind: 'release', ref: `freed-${held}`, actor: 'system', settles: [held] } as const
  await inTransaction(world.sql, (inside) =>
    post(inside, { ...step, at: world.context.clock.now(), legs: [{ from, to, amount: 1n }] }),
  )
  walk.held = undefined
}

async function isStopped(walk: Walk) {
  const {
    world,
    person,
    team: [operator, second],
  } = walk
  if (!(await here(walk))) return
  const since = world.context.clock.now()
  const values = { member_id: person.id, reason: 'A report', since, operator_id: operator, until_at: null }
  if (walk.isStopped)
    await asOwner(world, (owner) => owner.deleteFrom('frozen').where('member_id', '=', person.id).execute())
  else
    await asOwner(world, (owner) =>
      owner
        .insertInto('frozen')
        .values({ ...values, second_id: second })
        .execute(),
    )
  walk.isStopped = !walk.isStopped
}

/** What came in by our bank is called back: what is gone by then is owed. */
async function isCalledBack(walk: Walk) {
  const { world, person, credited: order_no, team } = walk
  if (order_no === undefined || walk.isStopped || !(await here(walk))) return
  const has = await holds(world, person, 'balance')
  await moveIn(world, { order_no }, { type: 'reverse', by: 'operator' }, team)
  walk.credited = undefined
  walk.isInDebt = has < 2_000n
}

async function recharges({ world, person, team }: Walk, channel: number): Promise<string> {
  const { order_no } = await begun(world, person, channel, '20')
  for (const type of ['prove', 'take', 'credit'] as const)
    await moveIn(world, { order_no }, { type, by: type === 'prove' ? 'member' : 'operator' }, team)
  return order_no
}

/** More often what leads on. */
const ACTS: readonly (readonly [name: string, often: number, act: (walk: Walk) => Promise<unknown>])[] = [
  ['asks', 8, asks],
  ['signs in', 3, signsIn],
  ['is approved', 5, (walk) => decides(walk, 'approve')],
  ['is refused', 1, (walk) => decides(walk, 'reject')],
  ['time passes', 5, timePasses],
  ['is sent money', 2, arrives],
  ['gets a little', 1, isBrought],
  ['spends', 4, spends],
  ['takes back', 4, takesBack],
  ['is held or not', 2, isHeld],
  ['is stopped or not', 2, isStopped],
  ['is called back', 2, isCalledBack],
  ['the house looks', 5, sweeps],
]
const BAG = ACTS.flatMap((one) => Array.from({ length: one[1] }, () => one))

/** The story of every request is one that the lifecycle tells, and what was given up is booked with the deletion alone. */
async function expectBooksTellTheStory({ world, person }: Walk): Promise<void> {
  const { sql } = world
  const events = await sql
    .selectFrom('cancellation_event')
    .innerJoin('cancellation', 'cancellation.id', 'cancellation_id')
    .select(['cancellation_id', 'cancellation_event.version', 'event', 'cancellation_event.state'])
    .where('member_id', '=', person.id)
    .orderBy('cancellation_id')
    .orderBy('cancellation_event.version')
    .execute()
  for (const [at, { event, state, version }] of events.entries()) {
    const before = events[at - 1]
    if (version === 0) continue
    const on = STATES[before?.state as keyof typeof STATES]?.on as
      | Partial<Record<CancellationMoveType, { target?: string }>>
      | undefined
    same(`${event} from ${before?.state}`, state, on?.[event as CancellationMoveType]?.target)
    same('one thing at a time', version, (before?.version ?? 0) + 1)
  }
  const { rows } = await raw<{ state: string; given: string; left: string; posted: boolean }>`
    select state,
      (select coalesce(sum(value::bigint), 0)::text from jsonb_each_text(given_up)) as given,
      (select coalesce(sum(amount), 0)::text from account where account.member_id = cancellation.member_id) as left,
      exists (select from posting where kind = 'given_up' and ref = 'cancellation-' || cancellation.id) as posted
    from cancellation where member_id = ${person.id}`.execute(sql)
  for (const { state, given, left, posted } of rows) {
    if (state !== 'deleted') same(`given up when ${state}`, posted, false)
    else if (left !== '0' || (posted && given === '0')) throw new Error(`${left} left, ${given} ticked, ${posted}`)
  }
  const odd = await raw`select currency from entry group by currency having sum(amount) <> 0`.execute(sql)
  same('currencies out of balance', odd.rows.length, 0)
}

export async function walkAway(world: World, chance: Chance, team: Team, channel: number): Promise<readonly string[]> {
  const person = { ...(await payee(world, 'balance', oneOf(chance, [0n, 0n, 640n, 15_000n]))) }
  const giver = { ...(await world.member({ pin: PIN })) }
  await bring(world, giver, 'balance', 10_000n)
  const walk: Walk = { world, chance, person, giver, team, said: [], isStopped: false, isInDebt: false }
  if (chance.below(3) === 0) walk.credited = await recharges(walk, channel)
  try {
    for (let at = 0; at < STEPS; at += 1) {
      world.clock.pass(70)
      const [name, , act] = oneOf(chance, BAG)
      walk.said.push(name)
      await act(walk)
      await expectBooksTellTheStory(walk)
    }
  } catch (error) {
    throw new Error(`${walk.said.join('; ')}: ${String(error)}`, { cause: error })
  }
  return walk.said
}
