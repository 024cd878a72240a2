import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { payment, type PayStart } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { required } from '#machines/lib/required.ts'
import { payInFlow } from '#machines/payment/pay-in.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { payInBy } from '#src/api/pay-ins.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { startedOf } from '#src/parts/payment/started.ts'
import { backOf, keepBack, ownPage } from '#src/parts/recharge/back.ts'
import { keepLast, lastStarted, leaveLast } from './last-start.ts'
import { AskedChannelProvider } from './pay-in-form.tsx'
import { PayInScreen } from './pay-in.screen.tsx'

interface Question {
  channel?: string
  amount?: string
  need?: string
  return_to?: string
}

export const Route = createFileRoute('/pages/money/recharge_pay')({
  staticData: { access: 'member', title: msg`Pay online` },
  loader: words('deposit', 'form'),
  validateSearch: ({ channel, amount, need, return_to }: Question) => ({ channel, amount, need, return_to }),
  component: PayIn,
})

function PayIn() {
  const { client } = useHouse()
  const { go, isBuilt } = usePlaces()
  const { channel = '', amount = '', need = '', return_to = '' } = Route.useSearch()
  const payNo = lastStarted()
  const returnTo = ownPage(return_to) || backOf(startedOf(payNo)?.order_no ?? '')
  return (
    <AskedChannelProvider value={channel}>
      <FlowPage
        key={useMemberId()}
        flow={payInFlow}
        screen={PayInScreen}
        input={{ amount, need, payNo, returnTo }}
        actors={{
          ...actorsOf(client, recharge, 'channels'),
          ...actorsOf(client, payment, 'status'),
          send: payInBy(client),
          listening: listeningBy(client),
        }}
        actions={{ forgetLast: leaveLast }}
        leaves={{
          done: ({ start }: { start?: PayStart | undefined }) => {
            const begun = required(start)
            keepLast(begun)
            keepBack(begun.order_no, returnTo)
            const there = `/pages/money/alipay_h5?pay_no=${begun.pay_no}`
            if (isBuilt(there)) go(there)
          },
        }}
      />
    </AskedChannelProvider>
  )
}
