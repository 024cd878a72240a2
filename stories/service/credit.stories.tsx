import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import { CreditScreen } from '#src/screens/service/credit.screen.tsx'
import { ASKED, secondNeeded, secondWrong } from '../fixtures/factor.ts'
import {
  amountShort,
  booksClosed,
  doubted,
  pinLocked,
  pinWrong,
  quoteStale,
  receiverSelf,
  receiverUnknown,
} from '../fixtures/money.ts'
import {
  centre,
  creditQuote,
  creditSent,
  largeCentre,
  noCentre,
  pendingCentre,
  stoppedCentre,
} from '../fixtures/service.ts'
import { silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(creditFlow, CreditScreen, {
  input: { hasPin: true, to: '' },
  paths: ['/pages/business_center/transfer'],
  calls: {
    info: service.info,
    receiver: transfer.receiver,
    quote: service.quoteCredit,
    pay: service.sendCredit,
    outcome: transfer.outcome,
  },
  answers: { info: centre, quote: creditQuote, pay: creditSent, outcome: true },
})
const form = { to: 'nils_01', amount: '125' }
const filled = { standing: centre, form }
const quoted = { ...filled, quote: creditQuote }

export default {
  title: 'service/Send credit',
  parameters: {
    purpose: 'Registration credit from a service centre to another centre or member: receiver, amount, PIN.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const NotCentre = at('notCentre', { standing: noCentre })
export const NotCentrePending = at('notCentre', { standing: pendingCentre })
export const NotCentreStopped = at('notCentre', { standing: stoppedCentre })
export const NeedsPin = at('needsPin', { hasPin: false, standing: centre })
export const Idle = at('idle', { standing: centre })
export const IdleLargest = at('idle', { standing: largeCentre, form: { ...form, amount: '987654321098.76' } })
export const Invalid = at('invalid', {
  standing: centre,
  problems: { to: 'receiver-required', amount: 'amount-required' },
})
export const Checking = at('checking', filled, { names: ['checkingUser'] })
export const ReceiverUnknown = at(
  'receiverUnknown',
  { ...filled, trouble: receiverUnknown },
  { names: ['userUnknown'] },
)
export const Self = at('self', { ...filled, trouble: receiverSelf })
export const Quoting = at('quoting', filled)
export const AmountShort = at('amountShort', { ...filled, trouble: amountShort })
export const Rejected = at('rejected', { ...filled, trouble: booksClosed })
export const RejectedDoubted = at('rejected', { ...filled, trouble: doubted })
export const Confirming = at('confirming', quoted, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, { play: opened })
export const ConfirmingAgain = at('confirming', { ...quoted, trouble: quoteStale }, { play: opened })
const seconded = { ...quoted, quote: { ...creditQuote, second: ASKED } }
export const ConfirmingWithSecond = at('confirming', seconded, { play: opened })
export const ConfirmingSecondAsked = at('confirming', { ...seconded, trouble: secondNeeded }, { play: opened })
export const ConfirmingWrongSecond = at('confirming', { ...seconded, trouble: secondWrong }, { play: opened })
export const Requoting = at('requoting', quoted, { play: opened })
export const Submitting = at('submitting', quoted, { play: opened })
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
export const Success = at('success', { ...quoted, sent: creditSent })
export const SuccessFoundLater = at('success', quoted)
