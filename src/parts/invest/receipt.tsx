import { invest } from '#contract/invest.ts'
import { Over } from '#src/app/over.tsx'
import { page } from '#src/app/page.tsx'
import type { Built } from '#src/lib/places.ts'
import { receiptFlow, ReceiptScreen } from './receipt.screen.tsx'

const ReceiptPage = page(receiptFlow, ReceiptScreen).with((_, { orderNo }: { orderNo: string }) => ({
  key: orderNo,
  input: { which: { order_no: orderNo } },
  calls: { load: invest.order },
}))

export const Receipt = ({ orderNo, over }: { orderNo: string; over: Built }) => (
  <Over page={over}>
    <ReceiptPage orderNo={orderNo} />
  </Over>
)
