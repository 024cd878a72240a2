import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { walletsFlow, WalletsScreen } from '#src/screens/wallet/wallets.screen.tsx'
import { merchant, money, muchMoney, noMoney } from '../fixtures/account.ts'
import { silent } from '../fixtures/trouble.ts'
import { shut } from '../lib/eye.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(walletsFlow, WalletsScreen, {
  input: undefined,
  paths: ['/pages/wallets/wallets'],
  calls: { balances: wallet.balances },
  answers: { load: money },
})

export default {
  title: 'wallet/Wallets',
  parameters: { purpose: 'All inner accounts as cards: balance, USDT, EUR, profit, shopping, coin, points; total.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item: money }, { names: ['ready'] })
export const ShowingCovered = { ...at('showing', { item: money }, { names: ['hidden'] }), beforeEach: shut }
export const ShowingMerchant = at('showing', { item: merchant.money })
export const ShowingNothing = at('showing', { item: noMoney })
export const ShowingLongestFigures = at('showing', { item: muchMoney })
export const ShowingRefreshFailed = at('showing', { item: money, trouble: silent })
export const Following = at('following', { item: money })
export const Behind = at('behind', { item: money })
export const Refreshing = at('refreshing', { item: money })
