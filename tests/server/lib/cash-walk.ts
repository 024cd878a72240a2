import { recharge } from '#contract/recharge.ts'
import { session } from '#contract/session.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { rechargeKnows } from '#machines/recharge/recharge.lifecycle.ts'
import { type RechargeMoveType, rechargeBlocker } from '#machines/recharge/recharge.rules.ts'
import { withdrawalKnows } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import type { Kind } from '#server/ledger/kinds.ts'
import type { Chance } from '#server/lib/chance.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { sweepPayments } from '#server/payment/sweep.ts'
import { factsOf, stateOf as stateIn } from '#server/recharge/rows.ts'
import { sweepRecharges } from '#server/recharge/sweep.ts'
import { stateOf } from '#server/withdrawal/rows.ts'
import { sweepWithdrawals } from '#server/withdrawal/sweep.ts'
import {
  begun,
  type Booked,
  bookedOf,
  type Channels,
  inBookedIn,
  moveIn,
  moveOut,
  outBookedIn,
  payee,
  requested,
  rowIn,
  rowOut,
  type Team,
} from '#tests/world/cash-records.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { byChannel, handedOver } from '#tests/world/payments.ts'
import { proof } from '#tests/world/trade.ts'
import { PASSWORD, type Person, type World } from '#tests/world/world.ts'

const STEPS = 12
const WAITS = [1, 60, 899, 901, 2 * HOUR_S, 90_000]
const APPEAL = 'My bank shows that it has left my account on Monday.'

interface Walk {
  readonly world: World
  readonly chance: Chance
  readonly team: Team
  readonly person: Person
  readonly order_no: string
  readonly account: Kind
  readonly had: bigint
  readonly said: string[]
}

interface Kept {
  readonly id: number
  readonly state: string
  readonly version: number
  readonly wake_at: Date | null
}

interface Ways {
  read(walk: Walk): Promise<Kept>
  mine(walk: Walk): Promise<{
    readonly type: string
    readonly refused: string | undefined
    ask(version: number, idem: string): Promise<string>
  }>
  team(walk: Walk, row: Kept): Promise<string>
  sweep(walk: Walk): Promise<unknown>
  isOver(row: Kept): boolean
  should(walk: Walk): Promise<Booked>
  events(walk: Walk, row: Kept): Promise<number>
  /** How often something keeps as it is for it, and how often it should. */
  keeps(walk: Walk, row: Kept): Promise<readonly [is: number, should: number]>
  end(walk: Walk, row: Kept): Promise<unknown>
}

const turned = (chance: Chance, [one, other]: Team): Team => (chance.below(2) ? [one, other] : [other, one])
const others = ([one, other]: Team, was: number | null): Team =>
  was === other ? [one, one] : was === one ? [other, other] : [one, other]

const oneOf = <One>(chance: Chance, list: readonly One[]): One => list[chance.below(list.length)] as One

const heard = async (asked: Promise<{ code: number; data?: unknown }>): Promise<string> => {
  const { code, data } = await asked
  return code > 0 ? 'done' : ((data as { refusal?: string } | undefined)?.refusal ?? `code ${code}`)
}

async function byMember(walk: Walk, ways: Ways): Promise<void> {
  const { chance, said } = walk
  const { type, refused, ask } = await ways.mine(walk)
  const before = await ways.read(walk)
  const isStale = chance.below(8) === 0 && before.version > 0
  const idem = newKey()
  const expected = isStale ? 'moved-on' : (refused ?? 'done')
  said.push(`${type} by member: ${expected}`)
  const [first, again] = [
    await ask(isStale ? before.version - 1 : before.version, idem),
    chance.below(3) === 0 && !isStale && refused === undefined ? await ask(before.version, idem) : expected,
  ]
  if (first !== expected || again !== expected) throw new Error(`${type} in ${before.state}: ${first}, then ${again}`)
  const { version } = await ways.read(walk)
  if (version !== before.version + (expected === 'done' ? 1 : 0)) throw new Error(`${type}: version ${version}`)
}

async function byTeam(walk: Walk, ways: Ways, row: Kept): Promise<void> {
  const outcome = await ways.team(walk, row).catch((error: unknown) => {
    if (error instanceof Refusal) return `refused ${error.refusal}`
    throw error
  })
  walk.said.push(`${outcome} by our team in ${row.state}`)
}

async function byTime(walk: Walk, ways: Ways, row: Kept): Promise<void> {
  const { world, chance, said, person } = walk
  const wake = row.wake_at?.getTime() ?? 0
  const isNear = wake > world.clock.read() && chance.below(3) > 0
  const to = isNear ? wake + oneOf(chance, [-1, 1]) : world.clock.read() + oneOf(chance, WAITS) * 1_000
  said.push(`until ${new Date(to).toISOString()}`)
  world.clock.set(new Date(to).toISOString())
  if (chance.below(2)) await ways.sweep(walk)
  person.token = (await world.give(session.signIn, { account: person.email, password: PASSWORD })).token
}

