import { decimalOf, type Currency } from '#contract/money.ts'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import { escrowOf } from '../trade/escrow.ts'
import { trailOf } from '../trade/queries.ts'
import type { OrderRow } from '../trade/rows.ts'
import { whole } from './act.ts'
import { clock, holderOf } from './cases.ts'
import type { Desk } from './desk.ts'
import { lockedOrder } from './orders.ts'
import { minute, table } from './terminal.ts'

const euros = (cents: bigint) => decimalOf(cents, 'EUR')

export async function showCase(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  await desk.signIn()
  const order = await whole(desk, (sql, now) => lockedOrder(sql, now, words[0]))
  terminal.say(await describeCase(context, order))
}

async function describeCase(context: Context, order: OrderRow): Promise<string> {
  const sql = context.database
  const escrow = await escrowOf(sql, order)
  return [
    `Order ${order.order_no} is ${order.state}${order.frozen_at ? ', stopped' : ''}, by ${order.rail}: ${decimalOf(BigInt(order.quantity), 'COIN')} COIN for ${euros(BigInt(order.net))} EUR.`,
    `In escrow: ${decimalOf(escrow.coin, 'COIN')} COIN and ${euros(escrow.eur)} EUR.`,
    ...(order.state === 'disputed.review'
      ? [`${await holderOf(sql, order)} looks into it until ${clock(order.lease_by)}.`]
      : []),
    ...(order.evidence_by ? [`Both sides show what they have until ${clock(order.evidence_by)}.`] : []),
    `\nWhat happened\n${await pathOf(context, order)}`,
    ...paymentIn(order),
    ...(await statementsIn(sql, order)),
    `\nIts money so far\n${await journalOf(sql, order)}`,
  ].join('\n')
}

async function pathOf(context: Context, { id }: OrderRow): Promise<string> {
  const sql = context.database
  const rows = await sql.selectFrom('order_event').selectAll().where('order_id', '=', id).orderBy('version').execute()
  return table(
    ['version', 'when (UTC)', 'who', 'what', 'then', 'why'],
    await openedWithin(
      context,
      sql,
      rows.map(({ version, at, actor, event, state, reason }) => [
        `${version}`,
        minute(at),
        actor,
        event,
        state,
        reason,
      ]),
    ),
    ['version'],
  )
}

interface Said {
  readonly reference?: string
  readonly payer_name?: string
  readonly proof?: readonly string[]
}

function paymentIn({ payment, payee }: OrderRow): string[] {
  const said = payment as Said | null
  const to = payee as { name?: string; iban?: string } | null
  return [
    ...(to ? [`\nTo be paid to ${to.name ?? ''}, ${to.iban ?? ''}`] : []),
    ...(said
      ? [
          `The merchant says: paid by ${said.payer_name || 'nobody named'}, reference ${said.reference || 'none'}`,
          ...(said.proof ?? []).map((url) => `  look ${url}`),
        ]
      : []),
  ]
}

async function statementsIn(sql: Sql, { id }: OrderRow): Promise<string[]> {
  const rows = await sql.selectFrom('order_statement').selectAll().where('order_id', '=', id).orderBy('id').execute()
  return rows.map(({ actor, at, reason, text, images }) =>
    [
      `\nThe ${actor} on ${minute(at)} (UTC)${reason && `, because of ${reason}`}: ${text}`,
      ...(images as string[]).map((url) => `  look ${url}`),
    ].join('\n'),
  )
}

async function journalOf(sql: Sql, order: OrderRow): Promise<string> {
  const entries = await trailOf(sql, order)
  const whose = (member: number | null) =>
    member === null ? 'house' : member === order.member_id ? 'member' : 'merchant'
  return table(
    ['posting', 'when (UTC)', 'account', 'amount', 'currency'],
    entries.map(({ id, at, class: kind, currency, amount, member_id }) => [
      `${id}`,
      minute(at),
      kind === 'escrow' ? 'escrow' : `${whose(member_id)} ${kind}`,
      decimalOf(amount, currency as Currency),
      currency,
    ]),
    ['posting', 'amount'],
  )
}
