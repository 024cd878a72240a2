import { Trans } from '@lingui/react/macro'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { usePanels } from '#src/lib/panels.ts'
import { CentreFrame } from '#src/parts/account/centre-frame.tsx'
import { centreViews } from '#src/parts/account/centre-views.tsx'
import type { Around } from '#src/ui/follow-views.tsx'
import { CentreWays } from './centre-ways.tsx'
import { Holdings } from './holdings.tsx'
import { Orders } from './order-counts.screen.tsx'

function Frame({ onRefresh, ...around }: Around) {
  const { refresh } = usePanels()
  const all = onRefresh && (() => [onRefresh(), refresh()])
  return <CentreFrame title={<Trans comment="Tab, max=14">Mine</Trans>} onRefresh={all} {...around} />
}

const Counts = () => usePanels().shown

export const MineScreen = screen(
  centreFlow,
  centreViews({
    Frame,
    stranger: <Trans>Sign in to see your points, your shopping balance and your orders.</Trans>,
    Shown: ({ user: { roles, money, counts }, onAsk }) => (
      <>
        <Orders>
          <Counts />
        </Orders>
        <Holdings money={money} />
        <CentreWays coupons={counts.coupon} isMerchant={roles.merchant === 1} onAsk={onAsk} />
      </>
    ),
  }),
)
