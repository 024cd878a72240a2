import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Given } from '#contract/endpoint.ts'
import type { shopOrder, ShopOrderTab } from '#contract/shop-order.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { count } from '#src/lib/format.ts'
import { screen } from '#src/lib/screen.tsx'
import { panelViews } from '#src/parts/wallet/panel-views.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { IfBuilt, Place, TextPlace } from '#src/ui/place.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Note } from '#src/ui/text.tsx'

export type OrderCounts = Given<typeof shopOrder.list>

export const orderCountsFlow = followFlow<OrderCounts>('shop-order')

const ORDERS = '/pages/orders/order'

const Tabs = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', marginInline: '-4', padding: '2' } })
const Tab = chakra(Place, {
  base: {
    flex: '1 1 4.5rem',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minHeight: 'tap',
    padding: '2',
    borderRadius: 'control',
    textAlign: 'center',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    _active: { bg: 'sunken' },
  },
})

const WORDS: readonly [Exclude<ShopOrderTab, 'all'>, () => ReactNode][] = [
  ['unpaid', () => <Trans comment="Tab: orders that are not paid yet">To pay</Trans>],
  ['unshipped', () => <Trans comment="Tab: orders that the seller still has to send">To be sent</Trans>],
  ['shipped', () => <Trans comment="Tab: orders that were sent">On the way</Trans>],
  ['done', () => <Trans comment="Tab: orders that were received">Received</Trans>],
]

const All = () => (
  <TextPlace to={ORDERS} justifyContent="flex-end">
    <Trans comment="Way to all orders">All</Trans>
  </TextPlace>
)

function Counts({ item: { counts } }: { item: OrderCounts }) {
  const { i18n, t } = useLingui()
  return (
    <Card>
      <Tabs aria-label={t`Shop orders`}>
        {WORDS.map(([tab, words]) => (
          <IfBuilt key={tab} to={`${ORDERS}?tab=${tab}`}>
            {(there) => (
              <Tab to={there}>
                <Figure as="span" size="title" color={counts[tab] === 0 ? 'ink3' : undefined}>
                  <Digits>{count(counts[tab], i18n.locale)}</Digits>
                </Figure>
                <Note as="span">{words()}</Note>
              </Tab>
            )}
          </IfBuilt>
        ))}
      </Tabs>
    </Card>
  )
}

/** How many orders are in which state; the way to all of them stands whatever became of the counts. */
export const OrderCountsScreen = screen(orderCountsFlow, panelViews<OrderCounts>({ Shown: Counts }), 'data-header')

export const Orders = ({ children }: { children: ReactNode }) => (
  <Section title={<Trans>Shop orders</Trans>} all={<All />}>
    {children}
  </Section>
)
