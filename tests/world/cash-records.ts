import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import { withdrawal, type WithdrawalAccount, type WithdrawalInfo } from '#contract/withdrawal.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import type { WithdrawalMove } from '#machines/withdrawal/withdrawal.rules.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { insertAddress } from '#server/payout-address/queries.ts'
import type { MoveDetails as RechargeMoveDetails } from '#server/recharge/effects.ts'
import { moveRecharge } from '#server/recharge/move.ts'
import { lockRecharge } from '#server/recharge/queries.ts'
import type { RechargeRow } from '#server/recharge/rows.ts'
import type { MoveDetails } from '#server/withdrawal/effects.ts'
import { moveWithdrawal } from '#server/withdrawal/move.ts'
import { lockWithdrawal } from '#server/withdrawal/queries.ts'
import type { WithdrawalRow } from '#server/withdrawal/rows.ts'
import { later } from '#server/lib/clock.ts'
import { DEMO_CHANNELS } from '#server/seeds/channels.ts'
import { keepBooked, keepDeposit, networkRef } from './cash-arrivals.ts'
import { openChannel, openChannels } from './channels.ts'
import { bring, newKey, PIN } from './money.ts'
import { type Person, type World, asOwner } from './world.ts'
import { bindBank } from './banks.ts'

export type Channels = Readonly<Record<'bank' | 'coin' | 'chain', number>>

export async function openWays(world: World): Promise<Channels> {
  const chain = await openChannel(world, {
    type: 'chain',
    currency: 'USDT',
    account: 'usdt',
    network: 'TRC20',
    bank_name: '',
    fee_rate: '0.01',
    by_proof: false,
  })
  const coin = await openChannel(world, { ...DEMO_CHANNELS.coin, fee_rate: '0.02' })
  return { ...(await openChannels(world)), coin, chain }
}

/** All of it is old enough that nothing waits for a day. */
async function settleIn(world: World, person: Person): Promise<void> {
  const { sql, context } = world
  const long = later(context.clock.now(), -2 * DAY_S)
  await bindBank(world, person)
  await sql.updateTable('bank_account').set({ changed_at: long }).where('member_id', '=', person.id).execute()
  await sql.updateTable('pin').set({ changed_at: long }).where('member_id', '=', person.id).execute()
  await insertAddress(sql, person.id, { ...TRON, label: 'Cold', is_default: true }, long)
}

