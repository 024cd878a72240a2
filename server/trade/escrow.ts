import { sql as raw } from 'kysely'
import type { Split } from '#contract/order.ts'
import { minorOf } from '#contract/money.ts'
import { amountIn, houseAccount, openAccount } from '../ledger/accounts.ts'
import { type Leg, post, type Step } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { railOf, type OrderRow } from './rows.ts'

/** `step` is the version of the order that it leads to. */
export interface Booking {
  readonly sql: Sql
  readonly now: Date
  readonly order: OrderRow
  readonly step: number
  readonly actor: Step['actor']
}

const book = ({ sql, now, order, step, actor }: Booking, kind: string, legs: readonly Leg[], settles?: bigint[]) => {
  const real = legs.filter(({ amount }) => amount > 0n)
  return real.length === 0
    ? Promise.resolve(0n)
    : post(sql, { kind, ref: order.order_no, step, actor, at: now, legs: real, ...(settles && { settles }) })
}

export async function openEscrow(sql: Sql, orderNo: string, currency: 'COIN' | 'EUR'): Promise<bigint> {
  const { rows } = await raw<{ id: bigint }>`select open_escrow(${orderNo}, ${currency}) as id`.execute(sql)
  return rows[0]?.id ?? 0n
}

const merchantOf = ({ merchant_id: id }: OrderRow) => id ?? refuse('missing')
/** The wallet, or the margin that stands for what is paid outside. */
const purseOf = (sql: Sql, order: OrderRow) =>
  openAccount(sql, merchantOf(order), railOf(order) === 'wallet' ? 'balance' : 'margin')

export async function holdCoins(booking: Booking): Promise<void> {
  const { sql, order } = booking
  const from = await openAccount(sql, order.member_id, 'coin')
  await book(booking, 'escrow', [{ from, to: order.coin_escrow, amount: order.quantity }])
}

export async function holdEuros(booking: Booking, amount: bigint): Promise<bigint> {
  const { sql, order } = booking
  const escrow = order.eur_escrow ?? (await openEscrow(sql, order.order_no, 'EUR'))
  await book(booking, 'escrow', [{ from: await purseOf(sql, order), to: escrow, amount }])
  return escrow
}

async function eurosBack({ sql, order }: Booking): Promise<Leg[]> {
  if (order.eur_escrow === null || order.merchant_id === null) return []
  const amount = await amountIn(sql, order.eur_escrow)
  return [{ from: order.eur_escrow, to: await purseOf(sql, order), amount }]
}

export async function returnEuros(booking: Booking): Promise<void> {
  await book(booking, 'refund', await eurosBack(booking))
}

export async function returnAll(booking: Booking): Promise<void> {
  const { sql, order } = booking
  const coins = {
    from: order.coin_escrow,
    to: await openAccount(sql, order.member_id, 'coin'),
    amount: await amountIn(sql, order.coin_escrow),
  }
  await book(booking, 'refund', [coins, ...(await eurosBack(booking))])
}

/** Paid inside, the euros wait for the member; paid outside, the margin is free again. */
export async function releaseCoins(booking: Booking): Promise<void> {
  const { sql, order } = booking
  const { coin_escrow: from, fee_coin: fee } = order
  const coins = [
    { from, to: await openAccount(sql, merchantOf(order), 'coin'), amount: order.quantity - fee },
    { from, to: await houseAccount(sql, 'fees', 'COIN'), amount: fee },
  ]
  if (railOf(order) === 'bank') return void (await book(booking, 'trade', [...coins, ...(await eurosBack(booking))]))
  const held = await openAccount(sql, order.member_id, 'balance', 'held')
  await book(booking, 'trade', [...coins, { from: order.eur_escrow ?? 0n, to: held, amount: order.net }])
}

export async function releaseEuros(booking: Booking): Promise<void> {
  const { sql, order } = booking
  const holds = await sql
    .selectFrom('hold')
    .innerJoin('posting', 'posting.id', 'hold.posting_id')
    .select(['hold.id', 'hold.account_id', 'hold.amount'])
    .where('posting.ref', '=', order.order_no)
    .where('posting.kind', '=', 'trade')
    .where((is) => is.not(is.exists(is.selectFrom('hold_end').select('hold_id').whereRef('hold_id', '=', 'hold.id'))))
    .execute()
  const to = await openAccount(sql, order.member_id, 'balance')
  const legs = holds.map(({ account_id: from, amount }) => ({ from, to, amount: BigInt(amount) }))
  await book(
    booking,
    'trade',
    legs,
    holds.map(({ id }) => id),
  )
}

export interface Escrowed {
  readonly coin: bigint
  readonly eur: bigint
}

export const escrowOf = async (sql: Sql, { coin_escrow, eur_escrow }: OrderRow): Promise<Escrowed> => ({
  coin: await amountIn(sql, coin_escrow),
  eur: eur_escrow === null ? 0n : await amountIn(sql, eur_escrow),
})

const parts = (split: Split) => ({
  coin: [split.coin_to_member, split.coin_to_merchant, split.coin_to_fees].map((text) => minorOf(text, 'COIN')),
  eur: [split.eur_to_member, split.eur_to_merchant, split.eur_to_fees].map((text) => minorOf(text, 'EUR')),
})
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

export function isWhole(split: Split, { coin, eur }: Escrowed): boolean {
  const asked = parts(split)
  const sound = [...asked.coin, ...asked.eur].every((amount) => amount >= 0n)
  return sound && sum(asked.coin) === coin && sum(asked.eur) === eur
}

/** What a merchant gets back of a bond becomes margin. */
export async function splitMoves(sql: Sql, order: OrderRow, split: Split): Promise<Leg[]> {
  const { coin, eur } = parts(split)
  const [coinMember = 0n, coinMerchant = 0n, coinFees = 0n] = coin
  const [eurMember = 0n, eurMerchant = 0n, eurFees = 0n] = eur
  const from = order.coin_escrow
  const coins = [
    { from, to: await openAccount(sql, order.member_id, 'coin'), amount: coinMember },
    { from, to: await openAccount(sql, merchantOf(order), 'coin'), amount: coinMerchant },
    { from, to: await houseAccount(sql, 'fees', 'COIN'), amount: coinFees },
  ]
  if (order.eur_escrow === null) return coins.filter(({ amount }) => amount > 0n)
  const euros = [
    { from: order.eur_escrow, to: await openAccount(sql, order.member_id, 'balance'), amount: eurMember },
    { from: order.eur_escrow, to: await purseOf(sql, order), amount: eurMerchant },
    { from: order.eur_escrow, to: await houseAccount(sql, 'fees', 'EUR'), amount: eurFees },
  ]
  return [...coins, ...euros].filter(({ amount }) => amount > 0n)
}

export async function divide(booking: Booking, split: Split): Promise<void> {
  const { sql, order } = booking
  if (!isWhole(split, await escrowOf(sql, order))) refuse('invalid', { problems: { split: 'unreadable' } })
  await book(booking, 'trade', await splitMoves(sql, order, split))
}
