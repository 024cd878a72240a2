import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { addressOf } from '#contract/addresses.ts'
import { RechargeNo } from '#contract/recharge.ts'
import { Over } from '#src/app/over.tsx'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { view } from './parts.ts'
import { RechargeFlowPage } from './recharge-flow-page.tsx'

const learn = words('recharge', 'trade', 'attachment', 'form')

export const Route = createFileRoute('/pages/money/recharge_order_pay')({
  staticData: { access: 'member', title: msg`Recharge` },
  // Beside the address' own file, not after it.
  loader: async () => void (await Promise.all([learn(), view()])),
  component: RechargeOrder,
})

function RechargeOrder() {
  const { order_no, return_to } = useSearch()
  if (v.is(RechargeNo, order_no))
    return (
      <Over page={addressOf('recharges', '')}>
        <RechargeFlowPage orderNo={order_no} returnTo={return_to} />
      </Over>
    )
  return (
    <Page title={<Trans>Recharge</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}
