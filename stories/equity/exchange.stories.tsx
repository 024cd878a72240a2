import type { Meta } from '@storybook/react-vite'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import { pointsFlow } from '#machines/equity/points.flow.ts'
import { ExchangeSheetScreen } from '#src/screens/equity/exchange.screen.tsx'
import { EquityPointsScreen } from '#src/screens/equity/points.screen.tsx'
import {
  exchangeDone,
  exchangeQuote,
  farTerms,
  fewerQuote,
  headOf,
  logs,
  pointsShort,
  quotaShort,
  shutTerms,
  terms,
  windowClosed,
} from '../fixtures/equity.ts'
import { ASKED } from '../fixtures/factor.ts'
import { booksClosed } from '../fixtures/money.ts'
import { pinLocked, pinWrong, silent } from '../fixtures/trouble.ts'
import { begunWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes, still } from '../lib/scenes.tsx'

const at = scenes(exchangeFlow, ExchangeSheetScreen, {
  input: { hasPin: true, id: 1 },
  paths: ['/pages/equity/jf'],
  calls: { points: equity.points, quote: invest.quote, pay: equity.exchange },
  answers: { pay: exchangeDone, outcome: true },
  around: (sheet) => (
    <>
      {still(pointsFlow, EquityPointsScreen, 'showing', { ...begunWith(logs), head: headOf(terms) })}
      {sheet}
    </>
  ),
})
const open = (...names: string[]) => ({ names, play: opened })
const form = { points: '1000' }
const filled = { terms, form }
const quoted = { ...filled, quote: exchangeQuote }

export default {
  title: 'equity/Exchange on a sheet',
  parameters: { purpose: 'Points become shares of one equity: how many, what they become, PIN.' },
} satisfies Meta

export const Opening = at('opening', {}, open())
export const Unreachable = at('unreachable', { trouble: silent }, open())
export const Missing = at('missing', {}, open())
export const WindowClosed = at('windowClosed', { terms: shutTerms }, open())
export const WindowClosedForDays = at('windowClosed', { terms: farTerms }, open())
export const WindowClosedMeanwhile = at('windowClosed', { ...quoted, trouble: windowClosed }, open())
export const NeedsPin = at('needsPin', { hasPin: false, terms }, open())
export const Idle = at('idle', { terms }, open('sheet.idle'))
export const Invalid = at(
  'invalid',
  { terms, form: { points: '50' }, problems: { points: 'amount-least' } },
  open('sheet.invalid'),
)
export const Quoting = at('quoting', filled, open())
export const AmountShort = at('amountShort', { ...filled, trouble: pointsShort }, open())
export const Rejected = at('rejected', { ...filled, trouble: booksClosed }, open('sheet.rejected'))
export const RejectedFewLeft = at('rejected', { ...filled, trouble: quotaShort }, open())
export const Confirming = at('confirming', quoted, open('sheet.pin'))
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, open())
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, open())
export const ConfirmingWithSecond = at('confirming', { ...quoted, quote: { ...exchangeQuote, second: ASKED } }, open())
export const Submitting = at('submitting', quoted, open('sheet.submitting'))
export const Requoting = at('requoting', quoted, open())
export const TermsChanged = at('termsChanged', { ...quoted, quote: fewerQuote, before: exchangeQuote }, open())
export const Asking = at('asking', quoted, open())
export const Unknown = at('unknown', { ...quoted, trouble: silent }, open())
export const Undone = at('undone', quoted, open())
export const Success = at('success', quoted, open('sheet.done'))
