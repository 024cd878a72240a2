import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { account } from '#contract/account.ts'
import { news } from '#contract/news.ts'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { CentreScreen } from '#src/screens/account/centre.screen.tsx'
import {
  centreOwner,
  help,
  longHelp,
  longNamed,
  member,
  merchant,
  newcomer,
  paused,
  storeOwner,
  unpriced,
} from '../fixtures/account.ts'
import { shedding, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(centreFlow, CentreScreen, {
  input: { signedIn: true },
  paths: ['/pages/my/index'],
  calls: { profile: account.profile, help: news.help },
  tabs: 'trade',
})
const known = { user: member }

export default {
  title: 'account/My',
  parameters: {
    purpose: 'Trade-space centre: who one is, money, investing and security with their state, help.',
  },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false })
export const Opening = at('opening', {}, { names: ['loading'] })
export const Unavailable = at('unavailable', { trouble: shedding })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Ready = at('ready', known, {
  play: async () => {
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(groups).toEqual(expect.arrayContaining(['Money', 'Investing', 'Security', 'Help']))
    await expect(screen.queryByText('Cancel account')).toBeNull()
  },
})
export const ReadyMerchant = at('ready', { user: merchant })
export const ReadyServiceCentre = at('ready', { user: centreOwner })
export const ReadyStoreOwner = at('ready', { user: storeOwner })
export const ReadyPaused = at('ready', { user: paused })
export const ReadyNewcomer = at('ready', { user: newcomer })
export const ReadyWithoutPrices = at('ready', { user: unpriced })
export const ReadyLargeNumbers = at('ready', { user: longNamed })
export const ReadyRefreshFailed = at('ready', { ...known, trouble: silent })
export const Following = at('following', known)
export const Behind = at('behind', known)
export const Refreshing = at('refreshing', known)
export const Asking = at('asking', known)
export const Helped = at('helped', { ...known, help }, { play: opened })
export const HelpedLongestText = at('helped', { ...known, help: longHelp }, { play: opened })
