import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { fundsFlow, MoneyScreen } from '#src/screens/wallet/money.screen.tsx'
import { money, muchMoney, noMoney } from '../fixtures/account.ts'
import { silent } from '../fixtures/trouble.ts'
import { entries, longEntries } from '../fixtures/wallet.ts'
import { shut } from '../lib/eye.ts'
import { scenes } from '../lib/scenes.tsx'

const item = { money, latest: entries }
const at = scenes(fundsFlow, MoneyScreen, {
  input: undefined,
  paths: ['/pages/money/money'],
  calls: { balances: wallet.balances, log: wallet.log },
  answers: { load: item },
})

export default {
  title: 'wallet/Money',
  parameters: { purpose: 'Cash desk: balance, USDT, EUR, profit, hidden-amount eye, actions, latest entries.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item }, { names: ['ready'] })
export const ShowingCovered = { ...at('showing', { item }, { names: ['hidden'] }), beforeEach: shut }
export const ShowingNothing = at('showing', { item: { money: noMoney, latest: [] } }, { names: ['logEmpty'] })
export const ShowingLongestFigures = at('showing', { item: { money: muchMoney, latest: longEntries } })
export const ShowingRefreshFailed = at('showing', { item, trouble: silent })
export const Following = at('following', { item })
export const Behind = at('behind', { item })
export const Refreshing = at('refreshing', { item })
