import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { payment, PayableNo, type PayStart } from '#contract/payment.ts'
import { required } from '#machines/lib/required.ts'
import { payFlow } from '#machines/payment/pay.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { beginPayBy, isUnanswered, payBy, payOutcomeBy } from '#src/api/payments.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMember } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { isMiniProgram } from '#src/lib/runtime.ts'
import { keepStarted } from '#src/parts/payment/started.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Frame } from './frame.tsx'
import { PayScreen } from './pay.screen.tsx'

export const Route = createFileRoute('/pages/money/pay')({
  staticData: { access: 'member', title: msg`Pay` },
  loader: words('payment', 'form'),
  validateSearch: ({ order_no }: { order_no?: string }) => ({ order_no }),
  component: Pay,
})

function Pay() {
  const { order_no } = Route.useSearch()
  if (v.is(PayableNo, order_no)) return <PayFlowPage orderNo={order_no} />
  return (
    <Frame>
      <Missing home="/pages/index/new_index" />
    </Frame>
  )
}

function PayFlowPage({ orderNo }: { orderNo: string }) {
  const { client } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  const { go } = usePlaces()
  return (
    <FlowPage
      key={`${id} ${orderNo}`}
      flow={payFlow}
      screen={PayScreen}
      input={{
        orderNo,
        hasPin: has_payword === 1,
        isInside: isMiniProgram(),
        isUnanswered: isUnanswered(id, orderNo),
      }}
      actors={{
        ...actorsOf(client, payment, 'methods', 'status'),
        pay: payBy(client, id),
        begin: beginPayBy(client),
        outcome: payOutcomeBy(client, id),
        listening: listeningBy(client),
      }}
      leaves={{
        started: ({ start }: { start?: PayStart }) => {
          const begun = required(start)
          keepStarted(begun)
          go(`/pages/money/alipay_h5?pay_no=${begun.pay_no}`)
        },
      }}
    />
  )
}
