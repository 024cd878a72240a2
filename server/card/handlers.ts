import { card } from '#contract/card.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { bindBank } from './bind.ts'
import { accountOf, accountsOf, sysBanks } from './queries.ts'
import { told, toldWhole } from './present.ts'

export const cardHandlers = implement('card', card, {
  index: async (call) => ({
    list: (await accountsOf(call.sql, memberOf(call).id)).map((row) => told(call, row)),
  }),
  one: async (call, { id }) => toldWhole(call, (await accountOf(call.sql, memberOf(call).id, id)) ?? refuse('missing')),
  sysBanks: async ({ sql }, asked) => ({ list: await sysBanks(sql, asked) }),
  bind: { prepare: bindBank },
})
