import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { RechargeNo } from '#contract/recharge.ts'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { view } from './parts.ts'
import { RechargeFlowPage } from './recharge-flow-page.tsx'

const learn = words('recharge', 'trade', 'attachment', 'form')

export const Route = createFileRoute('/pages/money/recharge_order_pay')({
  staticData: { access: 'member', title: msg`Recharge` },
  // Beside the address' own file, not after it.
  loader: async () => {
    await Promise.all([learn(), view()])
  },
  validateSearch: ({ order_no, return_to }: { order_no?: string; return_to?: string }) => ({ order_no, return_to }),
  component: RechargeOrder,
})

function RechargeOrder() {
  const { order_no, return_to } = Route.useSearch()
  if (v.is(RechargeNo, order_no)) return <RechargeFlowPage orderNo={order_no} returnTo={return_to} />
  return (
    <Page title={<Trans>Recharge</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}
