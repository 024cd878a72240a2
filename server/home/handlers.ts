import { home } from '#contract/home.ts'
import type { Viewer } from '../lib/call.ts'
import { isDemandedOf } from '../lib/required-of-merchants.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { mallAt } from '../mall/queries.ts'
import { marketAt } from '../market/market.ts'
import { newestNews } from '../news/queries.ts'
import { marqueeAt } from '../notice/queries.ts'
import { activeOrder } from './active.ts'
import { moneyAtHome } from './money.ts'
import { buyersAt, statsAt } from './queries.ts'

const NEWS = 5

export const homeHandlers = implement('home', home, {
  async index(call, { space }) {
    const { sql, now, locale, viewer, context } = call
    const [stats, buyers, money, active, market, marquee, news, mall] = await Promise.all([
      statsAt(context.database, now),
      buyersAt(sql, now, isDemandedOf(context, 'merchant')),
      viewer ? moneyAtHome(sql, viewer.id, now) : null,
      activeOrder(call),
      marketAt(sql, now),
      marqueeAt(sql, locale, now),
      newestNews(sql, locale, now, NEWS),
      space === 'mall' ? mallAt(sql, viewer?.id, now) : null,
    ])
    return {
      stats,
      buyers,
      money,
      active,
      market,
      marquee,
      news,
      mall,
      visitor: visitorOf(viewer),
      demo: flag(context.settings.mode !== 'production'),
    }
  },
})

function visitorOf(viewer: Viewer | undefined): 'anonymous' | 'member' | 'merchant' {
  if (!viewer) return 'anonymous'
  return viewer.roles.includes('merchant') ? 'merchant' : 'member'
}
