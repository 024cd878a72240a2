import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import type { VentureCurrency, VentureKind } from '#contract/venture.ts'
import { PURSE_OF } from '#contract/venture.ts'
import { broughtBy, type InvestmentMove } from '#machines/invest/investment.rules.ts'
import type { MoveDetails } from '#server/invest/effects.ts'
import { isPricedAt } from '#server/invest/recorded.ts'
import { lockInvestment, moveInvestment } from '#server/invest/move.ts'
import type { InvestmentRow } from '#server/invest/rows.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { fillPool } from './money.ts'
import { asOwner, type House } from './world.ts'

let made = 0

export const priced = async ({ sql, context }: House): Promise<void> => {
  const now = context.clock.now()
  await raw`
    insert into price (currency, since, eur)
    select 'COIN', ${now}, coalesce((
      select eur from price where currency = 'COIN' and since <= ${now} order by since desc limit 1), 1.25)
    where not ${isPricedAt(now)}`.execute(sql)
}

/** How a venture differs from one that anybody may buy: ten days at a hundredth a day, in EUR, ended early for a twentieth. */
export interface VentureWish {
  readonly kind?: VentureKind
  readonly currency?: VentureCurrency
  readonly unit?: bigint
  readonly total?: bigint
  readonly term?: number
  readonly payout?: 'daily' | 'end'
  readonly tasks?: number
  readonly rate?: string
  readonly fee?: string
  readonly sale?: number
  /** In so many days it comes on sale; it was so long ago, below nothing. */
  readonly starts?: number
  readonly least?: bigint
  readonly most?: bigint
  readonly taken?: bigint
  readonly title?: string
  readonly level?: number
}

export interface Venture {
  readonly id: number
  readonly code: string
  readonly pool: bigint
  readonly currency: VentureCurrency
  readonly kind: VentureKind
  readonly term: number
  readonly payout: 'daily' | 'end'
  readonly rate: string
  readonly fee: string
}

