import { Trans, useLingui } from '@lingui/react/macro'
import { List, ListChecks } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { TABS, type Tab } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListPage, listViews, type Around } from '#src/ui/list.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Card } from '#src/ui/surface.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { OrderRow } from './order-row.tsx'

type OrdersViewProps = ViewProps<typeof ordersFlow>

const SELL = '/pages/transaction/index'

const tabs: Record<Tab, () => { words: ReactNode; nothing: ReactNode; because: ReactNode }> = {
  all: () => ({
    words: <Trans comment="Tab: all orders">All</Trans>,
    nothing: <Trans>You have not sold anything yet</Trans>,
    because: <Trans>All your orders stay here, with what happened and where the money went.</Trans>,
  }),
  in_transaction: () => ({
    words: <Trans comment="Tab: orders that look for a merchant">In transaction</Trans>,
    nothing: <Trans>No orders looking for a merchant</Trans>,
    because: <Trans>Matching: new orders stay here until a merchant accepts.</Trans>,
  }),
  awaiting_payment: () => ({
    words: <Trans comment="Tab: orders">Awaiting payment</Trans>,
    nothing: <Trans>No payments awaited</Trans>,
    because: <Trans>Accepted orders stay here until the merchant has paid.</Trans>,
  }),
  paid: () => ({
    words: <Trans comment="Tab: orders">Paid</Trans>,
    nothing: <Trans>No payments to confirm</Trans>,
    because: <Trans>Bank payments stay here until you confirm them.</Trans>,
  }),
  in_settlement: () => ({
    words: <Trans comment="Tab: orders">In settlement</Trans>,
    nothing: <Trans>No orders in settlement</Trans>,
    because: <Trans>Paid orders stay here for a while before you can use the money.</Trans>,
  }),
  completed: () => ({
    words: <Trans comment="Tab: orders">Completed</Trans>,
    nothing: <Trans>No completed orders yet</Trans>,
    because: <Trans>Orders that were paid and settled stay here.</Trans>,
  }),
  cancelled: () => ({
    words: (
      <Trans comment="Tab: orders" context="orders">
        Cancelled
      </Trans>
    ),
    nothing: <Trans>No cancelled orders</Trans>,
    because: <Trans>Cancelled orders stay here, each with its reason.</Trans>,
  }),
}

function Frame({ view, ...around }: Around<OrdersViewProps>) {
  const { t } = useLingui()
  const { signedIn, head, tab: chosen } = view.context
  return (
    <ListPage view={view} {...around} title={<Trans>Trade orders</Trans>} back={false}>
      {signedIn && (
        <TabStrip
          label={t`Orders`}
          parts={TABS.map((key) => ({ key, words: tabs[key]().words }))}
          counts={head?.counts}
          chosen={chosen}
          onChoose={(tab) => view.send({ type: 'tab', tab })}
        />
      )}
      {around.children}
    </ListPage>
  )
}

function Rows({ context, send }: OrdersViewProps) {
  const expire = useCallback(() => send({ type: 'expire' }), [send])
  return (
    <Card>
      {context.items.map((order) => (
        <OrderRow key={order.id} order={order} onExpire={expire} />
      ))}
    </Card>
  )
}

function Nothing(view: OrdersViewProps) {
  const { tab } = view.context
  const { nothing, because } = tabs[tab]()
  const all = (
    <Button kind="quiet" onClick={() => view.send({ type: 'tab', tab: 'all' })}>
      <Trans>Show all orders</Trans>
    </Button>
  )
  const sell = (
    <PlaceButton to={SELL}>
      <Trans>Sell to a merchant</Trans>
    </PlaceButton>
  )
  return (
    <FullPageNote icon={ListChecks} title={nothing} action={tab === 'all' ? sell : all}>
      {because}
    </FullPageNote>
  )
}

const views = listViews<OrdersViewProps>({ Frame, Rows, Nothing })

export const OrdersScreen = screen(ordersFlow, {
  ...views,
  arriving: views.opening,
  anonymous: (view) => (
    <Frame view={view} refreshing={false}>
      <FullPageNote
        icon={List}
        title={<Trans>Your orders</Trans>}
        action={
          <PlaceButton to="/pages/login/login">
            <Trans>Sign in</Trans>
          </PlaceButton>
        }
      >
        <Trans>Sign in to see your orders.</Trans>
      </FullPageNote>
    </Frame>
  ),
})
