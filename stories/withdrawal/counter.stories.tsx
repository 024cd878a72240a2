import type { Meta } from '@storybook/react-vite'
import { withdrawal } from '#contract/withdrawal.ts'
import { counterFlow, CounterScreen } from '#src/screens/withdrawal/counter.screen.tsx'
import { silent } from '../fixtures/trouble.ts'
import {
  coolingCounter,
  counter,
  heldCounter,
  longestCounter,
  longestOne,
  shutCounter,
  withdrawalRows,
} from '../fixtures/withdrawal.ts'
import { scenes } from '../lib/scenes.tsx'

const latest = withdrawalRows.slice(0, 3)
const item = { counter, latest }
const at = scenes(counterFlow, CounterScreen, {
  input: undefined,
  paths: ['/pages/money/atm'],
  calls: { counter: withdrawal.counter, list: withdrawal.list },
  answers: { load: item },
})

export default {
  title: 'withdrawal/Counter',
  parameters: { purpose: 'Choose the way out: fee, limits, arrival, latest withdrawals.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item }, { names: ['ready'] })
export const ShowingNothing = at('showing', { item: { counter, latest: [] } }, { names: ['listEmpty'] })
export const ShowingCooling = at('showing', { item: { counter: coolingCounter, latest } })
export const ShowingShut = at('showing', { item: { counter: shutCounter, latest } }, { names: ['noMethodOpen'] })
export const ShowingHeld = at('showing', { item: { counter: heldCounter, latest } }, { names: ['held'] })
export const ShowingLongest = at('showing', { item: { counter: longestCounter, latest: [longestOne] } })
export const ShowingRefreshFailed = at('showing', { item, trouble: silent })
export const Following = at('following', { item })
export const Behind = at('behind', { item })
export const Refreshing = at('refreshing', { item })
