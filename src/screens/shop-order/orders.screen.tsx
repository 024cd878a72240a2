import { Trans, useLingui } from '@lingui/react/macro'
import { Package } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { SHOP_ORDER_TABS, type ShopOrder, type ShopOrderTab } from '#contract/shop-order.ts'
import type { Shop } from '#contract/shop.ts'
import { required } from '#machines/lib/required.ts'
import { ordersFlow } from '#machines/shop-order/orders.flow.ts'
import type { OrderWish } from '#machines/shop-order/wish.rules.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { Says } from '#src/ui/acted-on.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { ListPage, listViews, type Around } from '#src/ui/list.tsx'
import { IfBuilt, PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { ActQuestion, AgainSheet, Undone } from './act-sheets.tsx'
import { ORDERS } from './names.ts'
import { OrderCard } from './order-card.tsx'

interface Look {
  asks?: boolean
  bought?: boolean
  says?: 'changed' | 'undone'
}
type OrdersViewProps = ViewProps<typeof ordersFlow> & Look

const tabs: Record<ShopOrderTab, () => { words: ReactNode; nothing: ReactNode; because: ReactNode }> = {
  all: () => ({
    words: <Trans comment="Tab: all orders of the shop">All</Trans>,
    nothing: <Trans>You have not ordered anything yet</Trans>,
    because: <Trans>Your orders stay here, with their parcels and what you paid.</Trans>,
  }),
  unpaid: () => ({
    words: <Trans comment="Tab: orders that are not paid yet">To pay</Trans>,
    nothing: <Trans>No orders to pay</Trans>,
    because: <Trans>New orders stay here until they are paid.</Trans>,
  }),
  unshipped: () => ({
    words: <Trans comment="Tab: orders that the seller still has to send">To be sent</Trans>,
    nothing: <Trans>No orders to be sent</Trans>,
    because: <Trans>Paid orders stay here until they are sent or picked up.</Trans>,
  }),
  shipped: () => ({
    words: <Trans comment="Tab: orders that were sent">On the way</Trans>,
    nothing: <Trans>No orders on the way</Trans>,
    because: <Trans>Sent orders stay here until you have received them.</Trans>,
  }),
  done: () => ({
    words: <Trans comment="Tab: orders that were received">Received</Trans>,
    nothing: <Trans>No orders received yet</Trans>,
    because: <Trans>Orders you have received stay here.</Trans>,
  }),
  refund: () => ({
    words: <Trans comment="Tab: orders of which something is returned">Returns</Trans>,
    nothing: <Trans>No returns</Trans>,
    because: <Trans>Orders you return stay here. You ask for a return on the page of the order.</Trans>,
  }),
}

const types: Record<Shop, () => { words: ReactNode; shop: Address }> = {
  shop: () => ({ words: <Trans>Orders from the shop</Trans>, shop: '/pages/shop/shop' }),
  points: () => ({ words: <Trans>Orders from the points shop</Trans>, shop: '/pages/shop/jf_shop' }),
  repurchase: () => ({ words: <Trans>Orders from the repurchase shop</Trans>, shop: '/pages/shops/fg_shop' }),
}

function Frame({ view, ...around }: Around<OrdersViewProps>) {
  const { t } = useLingui()
  const { head, tab: chosen, type } = view.context
  return (
    <ListPage view={view} {...around} title={<Trans>Shop orders</Trans>}>
      <TabStrip
        label={t`Shop orders`}
        parts={SHOP_ORDER_TABS.map((key) => ({ key, words: tabs[key]().words }))}
        counts={head?.counts}
        chosen={chosen}
        onChoose={(tab) => view.send({ type: 'tab', tab })}
      />
      {type !== '' && (
        <Line paddingInline="1">
          <Strong>{types[type]().words}</Strong>
          <TextPlace to={ORDERS}>
            <Trans context="shop">Show all orders</Trans>
          </TextPlace>
        </Line>
      )}
      {around.children}
    </ListPage>
  )
}

const Said = ({ says, context: { undone: trouble } }: OrdersViewProps) => (
  <Says
    of={{ ...(says && { says }), context: { trouble }, send: () => undefined }}
    changed={
      <Trans context="shop">The order changed in the meantime, so nothing was done. You see it as it is now.</Trans>
    }
    undone={<Undone because={trouble} />}
  />
)

function Question({ context: { items, wish }, busy, send }: OrdersViewProps) {
  const { act, order_no } = required(wish)
  const order = items.find((one) => one.order_no === order_no)
  if (order === undefined || act === 'again') return null
  return (
    <ActQuestion
      of={order}
      act={act}
      busy={busy}
      onYes={() => send({ type: 'confirm' })}
      onNo={() => send({ type: 'back' })}
    />
  )
}

function Rows(view: OrdersViewProps) {
  const { context, busy, send, says, asks = false, bought = false } = view
  const { items, wish } = context
  const expire = useCallback(() => send({ type: 'expire' }), [send])
  const ask = useCallback((act: OrderWish['act'], orderNo: string) => send({ type: 'ask', act, orderNo }), [send])
  const isMeant = ({ order_no }: ShopOrder) => says !== undefined && order_no === wish?.order_no
  return (
    <>
      {items.map((order) => (
        <OrderCard key={order.id} of={order} busy={busy} onExpire={expire} onAsk={ask}>
          {isMeant(order) && <Said {...view} />}
        </OrderCard>
      ))}
      {asks && <Question {...view} />}
      {bought && <AgainSheet of={required(context.bought)} onClose={() => send({ type: 'back' })} />}
    </>
  )
}

function Nothing({ context: { tab, type }, send }: OrdersViewProps) {
  const { nothing, because } = tabs[tab]()
  const all = (
    <Button kind="quiet" onClick={() => send({ type: 'tab', tab: 'all' })}>
      <Trans context="shop">Show all orders</Trans>
    </Button>
  )
  const shop = (
    <IfBuilt to={types[type === '' ? 'shop' : type]().shop}>
      {(there) => (
        <PlaceButton to={there}>
          <Trans>Go to the shop</Trans>
        </PlaceButton>
      )}
    </IfBuilt>
  )
  return (
    <FullPageNote icon={Package} title={nothing} action={tab === 'all' ? shop : all}>
      {because}
    </FullPageNote>
  )
}

const views = listViews<OrdersViewProps>({ Frame, Rows, Nothing })

export const OrdersScreen = screen(ordersFlow, {
  ...views,
  confirmingAction: withProps(views.showing, { asks: true }),
  acting: withProps(views.showing, { asks: true }),
  rereading: views.showing,
  boughtAgain: withProps(views.showing, { bought: true }),
  actionFailed: withProps(views.showing, { says: 'undone' }),
  stale: withProps(views.showing, { says: 'changed' }),
})
