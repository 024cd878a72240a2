import type { Meta } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { account } from '#contract/account.ts'
import { news } from '#contract/news.ts'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import { MineScreen } from '#src/screens/mall/centre.screen.tsx'
import { orderCountsFlow, OrderCountsScreen } from '#src/screens/mall/order-counts.screen.tsx'
import { centreOwner, help, longHelp, longNamed, member, merchant, newcomer } from '../fixtures/account.ts'
import { listed } from '../fixtures/shop-orders.ts'
import { shedding, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes, still } from '../lib/scenes.tsx'

const at = scenes(centreFlow, MineScreen, {
  input: { signedIn: true },
  paths: ['/pages/user/user'],
  calls: { profile: account.profile, help: news.help },
  tabs: 'mall',
  around: (screen) => (
    <PanelsProvider
      value={{
        shown: still(orderCountsFlow, OrderCountsScreen, 'showing', { item: listed }),
        asked: 0,
        refresh: action('refresh'),
      }}
    >
      {screen}
    </PanelsProvider>
  ),
})
const known = { user: member }

export default {
  title: 'mall/Mine',
  parameters: {
    purpose: 'Mall-space centre: profile, points, coupons, shop orders with counts, robots, projects, stores.',
  },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false })
export const Opening = at('opening', {}, { names: ['loading'] })
export const Unavailable = at('unavailable', { trouble: shedding })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Ready = at('ready', known)
export const ReadyMerchant = at('ready', { user: merchant })
export const ReadyServiceCentre = at('ready', { user: centreOwner })
export const ReadyNewcomer = at('ready', { user: newcomer })
export const ReadyLargeNumbers = at('ready', { user: longNamed })
export const ReadyRefreshFailed = at('ready', { ...known, trouble: silent })
export const Following = at('following', known)
export const Behind = at('behind', known)
export const Refreshing = at('refreshing', known)
export const Asking = at('asking', known)
export const Helped = at('helped', { ...known, help }, { play: opened })
export const HelpedLongestText = at('helped', { ...known, help: longHelp }, { play: opened })
