import type { Meta } from '@storybook/react-vite'
import { trade } from '#contract/trade.ts'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { ReceivingScreen } from '#src/screens/home/receiving.screen.tsx'
import { buyers, nobody, outOfRange } from '../fixtures/sell.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'
import { sale, visited } from './pages.tsx'

const about = { input: { sale }, paths: ['/pages/index/new_index'], calls: { buyers: trade.buyers } } as const
const at = scenes(buyersFlow, ReceivingScreen, { ...about, around: visited() })
const atNight = scenes(buyersFlow, ReceivingScreen, { ...about, around: visited({ closed: true }) })

export default {
  title: 'home/Calculator',
  parameters: {
    purpose: 'What coins bring now, at the price of whoever pays most and at the one nobody goes below.',
  },
} satisfies Meta

export const Opening = at('opening')
export const Unreachable = at('unreachable', { trouble: silent })
export const Shown = at('shown', { buyers })
export const ShownNothingTyped = at('shown', { buyers, sale: { ...sale, quantity: '' } })
export const ShownNobody = at('shown', { buyers: nobody })
export const ShownOutOfRange = at('shown', { buyers: outOfRange })
export const ShownWithoutFee = at('shown', { buyers: { ...buyers, fee_rate: '0' } })
export const ShownMarketClosed = atNight('shown', { buyers })
export const Typing = at('typing', { buyers, sale: { ...sale, quantity: '500' } })
export const Following = at('following', { buyers })
export const Behind = at('behind', { buyers })
export const BehindOutOfRange = at('behind', { buyers: outOfRange })
