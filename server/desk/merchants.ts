import { MERCHANT_STATES, type MerchantState } from '#contract/merchant.ts'
import { decimalOf } from '#contract/money.ts'
import type { MerchantMoveType } from '#machines/merchant/merchant.rules.ts'
import { lockedMerchant, moveMerchant } from '../merchant/move.ts'
import { marginOf } from '../merchant/queries.ts'
import type { MerchantRow } from '../merchant/rows.ts'
import { note, whole } from './act.ts'
import type { Sql } from '../lib/database.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { reasonIn } from './approvals.ts'
import { minute, table } from './terminal.ts'

const WAITING: MerchantState = 'applied'
const euros = (cents: bigint) => decimalOf(cents, 'EUR')

export async function listMerchants(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const state = words[0] as MerchantState | undefined
  if (state !== undefined && !MERCHANT_STATES.includes(state))
    refuse(`A merchant is never "${state}"; say one of ${MERCHANT_STATES.join(', ')}.`)
  await desk.signIn()
  const rows = await context.database
    .selectFrom('merchant')
    .selectAll()
    .where((is) => (state === undefined ? is.lit(true) : is('state', '=', state)))
    .orderBy((is) => is('state', '<>', WAITING))
    .orderBy('changed_at')
    .limit(200)
    .execute()
  if (rows.length === 0) return terminal.say('There is no such merchant.')
  terminal.say(
    table(
      ['number', 'name', 'state', 'since (UTC)', 'open', 'done', 'lost', 'margin', 'needed'],
      await Promise.all(rows.map(async (row) => lineOf(row, await marginOf(context.database, row.member_id)))),
      ['open', 'done', 'lost', 'margin', 'needed'],
    ),
  )
}

const lineOf = (row: MerchantRow, { free, bound }: { free: bigint; bound: bigint }) => [
  row.merchant_no,
  row.name,
  row.state,
  minute(row.changed_at),
  `${row.open_orders}`,
  `${row.trade_count}`,
  `${row.lost_count}`,
  euros(free + bound),
  euros(row.margin_need),
]

export const merchantNumbered = async ({ context }: Desk, number: string | undefined): Promise<MerchantRow> =>
  (await context.database
    .selectFrom('merchant')
    .selectAll()
    .where('merchant_no', '=', number ?? '')
    .executeTakeFirst()) ?? refuse(`No merchant has the number ${number ?? ''}.`)

export async function showMerchant(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  await desk.signIn()
  const row = await merchantNumbered(desk, words[0])
  const id = row.member_id
  const pictures = await context.database
    .selectFrom('merchant_picture')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select('name')
    .where('merchant_picture.member_id', '=', id)
    .orderBy('attachment.id')
    .execute()
  const events = await context.database
    .selectFrom('merchant_event')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('version')
    .execute()
  const { free, bound } = await marginOf(context.database, id)
  terminal.say(
    [
      `${row.merchant_no} ${row.name} is ${row.state}; pays by ${row.pay_types.join(' and ')}; to be reached at: ${row.contact}`,
      `Margin ${euros(free + bound)} EUR of ${euros(row.margin_need)}, ${euros(bound)} of it bound by open orders.`,
      ...pictures.map(({ name }) => `Picture ${name}`),
      table(
        ['when (UTC)', 'who', 'what', 'then', 'why'],
        await openedWithin(
          context,
          context.database,
          events.map(({ at, actor, event, state, reason }) => [minute(at), actor, event, state, reason]),
        ),
      ),
    ].join('\n'),
  )
}

const DONE = {
  verify: 'is accepted, and pays the margin next',
  refuse: 'is refused, and reads why',
  suspend: 'takes part no more; open orders go on',
  release: 'may take part again',
} as const satisfies Partial<Record<MerchantMoveType, string>>

export const judgeMerchant = (type: keyof typeof DONE) => async (desk: Desk) => {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const { member_id } = await merchantNumbered(desk, desk.words[0])
  const row = await whole(desk, async (sql, now) => {
    const before = (await lockedMerchant({ sql, now }, member_id)) ?? refuse('There is no such merchant any more.')
    await refuseIfSelf(sql, operator, member_id)
    const after = await moveMerchant({ sql, now }, before, { type, by: 'operator' }, { reason })
    const noted = { before: { state: before.state }, after: { state: after.state } }
    await note(sql, operator, { verb: `merchant ${type}`, subject: after.merchant_no, reason, ...noted }, now)
    return after
  })
  desk.terminal.say(`${row.merchant_no} ${row.name} ${DONE[type]}.`)
}

export async function refuseIfSelf(sql: Sql, { email }: Operator, member: number): Promise<void> {
  const own = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', member)
    .where('email', '=', email)
    .executeTakeFirst()
  if (own) refuse('Nobody judges themselves: another operator has to.')
}
