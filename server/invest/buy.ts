import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import type { InvestOrder } from '#contract/invest.ts'
import { PURSE_OF } from '#contract/venture.ts'
import { broughtBy } from '#machines/invest/investment.rules.ts'
import { proveFor } from '../factor/needed-for-quote.ts'
import { openAccount } from '../ledger/accounts.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { post } from '../ledger/post.ts'
import { printOf, useQuote } from '../ledger/quotes.ts'
import { refusalIn } from '../ledger/refusal-in.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import { presentInvestOrder } from './present.ts'
import { investmentOf } from './queries.ts'
import { askedOf, refuseIfVentureClosed, type Plan, type VentureWish, wishOf } from './quote.ts'
import type { InvestmentTerms } from './rows.ts'
import { heldIn, ventureOf, type VentureRow } from './ventures.ts'

interface Confirming {
  readonly quote_no: string
  readonly payword: string
  readonly idem: string
  readonly second: string
}

interface Bought {
  readonly order_no: string
  readonly order: InvestOrder
}

/** The PIN is proven before, outside of the transaction. */
export async function buy(
  call: Call,
  path: string,
  wish: VentureWish,
  { quote_no, payword, idem, second }: Confirming,
) {
  const { hash } = await provePin(call, payword)
  await proveFor(call, quote_no, second)
  return (inside: Call): Promise<Bought> =>
    keyed<Bought>(inside, path, { ...wishOf(wish), quote_no, idem }, async () => {
      const order_no = await begin(inside, wish, { quote: quote_no, pin: hash }).catch((error: unknown) => {
        throw refusalIn(error) ?? error
      })
      const row = (await investmentOf(inside.sql, memberOf(inside).id, order_no, inside.now)) ?? refuse('missing')
      return { order_no, order: await presentInvestOrder(inside, row) }
    })
}

/** Locks: the member, then what is bought, then accounts. Another rate than the quoted one makes the quote stale. */
async function begin(call: Call, wish: VentureWish, { quote, pin }: { quote: string; pin: string }): Promise<string> {
  const { sql, now, context } = call
  const { id: member } = memberOf(call)
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  await refuseIfStopped(sql, member, now)
  await raw`select from venture where id = ${wish.id} for no key update`.execute(sql)
  const row = (await ventureOf(sql, now, wish.kind, wish.id)) ?? refuse('missing')
  const { gross, num } = askedOf(row, wish)
  const account = PURSE_OF[row.currency]
  const held = (await heldIn(sql, member, row.id)).amount
  refuseIfVentureClosed(row, { gross, held, available: await availableIn(sql, member, account) })
  const agreed = await useQuote(sql, { member, quote, print: printOf('invest', wishOf(wish)), pin, now })
  const plan = agreed.plan as unknown as Plan
  if (plan.version !== row.rate_version) refuse('quote-stale')
  await sql
    .updateTable('venture')
    .set((is) => ({ taken: is('taken', '+', gross) }))
    .where('id', '=', row.id)
    .execute()
  const number = await freeNumber(sql, context.chance)
  const { rows } = await raw<{ escrow: bigint }>`select open_escrow(${number}, ${row.currency}) as escrow`.execute(sql)
  const escrow = rows[0]?.escrow ?? 0n
  const made = { number, quote, member, gross, num, escrow, high: plan.high }
  await insertOrder(sql, now, row, made)
  await post(sql, {
    kind: 'invest',
    ref: number,
    actor: 'member',
    at: now,
    legs: [{ from: await openAccount(sql, member, account), to: escrow, amount: gross }],
  })
  await raw`
    insert into event (member_id, topic, body, at)
    values (${member}, 'invest', ${JSON.stringify({ order_no: number, version: 0, event: 'made' })}::jsonb, ${now})`.execute(
    sql,
  )
  return number
}

interface Making {
  readonly number: string
  readonly quote: string
  readonly member: number
  readonly gross: bigint
  readonly num: number
  readonly escrow: bigint
  readonly high: string
}

async function insertOrder(sql: Sql, now: Date, row: VentureRow, made: Making): Promise<void> {
  const { number, quote, member, gross, num, escrow, high } = made
  const ends = later(now, row.term_days * DAY_S)
  const dates = row.payout === 'daily' ? row.term_days : 1
  const first = row.payout === 'daily' ? later(now, DAY_S) : ends
  const cools = later(now, DAY_S)
  const { id } = await sql
    .insertInto('investment')
    .values({
      order_no: number,
      quote_no: quote,
      member_id: member,
      venture_id: row.id,
      kind: row.kind,
      state: 'cooling',
      currency: row.currency,
      account: PURSE_OF[row.currency],
      escrow_id: escrow,
      amount: gross,
      num,
      terms: JSON.stringify({
        rate_version: row.rate_version,
        fee_rate: row.fee_rate,
        term_days: row.term_days,
      } satisfies InvestmentTerms),
      created_at: now,
      since: now,
      cool_until: cools,
      next_at: first,
      ends_at: ends,
      wake_at: cools,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await raw`
    insert into investment_payout (investment_id, period, due_at, estimate)
    select ${id}, period, ${first}::timestamptz + (period - 1) * interval '1 day', ${broughtBy(gross, high)}
    from generate_series(1, ${dates}::integer) as period`.execute(sql)
  await sql
    .insertInto('investment_event')
    .values({ investment_id: id, version: 0, event: 'made', state: 'cooling', actor: 'member', at: now })
    .execute()
}

async function freeNumber(sql: Sql, chance: Chance): Promise<string> {
  for (;;) {
    const number = `I${String(chance.below(10 ** 10)).padStart(10, '0')}`
    const taken = await sql.selectFrom('investment').select('id').where('order_no', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}
