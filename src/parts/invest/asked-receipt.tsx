import { useMemberId } from '#src/app/house.ts'
import { useSearch } from '#src/app/page.tsx'
import type { Built } from '#src/lib/places.ts'
import { late } from '#src/ui/late.tsx'
import { orderNoIn } from './searches.ts'

const Receipt = late(
  () => import('./receipt.tsx'),
  (module) => module.Receipt,
)

/** The receipt that the address asks for. */
export function AskedReceipt({ over }: { over: Built }) {
  const orderNo = orderNoIn(useSearch().receipt)
  return useMemberId() !== undefined && orderNo !== '' && <Receipt orderNo={orderNo} over={over} />
}