async function wrongWith(walk: Walk, ways: Ways): Promise<string[]> {
  const { world, person, account, had } = walk
  const row = await ways.read(walk)
  const [is, should] = [await bookedOf(world, walk), await ways.should(walk)]
  const textOf = (booked: Booked) =>
    Object.entries(booked)
      .map(([name, amount]) => `${name} ${amount}`)
      .toSorted()
      .join(', ')
  const has = await holds(world, person, account)
  const aside = await holds(world, person, account, 'held')
  const events = await ways.events(walk, row)
  const [keeps, shouldKeep] = await ways.keeps(walk, row)
  return [
    ...(keeps === shouldKeep ? [] : [`${row.state} keeps ${keeps} of ${shouldKeep}`]),
    ...(textOf(is) === textOf(should) ? [] : [`${row.state} books ${textOf(is)} instead of ${textOf(should)}`]),
    ...(has === had + (should['member'] ?? 0n) ? [] : [`${row.state}: the member has ${has}`]),
    ...(aside === (should['held'] ?? 0n) ? [] : [`${row.state}: ${aside} is held`]),
    ...(events === row.version + 1 ? [] : [`${events} things happened to version ${row.version}`]),
  ]
}

async function walked(walk: Walk, ways: Ways): Promise<readonly string[]> {
  const { chance, said } = walk
  const check = async () => {
    const wrong = await wrongWith(walk, ways)
    if (wrong.length > 0) throw new Error(wrong.join(', '))
  }
  try {
    for (let at = 0; at < STEPS; at += 1) {
      const row = await ways.read(walk)
      const dice = chance.below(10)
      if (dice < 2) await byTime(walk, ways, row)
      else if (dice < 6) await byTeam(walk, ways, row)
      else await byMember(walk, ways)
      await check()
    }
    for (let at = 0; at < 8; at += 1) {
      const row = await ways.read(walk)
      if (ways.isOver(row)) break
      said.push(`towards the end from ${row.state}`)
      await ways.end(walk, row)
      await check()
    }
    if (!ways.isOver(await ways.read(walk))) throw new Error('it never ends')
  } catch (error) {
    throw new Error(`${said.join('; ')}: ${String(error)}`, { cause: error })
  }
  return said
}

const OUT_TEAM: Readonly<Record<string, readonly WithdrawalMoveType[]>> = {
  queued: ['take'],
  in_review: ['approve', 'approve', 'reject'],
  'processing.sending': ['pay', 'stumble', 'stumble', 'fail'],
  'processing.errored': ['pay', 'retry', 'retry', 'fail'],
  completed: ['giveBack'],
}
const OUT_ANY = Object.values(OUT_TEAM).flat()

const OUT: Ways = {
  read: ({ world, order_no }) => rowOut(world, { order_no }),
  async mine({ world, person, order_no }) {
    const { allowed } = await world.give(withdrawal.info, { order_no }, person)
    const row = await rowOut(world, { order_no })
    const can = withdrawalKnows(stateOf(row), 'cancel')
    if (can !== allowed.includes('cancel')) throw new Error(`${row.state} allows ${allowed.join()}`)
    return {
      type: 'cancel',
      refused: can ? undefined : 'not-now',
      ask: (version, idem) => heard(world.ask(withdrawal.cancel, { order_no, version, idem }, person)),
    }
  },
  async team({ world, chance, team, order_no }, { state }) {
    const type = oneOf(chance, (chance.below(5) > 0 && OUT_TEAM[state]) || OUT_ANY)
    await moveOut(world, { order_no }, { type, by: 'operator' }, turned(chance, team))
    return type
  },
  sweep: ({ world }) => sweepWithdrawals(world.context),
  isOver: ({ state }) => ['completed', 'rejected', 'cancelled', 'failed', 'returned'].includes(state),
  async should({ world, order_no }) {
    const row = await rowOut(world, { order_no })
    return outBookedIn(row.state, row)
  },
  events: async ({ world }, { id }) =>
    (await world.sql.selectFrom('withdrawal_event').select('version').where('withdrawal_id', '=', id).execute()).length,
  /** The bank account it goes to, as long as it is open. */
  async keeps({ world, order_no }, { state }) {
    const uses = await world.sql.selectFrom('bank_use').select('ref').where('ref', '=', order_no).execute()
    const { method } = await rowOut(world, { order_no })
    return [uses.length, method === 'bank' && !OUT.isOver({ state } as Kept) ? 1 : 0]
  },
  async end({ world, order_no, team }, { state, wake_at }) {
    if (state === 'cooling') {
      world.clock.set(new Date(Math.max(world.clock.read(), wake_at?.getTime() ?? 0)).toISOString())
      return sweepWithdrawals(world.context)
    }
    const type = OUT_TEAM[state]?.[0] ?? 'pay'
    return moveOut(world, { order_no }, { type, by: 'operator' }, team)
  },
}

