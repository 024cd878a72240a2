import type { Meta } from '@storybook/react-vite'
import { points } from '#contract/points.ts'
import { wallet } from '#contract/wallet.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { ConvertScreen } from '#src/screens/wallet/convert.screen.tsx'
import { money } from '../fixtures/account.ts'
import { aboveToday, amountShort } from '../fixtures/money.ts'
import { invalidFields, pinLocked, pinWrong, silent } from '../fixtures/trouble.ts'
import { coinQuote, dearerQuote, pointsQuote, poolShort, ways } from '../fixtures/conversions.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const calls = { conversions: wallet.conversions, quote: wallet.quote }
const answers = { pay: { money }, outcome: true }
const at = scenes(convertFlow, ConvertScreen, {
  input: { hasPin: true, act: 'to_balance', account: 'coin' },
  paths: ['/pages/wallets/to_money', '/pages/money/gw_atm', '/pages/jf/atm'],
  calls: { ...calls, pay: wallet.toBalance },
  answers,
})
const ofPoints = scenes(convertFlow, ConvertScreen, {
  input: { hasPin: true, act: 'points_to_balance', account: 'points' },
  paths: ['/pages/jf/atm'],
  calls: { ...calls, pay: points.toBalance },
  answers,
})
const ofShop = scenes(convertFlow, ConvertScreen, {
  input: { hasPin: true, act: 'shop_to_balance', account: 'shop' },
  paths: ['/pages/money/gw_atm'],
  calls: { ...calls, pay: wallet.shopToBalance },
  answers,
})
const form = { account: 'coin', amount: '12.5' } as const
const filled = { ways, form }
const quoted = { ...filled, quote: coinQuote }
const somePoints = { ways, form: { account: 'points', amount: '1000' } } as const

export default {
  title: 'wallet/Convert',
  parameters: { purpose: 'One account becomes another at a shown rate: terms, quote, PIN.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const NeedsPin = at('needsPin', { hasPin: false })
export const Idle = at('idle', { ways })
export const IdleWithoutTerms = at('idle')
export const IdleOfPoints = ofPoints('idle', { ways })
export const IdleOfShop = ofShop('idle', { ways })
export const Invalid = at('invalid', {
  ...filled,
  form: { ...form, amount: '0.5' },
  problems: { amount: 'amount-least' },
})
export const Quoting = at('quoting', filled)
export const AmountShort = at('amountShort', { ...filled, trouble: amountShort })
export const Rejected = at('rejected', { ...filled, trouble: aboveToday })
export const RejectedFields = at('rejected', {
  ...filled,
  trouble: { ...invalidFields({ amount: 'out-of-range' }), range: { least: '1.00', most: '1200.00' } },
})
export const RejectedPoolShort = ofPoints('rejected', { ...somePoints, trouble: poolShort })
export const Confirming = at('confirming', quoted, { play: opened })
export const ConfirmingPoints = ofPoints('confirming', { ...somePoints, quote: pointsQuote }, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, { play: opened })
export const Submitting = at('submitting', quoted, { play: opened })
export const Requoting = at('requoting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, quote: dearerQuote, before: coinQuote },
  { names: ['rateChanged'], play: opened },
)
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
export const Success = at('success', quoted)
export const SuccessOfPoints = ofPoints('success', { ...somePoints, quote: pointsQuote })
export const SuccessOfShop = ofShop('success', { ways, quote: { ...coinQuote, from: 'shop' } })
