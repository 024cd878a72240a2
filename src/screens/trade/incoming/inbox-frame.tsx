import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MERCHANT_TABS, type MerchantTab } from '#contract/merchant.ts'
import type { inboxFlow } from '#machines/trade/inbox.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListPage, type Around } from '#src/ui/list.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'

export type InboxViewProps = ViewProps<typeof inboxFlow>

const TAB_WORDS: Record<MerchantTab, () => ReactNode> = {
  all: () => <Trans comment="Tab: all orders">All</Trans>,
  offers: () => <Trans comment="Tab: orders offered to the merchant">Offers</Trans>,
  awaiting_payment: () => <Trans comment="Tab: orders">To pay</Trans>,
  paid: () => <Trans comment="Tab: orders">Paid</Trans>,
  in_settlement: () => <Trans comment="Tab: orders">In settlement</Trans>,
  completed: () => <Trans comment="Tab: orders">Completed</Trans>,
  cancelled: () => (
    <Trans comment="Tab: orders" context="orders">
      Cancelled
    </Trans>
  ),
}

export function InboxFrame({ view, ...around }: Around<InboxViewProps>) {
  const { t } = useLingui()
  const { context, can, send } = view
  return (
    <ListPage
      view={view}
      {...around}
      title={<Trans>Incoming orders</Trans>}
      foot={
        can('take') && (
          <Button wide kind="quiet" onClick={() => send({ type: 'take' })}>
            <Trans>Accept with a phrase</Trans>
          </Button>
        )
      }
    >
      <TabStrip
        label={t`Orders`}
        parts={MERCHANT_TABS.map((key) => ({ key, words: TAB_WORDS[key]() }))}
        counts={context.head?.counts}
        chosen={context.tab}
        onChoose={(tab) => send({ type: 'tab', tab })}
      />
      {around.children}
    </ListPage>
  )
}
