import type { Meta } from '@storybook/react-vite'
import { robot } from '#contract/robot.ts'
import { productsFlow, ProductsScreen } from '#src/screens/robot/products.screen.tsx'
import { longestProduct, productPage, products } from '../fixtures/ventures.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(productsFlow, ProductsScreen, {
  input: { which: {} },
  paths: ['/pages/ai/ai_product'],
  calls: { list: robot.products },
  answers: { list: productPage },
})
const list = listScenes(at, products)

export default {
  title: 'robot/Plans',
  parameters: { purpose: 'Plans of one robot or of all: least amount, term, risk, share taken, what they may bring.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingOfOneRobot = at('showing', { ...begunWith(products.slice(0, 1)), which: { robot_id: 1 } })
export const ShowingLongest = at('showing', { ...begunWith([longestProduct]), which: { robot_id: 98 } })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing
