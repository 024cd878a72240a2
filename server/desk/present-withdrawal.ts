import type { Sql } from '../lib/database.ts'
import { lockedWithdrawal } from '../withdrawal/move.ts'
import { type Dest, destOf, type WithdrawalRow } from '../withdrawal/rows.ts'
import { whole } from './act.ts'
import { lookedInto } from './cash.ts'
import { clock } from './cases.ts'
import type { Desk } from './desk.ts'
import { journalSoFar, memberIn, nameAgainst, pathOf, moneyText } from './present-cash.ts'
import { refuse } from './refusal.ts'

export async function showWithdrawal(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  await desk.signIn()
  const row = await whole(
    desk,
    async (sql, now) =>
      (await lockedWithdrawal({ sql, now }, words[0] ?? '')) ?? refuse(`No withdrawal has the number ${words[0]}.`),
  )
  terminal.say(await describeWithdrawal(context.database, row, context.clock.now()))
}

async function describeWithdrawal(sql: Sql, row: WithdrawalRow, now: Date): Promise<string> {
  const { order_no, state, account, amount, fee, net, currency, due_at } = row
  const dest = destOf(row)
  return [
    `Withdrawal ${order_no} is ${state}: ${moneyText(amount, currency)} out of ${account}, fee ${moneyText(fee, currency)}, to pay ${moneyText(net, currency)}.`,
    `Due by ${clock(due_at)}${row.paid_at === null && now > due_at ? ', late' : ''}${row.cool_until === null ? '' : `; it cools until ${clock(row.cool_until)}`}.`,
    ...(state === 'in_review' ? [await lookedInto(sql, row)] : []),
    ...destIn(dest),
    ...(row.outside_ref === null ? [] : [`Paid as ${row.outside_ref}.`]),
    await memberIn(sql, row, now),
    ...(dest.method === 'bank' ? [`Account holder ${nameAgainst(dest.name, await payersOf(sql, row.member_id))}`] : []),
    `\nWhat happened\n${await pathOf(sql, 'withdrawal', row)}`,
    `\nIts money so far\n${await journalSoFar(sql, row)}`,
  ].join('\n')
}

const destIn = (dest: Dest): string[] =>
  dest.method === 'bank'
    ? [`To ${dest.name}, ${dest.iban}, ${dest.swift}, ${dest.bank_name}`]
    : [`To ${dest.address} on ${dest.network}${dest.label && ` (${dest.label})`}`]

async function payersOf(sql: Sql, member: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('recharge')
    .select('payer_name')
    .distinct()
    .where('member_id', '=', member)
    .where('state', '=', 'credited')
    .where('payer_name', '<>', '')
    .execute()
  return rows.map(({ payer_name }) => payer_name)
}
