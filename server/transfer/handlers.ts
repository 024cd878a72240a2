import { transfer } from '#contract/transfer.ts'
import { confirm, outcomeOf } from '../wallet/confirm.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { moneyIn } from '../ledger/holdings.ts'
import { heldOf } from './held.ts'
import { quoteTransfer } from './quote.ts'
import { findReceiver } from './receivers.ts'

export const transferHandlers = implement('transfer', transfer, {
  receiver: async (call, { to }) => {
    const { user_no, nickname_masked, avatar } = await findReceiver(call, to)
    return { user_no, nickname_masked, avatar }
  },

  quote: { post: quoteTransfer },

  send: {
    async confirm(call, { to, account, amount, remark, ...confirmation }) {
      const wish = { to, account, amount, remark }
      const { posting, at, says, holdings } = await confirm(call, transfer.send.path, 'transfer', wish, confirmation)
      return {
        log_id: posting,
        to_masked: says.receiver?.nickname_masked ?? '',
        create_time: at,
        money: moneyIn(holdings),
      }
    },
  },

  held: heldOf,

  outcome: async (call, { path, idem }) => {
    const done = await outcomeOf(call, path, idem)
    return { done: flag(done !== undefined), log_id: done?.posting ?? 0 }
  },
})
