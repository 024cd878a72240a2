import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ledger } from '#contract/ledger.ts'
import { checkProofFlow } from '#machines/wallet/check-proof.flow.ts'
import { verdictOn } from '#machines/wallet/proof.rules.ts'
import { BalanceProofScreen } from '#src/parts/wallet/balance-proof.screen.tsx'
import { own, ownMuch, ownShares, published, publishedMuch, publishedShares } from '../fixtures/proof.ts'
import { silent } from '../fixtures/trouble.ts'
import { Bench } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(checkProofFlow, BalanceProofScreen, {
  input: { currency: 'EUR', userNo: own.user_no },
  paths: ['/pages/wallets/wallets'],
  calls: { proof: ledger.proof },
  answers: { published, reckon: 'matches' },
})

export default {
  title: 'wallet/Proof of balances',
  parameters: { purpose: 'A part of the wallets: the phone looks for its own balance in the published total.' },
  decorators: [(Story) => <Bench justifyItems="stretch">{Story()}</Bench>],
} satisfies Meta

export const Opening = at('opening')
export const Reading = at('reading', { own })
export const Checking = at('checking', { own, published })
export const Matches = at(
  'matches',
  { own, published },
  {
    play: async () => {
      await expect(await verdictOn(own, published, own.user_no)).toBe('matches')
      await expect(await verdictOn({ ...own, balance: '143924' }, published, own.user_no)).toBe('elsewhere')
    },
  },
)
export const MatchesMuch = at('matches', { own: ownMuch, published: publishedMuch })
export const MatchesShares = at('matches', { own: ownShares, published: publishedShares })
export const Differs = at('differs', { own, published, verdict: 'elsewhere' })
export const DiffersForAnother = at('differs', { own, published, verdict: 'stranger' })
export const DiffersInAmount = at('differs', { own, published, verdict: 'miscounted' })
export const Unable = at('unable', { own, published })
export const None = at('none')
export const Unreachable = at('unreachable', { trouble: silent })
