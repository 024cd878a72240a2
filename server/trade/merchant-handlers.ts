import type { Taken } from '#contract/endpoint.ts'
import { merchant } from '#contract/merchant.ts'
import { decimalOf } from '#contract/money.ts'
import { DAY_S } from '#contract/time-units.ts'
import type { MerchantMoveType } from '#machines/merchant/merchant.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import {
  abandonOrder,
  answerOrder,
  merchantOrder,
  merchantOrders,
  payOrder,
  takeOrder,
  undoOrder,
} from './merchant-side.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { apply } from '../merchant/apply.ts'
import { freshMerchant } from '../merchant/fresh.ts'
import { lockedMerchant, moveMerchant } from '../merchant/move.ts'
import { setOffer } from '../merchant/offer.ts'
import { waitingOf } from '../merchant/queries.ts'
import type { MerchantRow } from '../merchant/rows.ts'
import { presentMerchant } from '../merchant/present.ts'

const standing = async (call: Call, row: MerchantRow) => ({ merchant: await presentMerchant(call, row) })

export const merchantHandlers = implement('merchant', merchant, {
  async index(call) {
    const { sql, now } = call
    const { id } = memberOf(call)
    const { margin_need, offer_life, pay_window, leave_quiet } = await tradeTermsAt(sql, now)
    return {
      merchant: await presentMerchant(call, await freshMerchant(call, id)),
      counts: await waitingOf(sql, id),
      terms: {
        margin_need: decimalOf(margin_need, 'EUR'),
        offer_minutes: Math.round(offer_life / 60),
        pay_minutes: Math.round(pay_window / 60),
        leave_days: Math.round(leave_quiet / DAY_S),
      },
    }
  },

  list: merchantOrders,
  info: merchantOrder,
  take: { prepare: takeOrder },
  answer: answerOrder,
  pay: { prepare: payOrder },
  undo: undoOrder,
  abandon: abandonOrder,

  apply: (call, asked) => keyed(call, merchant.apply.path, asked, async () => standing(call, await apply(call, asked))),

  margin: {
    async prepare(call, { payword, ...asked }) {
      await provePin(call, payword)
      return (inside) =>
        keyed(inside, merchant.margin.path, asked, async () => standing(inside, await move(inside, 'payMargin')))
    },
  },

  setState: async (call, { to }) => standing(call, await turn(call, to)),
  setOffer: async (call, asked) => standing(call, await setOffer(call, asked)),
})

const locked = async (call: Call): Promise<MerchantRow> =>
  (await lockedMerchant(call, memberOf(call).id)) ?? refuse('not-now')

const move = async (call: Call, type: MerchantMoveType): Promise<MerchantRow> =>
  moveMerchant(call, await locked(call), { type, by: 'merchant' })

type To = Taken<typeof merchant.setState>['to']

const turnOf = (state: MerchantRow['state'], to: To) =>
  to === 'break' ? 'pause' : to === 'leaving' ? 'leave' : state === 'leaving' ? 'stay' : 'resume'

/** After a lost answer the same may be said again. */
async function turn(call: Call, to: To): Promise<MerchantRow> {
  const row = await locked(call)
  if (row.state === to) return row
  return moveMerchant(call, row, { type: turnOf(row.state, to), by: 'merchant' })
}
