import { addressOf } from '#contract/addresses.ts'
import type { ActiveOrder } from '#contract/home.ts'
import type { Side, Status } from '#contract/order.ts'
import { deadlineOf, nextActorOf, statusOf } from '#machines/trade/order.status.ts'
import type { Call } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { isPhrase, type Say } from '../lib/words.ts'
import { amountText } from '../notice/words.ts'
import { factsOf, stateOf } from '../trade/rows.ts'
import { soonestOrder } from './queries.ts'

function titleOf(say: Say, side: Side, status: Status): string {
  const own = `home.active.${side}.${status}`
  return isPhrase(own) ? say(own) : say(`trade.status.${status}`)
}

export async function activeOrder({ sql, now, viewer, say, locale }: Call): Promise<ActiveOrder | null> {
  const row = viewer && (await soonestOrder(sql, viewer.id))
  if (!row) return null
  const [state, facts] = [stateOf(row), factsOf(row, now)]
  const side = row.member_id === viewer.id ? 'member' : 'merchant'
  const deadline = deadlineOf(state, facts)
  const named = { amount: amountText(row.net, 'EUR', locale), order: row.order_no }
  return {
    title: titleOf(say, side, statusOf(state)),
    text: say(side === 'member' ? `home.active.to.${facts.rail}` : 'home.active.for', named),
    deadline: deadline === null ? null : Math.ceil(deadline / 1000),
    link: addressOf(side === 'member' ? 'order' : 'incoming', row.order_no),
    is_mine: flag(nextActorOf(state, facts) === side),
  }
}
