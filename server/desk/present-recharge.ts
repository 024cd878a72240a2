import { twinsOf, type Twin } from '../attachment/twins.ts'
import type { Sql } from '../lib/database.ts'
import { PICTURES } from '#contract/attachment.ts'
import { lockedRecharge } from '../recharge/move.ts'
import { channelOf } from '../recharge/queries.ts'
import type { RechargeRow } from '../recharge/rows.ts'
import { whole } from './act.ts'
import { lookedInto } from './cash.ts'
import { clock } from './cases.ts'
import type { Desk } from './desk.ts'
import { journalSoFar, memberIn, nameAgainst, namesOf, pathOf, moneyText } from './present-cash.ts'
import { refuse } from './refusal.ts'
import { likeText } from './pictures.ts'
import { minute, table } from './terminal.ts'

export async function showRecharge(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  await desk.signIn()
  const row = await whole(
    desk,
    async (sql, now) =>
      (await lockedRecharge({ sql, now }, words[0] ?? '')) ?? refuse(`No recharge has the number ${words[0]}.`),
  )
  terminal.say(await describeRecharge(context.database, row, context.clock.now()))
}

async function describeRecharge(sql: Sql, row: RechargeRow, now: Date): Promise<string> {
  const { order_no, state, amount, fee, net, currency, reference, payer_name } = row
  const channel = await channelOf(sql, row.channel_id)
  return [
    `Recharge ${order_no} is ${state}: ${moneyText(amount, currency)}, fee ${moneyText(fee, currency)}, credited ${moneyText(net, currency)}.`,
    ...(state === 'in_review' ? [await lookedInto(sql, row)] : []),
    ...(row.appealed ? ['It is an appeal: somebody else than who rejected it decides.'] : []),
    ...(row.expire_at ? [`Its member has until ${clock(row.expire_at)}.`] : []),
    `By ${channel?.name ?? 'nothing'}, to ${channel?.address ?? 'nowhere'}${channel?.demo ? ' (demo)' : ''}, quoting ${reference}${row.outside_ref === null ? '' : `; arrived as ${row.outside_ref}`}.`,
    await memberIn(sql, row, now),
    `Payer ${nameAgainst(payer_name, await namesOf(sql, row.member_id))}`,
    `\nWhat is shown\n${await proofsIn(sql, row)}`,
    `\nWhat happened\n${await pathOf(sql, 'recharge', row)}`,
    `\nIts money so far\n${await journalSoFar(sql, row)}`,
  ].join('\n')
}

async function proofsIn(sql: Sql, { id }: RechargeRow): Promise<string> {
  const rows = await sql
    .selectFrom('recharge_proof')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select(['attachment.id', 'attachment.name', 'attachment.created_at', 'recharge_proof.version'])
    .where('recharge_id', '=', id)
    .orderBy('attachment.id')
    .execute()
  if (rows.length === 0) return 'Nothing yet.'
  const said = []
  for (const proof of rows) {
    const twins = await twinsOf(sql, proof.id)
    said.push(
      `look ${PICTURES}/${proof.name}, sent ${minute(proof.created_at)} UTC`,
      twins.length === 0 ? 'No other picture looks like it.' : await twinTable(sql, twins),
    )
  }
  return said.join('\n')
}

async function twinTable(sql: Sql, twins: readonly Twin[]): Promise<string> {
  const uses = await sql
    .selectFrom('recharge_proof')
    .innerJoin('recharge', 'recharge.id', 'recharge_id')
    .select(['attachment_id', 'order_no', 'state'])
    .where(
      'attachment_id',
      'in',
      twins.map(({ id }) => id),
    )
    .execute()
  return table(
    ['picture', 'member', 'sent (UTC)', 'part of', 'alike'],
    twins.map((twin) => {
      const use = uses.find(({ attachment_id }) => attachment_id === twin.id)
      const part = use ? `${use.order_no} (${use.state})` : twin.attached_at ? 'something else' : 'nothing'
      return [twin.name, twin.user_no, minute(twin.created_at), part, likeText(twin)]
    }),
  )
}
