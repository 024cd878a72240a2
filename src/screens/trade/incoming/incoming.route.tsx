import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { MERCHANT_TABS } from '#contract/merchant.ts'
import { OrderNo } from '#contract/order.ts'
import { useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { late } from '#src/ui/late.tsx'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { bringOrder } from './bring-order.ts'

/** The two pages of one address: only the one that is asked for is waited for. */
const bringInbox = () => import('./inbox-flow-page.tsx')

const Inbox = late(bringInbox, ({ InboxFlowPage }) => InboxFlowPage)
const MerchantOrder = late(bringOrder, ({ MerchantOrderFlowPage }) => MerchantOrderFlowPage)

type Asked = { [Name in 'order_no' | 'pay' | 'tab' | 'take']?: string | undefined }

const learn = words('incoming', 'trade', 'attachment', 'form')

export const Route = createFileRoute('/pages/store/sell_order')({
  staticData: { access: 'merchant', title: msg`Incoming orders`, begins: true },
  // Beside the address' own file, not after it.
  loader: async ({ location: { search } }) =>
    void (await Promise.all([learn(), 'order_no' in search ? bringOrder() : bringInbox()])),
  validateSearch: ({ order_no, pay, tab, take }: Asked): Asked => ({ order_no, pay, tab, take }),
  component: IncomingOrders,
})

function IncomingOrders() {
  const member = useMemberId() ?? 0
  const { order_no, pay, tab: asked, take } = Route.useSearch()
  const navigate = Route.useNavigate()
  const tab = wordIn(MERCHANT_TABS, asked) ?? 'all'
  const open = ({ taken }: { taken?: string }) =>
    void navigate({ search: { order_no: taken, pay: '1' }, replace: take === '1' })
  if (order_no === undefined) return <Inbox member={member} tab={tab} taking={take === '1'} onTaken={open} />
  if (v.is(OrderNo, order_no)) return <MerchantOrder orderNo={order_no} pays={pay === '1'} />
  return (
    <Page title={<Trans>Incoming orders</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}
