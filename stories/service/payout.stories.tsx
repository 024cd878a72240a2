import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { wallet } from '#contract/wallet.ts'
import { payoutFlow } from '#machines/service/payout.flow.ts'
import { PayoutScreen } from '#src/screens/service/payout.screen.tsx'
import { money } from '../fixtures/account.ts'
import { ways } from '../fixtures/conversions.ts'
import { amountShort, booksClosed, doubted } from '../fixtures/money.ts'
import { centre, earningsQuote, noCentre } from '../fixtures/service.ts'
import { pinLocked, pinWrong, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const counter = { standing: centre, ways, hold: null }
const at = scenes(payoutFlow, PayoutScreen, {
  input: { hasPin: true },
  paths: ['/pages/business_center/atm'],
  calls: { counter: service.info, quote: wallet.quote, pay: wallet.toBalance },
  answers: { counter, quote: earningsQuote, pay: { money }, outcome: true },
})
const known = { counter, ways: ways.slice(0, 1) }
const filled = { ...known, form: { account: 'profit', amount: '12.5' } } as const
const quoted = { ...filled, quote: earningsQuote }
const hold = (until: number | null) => ({
  ...known,
  counter: { ...counter, hold: { reason: 'A payment to this account is being checked.', until, decided_by: 'Lena' } },
})

export default {
  title: 'service/Pay out earnings',
  parameters: { purpose: 'What a service centre earned becomes balance, or leads on to a withdrawal.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const NotCentre = at('notCentre', { counter: { ...counter, standing: noCentre } })
export const Held = at('held', hold(centre.server_time + 172_800))
export const HeldWithoutEnd = at('held', hold(null))
export const NeedsPin = at('needsPin', { ...known, hasPin: false })
export const Idle = at('idle', known)
export const Invalid = at('invalid', {
  ...filled,
  form: { account: 'profit', amount: '0.5' },
  problems: { amount: 'amount-least' },
})
export const Quoting = at('quoting', filled)
export const AmountShort = at('amountShort', { ...filled, trouble: amountShort })
export const Rejected = at('rejected', { ...filled, trouble: booksClosed })
export const RejectedDoubted = at('rejected', { ...filled, trouble: doubted })
export const Confirming = at('confirming', quoted, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, { play: opened })
export const Requoting = at('requoting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, quote: { ...earningsQuote, fee: '0.50', net: '12.00' }, before: earningsQuote },
  { play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
export const Success = at('success', quoted)
