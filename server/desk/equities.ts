import { sql as raw } from 'kysely'
import pg from 'pg'
import { decimalOf, isShare, type Share } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { note, whole } from './act.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { reasonIn } from './approvals.ts'
import { table } from './terminal.ts'

interface Listed {
  readonly currency: Share
  readonly terms: string
  readonly issued: bigint
  readonly capital: bigint
  readonly eur: string | null
  readonly day: string | null
  readonly state: string
}

export async function listEquities({ context: { database }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { rows } = await raw<Listed>`
    select code as currency,
      coalesce((
        select points_per_share || ' points, ' || least_points || ' to ' || most_points from equity
        where equity.currency = currency.code), '') as terms,
      (select coalesce(-sum(entry.amount), 0)::bigint from entry join account on account.id = account_id
        where account.name = 'outside:' || code) as issued,
      (select amount from account where member_id is null and name = 'capital:' || code) as capital,
      price.eur::text, price.day::text,
      case when exists (select from equity where equity.currency = currency.code and closed_at is not null) then 'closed' else '' end as state
    from currency
      left join lateral (
        select eur, day from share_price where share_price.currency = code order by day desc, said_at desc limit 1) as price on true
    where issued order by code`.execute(database)
  if (rows.length === 0) return terminal.say('There is no equity and no fund.')
  terminal.say(
    table(
      ['share', 'one takes', 'issued', 'left', 'with members', 'EUR', 'of', 'state'],
      rows.map(({ currency, terms, issued, capital, eur, day, state }) => [
        currency,
        terms,
        decimalOf(issued, currency),
        decimalOf(capital, currency),
        decimalOf(issued - capital, currency),
        eur ?? '',
        day ?? '',
        state,
      ]),
      ['issued', 'left', 'with members', 'EUR'],
    ),
  )
}

export async function shareNamed({ context: { database }, words }: Desk): Promise<Share> {
  const code = words[0] ?? ''
  const found = await database
    .selectFrom('currency')
    .select('code')
    .where('code', '=', code)
    .where('issued', '=', true)
    .executeTakeFirst()
  return found && isShare(code) ? code : refuse(`There is no share called ${code}; "equity list" says which there are.`)
}

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export function dayIn(text: string | undefined, flag: string): string {
  const isDay = DAY.test(text ?? '') && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text ?? '-')
  return isDay ? (text ?? '') : refuse(`"${text ?? ''}" is no day; write it as --${flag} 2026-11-26`)
}

export async function setPrice(desk: Desk): Promise<void> {
  const { flags, terminal } = desk
  const reason = reasonIn(desk)
  const day = dayIn(flags['day'], 'day')
  const eur = flags['eur'] ?? ''
  if (!/^(0|[1-9]\d{0,8})(\.\d{1,4})?$/.test(eur) || Number(eur) === 0)
    refuse(`"${eur}" is no price in EUR; write it as --eur 12.3400`)
  const operator = await desk.signIn()
  const share = await shareNamed(desk)
  await whole(desk, async (sql, now) => {
    const { rows } = await raw<{ is_future: boolean; was: string | null }>`
      select ${day}::date > (${now}::timestamptz at time zone coalesce((select zone from market), 'UTC'))::date as is_future, (
        select eur::text from share_price where currency = ${share} and day = ${day}::date order by said_at desc limit 1) as was`.execute(
      sql,
    )
    if (rows[0]?.is_future) refuse('Nobody knows what a share will be worth: this day is still to come.')
    await sql.insertInto('share_price').values({ currency: share, day, said_at: now, eur }).execute()
    const entry = { verb: 'equity price', subject: `${share} ${day}`, reason }
    await note(sql, operator, { ...entry, before: { eur: rows[0]?.was ?? null }, after: { eur } }, now)
  })
  terminal.say(`A share ${share} was worth ${eur} EUR on ${day}.`)
}

/** One operator alone may stop it. */
export async function closeEquity(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const share = await shareNamed(desk)
  await whole(desk, async (sql, now) => {
    const { rows } = await raw<{ code: string }>`
      update equity set closed_at = ${now} where currency = ${share} and closed_at is null returning code`.execute(sql)
    if (rows.length === 0) refuse(`${share} is no equity that is open.`)
    await note(sql, operator, { verb: 'equity close', subject: share, reason }, now)
  })
  desk.terminal.say(`No more points become shares ${share}; what members have stays theirs.`)
}

