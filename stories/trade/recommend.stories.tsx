import type { Meta } from '@storybook/react-vite'
import { trade } from '#contract/trade.ts'
import { recommendFlow, RecommendScreen } from '#src/screens/trade/recommend/recommend.screen.tsx'
import { longSellers, noSellers, sellers } from '../fixtures/merchant.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(recommendFlow, RecommendScreen, {
  input: { which: {} },
  paths: ['/pages/my/recommend'],
  calls: { load: trade.recommend },
})

export default {
  title: 'trade/Buy coins',
  parameters: { purpose: 'Where coins can be bought, for how much, and how that moved.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing')
export const Showing = at('showing', { item: sellers }, { names: ['ready'] })
export const ShowingNothing = at('showing', { item: noSellers }, { names: ['empty'] })
export const ShowingLongest = at('showing', { item: longSellers })
