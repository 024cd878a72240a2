import { gatewayNameOf } from './gateways.ts'
import type { Call } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { channelsIn } from '../recharge/queries.ts'
import { beginRecharge } from '../recharge/start.ts'
import { handOver } from './start.ts'

export async function rechargeOnline(
  call: Call,
  path: string,
  method: 'wechat_h5' | 'alipay_h5',
  asked: { readonly amount: string; readonly idem: string },
) {
  const { context, sql } = call
  const name = gatewayNameOf(method)
  const channel = (await channelsIn(sql, '')).find(({ type, network }) => type === 'gateway' && network === name)
  if (!channel?.open) refuse('channel-closed')
  if (!context.gateways.some((one) => one.name === name)) refuse('not-available')
  const { order_no } = await inTransaction(context.database, (inside) =>
    keyed<{ order_no: string }>({ ...call, sql: inside }, path, asked, async () => ({
      order_no: (await beginRecharge({ ...call, sql: inside }, { ...asked, channel_id: channel.id, payer_name: '' }))
        .order_no,
    })),
  )
  return handOver(call, `${path}#pay`, method, { order_no, idem: asked.idem })
}
