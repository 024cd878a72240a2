import { ledger } from '#contract/ledger.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { ownProof } from './proof-queries.ts'

export const ledgerHandlers = implement('ledger', ledger, {
  proof: async (call, { currency }) => (await ownProof(call.sql, memberOf(call).id, currency)) ?? refuse('missing'),
})
