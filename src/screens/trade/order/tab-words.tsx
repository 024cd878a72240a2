import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Tab } from '#contract/trade.ts'

export const TAB_WORDS: Record<Tab, () => ReactNode> = {
  all: () => <Trans comment="Tab: all orders">All</Trans>,
  in_transaction: () => <Trans comment="Tab: orders that look for a merchant">In transaction</Trans>,
  awaiting_payment: () => <Trans comment="Tab: orders">Awaiting payment</Trans>,
  paid: () => <Trans comment="Tab: orders">Paid</Trans>,
  in_settlement: () => <Trans comment="Tab: orders">In settlement</Trans>,
  completed: () => <Trans comment="Tab: orders">Completed</Trans>,
  cancelled: () => (
    <Trans comment="Tab: orders" context="orders">
      Cancelled
    </Trans>
  ),
}
