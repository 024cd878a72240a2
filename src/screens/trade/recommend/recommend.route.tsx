import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { trade } from '#contract/trade.ts'
import { recommendFlow } from '#machines/trade/recommend.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { RecommendScreen } from './recommend.screen.tsx'

export const Route = createFileRoute('/pages/my/recommend')({
  staticData: { access: 'optional', title: msg`Buy coins` },
  loader: words('recommend'),
  component: page(recommendFlow, RecommendScreen).with(() => ({ calls: { recommend: trade.recommend } })),
})
