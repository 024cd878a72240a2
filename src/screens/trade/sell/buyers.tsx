import { ChoosingProvider, BuyersScreen, type Choosing } from './buyers.screen.tsx'
import type { Conversation } from '#src/parts/trade/buyers.ts'

/** Those who buy now, of whom one may be chosen. */
export const Buyers = ({ conversation, ...choosing }: Choosing & { conversation: Conversation }) => (
  <ChoosingProvider value={choosing}>
    <BuyersScreen {...conversation} />
  </ChoosingProvider>
)
