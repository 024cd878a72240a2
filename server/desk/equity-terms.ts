import { sql as raw } from 'kysely'
import { decimalOf, type Share } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { shareNamed } from './equities.ts'
import { changeIn, equityIn, type EquityWish } from './equity-file.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { shownChanges, shownValue } from './shown-changes.ts'
import { minute } from './terminal.ts'

interface Asked {
  readonly share: Share
  readonly act: 'add' | 'change' | 'reopen'
  readonly wish?: EquityWish
  readonly reason: string
}

async function ask(desk: Desk, operator: Operator, { share, act, wish, reason }: Asked): Promise<void> {
  const body = { act, currency: share, ...(wish && { wish: JSON.stringify(wish) }) }
  const asked = await propose(desk, operator, { kind: 'shares', subject: share, body, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: shares approve ${asked}`)
}

/** Without shares, until two operators issue some. */
export async function addEquity(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const { share, wish } = equityIn(desk.words[0] ?? '')
  const operator = await desk.signIn()
  const there = await desk.context.database
    .selectFrom('currency')
    .select('code')
    .where('code', '=', share)
    .executeTakeFirst()
  if (there) refuse(`There is a share called ${share} already.`)
  return ask(desk, operator, { share, act: 'add', wish, reason })
}

export async function changeEquity(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const share = await shareNamed(desk)
  const wish = changeIn(desk.words[1] ?? '', share)
  desk.terminal.say(await changes(desk.context.database, share, wish))
  return ask(desk, operator, { share, act: 'change', wish, reason })
}

export async function reopenEquity(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const share = await shareNamed(desk)
  if ((await closedAt(desk.context.database, share)) === null) refuse(`${share} is no equity that is closed.`)
  return ask(desk, operator, { share, act: 'reopen', reason })
}

const closedAt = async (sql: Sql, share: Share): Promise<Date | null> =>
  (await sql.selectFrom('equity').select('closed_at').where('currency', '=', share).executeTakeFirst())?.closed_at ??
  null

const wishOf = ({ body }: Request) => JSON.parse(`${body['wish'] ?? '{}'}`) as EquityWish

const readable = (terms: EquityWish): EquityWish =>
  terms['least'] === undefined ? terms : { ...terms, least: `${decimalOf(BigInt(`${terms['least']}`), 'EUR')} EUR` }

async function changes(sql: Sql, share: Share, wish: EquityWish): Promise<string> {
  const { rows } = await raw<{ is: EquityWish | null }>`select terms_of_shares(${share}) as is`.execute(sql)
  const is = rows[0]?.is ?? refuse(`There is no share called ${share} any more.`)
  return shownChanges(share, readable(is), readable(wish))
}

export async function termsPreview(desk: Desk, request: Request): Promise<string> {
  const { body, reason, maker } = request
  const share = `${body['currency']}` as Share
  const asks = `${maker} asks for it: ${reason}`
  if (body['act'] === 'change')
    return [await whole(desk, (sql) => changes(sql, share, wishOf(request))), asks].join('\n')
  if (body['act'] === 'reopen') {
    const closed = await closedAt(desk.context.database, share)
    return `${share} is ${closed ? `closed since ${minute(closed)} UTC` : 'closed no more'}.\n${asks}`
  }
  const lines = Object.entries(readable(wishOf(request))).map(([name, value]) => `${name}: ${shownValue(value)}`)
  return [`A new share ${share}, of which there are none yet:`, ...lines, asks].join('\n')
}
