import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { trade } from '#contract/trade.ts'
import { recommendFlow } from '#machines/trade/recommend.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { RecommendScreen } from './recommend.screen.tsx'

export const Route = createFileRoute('/pages/my/recommend')({
  staticData: { access: 'optional', title: msg`Buy coins` },
  loader: words('recommend'),
  component: Recommend,
})

function Recommend() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId() ?? 'visitor'}
      flow={recommendFlow}
      screen={RecommendScreen}
      input={undefined}
      actors={actorsOf(client, trade, 'recommend')}
    />
  )
}
