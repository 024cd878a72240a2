import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderGoods } from '#contract/shop-order.ts'
import type { LineRefund } from '#contract/shop-refund.ts'
import { Tag } from '#src/ui/surface.tsx'

const MARKS: Record<LineRefund, () => ReactNode> = {
  none: () => null,
  asked: () => (
    <Tag tone="sky">
      <Trans comment="Mark of goods whose return is asked for">Return asked for</Trans>
    </Tag>
  ),
  done: () => (
    <Tag tone="good">
      <Trans comment="Mark of goods that were returned">Returned</Trans>
    </Tag>
  ),
  rejected: () => (
    <Tag>
      <Trans comment="Mark of goods whose return was refused">Return refused</Trans>
    </Tag>
  ),
}

/** What became of a line that was asked back. */
export const LineMark = ({ of: { refund_status } }: { of: Pick<OrderGoods, 'refund_status'> }) => MARKS[refund_status]()
