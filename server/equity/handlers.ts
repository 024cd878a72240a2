import { equity } from '#contract/equity.ts'
import { decimalOf } from '#contract/money.ts'
import { PAGE_LIMIT } from '#contract/limits.ts'
import { worthOfShares } from '#machines/equity/shares.rules.ts'
import { availableIn } from '../ledger/holdings.ts'
import { memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { pinOf } from '../security/pin-tries.ts'
import { exchange } from './exchange.ts'
import { fundItems, fundOf } from './funds.ts'
import { logsOf } from './logs.ts'
import { holdingIn, nothingOf, offerIn, saidIn, worthByDay } from './present.ts'
import { chartOf, daysOf, equities, heldBy, leftOf, NO_PRICE, pricesAt } from './queries.ts'
import { presentWindow } from './window.ts'

export const equityHandlers = implement('equity', equity, {
  async index(call) {
    const { sql, now, locale } = call
    const { id } = memberOf(call)
    const [rows, held, prices, points, days, funds] = await Promise.all([
      equities(sql),
      heldBy(sql, id, now),
      pricesAt(sql, now),
      availableIn(sql, id, 'points'),
      daysOf(sql, id, now),
      fundItems(call),
    ])
    const own = rows.flatMap((row) => {
      const has = held.get(row.currency)
      return has && has.shares > 0n ? [{ row, has, priced: prices.get(row.currency) ?? NO_PRICE }] : []
    })
    const value = own.reduce((sum, { has, priced }) => sum + worthOfShares(has.shares, priced.price), 0n)
    return {
      value: decimalOf(value, 'EUR'),
      chart: worthByDay(days),
      points: Number(points),
      holdings: own.map(({ row, has, priced }) => holdingIn(locale, row, has, priced)),
      funds,
    }
  },

  async info(call, { id, page }) {
    const { sql, now, locale } = call
    const [row] = await equities(sql, id)
    if (!row) refuse('missing')
    const { currency } = row
    const [held, prices, logs, chart] = await Promise.all([
      heldBy(sql, memberOf(call).id, now),
      pricesAt(sql, now),
      logsOf(call, { page, limit: PAGE_LIMIT, currency }),
      chartOf(sql, currency, 'all', now),
    ])
    return {
      ...holdingIn(locale, row, held.get(currency) ?? nothingOf(currency), prices.get(currency)),
      intro: [...saidIn(locale, row.texts).intro],
      logs,
      chart,
    }
  },

  async points(call, { page, limit }) {
    const { sql, now, locale } = call
    const { id } = memberOf(call)
    const [rows, left, prices, points, window, pin, logs] = await Promise.all([
      equities(sql),
      leftOf(sql),
      pricesAt(sql, now),
      availableIn(sql, id, 'points'),
      presentWindow(sql, now),
      pinOf(sql, id),
      logsOf(call, { page, limit, exchanges: true }),
    ])
    return {
      points: Number(points),
      offers: rows
        .filter(({ closed_at }) => closed_at === null)
        .map((row) => offerIn(locale, row, left.get(row.currency) ?? 0n, prices.get(row.currency))),
      window,
      need_payword: flag(pin === undefined),
      logs,
      server_time: unix(now),
    }
  },

  exchange: { confirm: exchange },

  fund: (call, { id, range }) => fundOf(call, id, range),
})
