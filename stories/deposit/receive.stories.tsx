import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { deposit } from '#contract/deposit.ts'
import { recharge } from '#contract/recharge.ts'
import { receiveFlow } from '#machines/deposit/receive.flow.ts'
import { ReceiveScreen } from '#src/screens/deposit/receive.screen.tsx'
import * as known from '../fixtures/deposit.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(receiveFlow, ReceiveScreen, {
  input: { network: 'TRC20' },
  paths: ['/pages/money/recharge_bc'],
  calls: { address: deposit.address, list: recharge.list },
  answers: { address: known.demoAddress, list: known.rechargeLog },
})
const shown = { address: known.demoAddress, latest: known.latest }

export default {
  title: 'deposit/Receive',
  parameters: {
    purpose: 'A member’s own USDT address by network, to be copied or scanned, and what has arrived there.',
  },
} satisfies Meta

export const Creating = at('creating', {}, { names: ['loading'] })
export const CreateFailed = at('createFailed', { trouble: silent })
export const Shut = at('shut', { trouble: refused('channel-closed') })
export const ShutByNobody = at('shut', { network: 'ERC20', trouble: refused('not-available') })
export const Reading = at('reading', { address: known.demoAddress })
export const Showing = at('showing', shown, { names: ['ready', 'copied', 'copyFailed'] })
export const ShowingOwn = at('showing', { ...shown, address: known.ownAddress })
const passed: ShareData[] = []
/** A browser that hands on. */
const sharing = () => {
  passed.length = 0
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void passed.push(data),
  })
  return () => void delete (navigator as { share?: unknown }).share
}
export const ShowingToShare = {
  ...at(
    'showing',
    { ...shown, address: known.ownAddress },
    {
      play: async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
        await expect(passed).toEqual([{ text: `USDT · TRON (TRC20)\n${known.ownAddress.address}` }])
      },
    },
  ),
  beforeEach: sharing,
}
export const ShowingEthereum = at('showing', { ...shown, network: 'ERC20', address: known.ethereumAddress })
export const ShowingNeeded = at('showing', { ...shown, need: '12.5', returnTo: '/pages/project/detail?id=21' })
export const ShowingNothing = at('showing', { ...shown, latest: [] }, { names: ['logEmpty'] })
export const Following = at('following', shown)
export const Behind = at('behind', shown)
export const BehindUnread = at('behind', { address: known.demoAddress, trouble: silent })
