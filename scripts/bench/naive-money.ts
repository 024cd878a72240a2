import fastifyFormbody from '@fastify/formbody'
import fastify from 'fastify'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { DAY_MS } from '#contract/time-units.ts'
import { printOf } from '#server/ledger/quotes.ts'
import { systemChance } from '#server/lib/chance.ts'
import { passwordsWith } from '#server/lib/passwords.ts'
import { provenPins } from '#server/security/proven-pins.ts'
import { given, serveQuestions } from './child.ts'
import { PATH } from './money-world.ts'
import { NAIVE_TABLES, type Legs } from './naive-tables.ts'
import type { Door } from './world.ts'

/**
 * The same transfer as it is usually written, in as many round trips as there are steps; one row for all fees, locked like
 * every account. It leaves out what is looked at from outside only: no rules of posting, no sum at the commit, no roles.
 */
const { url, pepper } = given<Door>()
const pool = new pg.Pool({ connectionString: url, max: 10 })
await pool.query(NAIVE_TABLES)
const passwords = passwordsWith({ pepper, chance: systemChance })
const pins = provenPins(systemChance)
const app = fastify()
await app.register(fastifyFormbody)

const NAMES = ['token', 'to', 'account', 'amount', 'remark', 'quote_no', 'payword', 'idem'] as const
type Form = Record<(typeof NAMES)[number], string>
const body = {
  type: 'object',
  required: NAMES,
  properties: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])),
}

class No extends Error {}

app.post<{ Body: Form }>(PATH, { schema: { body } }, async ({ body: form }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const data = await transfer(client, form, new Date())
    await client.query('commit')
    return { code: 1, msg: '', data }
  } catch (error) {
    await client.query('rollback')
    if (error instanceof No) return { code: 0, msg: error.message, data: {} }
    throw error
  } finally {
    client.release()
  }
})

async function transfer(sql: pg.PoolClient, form: Form, now: Date): Promise<unknown> {
  const { token, quote_no, payword, idem, ...wish } = form
  const one = async (text: string, values: unknown[]) => (await sql.query(text, values)).rows[0]

  const session = await one(
    `select member_id from session where token_hash = $1 and revoked_at is null and created_at > $2`,
    [createHash('sha256').update(token).digest(), new Date(now.getTime() - 30 * DAY_MS)],
  )
  if (!session) throw new No('signed out')
  const member: number = session.member_id

  const print = printOf('transfer', { to: wish.to, account: wish.account, amount: wish.amount, remark: wish.remark })
  const isFirst = await one(
    'insert into naive_key (member_id, key, print) values ($1, $2, $3) on conflict do nothing returning key',
    [member, idem, print],
  )
  if (!isFirst) {
    const kept = await one('select print, reply from naive_key where member_id = $1 and key = $2', [member, idem])
    if (!print.equals(kept.print)) throw new No('key used')
    return kept.reply
  }

  const pin = await one('select hash, locked_until from pin where member_id = $1', [member])
  if (!pin || pin.locked_until > now) throw new No('locked')
  const said = { token, pin: payword }
  if (pins.hashOf(said, now) !== pin.hash) {
    if (!(await passwords.matches(payword, pin.hash))) throw new No('wrong PIN')
    pins.remember(said, pin.hash, now)
  }

  const quote = await one('select * from quote where quote_no = $1 and member_id = $2 for update', [quote_no, member])
  if (!quote || quote.used_at || quote.expires_at <= now || !print.equals(quote.print)) throw new No('stale quote')

  const day = await one(
    `insert into naive_day (member_id, account, day, gross) values ($1, $2, $3, $4)
     on conflict (member_id, account, day) do update set gross = naive_day.gross + excluded.gross returning gross`,
    [member, quote.account, now.toISOString().slice(0, 10), quote.gross],
  )
  if (BigInt(day.gross) > BigInt(quote.most_a_day)) throw new No('above today')

  const legs: Legs = quote.amounts.flatMap((amount: string, at: number) => [
    { account: quote.from_accounts[at], amount: -BigInt(amount) },
    { account: quote.to_accounts[at], amount: BigInt(amount) },
  ])
  const accounts = new Map<string, { amount: bigint; version: bigint; head: Buffer }>()
  for (const id of [...new Set(legs.map(({ account }) => account))].toSorted((a, b) => Number(a) - Number(b))) {
    const row = await one('select amount, version, head from naive_account where id = $1 for update', [id])
    accounts.set(id, { amount: BigInt(row.amount), version: BigInt(row.version), head: row.head })
  }

  const posting = await one('insert into naive_posting (kind, ref, note, at) values ($1, $2, $3, $4) returning id', [
    quote.kind,
    quote_no,
    quote.note,
    now,
  ])
  for (const [at, { account, amount }] of legs.entries()) {
    const last = accounts.get(account)
    if (!last) throw new Error(`no account ${account}`)
    const [after, version] = [last.amount + amount, last.version + 1n]
    if (after < 0n) throw new No('short')
    const line = [posting.id, at + 1, account, version, amount, after].join('|')
    const head = createHash('sha256').update(last.head).update(line).digest()
    accounts.set(account, { amount: after, version, head })
    await sql.query(
      `insert into naive_entry (posting_id, leg, account_id, amount, version, before, after, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [posting.id, at + 1, account, amount, version, last.amount, after, head],
    )
  }
  for (const [id, { amount, version, head }] of accounts)
    await sql.query('update naive_account set amount = $2, version = $3, head = $4 where id = $1', [
      id,
      amount,
      version,
      head,
    ])

  await sql.query(
    `insert into naive_event (member_id, topic, body, at)
     select member_id, 'money', jsonb_build_object('accounts', jsonb_agg(name)), $2
     from naive_account where id = any ($1) and member_id is not null group by member_id`,
    [[...accounts.keys()], now],
  )
  await sql.query('update quote set used_at = $2 where quote_no = $1', [quote_no, now])

  const { rows: money } = await sql.query('select name, amount from naive_account where member_id = $1', [member])
  const { rows: prices } = await sql.query(
    'select distinct on (currency) currency, eur from price where since <= $1 order by currency, since desc',
    [now],
  )
  const reply = { log_id: posting.id, says: quote.says, money, prices }
  await sql.query('update naive_key set reply = $3 where member_id = $1 and key = $2', [
    member,
    idem,
    JSON.stringify(reply),
  ])
  return reply
}

await app.listen({ host: '127.0.0.1', port: 0 })
serveQuestions((app.server.address() as AddressInfo).port, {
  async leave() {
    app.server.closeAllConnections()
    await app.close()
    await pool.end()
  },
})
