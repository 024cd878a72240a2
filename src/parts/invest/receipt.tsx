import { invest } from '#contract/invest.ts'
import { actorOf } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { Over } from '#src/app/over.tsx'
import type { Built } from '#src/lib/places.ts'
import { receiptFlow, ReceiptScreen } from './receipt.screen.tsx'

export function Receipt({ orderNo, over }: { orderNo: string; over: Built }) {
  const { client } = useHouse()
  return (
    <Over page={over}>
      <FlowPage
        key={[useMemberId(), orderNo].join(' ')}
        flow={receiptFlow}
        screen={ReceiptScreen}
        input={{ which: { order_no: orderNo } }}
        actors={{ load: actorOf(client, invest.order) }}
      />
    </Over>
  )
}
