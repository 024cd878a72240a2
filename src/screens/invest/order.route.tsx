import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { invest } from '#contract/invest.ts'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { orderNoIn } from '#src/parts/invest/searches.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Page } from '#src/ui/page.tsx'
import { OrderScreen } from './order.screen.tsx'

const Nowhere = () => (
  <Page title={<Trans comment="Title of the page of one thing that was bought">Your order</Trans>} back>
    <Missing home="/pages/index/index" />
  </Page>
)

export const Route = createFileRoute('/pages/ai/ai_order_info')({
  staticData: { access: 'member', title: msg`Your order` },
  loader: words('invest', 'form'),
  component: page(orderFlow, OrderScreen, Nowhere).with(({ client, search }) => {
    const orderNo = orderNoIn(search.order_no)
    return (
      orderNo !== '' && {
        key: orderNo,
        input: { orderNo },
        calls: { order: invest.order },
        actors: { stop: keyedActor(client, invest.stop) },
      }
    )
  }),
})
