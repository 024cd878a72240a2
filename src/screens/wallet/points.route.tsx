import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { points } from '#contract/points.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { pointsFlow, PointsHeadScreen, PointsScreen } from './points.screen.tsx'
import { WalletFlowPage } from './wallet-flow-page.tsx'

export const Route = createFileRoute('/pages/jf/money')({
  staticData: { access: 'member', title: msg`Points` },
  loader: words('wallet'),
  component: () => (
    <WalletFlowPage screen={PointsScreen} account="points">
      <Panel
        flow={pointsFlow}
        screen={PointsHeadScreen}
        load={(client, signal) => client.call(points.index, {}, signal)}
      />
    </WalletFlowPage>
  ),
})
