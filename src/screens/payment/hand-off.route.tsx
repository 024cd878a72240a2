import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { payment, PayNo } from '#contract/payment.ts'
import { handOffFlow } from '#machines/payment/hand-off.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { isMiniProgram } from '#src/lib/runtime.ts'
import { startedOf } from '#src/parts/payment/started.ts'
import { backOf } from '#src/parts/recharge/back.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Frame } from './frame.tsx'
import { HandOffScreen } from './hand-off.screen.tsx'

export const Route = createFileRoute('/pages/money/alipay_h5')({
  staticData: { access: 'member', title: msg`Pay` },
  loader: words('payment'),
  validateSearch: ({ pay_no }: { pay_no?: string }) => ({ pay_no }),
  component: HandOff,
})

function HandOff() {
  const { pay_no } = Route.useSearch()
  if (v.is(PayNo, pay_no)) return <HandOffFlowPage payNo={pay_no} />
  return (
    <Frame>
      <Missing home="/pages/index/new_index" />
    </Frame>
  )
}

function HandOffFlowPage({ payNo }: { payNo: string }) {
  const { client } = useHouse()
  const start = startedOf(payNo)
  return (
    <FlowPage
      key={`${useMemberId() ?? 0} ${payNo}`}
      flow={handOffFlow}
      screen={HandOffScreen}
      input={{ payNo, start, isInside: isMiniProgram(), returnTo: backOf(start?.order_no ?? '') }}
      actors={{ ...actorsOf(client, payment, 'status'), listening: listeningBy(client) }}
    />
  )
}
