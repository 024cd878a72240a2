import { sql as raw } from 'kysely'
import pg from 'pg'
import type { VentureCurrency } from '#contract/venture.ts'
import { decimalOf } from '#contract/money.ts'
import { returnMoves } from '../invest/effects.ts'
import { moveInvestment } from '../invest/move.ts'
import { isPricedAt } from '../invest/recorded.ts'
import type { InvestmentRow } from '../invest/rows.ts'
import type { Sql } from '../lib/database.ts'
import { note, whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { amountIn, fundJournal, sourceIn } from './funding.ts'
import { journal } from './journal.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { minute, table } from './terminal.ts'
import { changePreview } from './venture-change.ts'
import { keptOf, ventureIn } from './venture-file.ts'

const AT_ONCE = 200
const TEXT_MOST = 500

interface Standing {
  readonly id: number
  readonly code: string
  readonly kind: string
  readonly currency: VentureCurrency
  readonly total: bigint
  readonly taken: bigint
  readonly term_days: number
  readonly payout: string
  readonly fee_rate: string
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly suspended_at: Date | null
  readonly suspended_text: string
  readonly unpriced: boolean
  readonly pool_id: bigint
  readonly pool: bigint
  readonly rate: string
  readonly version: number
  readonly open: number
  readonly dry: number
  readonly owed: bigint
}

async function ventures(sql: Sql, now: Date, code?: string): Promise<Standing[]> {
  const { rows } = await raw<Standing>`
    select venture.*, venture.kind = 'robot' and not ${isPricedAt(now)} as unpriced, pool.amount as pool, trim_scale(reckoned.rate)::text as rate, reckoned.version, orders.*
    from venture join account pool on pool.id = pool_id
      join lateral (
        select rate, version from venture_rate where venture_id = venture.id order by version desc limit 1) as reckoned on true
      cross join lateral (
        select count(*)::integer as open, (count(*) filter (where state = 'suspended.pool'))::integer as dry,
          coalesce(sum((
            select sum(estimate) from investment_payout
            where investment_id = investment.id and investment_payout.state = 'due' and due_at <= ${now})), 0)::bigint as owed
        from investment where venture_id = venture.id and ended_at is null) as orders
    where ${code ?? null}::text is null or code = ${code ?? null} order by kind, code`.execute(sql)
  return rows
}

const ventureNamed = async ({ context: { database, clock } }: Desk, code: string | undefined): Promise<Standing> =>
  (await ventures(database, clock.now(), code ?? ''))[0] ??
  refuse(`There is no venture called ${code ?? ''}; "ventures" lists them.`)

export async function listVentures({ context: { database, clock }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const all = await ventures(database, clock.now())
  if (all.length === 0) return terminal.say('There is no venture.')
  terminal.say(
    table(
      ['venture', 'kind', 'currency', 'taken', 'of', 'rate', 'pool', 'open', 'dry', 'state'],
      all.map((one) => [
        one.code,
        one.kind,
        one.currency,
        decimalOf(one.taken, one.currency),
        decimalOf(one.total, one.currency),
        one.rate,
        decimalOf(one.pool, one.currency),
        `${one.open}`,
        `${one.dry}`,
        one.suspended_at ? 'suspended' : one.unpriced ? 'no price' : 'on',
      ]),
      ['taken', 'of', 'rate', 'pool', 'open', 'dry'],
    ),
  )
}

export async function showVenture(desk: Desk): Promise<void> {
  await desk.signIn()
  const one = await ventureNamed(desk, desk.words[0])
  const { database } = desk.context
  const text = (minor: bigint) => `${decimalOf(minor, one.currency)} ${one.currency}`
  const rates = await database
    .selectFrom('venture_rate')
    .selectAll()
    .where('venture_id', '=', one.id)
    .orderBy('version')
    .execute()
  const states = await database
    .selectFrom('investment')
    .select(['state', (is) => is.fn.countAll<bigint>().as('orders'), (is) => is.fn.sum<bigint>('amount').as('amount')])
    .where('venture_id', '=', one.id)
    .groupBy('state')
    .orderBy('state')
    .execute()
  desk.terminal.say(
    [
      `${one.code}, a ${one.kind}: ${text(one.taken)} of ${text(one.total)} taken; ${one.term_days} days, paid ${one.payout}; ended early for ${one.fee_rate}.`,
      `On sale from ${minute(one.starts_at)} UTC${one.ends_at ? ` to ${minute(one.ends_at)} UTC` : ''}.`,
      `The pool holds ${text(one.pool)}; due and not paid, by the estimates: ${text(one.owed)}.`,
      ...(one.suspended_at ? [`Suspended since ${minute(one.suspended_at)} UTC: ${one.suspended_text}`] : []),
      table(
        ['version', 'rate', 'since (UTC)'],
        rates.map(({ version, rate, since }) => [`${version}`, rate, minute(since)]),
        ['version', 'rate'],
      ),
      table(
        ['state', 'orders', 'put in'],
        states.map(({ state, orders, amount }) => [state, `${orders}`, text(BigInt(amount))]),
        ['orders', 'put in'],
      ),
    ].join('\n'),
  )
}

interface Wish {
  readonly subject: string
  readonly body: Request['body']
}

async function ask(desk: Desk, operator: Operator, { subject, body }: Wish, reason: string): Promise<void> {
  const asked = await propose(desk, operator, { kind: 'venture', subject, body, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: venture approve ${asked}`)
}

export async function addVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const wish = ventureIn(desk.words[0] ?? '')
  const operator = await desk.signIn()
  if ((await ventures(desk.context.database, desk.context.clock.now(), wish.code)).length > 0)
    refuse(`There is a venture called ${wish.code} already.`)
  return ask(desk, operator, { subject: wish.code, body: { act: 'add', wish: JSON.stringify(keptOf(wish)) } }, reason)
}

/** What was due before keeps the rate of then. */
export async function rateVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const { rate = '' } = desk.flags
  if (!/^(0(\.\d{1,8})?|1)$/.test(rate)) refuse(`"${rate}" is no part of a whole; write it as --rate 0.0012`)
  const operator = await desk.signIn()
  const { id, code } = await ventureNamed(desk, desk.words[0])
  return ask(desk, operator, { subject: code, body: { act: 'rate', id, rate } }, reason)
}

export async function quotaVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const one = await ventureNamed(desk, desk.words[0])
  const total = amountIn(desk.flags['total'], one.currency, 'total')
  if (total < one.taken) refuse(`${decimalOf(one.taken, one.currency)} ${one.currency} of it are taken already.`)
  return ask(desk, operator, { subject: one.code, body: { act: 'quota', id: one.id, total: `${total}` } }, reason)
}

const poolOf = ({ pool_id: id, currency }: Standing) => ({ id, currency })

export async function fundVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const from = sourceIn(desk)
  const operator = await desk.signIn()
  const one = await ventureNamed(desk, desk.words[0])
  const amount = amountIn(desk.flags['amount'], one.currency, 'amount')
  const body = { act: 'fund', id: one.id, from, amount: `${amount}` }
  desk.terminal.say(await fundJournal(desk.context.database, poolOf(one), body))
  return ask(desk, operator, { subject: one.code, body }, reason)
}

/** One operator alone may stop it. */
export async function suspendVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const text = textIn(desk)
  const operator = await desk.signIn()
  const { id, code } = await ventureNamed(desk, desk.words[0])
  const { database, clock } = desk.context
  try {
    await raw`select desk_suspend(${operator.id}, ${id}, ${text}, ${reason}, ${clock.now()})`.execute(database)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'QD001') refuse(`${code} is suspended already.`)
    throw error
  }
  desk.terminal.say(`${code} is suspended: nothing of it is bought or paid. It takes two operators to resume.`)
}

export async function resumeVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const { id, code, suspended_at } = await ventureNamed(desk, desk.words[0])
  if (!suspended_at) refuse(`${code} is not suspended.`)
  return ask(desk, operator, { subject: code, body: { act: 'resume', id } }, reason)
}

export async function cancelVenture(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const text = textIn(desk)
  const operator = await desk.signIn()
  const one = await ventureNamed(desk, desk.words[0])
  const preview = await whole(desk, (sql) => cancelJournal(sql, one))
  desk.terminal.say(preview)
  if (!(await desk.terminal.confirm(`Ask a second operator to cancel these orders of ${one.code}?`)))
    return desk.terminal.say('Nothing was done.')
  return ask(desk, operator, { subject: one.code, body: { act: 'cancel', id: one.id, text } }, reason)
}

async function openIn(sql: Sql, id: number): Promise<InvestmentRow[]> {
  const rows = await sql
    .selectFrom('investment')
    .selectAll()
    .where('venture_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .execute()
  return rows
}

async function cancelJournal(sql: Sql, { id, code, open }: Standing): Promise<string> {
  const rows = await openIn(sql, id)
  if (rows.length === 0) return `Nothing is open in ${code}; it is sold no more.`
  const moves = []
  for (const row of rows) moves.push(...(await returnMoves(sql, row)))
  return [
    `Of ${open} open orders of ${code} these ${rows.length} are cancelled, and what was put in returns whole:`,
    await journal(sql, moves),
  ].join('\n')
}

export async function venturePreview(desk: Desk, request: Request): Promise<string> {
  const { subject, body, reason, maker } = request
  const { database } = desk.context
  const asks = `${maker} asks for it, ${subject}: ${reason}`
  if (body['act'] === 'add') {
    const {
      texts: _,
      documents: __,
      schedule: ___,
      ...facts
    } = JSON.parse(`${body['wish']}`) as Record<string, unknown>
    const rows = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    ])
    return [table(['a new venture', 'is'], rows), 'Amounts are in minor units. Its pool holds nothing yet.', asks].join(
      '\n',
    )
  }
  if (body['act'] === 'change') return [await changePreview(desk, request), asks].join('\n')
  const one = await ventureNamed(desk, subject)
  const text = (minor: bigint) => `${decimalOf(minor, one.currency)} ${one.currency}`
  switch (body['act']) {
    case 'rate':
      return `The rate of ${one.code} is ${one.rate}, and would be ${body['rate']} for dates from a moment later on.\n${asks}`
    case 'quota':
      return `${text(one.total)} of ${one.code} are for sale, ${text(one.taken)} taken; it would be ${text(BigInt(body['total'] ?? 0))}.\n${asks}`
    case 'fund':
      return [
        await fundJournal(database, poolOf(one), body),
        `Orders that wait for this pool: ${one.dry}. Due and not paid, by the estimates: ${text(one.owed)}.`,
        asks,
      ].join('\n')
    case 'resume':
      return `${one.code} is suspended${one.suspended_at ? ` since ${minute(one.suspended_at)} UTC` : ' no more'}: ${one.suspended_text}\n${asks}`
    default:
      return [await whole(desk, (sql) => cancelJournal(sql, one)), `Members read: ${body['text']}`, asks].join('\n')
  }
}

export async function approveVenture(sql: Sql, now: Date, request: Request, second: Operator): Promise<void> {
  const { body, reason, subject } = request
  if (body['act'] !== 'cancel') return
  const id = Number(body['id'])
  const rows = await openIn(sql, id)
  await refuseIfOwn(sql, rows, [request.maker_id, second.id])
  const said = { reason, text: `${body['text']}`, operator: request.maker_id, second: second.id }
  for (const row of rows) await moveInvestment({ sql, now }, row, { type: 'cancel', by: 'operator' }, said)
  await raw`select end_sale(${id}, ${now})`.execute(sql)
  const orders = rows.map(({ order_no }) => order_no)
  await note(sql, second, { verb: 'venture cancel', subject, reason, after: { orders } }, now)
}

async function refuseIfOwn(sql: Sql, rows: readonly InvestmentRow[], operators: readonly number[]): Promise<void> {
  if (rows.length === 0) return
  const own = await sql
    .selectFrom('member')
    .innerJoin('operator', 'operator.email', 'member.email')
    .select('member.id')
    .where('operator.id', 'in', operators)
    .where(
      'member.id',
      'in',
      rows.map(({ member_id }) => member_id),
    )
    .executeTakeFirst()
  if (own) refuse('Nobody cancels what is their own: another operator has to.')
}

function textIn({ flags, seal }: Desk): string {
  const text = flags['text']?.trim() ?? ''
  if (text.length < 3 || text.length > TEXT_MOST)
    refuse(`Say what members read, in 3 to ${TEXT_MOST} characters: --text "..."`)
  return seal(text)
}