export async function openVenture(world: House, wish: VentureWish = {}): Promise<Venture> {
  const { kind = 'subscribe', currency = 'EUR', unit = 1n, total = 10n ** 15n, term = 10 } = wish
  const { payout = 'daily', tasks = 4, rate = '0.01', fee = '0.05', sale } = wish
  const { starts = 0, least = unit, most = total, taken = 0n, title, level = 1 } = wish
  const now = world.context.clock.now()
  if (kind === 'robot') await priced(world)
  const code = `venture-${process.pid}-${(made += 1)}`
  const robot = kind === 'product' ? (await openVenture(world, { kind: 'robot', currency })).id : null
  let opened = { id: 0, pool: 0n }
  await asOwner(world, async (owner) => {
    const category =
      kind === 'project'
        ? await owner
            .insertInto('venture_category')
            .values({ code, names: JSON.stringify({ en: 'Harbours' }) })
            .returning('id')
            .executeTakeFirstOrThrow()
        : null
    const pool = await owner
      .insertInto('account')
      .values({ name: `pool:${code}`, class: 'pool', currency, amount: 0n })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await owner
      .insertInto('venture')
      .values({
        code,
        kind,
        robot_id: robot,
        category_id: category?.id ?? null,
        level: kind === 'robot' ? level : null,
        currency,
        unit,
        least,
        most,
        total,
        taken,
        term_days: term,
        payout,
        tasks_per_day: kind === 'robot' ? tasks : null,
        risk_level: 3,
        fee_rate: fee,
        starts_at: later(now, starts * DAY_S),
        ends_at: sale === undefined ? null : later(now, (starts + sale) * DAY_S),
        pool_id: pool.id,
        texts: JSON.stringify(
          title === undefined ? {} : { en: { title, brief: '', content: [], rules: [], risk: '' } },
        ),
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await owner
      .insertInto('venture_rate')
      .values({ venture_id: id, version: 1, since: later(now, Math.min(0, starts) * DAY_S), rate })
      .execute()
    opened = { id, pool: pool.id }
  })
  return { ...opened, code, currency, kind, term, payout, rate, fee }
}

export const fillVenture = (world: House, { pool, currency }: Venture, amount: bigint): Promise<void> =>
  fillPool(world, currency, amount, pool)

export const stopVenture = (world: House, { id }: Venture, stops = true, text = 'We look into it.') =>
  asOwner(world, async (owner) => {
    const now = world.context.clock.now()
    await owner
      .updateTable('venture')
      .set({ suspended_at: stops ? now : null, suspended_text: stops ? text : '' })
      .where('id', '=', id)
      .execute()
    await wakeAll(owner, id, now)
  })

export const wakeVenture = ({ sql, context }: House, { id }: Venture) => wakeAll(sql, id, context.clock.now())

const wakeAll = (sql: Sql, id: number, now: Date) =>
  sql
    .updateTable('investment')
    .set({ wake_at: now })
    .where('venture_id', '=', id)
    .where('ended_at', 'is', null)
    .where('state', '<>', 'cooling')
    .execute()

/** It cools for a day. */
export async function putInOf(world: House, member: number, venture: Venture, amount: bigint): Promise<InvestmentRow> {
  const { sql, context } = world
  const { currency, kind, term, payout, rate, fee } = venture
  const now = context.clock.now()
  const account = PURSE_OF[currency]
  const order_no = `I${String(1_000_000_000 + (made += 1))}`
  const quote_no = `quote-of-${order_no}`
  const ends_at = later(now, term * DAY_S)
  const dates = payout === 'end' ? [ends_at] : Array.from({ length: term }, (_, day) => later(now, (day + 1) * DAY_S))
  return inTransaction(sql, async (inside) => {
    const { rows } = await raw<{ escrow: bigint }>`select open_escrow(${order_no}, ${currency}) as escrow`.execute(
      inside,
    )
    const escrow = rows[0]?.escrow ?? 0n
    const from = await openAccount(inside, member, account)
    await inside
      .insertInto('quote')
      .values({
        quote_no,
        member_id: member,
        act: 'invest',
        account,
        kind: 'invest',
        print: Buffer.alloc(32),
        from_accounts: [from],
        to_accounts: [escrow],
        amounts: [amount],
        gross: amount,
        most_a_day: 10n ** 18n,
        says: '{}',
        made_at: now,
        expires_at: later(now, 60),
        used_at: now,
      })
      .execute()
    await raw`update venture set taken = taken + ${amount} where id = ${venture.id}`.execute(inside)
    const row = await inside
      .insertInto('investment')
      .values({
        order_no,
        quote_no,
        member_id: member,
        venture_id: venture.id,
        kind,
        state: 'cooling',
        currency,
        account,
        escrow_id: escrow,
        amount,
        num: 1,
        terms: JSON.stringify({ rate_version: 1, fee_rate: fee, term_days: term }),
        created_at: now,
        since: now,
        cool_until: later(now, DAY_S),
        next_at: dates[0] ?? null,
        ends_at,
        wake_at: later(now, DAY_S),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await inside
      .insertInto('investment_payout')
      .values(
        dates.map((due_at, at) => ({
          investment_id: row.id,
          period: at + 1,
          due_at,
          estimate: broughtBy(amount, rate),
        })),
      )
      .execute()
    await post(inside, {
      kind: 'invest',
      ref: order_no,
      actor: 'member',
      at: now,
      legs: [{ from, to: escrow, amount }],
    })
    await inside
      .insertInto('investment_event')
      .values({ investment_id: row.id, version: 0, event: 'made', state: 'cooling', actor: 'member', at: now })
      .execute()
    return row
  })
}

type Named = Pick<InvestmentRow, 'order_no'>

export async function moveInvestIn(
  sql: Sql,
  { order_no }: Named,
  move: InvestmentMove,
  now: Date,
  details?: MoveDetails,
) {
  const row = (await lockInvestment(sql, order_no)) as InvestmentRow
  return moveInvestment({ sql, now }, row, move, details)
}

export const moveInvest = ({ sql, context }: House, made: Named, move: InvestmentMove, details?: MoveDetails) =>
  inTransaction(sql, (inside) => moveInvestIn(inside, made, move, context.clock.now(), details))

export const rowOf = ({ sql }: Pick<House, 'sql'>, { order_no }: Named): Promise<InvestmentRow> =>
  sql.selectFrom('investment').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()

export const datesOf = ({ sql }: Pick<House, 'sql'>, { id }: Pick<InvestmentRow, 'id'>) =>
  sql.selectFrom('investment_payout').selectAll().where('investment_id', '=', id).orderBy('period').execute()
