import { subscription, type SubscribeItem } from '#contract/subscription.ts'
import { buy } from '../invest/buy.ts'
import { presentVentureInfo, presentPieces, presentVenture } from '../invest/present-venture.ts'
import { ventureOf, type VentureRow, venturesOf } from '../invest/ventures.ts'
import type { Call } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'

const presentSubscribeItem = async (call: Call, row: VentureRow): Promise<SubscribeItem> => ({
  ...(await presentVenture(call, row)),
  ...presentPieces(row),
})

export const subscriptionHandlers = implement('subscription', subscription, {
  async index(call, { page, limit, status }) {
    const { total, rows } = await venturesOf(call.sql, call.now, { kind: 'subscribe', page, limit, status })
    return paged({ page, limit }, total, await Promise.all(rows.map((row) => presentSubscribeItem(call, row))))
  },

  async info(call, { id }) {
    const row = (await ventureOf(call.sql, call.now, 'subscribe', id)) ?? refuse('missing')
    const presented = await presentSubscribeItem(call, row)
    return { ...presented, ...(await presentVentureInfo(call, row, presented.estimate)), flag: 0 as const }
  },

  subscribe: {
    prepare: (call, { id, num, ...confirming }) =>
      buy(call, subscription.subscribe.path, { kind: 'subscribe', id, amount: '', num }, confirming),
  },
})
