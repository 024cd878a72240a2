import type { Given, Taken } from '#contract/endpoint.ts'
import type { deposit } from '#contract/deposit.ts'
import { openAddress } from './addresses.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { tipsIn } from '../recharge/present.ts'
import { channelsIn } from '../recharge/queries.ts'

export async function ownAddress(
  call: Call,
  { network }: Taken<typeof deposit.address>,
): Promise<Given<typeof deposit.address>> {
  const { sql, now, context, locale } = call
  const { chain, key, isDemo } = context.chains.find((one) => one.chain.network === network) ?? refuse('not-available')
  const channel = (await channelsIn(sql, 'USDT')).find((one) => one.type === 'chain' && one.network === network)
  if (!channel?.open) return refuse('channel-closed')
  const terms = await cashTermsAt(sql, now)
  const { id, address, created_at } = await openAddress(sql, memberOf(call).id, network, key, now)
  return {
    id,
    currency: 'USDT',
    network,
    address,
    qrcode_text: address,
    min: channel.least,
    confirmations: network === 'TRC20' ? terms.tron_confirmations : terms.eth_confirmations,
    tips: tipsIn(channel.tips, locale),
    demo: flag(isDemo),
    sandbox: flag(chain.isSandbox),
    create_time: unix(created_at),
  }
}
