import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Built, PlacesProvider, usePlaces } from '#src/lib/places.ts'
import { Page } from '#src/ui/page.tsx'
import { TabBar, TABS, type Space } from '#src/ui/tab-bar.tsx'
import { Says } from '../lib/bench.tsx'

export default { title: 'app/Tab bar' } satisfies Meta

const Framed = ({ space }: { space: Space }) => (
  <>
    <Page title="Where a space starts">
      <Says>The tabs stand below every screen that starts a space.</Says>
    </Page>
    <TabBar space={space} />
  </>
)

function AllBuilt({ space }: { space: Space }) {
  const places = usePlaces()
  return (
    <PlacesProvider value={{ ...places, isBuilt: (_to): _to is Built => true }}>
      <Framed space={space} />
    </PlacesProvider>
  )
}

const [tradeHome, , , mine] = TABS.trade
const [mallHome] = TABS.mall

export const Trade: StoryObj = { parameters: { current: tradeHome?.to }, render: () => <Framed space="trade" /> }
export const TradeMine: StoryObj = { parameters: { current: mine?.to }, render: () => <Framed space="trade" /> }
export const TradeAllBuilt: StoryObj = {
  parameters: { current: tradeHome?.to },
  render: () => <AllBuilt space="trade" />,
}
export const Mall: StoryObj = { render: () => <Framed space="mall" /> }
export const MallAllBuilt: StoryObj = { parameters: { current: mallHome?.to }, render: () => <AllBuilt space="mall" /> }