export async function payee(world: World, account: WithdrawalAccount = 'balance', amount = 50_000n): Promise<Person> {
  const person = await world.member({ pin: PIN })
  await settleIn(world, person)
  if (amount > 0n) await bring(world, person, account, amount)
  return person
}
const TRON = { network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' } as const

export interface Wish {
  readonly method?: 'bank' | 'usdt'
  readonly account?: WithdrawalAccount
  readonly amount?: string
}

export async function quotedOut({ give }: World, person: Person, wish: Wish = {}) {
  const asked = { method: 'bank', account: 'balance', amount: '100', ...wish } as const
  const { quote_no } = await give(withdrawal.quote, asked, person)
  return { ...asked, quote_no, payword: PIN, idem: newKey() }
}

export const requested = async (world: World, person: Person, wish: Wish = {}): Promise<WithdrawalInfo> =>
  world.give(withdrawal.request, await quotedOut(world, person, wish), person)

export const begun = ({ give }: World, person: Person, channel: number, amount = '100'): Promise<RechargeInfo> =>
  give(recharge.recharge, { channel_id: channel, amount, idem: newKey() }, person)

export const seenAs = ({ order_no, version }: { order_no: string; version: number }) => ({
  order_no,
  version,
  idem: newKey(),
})

let payments = 0
const outsideRef = () => `outside-${process.pid}-${(payments += 1)}`

const SAID: Partial<Record<WithdrawalMove['type'] | RechargeMove['type'], MoveDetails & RechargeMoveDetails>> = {
  reject: { reason: 'other', text: 'It is not so.' },
  fail: { reason: 'account_closed' },
  giveBack: { reason: 'account_closed' },
  ask: { reason: 'unreadable', text: 'Please send the whole page.' },
  reverse: { reason: 'other', text: 'The bank called it back.' },
}
const BY_BANK: ReadonlySet<string> = new Set(['pay', 'credit'])

/** Who rejects is somebody else than who does everything besides; what is called back takes both. */
const whoDoes = (type: string, [one, other, areTwo = type === 'reverse']: Team) =>
  type === 'reject' ? { operator: other } : { operator: one, ...(areTwo && { second: other }) }

/** What is said and brought with a move that only tries the lifecycle. */
const besidesOf = ({ type, by }: WithdrawalMove | RechargeMove, team: Team | undefined) => ({
  ...SAID[type],
  ...(BY_BANK.has(type) && { outsideRef: outsideRef() }),
  ...(team && by === 'operator' && whoDoes(type, team)),
})

export async function moveOutIn(sql: Sql, { order_no }: Named, move: WithdrawalMove, now: Date, team?: Team) {
  const row = (await lockWithdrawal(sql, order_no)) as WithdrawalRow
  const moved = await moveWithdrawal({ sql, now }, row, move, besidesOf(move, team))
  if (move.type === 'pay' && move.by === 'system' && row.method === 'bank') await keepBooked(sql, moved, now)
  return moved
}
export async function moveInIn(sql: Sql, { order_no }: Named, move: RechargeMove, now: Date, team?: Team) {
  const row = (await lockRecharge(sql, order_no)) as RechargeRow
  const byNetwork = move.type === 'credit' && move.by === 'system'
  const details = { ...besidesOf(move, team), ...(byNetwork && { outsideRef: networkRef(order_no) }) }
  const moved = await moveRecharge({ sql, now }, row, move, details)
  if (byNetwork) await keepDeposit(sql, moved, now)
  return moved
}

type House = Pick<World, 'sql' | 'context'>
interface Named {
  readonly order_no: string
}
export type Team = readonly [one: number, other: number, areTwo?: boolean]

export const moveOut = ({ sql, context }: House, made: Named, move: WithdrawalMove, team?: Team) =>
  inTransaction(sql, (inside) => moveOutIn(inside, made, move, context.clock.now(), team))

export const moveIn = ({ sql, context }: House, made: Named, move: RechargeMove, team?: Team) =>
  inTransaction(sql, (inside) => moveInIn(inside, made, move, context.clock.now(), team))

export const rowOut = ({ sql }: Pick<World, 'sql'>, { order_no }: Named): Promise<WithdrawalRow> =>
  sql.selectFrom('withdrawal').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
export const rowIn = ({ sql }: Pick<World, 'sql'>, { order_no }: Named): Promise<RechargeRow> =>
  sql.selectFrom('recharge').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()

export type Booked = Readonly<Record<string, bigint>>

export async function bookedOf({ sql }: Pick<World, 'sql'>, { order_no }: Named): Promise<Booked> {
  const { rows } = await raw<{ class: string; amount: bigint }>`
    select class, sum(amount)::bigint as amount from posting join entry on posting_id = posting.id
    where ref = ${order_no} group by class having sum(amount) <> 0`.execute(sql)
  return Object.fromEntries(rows.map((row) => [row.class, row.amount]))
}

export const outBookedIn = (state: string, { amount, net, fee }: WithdrawalRow): Booked => {
  if (['rejected', 'cancelled', 'failed', 'returned'].includes(state)) return {}
  if (state === 'completed') return { member: -amount, outside: net, ...(fee > 0n && { fees: fee }) }
  return { member: -amount, held: amount }
}
export const inBookedIn = (state: string, { amount, net, fee }: RechargeRow): Booked =>
  state === 'credited' ? { outside: -amount, member: net, ...(fee > 0n && { fees: fee }) } : {}

export async function operators(world: World): Promise<Team> {
  const ids: number[] = []
  await asOwner(world, async (owner) => {
    for (const name of ['Ada', 'Ben']) {
      const email = `${name.toLowerCase()}-${(payments += 1)}@quay.test`
      const { id } = await owner
        .insertInto('operator')
        .values({ email, name, password_hash: '', created_at: world.context.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    }
  })
  return [ids[0] ?? 0, ids[1] ?? 0]
}