export async function walkOut(world: World, chance: Chance, team: Walk['team']): Promise<readonly string[]> {
  const by = oneOf(chance, [
    { method: 'bank', account: 'balance', had: 50_000n },
    { method: 'bank', account: 'eur', had: 50_000n },
    { method: 'bank', account: 'profit', had: 50_000n },
    { method: 'usdt', account: 'usdt', had: 500_000_000n },
  ] as const)
  const person = await payee(world, by.account, by.had)
  if (chance.below(3) === 0)
    await world.sql
      .updateTable('pin')
      .set({ changed_at: world.context.clock.now() })
      .where('member_id', '=', person.id)
      .execute()
  const { order_no } = await requested(world, person, { ...by, amount: String(10 + chance.below(490)) })
  return walked({ world, chance, team, person, order_no, account: by.account, had: by.had, said: [by.account] }, OUT)
}

const IN_TEAM: Readonly<Record<string, readonly RechargeMoveType[]>> = {
  submitted: ['take'],
  in_review: ['credit', 'ask', 'reject', 'reject'],
  credited: ['reverse'],
  cancelled: ['credit'],
  expired: ['credit'],
}
const IN_ANY = [...Object.values(IN_TEAM).flat(), 'credit', 'take'] as const

const IN: Ways = {
  read: ({ world, order_no }) => rowIn(world, { order_no }),
  async mine({ world, person, chance, order_no }) {
    const { allowed, channel, amount } = await world.give(recharge.info, { order_no }, person)
    const row = await rowIn(world, { order_no })
    const type = oneOf(chance, ['prove', 'prove', 'appeal', 'appeal', 'cancel'] as const)
    const blocker = rechargeKnows(stateIn(row), type)
      ? rechargeBlocker(factsOf(row, world.context.clock.now()), { type, by: 'member' })?.code
      : 'not-now'
    if ((blocker === undefined) !== allowed.includes(type)) throw new Error(`${row.state} allows ${allowed.join()}`)
    const image = await proof(world, person)
    return {
      type,
      refused: blocker,
      ask(version, idem) {
        const seen = { order_no, version, idem }
        if (type === 'cancel') return heard(world.ask(recharge.cancel, seen, person))
        if (type === 'appeal')
          return heard(world.ask(recharge.appeal, { ...seen, text: APPEAL, images: JSON.stringify([image]) }, person))
        const begins = { channel_id: channel.id, amount: String(Number(amount)), payer_name: 'Mira Kuiper' }
        return heard(world.ask(recharge.recharge, { ...begins, ...seen, proof_image: image }, person))
      },
    }
  },
  async team({ world, chance, team, order_no }, { state }) {
    const { rejected_by: was, online } = await rowIn(world, { order_no })
    if (online && chance.below(3) === 0) return byChannel(world, chance, order_no)
    const type = oneOf(chance, (chance.below(5) > 0 && IN_TEAM[state]) || IN_ANY)
    await moveIn(world, { order_no }, { type, by: 'operator' }, type === 'reverse' ? team : others(team, was))
    return type
  },
  async sweep({ world }) {
    await sweepPayments(world.context)
    return sweepRecharges(world.context)
  },
  isOver: ({ state }) => !['awaiting_proof', 'submitted', 'in_review', 'needs_info'].includes(state),
  async should({ world, order_no }) {
    const row = await rowIn(world, { order_no })
    return inBookedIn(row.state, row)
  },
  events: async ({ world }, { id }) =>
    (await world.sql.selectFrom('recharge_event').select('version').where('recharge_id', '=', id).execute()).length,
  async keeps({ world }, { id }) {
    const kept = await world.sql.selectFrom('recharge_proof').select('version').where('recharge_id', '=', id).execute()
    const shown = await world.sql
      .selectFrom('recharge_event')
      .select('version')
      .where('recharge_id', '=', id)
      .where('event', 'in', ['prove', 'appeal'])
      .execute()
    return [kept.length, shown.length]
  },
  async end({ world, order_no, team }, { state, wake_at }) {
    // What its network remembers again waits for nothing but its network.
    if (state === 'awaiting_proof' && !wake_at) return moveIn(world, { order_no }, { type: 'vanish', by: 'system' })
    if (state === 'awaiting_proof' || state === 'needs_info') {
      world.clock.set(new Date(Math.max(world.clock.read(), wake_at?.getTime() ?? 0)).toISOString())
      return sweepRecharges(world.context)
    }
    const { rejected_by: was } = await rowIn(world, { order_no })
    const type = state === 'submitted' ? 'take' : 'reject'
    return moveIn(world, { order_no }, { type, by: 'operator' }, others(team, was))
  },
}

export async function walkIn(
  world: World,
  chance: Chance,
  team: Walk['team'],
  channels: Channels,
): Promise<readonly string[]> {
  const way = oneOf(chance, ['bank', 'bank', 'coin', 'chain', 'gateway'] as const)
  const account = { bank: 'balance', coin: 'coin', chain: 'usdt', gateway: 'balance' } as const
  const person = await payee(world, 'balance', 0n)
  const amount = String(10 + chance.below(490))
  const { order_no } =
    way === 'gateway' ? await handedOver(world, person, amount) : await begun(world, person, channels[way], amount)
  return walked({ world, chance, team, person, order_no, account: account[way], had: 0n, said: [way] }, IN)
}
