import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { actBy } from '#src/api/orders.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { useHouse } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { MerchantOrderScreen } from './merchant-order.screen.tsx'

export function MerchantOrderFlowPage({ orderNo, member, pays }: { orderNo: string; member: number; pays: boolean }) {
  const { client } = useHouse()
  return (
    <FlowPage
      flow={merchantOrderFlow}
      screen={MerchantOrderScreen}
      input={{ orderNo, pays }}
      actors={{
        ...actorsOf(client, merchant, 'info'),
        act: actBy(client, member, { ...merchant, dispute: trade.dispute, reply: trade.reply, rate: trade.rate }),
        pictures: picturesBy(client, member),
        listening: listeningBy(client),
      }}
    />
  )
}
