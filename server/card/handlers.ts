import { card } from '#contract/card.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { bindBank } from './bind.ts'
import { dropBank, listBanks, preferBank } from './keep.ts'
import { accountOf, sysBanks } from './queries.ts'
import { presentBankUnmasked } from './present.ts'

export const cardHandlers = implement('card', card, {
  index: listBanks,
  async one(call, { id }) {
    const row = (await accountOf(call.sql, memberOf(call).id, id)) ?? refuse('missing')
    return presentBankUnmasked(call, row, (await cashTermsAt(call.sql, call.now)).cooling)
  },
  sysBanks: async ({ sql }, asked) => ({ list: await sysBanks(sql, asked) }),
  bind: { prepare: bindBank },
  prefer: preferBank,
  drop: { prepare: dropBank },
})
