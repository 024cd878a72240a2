import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { payment } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { required } from '#machines/lib/required.ts'
import { payInFlow } from '#machines/payment/pay-in.flow.ts'
import { payInBy } from '#src/api/pay-ins.ts'
import { page, useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { startedOf } from '#src/parts/payment/started.ts'
import { backOf, keepBack, ownPage } from '#src/parts/recharge/back.ts'
import { keepLast, lastStarted, leaveLast } from './last-start.ts'
import { AskedChannelProvider } from './pay-in-form.tsx'
import { PayInScreen } from './pay-in.screen.tsx'

const PayIn = page(payInFlow, PayInScreen).with(
  ({ client, places, search: { amount = '', need = '', return_to = '' } }) => {
    const payNo = lastStarted()
    const returnTo = ownPage(return_to) || backOf(startedOf(payNo)?.order_no ?? '')
    return {
      input: { amount, need, payNo, returnTo },
      calls: { channels: recharge.channels, status: payment.status },
      actors: { send: payInBy(client) },
      actions: { forgetLast: leaveLast },
      leaves: {
        done: ({ start }) => {
          const begun = required(start)
          keepLast(begun)
          keepBack(begun.order_no, returnTo)
          const there = `/pages/money/alipay_h5?pay_no=${begun.pay_no}`
          if (places.isBuilt(there)) places.go(there)
        },
      },
    }
  },
)

export const Route = createFileRoute('/pages/money/recharge_pay')({
  staticData: { access: 'member', title: msg`Pay online` },
  loader: words('deposit', 'form'),
  component: () => (
    <AskedChannelProvider value={useSearch().channel ?? ''}>
      <PayIn />
    </AskedChannelProvider>
  ),
})
