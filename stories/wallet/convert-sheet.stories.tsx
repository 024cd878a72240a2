import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { ConvertSheetScreen } from '#src/screens/wallet/convert.screen.tsx'
import { composeQuote, poolShort, profitQuote, ways } from '../fixtures/conversions.ts'
import { aboveToday, amountShort } from '../fixtures/money.ts'
import { silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { coinPage, profitPage } from './pages.tsx'

const calls = { conversions: wallet.conversions, quote: wallet.quote }
const compose = scenes(convertFlow, ConvertSheetScreen, {
  input: { hasPin: true, act: 'compose', account: 'points' },
  paths: ['/pages/wallets/k_wallet'],
  calls: { ...calls, pay: wallet.composeCoin },
  around: (sheet) => (
    <>
      {coinPage({})}
      {sheet}
    </>
  ),
})
const convert = scenes(convertFlow, ConvertSheetScreen, {
  input: { hasPin: true, act: 'profit_to_coin', account: 'profit' },
  paths: ['/pages/wallets/fx_wallet'],
  calls: { ...calls, pay: wallet.profitToCoin },
  around: (sheet) => (
    <>
      {profitPage({})}
      {sheet}
    </>
  ),
})
const open = (...names: string[]) => ({ names, play: opened })
const points = { ways, form: { account: 'points', amount: '1000' }, quote: composeQuote } as const
const profit = { ways, form: { account: 'profit', amount: '10' }, quote: profitQuote } as const
const places = {
  ways,
  form: { account: 'profit', amount: '1.234' },
  problems: { amount: 'amount-places' },
} as const

export default {
  title: 'wallet/Convert on a sheet',
  parameters: { purpose: 'Points or profit become coins on a sheet over their wallet.' },
} satisfies Meta

export const Opening = compose('opening', {}, open())
export const Unreachable = compose('unreachable', { trouble: silent }, open())
export const NeedsPin = compose('needsPin', { hasPin: false }, open())
export const Idle = compose('idle', { ways }, open('composeSheet.idle'))
export const IdleProfit = convert('idle', { ways }, open('convertSheet.idle'))
export const Invalid = compose(
  'invalid',
  { ways, problems: { amount: 'amount-required' } },
  open('composeSheet.invalid'),
)
export const InvalidProfit = convert('invalid', places, open('convertSheet.invalid'))
export const Quoting = compose('quoting', points, open())
export const AmountShort = compose('amountShort', { ...points, trouble: amountShort }, open())
export const Rejected = compose('rejected', { ...points, trouble: poolShort }, open('composeSheet.rejected'))
export const RejectedProfit = convert('rejected', { ...profit, trouble: aboveToday }, open('convertSheet.rejected'))
export const Confirming = compose('confirming', points, open())
export const Submitting = compose('submitting', points, open('composeSheet.submitting'))
export const SubmittingProfit = convert('submitting', profit, open('convertSheet.submitting'))
export const Requoting = compose('requoting', points, open())
export const TermsChanged = compose(
  'termsChanged',
  { ...points, quote: { ...composeQuote, rate: '0.00790000', net: '7.90000000' }, before: composeQuote },
  open(),
)
export const Asking = compose('asking', points, open())
export const Unknown = compose('unknown', { ...points, trouble: silent }, open())
export const Undone = compose('undone', points, open())
export const Success = compose('success', points, open('composeSheet.done'))
export const SuccessProfit = convert('success', profit, open('convertSheet.done'))
