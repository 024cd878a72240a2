import { maskedIban } from '#contract/iban.ts'
import { decimalOf } from '#contract/money.ts'
import { MODES, type OrderEvent, RAILS } from '#contract/order.ts'
import { trade, TABS } from '#contract/trade.ts'
import { knowsMove } from '#machines/trade/order.lifecycle.ts'
import { defaultAccountOf } from '../card/queries.ts'
import { termsOf } from '../ledger/terms.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { implement } from '../lib/implement.ts'
import { paged } from '../lib/paged.ts'
import { inWords } from '../lib/refuse.ts'
import { marketAt } from '../market/market.ts'
import { provePin } from '../security/pins.ts'
import { availableIn } from '../ledger/holdings.ts'
import { act, moves, readOrder, sealedFor, showPictures, sideOf } from './act.ts'
import { buyersNow } from './buyers.ts'
import { createOrder } from './create.ts'
import { moveOrder } from './move.ts'
import { pausedUntil } from './pauses.ts'
import { rateMerchant } from './promises.ts'
import { countsOf, ordersOf, searchOf } from './queries.ts'
import { recommendations } from './recommend.ts'
import { stateOf } from './rows.ts'
import { barsOf, quoteSale } from './quote.ts'
import { presentOrders } from './present.ts'

const NOTHING = '0.00000000'
const REPLIES = {
  evidence: 'evidence',
  accept: 'agree',
  reject: 'disagree',
  withdraw: 'withdraw',
} as const satisfies Record<string, OrderEvent>

async function deskOf(call: Call) {
  const { sql, now, say, viewer } = call
  const id = viewer?.id ?? 0
  const [market, terms, bars, coin, account, search, paused, { restart_wait }] = await Promise.all([
    marketAt(sql, now),
    termsOf(sql, 'sell', 'coin', id, now),
    barsOf(call, id),
    viewer ? availableIn(sql, id, 'coin') : 0n,
    viewer && defaultAccountOf(sql, id),
    viewer && searchOf(sql, id),
    viewer && pausedUntil(sql, id, now),
    tradeTermsAt(sql, now),
  ])
  const coins = (amount: bigint) => decimalOf(amount, 'COIN')
  return {
    market,
    balance: { coin: viewer ? coins(coin) : NOTHING, available: viewer ? coins(coin) : NOTHING },
    limits: { min: coins(terms.least), max: coins(terms.mostADay), today_left: coins(terms.mostADay - terms.today) },
    modes: [...MODES],
    pay_types: RAILS.map((code) => ({ code, name: say(`trade.pay_type.${code}`) })),
    fee: { rate: terms.feeRate, fixed: '0' },
    account: account ? maskedIban(account.iban) : '',
    refused: bars.map(({ code, facts }) => ({ event: 'start' as const, code, text: inWords(say, code, facts) })),
    active_order: search ? ((await presentOrders(call, [search], 'member'))[0] ?? null) : null,
    restart_time: paused ? unix(paused) : null,
    restart_wait,
    server_time: unix(now),
  }
}

export const tradeHandlers = implement('trade', trade, {
  index: deskOf,
  buyers: buyersNow,
  quote: { post: quoteSale },
  create: { prepare: createOrder },
  info: (call, { order_no }) => readOrder(call, 'member', order_no),

  async list(call, { tab, page, limit }) {
    const looking = { side: 'member', id: memberOf(call).id } as const
    const rows = await ordersOf(call.sql, looking, tab, { page, limit })
    const counts = await countsOf(call.sql, looking, TABS)
    const data = await presentOrders(call, rows, 'member')
    return { ...paged({ page, limit }, counts[tab], data), counts }
  },

  cancel: (call, asked) =>
    act(call, trade.cancel.path, 'member', asked, (here, row) =>
      moveOrder(
        here,
        row,
        { type: knowsMove(stateOf(row), 'cancel') ? 'cancel' : 'askCancel', by: 'member' },
        { reason: asked.reason },
      ),
    ),

  extend: (call, asked) => act(call, trade.extend.path, 'member', asked, moves('extend', 'member')),

  confirm: {
    async prepare(call, asked) {
      await provePin(call, asked.payword)
      return (inside) => act(inside, trade.confirm.path, 'member', asked, moves('confirm', 'member'))
    },
  },

  async dispute(call, asked) {
    const side = await sideOf(call, asked.order_no)
    return act(call, trade.dispute.path, side, asked, async (here, row) =>
      moveOrder(
        here,
        row,
        { type: 'dispute', by: side },
        {
          reason: asked.reason,
          text: await sealedFor(call, row, asked.text),
          images: await showPictures(call, row, side, asked.images),
        },
      ),
    )
  },

  async reply(call, asked) {
    const side = await sideOf(call, asked.order_no)
    return act(call, trade.reply.path, side, asked, async (here, row) =>
      moveOrder(
        here,
        row,
        { type: REPLIES[asked.answer], by: side },
        { text: await sealedFor(call, row, asked.text), images: await showPictures(call, row, side, asked.images) },
      ),
    )
  },

  async rate(call, asked) {
    const side = await sideOf(call, asked.order_no)
    return act(call, trade.rate.path, side, asked, async (here, row) => {
      if (side === 'member') await rateMerchant(here.sql, row, asked.score)
      const change = side === 'member' ? { member_rated: asked.score } : { merchant_rated: asked.score }
      return moveOrder(here, row, { type: 'rate', by: side }, { text: await sealedFor(call, row, asked.text), change })
    })
  },

  recommend: recommendations,
})
