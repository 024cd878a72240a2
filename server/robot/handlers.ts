import type { AiProduct, Robot } from '#contract/robot.ts'
import { robot } from '#contract/robot.ts'
import { decimalOf } from '#contract/money.ts'
import { buy } from '../invest/buy.ts'
import { presentAmounts, presentVentureInfo, presentPieces, presentVenture } from '../invest/present-venture.ts'
import { sumsOf } from '../invest/queries.ts'
import { NO_TEXT, saidIn, ventureOf, type VentureRow, venturesOf } from '../invest/ventures.ts'
import type { Call } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { paidOut, runningOf } from './queries.ts'

const FIRST = { page: 1, limit: 4 } as const

const presentRobot = async (call: Call, row: VentureRow): Promise<Robot> => ({
  ...(await presentVenture(call, row)),
  ...presentPieces(row),
  level: row.level ?? 0,
  tasks_per_day: row.tasks_per_day ?? 0,
})

const presentAiProduct = async (call: Call, row: VentureRow): Promise<AiProduct> => ({
  ...(await presentVenture(call, row)),
  ...presentAmounts(row),
  robot_id: row.robot_id ?? 0,
  robot_name: saidIn(row.robot_texts ?? {}, call.locale, NO_TEXT).title,
})

const presentAll = <Presented>(rows: readonly VentureRow[], present: (row: VentureRow) => Promise<Presented>) =>
  Promise.all(rows.map(present))

export const robotHandlers = implement('robot', robot, {
  async index(call) {
    const { sql, now, viewer, say } = call
    const [robots, products, paid, running, sums] = await Promise.all([
      venturesOf(sql, now, { kind: 'robot', ...FIRST }),
      venturesOf(sql, now, { kind: 'product', ...FIRST }),
      paidOut(sql),
      viewer ? runningOf(sql, viewer.id) : null,
      viewer ? sumsOf(sql, viewer.id, '', now) : [],
    ])
    return {
      intro: [
        { kind: 'paragraph' as const, text: say('robot.intro.what') },
        { kind: 'paragraph' as const, text: say('robot.intro.money') },
      ],
      risk_text: say('invest.risk'),
      totals: {
        robots: robots.total,
        paid_out: paid.map(({ currency, amount }) => ({ currency, amount: decimalOf(amount, currency) })),
      },
      my: running && {
        running,
        sums: sums.map(({ currency, principal, paid_today, paid_total }) => ({
          currency,
          principal: decimalOf(principal, currency),
          paid_today: decimalOf(paid_today, currency),
          paid_total: decimalOf(paid_total, currency),
        })),
      },
      robots: await presentAll(robots.rows, (row) => presentRobot(call, row)),
      products: await presentAll(products.rows, (row) => presentAiProduct(call, row)),
    }
  },

  async robots(call, { page, limit, level, status }) {
    const { sql, now, viewer } = call
    const { total, rows } = await venturesOf(sql, now, { kind: 'robot', page, limit, level, status })
    return {
      ...paged({ page, limit }, total, await presentAll(rows, (row) => presentRobot(call, row))),
      my: viewer ? { running: (await runningOf(sql, viewer.id)).robots } : null,
    }
  },

  async products(call, { page, limit, robot_id: of }) {
    const { total, rows } = await venturesOf(call.sql, call.now, { kind: 'product', page, limit, robot: of })
    return paged({ page, limit }, total, await presentAll(rows, (row) => presentAiProduct(call, row)))
  },

  async info(call, { id, kind }) {
    const row = (await ventureOf(call.sql, call.now, kind, id)) ?? refuse('missing')
    if (kind === 'robot') {
      const presented = await presentRobot(call, row)
      return { ...presented, ...(await presentVentureInfo(call, row, presented.estimate)), kind }
    }
    const presented = await presentAiProduct(call, row)
    return { ...presented, ...(await presentVentureInfo(call, row, presented.estimate)), kind }
  },

  buy: {
    prepare: (call, { kind, id, amount, num, ...confirming }) =>
      buy(call, robot.buy.path, { kind, id, amount, num }, confirming),
  },
})
