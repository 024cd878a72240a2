import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { HOUR_S } from '#contract/time-units.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { TransferScreen } from '#src/screens/transfer/transfer.screen.tsx'
import { ASKED, secondLocked, secondNeeded, secondWrong } from '../fixtures/factor.ts'
import { money, muchMoney, noMoney } from '../fixtures/account.ts'
import {
  aboveToday,
  amountShort,
  booksClosed,
  dearerQuote,
  doubted,
  doubtedToday,
  feeQuote,
  pinLocked,
  pinWrong,
  quoteStale,
  receiverSelf,
  receiverUnknown,
  transferQuote,
} from '../fixtures/money.ts'
import { invalidFields, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { NOW } from '../lib/clock.ts'
import { isMended, isWrong, types } from '../lib/mended.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(transferFlow, TransferScreen, {
  input: { hasPin: true, to: '' },
  paths: ['/pages/users/transfer'],
  calls: {
    balances: wallet.balances,
    receiver: transfer.receiver,
    quote: transfer.quote,
    pay: transfer.send,
    outcome: transfer.outcome,
  },
  answers: { quote: transferQuote, pay: { log_id: 1, to_masked: 'Ni•••', money }, outcome: true },
})
const form = { to: 'nils_01', account: 'balance', amount: '125', remark: 'For the boat' } as const
const filled = { money, form }
const quoted = { ...filled, quote: transferQuote }

export default {
  title: 'transfer/Transfer',
  parameters: { purpose: 'Member to member: receiver, account, amount, remark, PIN.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const NeedsPin = at('needsPin', { hasPin: false, money }, { names: ['needPayword'] })
export const Idle = at('idle', { money })
export const IdleWithNothing = at('idle', { money: noMoney })
/** What would be refused for a day is said where it is typed, before it is. */
export const IdleDoubted = at(
  'idle',
  { money: { ...money, doubt: { most: '100.00', until_time: NOW + 18 * HOUR_S } } },
  {
    play: async () => {
      await expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        /^Available: €1,284\.50 For now, at most €100\.00 can go to people you have not paid before, .+ The limit applies until .+\.$/,
      )
    },
  },
)
export const IdleLongestFigures = at('idle', { money: muchMoney, form: { ...form, amount: '987654321098.76' } })
export const Invalid = at('invalid', {
  money,
  form: { ...form, to: '', amount: '' },
  problems: { to: 'receiver-required', amount: 'amount-required' },
})
export const InvalidRemark = at('invalid', {
  ...filled,
  form: { ...form, amount: '0.001' },
  problems: { amount: 'amount-places', remark: 'remark-long' },
})
const unsaid = { money, form: { ...form, amount: '' }, problems: { amount: 'amount-required' } } as const
/** What was refused is judged as it is typed: the next problem is said, and none once it fits. */
export const InvalidMended = at('invalid', unsaid, {
  play: async () => {
    await isWrong('Amount', /Please enter an amount/)
    await types('Amount', '0.001')
    await isWrong('Amount', /too many decimal places/)
    await types('Amount', '99999')
    await isWrong('Amount', /You have only/)
    await types('Amount', '20')
    await isMended('Amount')
    await types('Amount', '')
    await isWrong('Amount', /Please enter an amount/)
  },
})
export const InvalidMendedByAll = at('invalid', unsaid, {
  play: async () => {
    await isWrong('Amount', /Please enter an amount/)
    await userEvent.click(screen.getByRole('button', { name: 'Use all' }))
    await isMended('Amount')
  },
})
export const Checking = at('checking', filled, { names: ['checkingUser'] })
export const ReceiverUnknown = at(
  'receiverUnknown',
  { ...filled, trouble: receiverUnknown },
  { names: ['userUnknown'] },
)
/** Whether the server would refuse it again is known when it is asked again. */
export const ReceiverUnknownMended = at(
  'receiverUnknown',
  { ...filled, trouble: receiverUnknown },
  {
    play: async () => {
      await isWrong('To', receiverUnknown.message)
      await types('To', 'n')
      await isMended('To')
      await types('To', '')
      await isMended('To')
    },
  },
)
export const IdleWithoutLetters = at(
  'idle',
  { money },
  {
    play: async () => {
      const amount = await screen.findByRole('textbox', { name: 'Amount' })
      await userEvent.type(amount, 'abc')
      await expect(amount).toHaveValue('')
      await expect(amount).toHaveAccessibleDescription(/Please enter a valid amount\./)
      await userEvent.paste('€12,50')
      await expect(amount).toHaveValue('12,50')
      await expect(amount).not.toHaveAccessibleDescription(/valid amount/)
    },
  },
)
export const Self = at('self', { ...filled, trouble: receiverSelf })
export const Quoting = at('quoting', filled)
export const AmountShort = at('amountShort', { ...filled, trouble: amountShort })
export const Rejected = at('rejected', { ...filled, trouble: aboveToday })
export const RejectedBooksClosed = at('rejected', { ...filled, trouble: booksClosed })
export const RejectedDoubted = at('rejected', { ...filled, trouble: doubted })
export const RejectedDoubtedForToday = at('rejected', { ...filled, trouble: doubtedToday })
export const RejectedFields = at('rejected', {
  ...filled,
  trouble: { ...invalidFields({ amount: 'out-of-range' }), range: { least: '1.00', most: '10000.00' } },
})
export const Confirming = at('confirming', quoted, { play: opened })
export const ConfirmingWithFee = at('confirming', { ...quoted, quote: feeQuote }, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, { play: opened })
export const ConfirmingAgain = at('confirming', { ...quoted, trouble: quoteStale }, { play: opened })
const seconded = { ...quoted, quote: { ...transferQuote, second: ASKED } }
export const ConfirmingWithSecond = at('confirming', seconded, { play: opened })
export const ConfirmingSecondAsked = at('confirming', { ...seconded, trouble: secondNeeded }, { play: opened })
export const ConfirmingWrongSecond = at('confirming', { ...seconded, trouble: secondWrong }, { play: opened })
export const ConfirmingSecondLocked = at('confirming', { ...seconded, trouble: secondLocked }, { play: opened })
export const Requoting = at('requoting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, quote: dearerQuote, before: transferQuote },
  { play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
const noted = { ...quoted, quote: { ...transferQuote, remark: 'For the boat' } }
export const ConfirmingWithNote = at('confirming', noted, { play: opened })
export const Success = at('success', { ...noted, sentAt: NOW })
export const SuccessFoundLater = at('success', quoted)
