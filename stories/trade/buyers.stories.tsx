import type { Meta } from '@storybook/react-vite'
import { trade } from '#contract/trade.ts'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { BuyersScreen, ChoosingProvider } from '#src/screens/trade/sell/buyers.screen.tsx'
import { buyers, nobody, outOfRange, start } from '../fixtures/sell.ts'
import { silent } from '../fixtures/trouble.ts'
import { Bench } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const sale = { quantity: '500', pay_type: 'wallet' } as const
const choosing = { chosen: '51820374', fee: start.fee, onChoose: () => undefined }

const at = scenes(buyersFlow, BuyersScreen, {
  input: { sale },
  paths: ['/pages/transaction/index'],
  calls: { buyers: trade.buyers },
  around: (screen) => (
    <ChoosingProvider value={choosing}>
      <Bench justifyItems="stretch" bg="surface" paddingInline="4">
        {screen}
      </Bench>
    </ChoosingProvider>
  ),
})

export default {
  title: 'trade/Who buys',
  parameters: {
    purpose: 'Who buys now, the best first: the price of each, what they would bring, and how they do.',
  },
} satisfies Meta

export const Opening = at('opening')
export const Unreachable = at('unreachable', { trouble: silent })
export const Shown = at('shown', { buyers })
export const ShownWithoutAmount = at('shown', { buyers, sale: { ...sale, quantity: '' } })
export const ShownNobody = at('shown', { buyers: nobody })
export const ShownOutOfRange = at('shown', { buyers: outOfRange })
export const Typing = at('typing', { buyers, sale: { ...sale, quantity: '750' } })
export const Following = at('following', { buyers })
export const Behind = at('behind', { buyers })
export const BehindWithNothing = at('behind', { trouble: silent })
