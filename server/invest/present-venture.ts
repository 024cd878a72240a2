import type { Estimate, PaperFile, Purse, Venture } from '#contract/venture.ts'
import { PURSE_OF } from '#contract/venture.ts'
import { decimalOf, shortAmount } from '#contract/money.ts'
import { broughtBy } from '#machines/invest/investment.rules.ts'
import { triedBy } from './recorded.ts'
import { availableIn } from '../ledger/holdings.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { heldIn, NO_TEXT, saidIn, type VentureRow } from './ventures.ts'

const least = (...amounts: bigint[]) => amounts.reduce((low, amount) => (amount < low ? amount : low))
const aboveNothing = (amount: bigint) => (amount > 0n ? amount : 0n)

export const textOf = ({ texts }: Pick<VentureRow, 'texts'>, { locale }: Pick<Call, 'locale'>) =>
  saidIn(texts, locale, NO_TEXT)

export async function estimateOf({ sql, now }: Call, row: VentureRow): Promise<Estimate> {
  const period = row.payout === 'daily' ? 'day' : 'term'
  if (row.tasks_per_day === null)
    return { low: '0', high: row.rate, period, basis: 'rate', days: 0, date: unix(row.rated_at) }
  const { high, days, until } = await triedBy(sql, now, row.tasks_per_day, row.rate)
  return { low: '0', high: shortAmount(high), period, basis: 'prices', days, date: unix(until) }
}

export const overTerm = ({ term_days, payout }: VentureRow, amount: bigint, { high }: Estimate): bigint =>
  broughtBy(amount, high) * (payout === 'daily' ? BigInt(term_days) : 1n)

export const leftOf = ({ total, taken }: VentureRow): bigint => total - taken

export async function presentVenture(call: Call, row: VentureRow): Promise<Venture> {
  const { title, brief } = textOf(row, call)
  return {
    id: row.id,
    kind: row.kind,
    title,
    brief,
    cover: row.cover,
    currency: row.currency,
    account: PURSE_OF[row.currency],
    term_days: row.term_days,
    payout: row.payout,
    risk_level: row.risk_level,
    status: row.status,
    suspended: flag(row.suspended_at !== null || row.unpriced),
    start_time: unix(row.starts_at),
    end_time: row.ends_at && unix(row.ends_at),
    rate_version: row.rate_version,
    estimate: await estimateOf(call, row),
    fee_rate: row.fee_rate,
  }
}

export const presentPieces = (row: VentureRow) => ({
  price: decimalOf(row.unit, row.currency),
  total: Number(row.total / row.unit),
  left: Number(leftOf(row) / row.unit),
  limit: Number(row.most / row.unit),
})

export const presentAmounts = (row: VentureRow) => ({
  min_amount: decimalOf(row.least, row.currency),
  max_amount: decimalOf(row.most, row.currency),
  step: decimalOf(row.unit, row.currency),
  total_amount: decimalOf(row.total, row.currency),
  taken_amount: decimalOf(row.taken, row.currency),
  progress: Number((row.taken * 100n) / row.total),
})

export async function presentVentureInfo(call: Call, row: VentureRow, estimate: Estimate) {
  const { sql, now, viewer, say } = call
  const { content, rules, risk } = textOf(row, call)
  const text = (amount: bigint) => decimalOf(amount, row.currency)
  const held = viewer ? await heldIn(sql, viewer.id, row.id) : undefined
  return {
    content: [...content],
    rules: [
      ...rules,
      say(row.tasks_per_day === null ? 'invest.rule.rate' : 'invest.rule.prices', { tasks: row.tasks_per_day ?? 0 }),
      ...(row.tasks_per_day === null ? [] : [say('invest.rule.unpriced')]),
      say('invest.rule.pool'),
      say('invest.rule.cooling'),
    ],
    risk_text: risk || say('invest.risk'),
    pool: text(row.pool),
    example: { amount: text(row.least), low: text(0n), high: text(overTerm(row, row.least, estimate)) },
    documents: papersOf(call, row),
    my: held ? { count: held.count, amount: text(held.amount) } : null,
    limit_left: text(aboveNothing(least(row.most - (held?.amount ?? 0n), leftOf(row)))),
    available: viewer ? text(await availableIn(sql, viewer.id, PURSE_OF[row.currency] satisfies Purse)) : null,
    server_time: unix(now),
  }
}

const papersOf = ({ locale }: Call, { documents }: VentureRow): PaperFile[] =>
  documents.map(({ names, url, bytes }) => ({ name: saidIn(names, locale, ''), url, bytes }))
