import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { home } from '#contract/home.ts'
import { notice } from '#contract/notice.ts'
import { homeFlow } from '#machines/home/home.flow.ts'
import { HomeScreen } from '#src/screens/home/home.screen.tsx'
import {
  closedMarket,
  crowdedHome,
  memberHome,
  merchantHome,
  newcomerHome,
  quietHome,
  roundTheClock,
  sellingHome,
  settlingHome,
  shutForGood,
  visitorHome,
} from '../fixtures/home.ts'
import { longPopup, popup } from '../fixtures/notice.ts'
import { shedding, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { calculated } from './pages.tsx'

const at = scenes(homeFlow, HomeScreen, {
  input: { member: false, seenPopup: 0, offered: false },
  paths: ['/pages/index/new_index'],
  calls: { index: home.index, config: notice.config },
  tabs: 'trade',
  around: calculated,
})

export default {
  title: 'home/Home',
  parameters: {
    purpose: 'First screen: statistics, member entry, merchant entry, market-opens-in countdown, marquee, latest news.',
  },
} satisfies Meta

const member = { member: true }

export const Opening = at('opening', {}, { names: ['loading'] })
export const OpeningMember = at('opening', member)
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const UnreachableBusy = at('unreachable', { ...member, trouble: shedding })
export const Listening = at('listening', { home: visitorHome })

export const MarketOpen = at('marketOpen', { home: visitorHome }, { names: ['ready.anonymous'] })
export const MarketOpenMember = at('marketOpen', { ...member, home: memberHome }, { names: ['ready.member'] })
export const MarketOpenMerchant = at('marketOpen', { ...member, home: merchantHome }, { names: ['ready.merchant'] })
export const MarketOpenNewcomer = at(
  'marketOpen',
  { ...member, home: newcomerHome() },
  {
    play: async () => {
      await expect(await screen.findByRole('heading', { name: 'Ready to be paid' })).toBeVisible()
      await expect(screen.getByRole('link', { name: 'Set' })).toBeVisible()
      await expect(screen.getByText('Orders, wallets, security')).toBeVisible()
    },
  },
)
export const MarketOpenOneStep = at('marketOpen', { ...member, home: newcomerHome('pin') })
export const MarketOpenTwoSteps = at('marketOpen', { ...member, home: newcomerHome('pin', 'card') })
export const MarketOpenTwoOtherSteps = at('marketOpen', { ...member, home: newcomerHome('pin', 'second') })
export const MarketOpenThreeSteps = at('marketOpen', { ...member, home: newcomerHome('pin', 'card', 'sale') })
export const MarketOpenNoDemo = at('marketOpen', { home: { ...visitorHome, demo: 0 } })
export const MarketOpenDemoTold = at(
  'marketOpen',
  { home: visitorHome },
  {
    play: async () => {
      await userEvent.click(document.querySelector('[aria-haspopup=dialog]') as Element)
      await opened()
    },
  },
)
export const MarketOpenOrder = at('marketOpen', { ...member, home: sellingHome })
export const MarketOpenOrderWithoutClock = at('marketOpen', { ...member, home: settlingHome })
export const MarketOpenRoundTheClock = at('marketOpen', { ...member, home: { ...memberHome, market: roundTheClock } })
export const MarketOpenLongestText = at('marketOpen', { ...member, home: crowdedHome })
export const MarketOpenNewsEmpty = at('marketOpen', { ...member, home: quietHome }, { names: ['newsEmpty'] })
export const MarketOpenRefreshFailed = at('marketOpen', { ...member, home: memberHome, trouble: silent })

export const MarketClosed = at('marketClosed', { home: { ...visitorHome, market: closedMarket } })
export const MarketClosedForGood = at('marketClosed', { ...member, home: { ...memberHome, market: shutForGood } })

export const Following = at('following', { ...member, home: sellingHome })
export const Behind = at('behind', { ...member, home: sellingHome })
export const Refreshing = at('refreshing', { ...member, home: memberHome })
export const SignedInNotice = at('signedInNotice', { ...member, home: memberHome, returnTo: '/pages/my/setting' })
export const PopupNotice = at('popupNotice', { ...member, home: memberHome, popup }, { play: opened })
export const PopupNoticeLongestText = at(
  'popupNotice',
  { ...member, home: memberHome, popup: longPopup },
  { play: opened },
)
