import type { ShopOrder, ShopOrderStatus } from '#contract/shop-order.ts'
import { Tag } from '#src/ui/surface.tsx'

const TONES: Record<ShopOrderStatus, 'plain' | 'warn' | 'sky' | 'good'> = {
  unpaid: 'warn',
  paid: 'sky',
  shipped: 'sky',
  done: 'good',
  cancelled: 'plain',
  refunding: 'sky',
  refunded: 'good',
}

export const Status = ({ of: { status, status_text } }: { of: Pick<ShopOrder, 'status' | 'status_text'> }) => (
  <Tag tone={TONES[status]}>{status_text}</Tag>
)
