import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { merchant, MERCHANT_TABS } from '#contract/merchant.ts'
import { OrderNo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { dealFlow } from '#machines/trade/deal.flow.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/keyed.ts'
import { listeningBy } from '#src/api/live.ts'
import { actBy } from '#src/api/orders.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { useTabs } from '#src/app/tabs.tsx'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/standing.tsx'
import { DealScreen } from './deal.screen.tsx'
import { InboxScreen } from './inbox.screen.tsx'

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.fallback(v.optional(schema), undefined))

export const Route = createFileRoute('/pages/store/sell_order')({
  staticData: { access: 'merchant', title: msg`Incoming orders` },
  loader: words('incoming', 'deal', 'attachment'),
  validateSearch: v.object({
    order_no: v.optional(v.string()),
    tab: maybe(v.picklist(MERCHANT_TABS)),
    take: maybe(v.literal('1')),
  }),
  component: IncomingOrders,
})

function IncomingOrders() {
  const member = useMemberId() ?? 0
  const { order_no } = Route.useSearch()
  if (order_no === undefined) return <Inbox member={member} />
  if (v.is(OrderNo, order_no)) return <Deal key={`${member} ${order_no}`} orderNo={order_no} member={member} />
  return (
    <Page title={<Trans>Incoming orders</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}

function Inbox({ member }: { member: number }) {
  const { client } = useHouse()
  const { tab = 'all', take } = Route.useSearch()
  const navigate = Route.useNavigate()
  const open = ({ taken }: { taken?: string }) => void navigate({ search: { order_no: taken }, replace: take === '1' })
  const { visit, screen } = useTabs(InboxScreen, tab, 'all')
  return (
    <Stage
      key={`${member} ${visit}`}
      flow={inboxFlow}
      screen={screen}
      input={{ tab, taking: take === '1' }}
      actors={{
        ...actorsOf(client, merchant, 'list'),
        take: keyedActor(client, merchant.take),
        listening: listeningBy(client),
      }}
      leaves={{ taken: open }}
    />
  )
}

function Deal({ orderNo, member }: { orderNo: string; member: number }) {
  const { client } = useHouse()
  return (
    <Stage
      flow={dealFlow}
      screen={DealScreen}
      input={{ orderNo }}
      actors={{
        ...actorsOf(client, merchant, 'info'),
        act: actBy(client, member, { ...merchant, dispute: trade.dispute, reply: trade.reply, rate: trade.rate }),
        pictures: picturesBy(client, member),
        listening: listeningBy(client),
      }}
    />
  )
}
