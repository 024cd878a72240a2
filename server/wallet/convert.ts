import type { AccountName } from '#contract/quote.ts'
import type { Conversion } from '#contract/wallet.ts'
import { confirm } from './confirm.ts'
import { grossOf } from '../ledger/quotes.ts'
import type { Settled } from '../ledger/settle.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { availableIn } from '../ledger/holdings.ts'
import { isRedeemed } from './quote.ts'

interface Confirmed {
  readonly account: AccountName
  readonly amount: string
  readonly quote_no: string
  readonly payword: string
  readonly idem: string
}

export async function convert(
  call: Call,
  path: string,
  act: Conversion,
  { account, amount, ...confirmation }: Confirmed,
): Promise<Settled> {
  try {
    return await confirm(call, path, act, { account, amount }, confirmation)
  } catch (error) {
    if (!(error instanceof Refusal) || error.refusal !== 'amount-short' || !isRedeemed(act)) throw error
    const available = await availableIn(call.sql, memberOf(call).id, account)
    return refuse(available < grossOf(amount, account) ? 'amount-short' : 'pool-short')
  }
}
