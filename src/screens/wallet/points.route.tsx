import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { points } from '#contract/points.ts'
import { words } from '#src/app/words.ts'
import { pointsFlow, PointsScreen } from './points.screen.tsx'
import { WalletStage } from './wallet-stage.tsx'

export const Route = createFileRoute('/pages/jf/money')({
  staticData: { access: 'member', title: msg`Points` },
  loader: words('wallet'),
  component: () => (
    <WalletStage
      flow={pointsFlow}
      screen={PointsScreen}
      account="points"
      head={(client, signal) => client.call(points.index, {}, signal)}
    />
  ),
})
