import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RechargeInfo } from '#contract/recharge.ts'
import { required } from '#machines/lib/required.ts'
import { mayDo } from '#machines/recharge/show.rules.ts'
import { Onward } from '#src/onward.tsx'
import { Button } from '#src/ui/button.tsx'
import { late } from '#src/ui/late.tsx'
import { WayBack } from '#src/ui/way-back.tsx'
import { Frame } from './frame.tsx'
import { view } from './parts.ts'
import type { ShownViewProps } from './view-props.ts'

const RechargeView = late(view, (part) => part.RechargeView)
const Sheets = late(
  () => import('./sheets.tsx'),
  ({ RechargeSheets }) => RechargeSheets,
)

function footOf(recharge: RechargeInfo, { context: { returnTo }, busy, send }: ShownViewProps): ReactNode {
  if (mayDo(recharge, 'appeal'))
    return (
      <Button wide aria-disabled={busy} onClick={() => busy || send({ type: 'appeal' })}>
        <Trans>Ask for a second review</Trans>
      </Button>
    )
  return <WayBack to={returnTo} kind={recharge.status === 'credited' ? 'main' : 'quiet'} />
}

export function Shown(view: ShownViewProps) {
  const { context, busy } = view
  const recharge = required(context.recharge)
  return (
    <Frame refreshing={busy} foot={footOf(recharge, view)}>
      <RechargeView view={view} recharge={recharge} />
      {view.over && <Sheets view={view} />}
      <Onward from={context.onePage ? '/pages/my/recharge' : '/pages/money/recharge_order_pay'} />
    </Frame>
  )
}