const localText = (column: string) => raw<string>`to_char(${raw.ref(column)}, 'YYYY-MM-DD HH24:MI')`

export async function listWindows({ context: { database, clock }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { zone } = await zoneOf(database)
  const rows = await database
    .selectFrom('exchange_window')
    .select(['id', localText('opens').as('from'), localText('closes').as('until')])
    .where(raw<boolean>`closes at time zone ${zone} > ${clock.now()}`)
    .orderBy('opens')
    .limit(200)
    .execute()
  if (rows.length === 0) return terminal.say('No window is set: no points become shares.')
  terminal.say(
    table(
      ['window', `opens (${zone})`, 'closes'],
      rows.map(({ id, from, until }) => [`${id}`, from, until]),
      ['window'],
    ),
  )
}

async function zoneOf(sql: Sql): Promise<{ zone: string }> {
  const found = await sql.selectFrom('market').select('zone').executeTakeFirst()
  return found ?? { zone: 'UTC' }
}

function localIn(text: string | undefined, flag: string): string {
  const [day = '', time = ''] = (text ?? '').split(' ')
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) refuse(`Say when: --${flag} "2026-12-01 09:00"`)
  return `${dayIn(day, flag)} ${time}`
}

export async function addWindow(desk: Desk): Promise<void> {
  const { flags, terminal } = desk
  const reason = reasonIn(desk)
  const [opens, closes] = [localIn(flags['opens'], 'opens'), localIn(flags['closes'], 'closes')]
  if (closes <= opens) refuse('A window closes after it opens.')
  const operator = await desk.signIn()
  const { id } = await whole(desk, async (sql, now) => {
    const made = await apart(() =>
      sql.insertInto('exchange_window').values({ opens, closes }).returning('id').executeTakeFirstOrThrow(),
    )
    await note(sql, operator, { verb: 'window add', subject: `${made.id}`, reason, after: { opens, closes } }, now)
    return made
  })
  terminal.say(`Window ${id}: points become shares from ${opens} to ${closes}, in the market’s zone.`)
}

/** The base refuses windows that overlap. */
async function apart<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'exchange_window_apart')
      refuse('Another window lies in this time; "window list" says which.')
    throw error
  }
}

const numberIn = ({ words }: Desk): number => (/^[1-9]\d{0,8}$/.test(words[0] ?? '') ? Number(words[0]) : 0)

export async function changeWindow(desk: Desk): Promise<void> {
  const { flags, words, terminal } = desk
  const reason = reasonIn(desk)
  const [opens, closes] = [localIn(flags['opens'], 'opens'), localIn(flags['closes'], 'closes')]
  if (closes <= opens) refuse('A window closes after it opens.')
  const operator = await desk.signIn()
  const id = numberIn(desk)
  const was = await whole(desk, async (sql, now) => {
    const before = await sql
      .selectFrom('exchange_window')
      .select([localText('opens').as('opens'), localText('closes').as('closes')])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) refuse(`There is no window ${words[0] ?? ''}; "window list" says which there are.`)
    await apart(() => sql.updateTable('exchange_window').set({ opens, closes }).where('id', '=', id).execute())
    await note(
      sql,
      operator,
      { verb: 'window change', subject: `${id}`, reason, before, after: { opens, closes } },
      now,
    )
    return before
  })
  terminal.say(
    `Window ${id} was from ${was.opens} to ${was.closes}; points become shares from ${opens} to ${closes}, in the market’s zone.`,
  )
}

/** One operator alone may close it. */
export async function removeWindow(desk: Desk): Promise<void> {
  const { words, terminal } = desk
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const id = numberIn(desk)
  await whole(desk, async (sql, now) => {
    const [gone] = await sql
      .deleteFrom('exchange_window')
      .where('id', '=', id)
      .returning([localText('opens').as('opens'), localText('closes').as('closes')])
      .execute()
    if (!gone) refuse(`There is no window ${words[0] ?? ''}; "window list" says which there are.`)
    await note(sql, operator, { verb: 'window remove', subject: `${id}`, reason, before: gone }, now)
  })
  terminal.say(`Window ${id} is gone.`)
}
