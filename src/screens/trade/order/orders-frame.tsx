import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { TABS } from '#contract/trade.ts'
import type { ordersFlow } from '#machines/trade/orders.flow.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { TAB_WORDS } from './tab-words.tsx'

export type OrdersSight = Sight<typeof ordersFlow>

const CAN_REFRESH: ReadonlySet<OrdersSight['state']> = new Set([
  'empty',
  'showing',
  'ended',
  'stuck',
  'following',
  'behind',
])

interface OrdersFrameProps {
  sight: OrdersSight
  children: ReactNode
}

/** What stands around a member's orders: how they are sorted, and how many there are of each. */
export function OrdersFrame({ sight: { context, state, send }, children }: OrdersFrameProps) {
  const { t } = useLingui()
  return (
    <Page
      title={<Trans>Orders</Trans>}
      refreshing={state === 'refreshing'}
      actions={
        CAN_REFRESH.has(state) && (
          <chakra.div marginInlineEnd="-3">
            <IconButton aria-label={t`Refresh`} onClick={() => send({ type: 'refresh' })}>
              <Icon of={RotateCw} size={20} />
            </IconButton>
          </chakra.div>
        )
      }
    >
      {context.signedIn && (
        <TabStrip
          label={t`Orders`}
          parts={TABS.map((key) => ({ key, words: TAB_WORDS[key]() }))}
          counts={context.counts}
          chosen={context.tab}
          onChoose={(tab) => send({ type: 'tab', tab })}
        />
      )}
      {children}
    </Page>
  )
}
