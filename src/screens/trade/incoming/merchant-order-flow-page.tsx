import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import { actBy } from '#src/api/orders.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { page } from '#src/app/page.tsx'
import { MerchantOrderScreen } from './merchant-order.screen.tsx'

interface MerchantOrderFlowPageProps {
  orderNo: string
  pays: boolean
}

export const MerchantOrderFlowPage = page(merchantOrderFlow, MerchantOrderScreen).with(
  ({ client, id }, { orderNo, pays }: MerchantOrderFlowPageProps) => ({
    key: orderNo,
    input: { orderNo, pays },
    calls: { info: merchant.info },
    actors: {
      act: actBy(client, id, { ...merchant, dispute: trade.dispute, reply: trade.reply, rate: trade.rate }),
      pictures: picturesBy(client, id),
    },
  }),
)
