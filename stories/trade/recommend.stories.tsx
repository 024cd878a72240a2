import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { trade } from '#contract/trade.ts'
import { required } from '#machines/lib/required.ts'
import { recommendFlow } from '#machines/trade/recommend.flow.ts'
import { wayOut } from '#src/lib/way-out.ts'
import { RecommendScreen } from '#src/screens/trade/recommend/recommend.screen.tsx'
import { longSellers, noSellers, sellers } from '../fixtures/merchant.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(recommendFlow, RecommendScreen, {
  input: undefined,
  paths: ['/pages/my/recommend'],
  calls: { recommend: trade.recommend },
})

export default {
  title: 'trade/Buy coins',
  parameters: { purpose: 'Where coins can be bought, for how much, and how that moved.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
async function leadsOut({ canvasElement }: { canvasElement: HTMLElement }) {
  const { link } = required(sellers.list[0])
  const way = within(canvasElement).getByRole('link', { name: new URL(link).host })
  await expect(way).toHaveAttribute('href', `#${wayOut(link)}`)
}
export const Showing = at('showing', { recommended: sellers }, { names: ['ready'], play: leadsOut })
export const Empty = at('empty', { recommended: noSellers })
export const ShowingLongest = at('showing', { recommended: longSellers })
