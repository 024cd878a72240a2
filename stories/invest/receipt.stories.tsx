import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { invest } from '#contract/invest.ts'
import { receiptFlow, ReceiptScreen } from '#src/parts/invest/receipt.screen.tsx'
import { projectTabFlow } from '#machines/project/tab.flow.ts'
import { ProjectTabScreen } from '#src/screens/project/tab.screen.tsx'
import { completedOrder, coolingOrder, investRows, longestOrder, runningOrder } from '../fixtures/invest-orders.ts'
import { silent } from '../fixtures/trouble.ts'
import { begunWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes, still } from '../lib/scenes.tsx'

const mine = still(
  projectTabFlow,
  ProjectTabScreen,
  'showing',
  { ...begunWith(investRows), tab: 'mine' },
  { signedIn: true, tab: 'mine' },
)

const at = scenes(receiptFlow, ReceiptScreen, {
  input: { which: { order_no: coolingOrder.order_no } },
  paths: ['/pages/ai/ai_robot', '/pages/ai/ai_robot_order'],
  calls: { load: invest.order },
  answers: { load: coolingOrder },
  around: (sheet) => (
    <>
      {mine}
      {sheet}
    </>
  ),
})

export default {
  title: 'invest/Receipt',
  parameters: {
    purpose: 'What was just bought, over what is theirs: how much, until when all of it returns, and when.',
  },
} satisfies Meta

async function saysWhatWasBought() {
  await opened()
  const sheet = await screen.findByRole('dialog', { name: 'Bought' })
  for (const words of ['You can take all of it back until', 'What you put in comes back', coolingOrder.order_no])
    await expect(sheet).toHaveTextContent(words)
  await expect(screen.getByRole('button', { name: 'My investments' })).toBeVisible()
}

export const Opening = at('opening', {}, { play: opened })
export const Showing = at('showing', { item: coolingOrder }, { play: saysWhatWasBought })
export const ShowingLater = at('showing', { item: runningOrder }, { play: opened })
export const ShowingOver = at('showing', { item: completedOrder }, { play: opened })
export const ShowingLongest = at('showing', { item: longestOrder }, { play: opened })
export const Missing = at('missing', {}, { play: opened })
export const Unreachable = at('unreachable', { trouble: silent }, { play: opened })
