import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { payment, PayableNo } from '#contract/payment.ts'
import { required } from '#machines/lib/required.ts'
import { payFlow } from '#machines/payment/pay.flow.ts'
import { beginPayBy, isUnanswered, payBy, payOutcomeBy } from '#src/api/payments.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { isMiniProgram } from '#src/lib/runtime.ts'
import { keepStarted } from '#src/parts/payment/started.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Frame } from './frame.tsx'
import { PayScreen } from './pay.screen.tsx'

const Nowhere = () => (
  <Frame>
    <Missing home="/pages/index/new_index" />
  </Frame>
)

export const Route = createFileRoute('/pages/money/pay')({
  staticData: { access: 'member', title: msg`Pay` },
  loader: words('payment', 'form'),
  component: page(payFlow, PayScreen, Nowhere).with(
    ({ client, places, search: { order_no: orderNo }, id, hasPin }) =>
      v.is(PayableNo, orderNo) && {
        key: orderNo,
        input: { orderNo, hasPin, isInside: isMiniProgram(), isUnanswered: isUnanswered(id, orderNo) },
        calls: { methods: payment.methods, status: payment.status },
        actors: { pay: payBy(client, id), begin: beginPayBy(client), outcome: payOutcomeBy(client, id) },
        leaves: {
          started: ({ start }) => {
            const begun = required(start)
            keepStarted(begun)
            places.go(`/pages/money/alipay_h5?pay_no=${begun.pay_no}`)
          },
        },
      },
  ),
})
