import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { invest } from '#contract/invest.ts'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { orderNoIn } from '#src/parts/invest/searches.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Page } from '#src/ui/page.tsx'
import { OrderScreen } from './order.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_order_info')({
  staticData: { access: 'member', title: msg`Your order` },
  loader: words('invest', 'form'),
  validateSearch: ({ order_no }: { order_no?: string }) => ({ order_no }),
  component: Order,
})

function Order() {
  const orderNo = orderNoIn(Route.useSearch().order_no)
  if (orderNo !== '') return <OneOrder key={orderNo} orderNo={orderNo} />
  return (
    <Page title={<Trans comment="Title of the page of one thing that was bought">Your order</Trans>} back>
      <Missing home="/pages/index/index" />
    </Page>
  )
}

function OneOrder({ orderNo }: { orderNo: string }) {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={orderFlow}
      screen={OrderScreen}
      input={{ orderNo }}
      actors={{
        ...actorsOf(client, invest, 'order'),
        stop: keyedActor(client, invest.stop),
        listening: listeningBy(client),
      }}
    />
  )
}
