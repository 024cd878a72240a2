import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ledger } from '#contract/ledger.ts'
import { checkProofFlow } from '#machines/wallet/check-proof.flow.ts'
import { verdictOn } from '#machines/wallet/proof.rules.ts'
import { BalanceProofScreen } from '#src/screens/wallet/balance-proof.screen.tsx'
import { own, ownMuch, ownShares, told, toldMuch, toldShares } from '../fixtures/proof.ts'
import { silent } from '../fixtures/trouble.ts'
import { Bench } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(checkProofFlow, BalanceProofScreen, {
  input: { currency: 'EUR', userNo: own.user_no },
  paths: ['/pages/wallets/wallets'],
  calls: { proof: ledger.proof },
  answers: { published: told, reckon: 'matches' },
})

export default {
  title: 'wallet/Proof of balances',
  parameters: { purpose: 'A part of the wallets: the phone looks for its own balance in the published total.' },
  decorators: [(Story) => <Bench justifyItems="stretch">{Story()}</Bench>],
} satisfies Meta

export const Opening = at('opening')
export const Reading = at('reading', { own })
export const Checking = at('checking', { own, told })
export const Matches = at(
  'matches',
  { own, told },
  {
    play: async () => {
      await expect(await verdictOn(own, told, own.user_no)).toBe('matches')
      await expect(await verdictOn({ ...own, balance: '143924' }, told, own.user_no)).toBe('elsewhere')
    },
  },
)
export const MatchesMuch = at('matches', { own: ownMuch, told: toldMuch })
export const MatchesShares = at('matches', { own: ownShares, told: toldShares })
export const Differs = at('differs', { own, told, verdict: 'elsewhere' })
export const DiffersForAnother = at('differs', { own, told, verdict: 'stranger' })
export const DiffersInAmount = at('differs', { own, told, verdict: 'miscounted' })
export const Unable = at('unable', { own, told })
export const None = at('none')
export const Unreachable = at('unreachable', { trouble: silent })
