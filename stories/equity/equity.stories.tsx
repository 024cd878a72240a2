import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { equity } from '#contract/equity.ts'
import { EquityScreen, overviewFlow } from '#src/screens/equity/equity.screen.tsx'
import { putInOf } from '#src/screens/equity/put-in.ts'
import { fundsAlone, nothingOwned, overview, sharesAlone } from '../fixtures/equity.ts'
import { silent } from '../fixtures/trouble.ts'
import { shut } from '../lib/eye.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(overviewFlow, EquityScreen, {
  input: undefined,
  paths: ['/pages/equity/equity'],
  calls: { load: equity.index },
})

export default {
  title: 'equity/Equity',
  parameters: {
    purpose: 'All shares of a member, what they are worth day by day, and the funds there are to look at.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
/** Two purchases made the worth jump: what was put in says so, and what is left of it is the gain. */
async function gainIsApart({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement)
  const { value, holdings, chart } = overview
  const { cost, gain } = putInOf(value, holdings)
  await expect(chart.at(-1)?.put_in).toBe(cost)
  await expect(canvas.getAllByText(/^Put in:/)[0]).toHaveTextContent(`Put in: €${cost}`)
  await expect(canvas.getByText(`+€${gain}`)).toBeVisible()
  await expect(canvasElement.querySelector('polyline[data-besides]')).not.toBeNull()
}
export const Showing = at('showing', { item: overview }, { names: ['ready'], play: gainIsApart })
export const ShowingCovered = { ...at('showing', { item: overview }), beforeEach: shut }
export const ShowingNothing = at('showing', { item: nothingOwned }, { names: ['empty'] })
export const ShowingFundsAlone = at('showing', { item: fundsAlone })
export const ShowingSharesAlone = at('showing', { item: sharesAlone })
export const ShowingRefreshFailed = at('showing', { item: overview, trouble: silent })
export const Following = at('following', { item: overview })
export const Behind = at('behind', { item: overview })
export const Refreshing = at('refreshing', { item: overview })
