import { home } from '#contract/home.ts'
import type { Viewer } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { mallAt } from '../mall/queries.ts'
import { marketAt } from '../market/market.ts'
import { newestNews } from '../news/queries.ts'
import { marqueeAt } from '../notice/queries.ts'
import { buyersAtHome } from '../trade/buyers.ts'
import { activeOrder } from './active.ts'
import { latestOf } from './latest.ts'
import { moneyAtHome } from './money.ts'
import { statsAt } from './queries.ts'
import { stepsOf } from './steps.ts'

const NEWS = 5

export const homeHandlers = implement('home', home, {
  async index(call, { space }) {
    const { sql, now, locale, viewer, context } = call
    const visitor = visitorOf(viewer)
    const trader = space === 'trade' ? viewer : undefined
    const [stats, buyers, money, steps, latest, active, market, marquee, news, mall] = await Promise.all([
      statsAt(context.database, now),
      buyersAtHome(call),
      viewer ? moneyAtHome(sql, viewer.id, now) : null,
      trader && visitor === 'member' ? stepsOf(sql, trader.id) : null,
      trader ? latestOf(call, trader.id) : [],
      activeOrder(call),
      marketAt(sql, now),
      marqueeAt(sql, locale, now),
      newestNews(sql, locale, now, NEWS),
      space === 'mall' ? mallAt(call) : null,
    ])
    return {
      stats,
      buyers,
      money,
      steps,
      latest,
      active,
      market,
      marquee,
      news,
      mall,
      visitor,
      demo: flag(context.settings.mode !== 'production'),
    }
  },
})

function visitorOf(viewer: Viewer | undefined): 'anonymous' | 'member' | 'merchant' {
  if (!viewer) return 'anonymous'
  return viewer.roles.includes('merchant') ? 'merchant' : 'member'
}
