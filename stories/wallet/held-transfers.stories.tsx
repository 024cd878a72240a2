import type { Meta } from '@storybook/react-vite'
import { transfer } from '#contract/transfer.ts'
import { heldTransfersFlow, HeldTransfersScreen } from '#src/screens/wallet/held-transfers.screen.tsx'
import { disputedHeld, heldSums, muchHeld, noneHeld } from '../fixtures/wallet.ts'
import { walletsPage } from './pages.tsx'
import { panelScenes } from './panel-scenes.ts'

const panel = panelScenes(heldTransfersFlow, HeldTransfersScreen, {
  paths: ['/pages/wallets/wallets'],
  calls: { load: transfer.held },
  item: heldSums,
  around: walletsPage,
})

export default {
  title: 'wallet/Held transfers',
  parameters: { purpose: 'A panel of the wallets: what came in and is held, until when, and why.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingLongestFigure = panel.showing(muchHeld)
export const ShowingDisputed = panel.showing(disputedHeld)
export const ShowingNothing = panel.showing(noneHeld)
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
