import type { Meta } from '@storybook/react-vite'
import { home } from '#contract/home.ts'
import { notice } from '#contract/notice.ts'
import { homeFlow } from '#machines/home/home.flow.ts'
import { HomeScreen } from '#src/screens/home/home.screen.tsx'
import {
  closedMarket,
  crowdedHome,
  memberHome,
  merchantHome,
  quietHome,
  roundTheClock,
  shutForGood,
  visitorHome,
} from '../fixtures/home.ts'
import { longPopup, popup } from '../fixtures/notice.ts'
import { shedding, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(homeFlow, HomeScreen, {
  input: { seenPopup: 0 },
  paths: ['/pages/index/new_index'],
  calls: { index: home.index, config: notice.config },
  tabs: 'trade',
})

export default {
  title: 'home/Home',
  parameters: {
    purpose: 'First screen: statistics, member entry, merchant entry, market-opens-in countdown, marquee, latest news.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const UnreachableBusy = at('unreachable', { trouble: shedding })
export const Listening = at('listening', { home: visitorHome })

export const MarketOpen = at('marketOpen', { home: visitorHome }, { names: ['ready.anonymous'] })
export const MarketOpenMember = at('marketOpen', { home: memberHome }, { names: ['ready.member'] })
export const MarketOpenMerchant = at('marketOpen', { home: merchantHome }, { names: ['ready.merchant'] })
export const MarketOpenRoundTheClock = at('marketOpen', { home: { ...memberHome, market: roundTheClock } })
export const MarketOpenLongestText = at('marketOpen', { home: crowdedHome })
export const MarketOpenNewsEmpty = at('marketOpen', { home: quietHome }, { names: ['newsEmpty'] })
export const MarketOpenRefreshFailed = at('marketOpen', { home: memberHome, trouble: silent })

export const MarketClosed = at('marketClosed', { home: { ...visitorHome, market: closedMarket } })
export const MarketClosedForGood = at('marketClosed', { home: { ...memberHome, market: shutForGood } })

export const Refreshing = at('refreshing', { home: memberHome })
export const SignedInNotice = at('signedInNotice', { home: memberHome, returnTo: '/pages/my/setting' })
export const PopupNotice = at('popupNotice', { home: memberHome, popup }, { play: opened })
export const PopupNoticeLongestText = at('popupNotice', { home: memberHome, popup: longPopup }, { play: opened })
