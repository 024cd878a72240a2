import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { payment, PayNo } from '#contract/payment.ts'
import { handOffFlow } from '#machines/payment/hand-off.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { isMiniProgram } from '#src/lib/runtime.ts'
import { startedOf } from '#src/parts/payment/started.ts'
import { backOf } from '#src/parts/recharge/back.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Frame } from './frame.tsx'
import { HandOffScreen } from './hand-off.screen.tsx'

const Nowhere = () => (
  <Frame>
    <Missing home="/pages/index/new_index" />
  </Frame>
)

export const Route = createFileRoute('/pages/money/alipay_h5')({
  staticData: { access: 'member', title: msg`Pay` },
  loader: words('payment'),
  component: page(handOffFlow, HandOffScreen, Nowhere).with(({ search: { pay_no: payNo } }) => {
    if (!v.is(PayNo, payNo)) return undefined
    const start = startedOf(payNo)
    return {
      key: payNo,
      input: { payNo, start, isInside: isMiniProgram(), returnTo: backOf(start?.order_no ?? '') },
      calls: { status: payment.status },
    }
  }),
})
