import { invest, type InvestOrderInfo } from '#contract/invest.ts'
import { PAGE_LIMIT } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { quoteExchange } from '../equity/quote.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import { lapseInvestment, lockedInvestment, lockInvestment, moveInvestment } from './move.ts'
import { presentInvestOrder, presentInvestOrderInfo, presentTaskOrder } from './present.ts'
import { investmentOf, investmentsOf, sumsOf, tasksOf } from './queries.ts'
import { quoteVenture, type VentureWish } from './quote.ts'

const FIRST = { page: 1, limit: PAGE_LIMIT }

async function read(call: Call, orderNo: string, asked = FIRST): Promise<InvestOrderInfo> {
  const { sql, now, context } = call
  const { id } = memberOf(call)
  const found = async () => (await investmentOf(sql, id, orderNo, now)) ?? refuse('missing')
  const row = await found()
  if (row.wake_at === null || row.wake_at > now) return presentInvestOrderInfo(call, row, asked)
  await inTransaction(context.database, (within) => lockedInvestment({ sql: within, now }, orderNo)).catch(
    (error: unknown) =>
      context.log.warn({ err: error, investment: orderNo }, 'an order that is due could not be moved'),
  )
  return presentInvestOrderInfo(call, await found(), asked)
}

export const investHandlers = implement('invest', invest, {
  quote: {
    post: (call, wish) =>
      wish.kind === 'equity' ? quoteExchange(call, wish) : quoteVenture(call, wish as VentureWish),
  },

  async orders(call, asked) {
    const { sql, now } = call
    const { id } = memberOf(call)
    const [{ total, rows }, sums] = await Promise.all([
      investmentsOf(sql, id, asked, now),
      sumsOf(sql, id, asked.kind, now),
    ])
    return {
      ...paged(
        asked,
        total,
        rows.map((row) => presentInvestOrder(call, row)),
      ),
      summary: sums.map(({ currency, running, principal, paid_today, paid_total }) => ({
        currency,
        running,
        principal: decimalOf(principal, currency),
        paid_today: decimalOf(paid_today, currency),
        paid_total: decimalOf(paid_total, currency),
      })),
    }
  },

  order: (call, { order_no, ...asked }) => read(call, order_no, asked),

  stop: {
    async prepare(call, asked) {
      await provePin(call, asked.payword)
      return (inside) =>
        keyed(inside, invest.stop.path, asked, async () => {
          const { sql, now } = inside
          const here = { sql, now }
          const found = await lockInvestment(sql, asked.order_no)
          if (found?.member_id !== memberOf(inside).id) return refuse('missing')
          const row = await lapseInvestment(here, found)
          if (row.version !== asked.version) throw new MovedOn((after) => read(after, asked.order_no))
          await moveInvestment(here, row, { type: 'stop', by: 'member' })
          const ended = (await investmentOf(sql, row.member_id, asked.order_no, now)) ?? refuse('missing')
          return presentInvestOrderInfo(inside, ended, FIRST)
        })
    },
  },

  async tasks(call, asked) {
    const { total, rows, sums } = await tasksOf(call.sql, memberOf(call).id, asked)
    return {
      ...paged(
        asked,
        total,
        rows.map((row) => presentTaskOrder(call, row)),
      ),
      summary: sums.map(({ currency, count, result }) => ({ currency, count, result: decimalOf(result, currency) })),
    }
  },
})
