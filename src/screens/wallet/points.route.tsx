import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { points } from '#contract/points.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { pointsFlow, PointsHeadScreen, PointsScreen } from './points.screen.tsx'
import { walletPage } from './wallet-flow-page.tsx'

const panel = <Panel flow={pointsFlow} screen={PointsHeadScreen} call={points.index} />

export const Route = createFileRoute('/pages/jf/money')({
  staticData: { access: 'member', title: msg`Points` },
  loader: words('wallet'),
  component: walletPage(PointsScreen, 'points', panel),
})
