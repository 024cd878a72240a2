import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { withdrawal } from '#contract/withdrawal.ts'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import { WithdrawScreen } from '#src/screens/withdrawal/withdraw.screen.tsx'
import { pinLocked, pinWrong, quoteStale } from '../fixtures/money.ts'
import { silent } from '../fixtures/trouble.ts'
import {
  aboveWhatIsLeft,
  bareCounter,
  belowTheLeast,
  chainQuote,
  closedBooks,
  coolingCounter,
  coolingOne,
  coolingQuote,
  dearerWithdrawal,
  counter,
  heldCounter,
  longestCounter,
  openHoldCounter,
  pinlessCounter,
  queued,
  shutCounter,
  toAddress,
  toBank,
  withdrawalQuote,
} from '../fixtures/withdrawal.ts'
import { isWhole, opened, USUAL_PHONE } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(withdrawFlow, WithdrawScreen, {
  input: { ways: ['bank', 'usdt'], form: { ...toBank, amount: '' } },
  paths: ['/pages/my/withdraw', '/pages/money/atm_bank', '/pages/money/atm_usdt', '/pages/bank_card/card_atm'],
  calls: { counter: withdrawal.counter, quote: withdrawal.quote },
  answers: { pay: queued, outcome: true },
})
const filled = { counter, form: toBank }
const quoted = { ...filled, quote: withdrawalQuote }
const chain = { counter, ways: ['usdt'] as const, form: toAddress }

export default {
  title: 'withdrawal/Withdraw',
  parameters: {
    purpose: 'A withdrawal on one page, or in one way: amount, fee, what arrives, where to and by when, PIN.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing', { counter, ways: ['bank'], only: 9 }, { names: ['notFound'] })
export const Held = at('held', { counter: heldCounter })
export const HeldWithoutEnd = at('held', { counter: openHoldCounter })
export const NeedsBank = at('needsBank', { counter: bareCounter }, { names: ['needBank'] })
export const NeedsBankForEuros = at('needsBank', { counter: bareCounter, ways: ['bank'] })
export const NeedsAddress = at('needsAddress', { counter: bareCounter, form: toAddress }, { names: ['needAddress'] })
export const NeedsPin = at('needsPin', { counter: pinlessCounter, hasPin: false }, { names: ['needPayword'] })
export const Idle = at(
  'idle',
  { counter },
  {
    play: async () => {
      await expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
        'Available: €1,284.50 At least €10.00, at most €10,000.00 a day.',
      )
    },
  },
)
export const IdleFilled = at('idle', filled)
export const IdleOutOfProfit = at('idle', { counter, form: { ...toBank, account: 'profit', amount: '' } })
const dayIsNearlyOver = {
  ...counter,
  methods: counter.methods.map((way) => ({ ...way, today_left: '100.00' })),
}
export const IdleWithLittleLeftToday = at(
  'idle',
  { counter: dayIsNearlyOver, form: { ...toBank, amount: '' } },
  {
    play: async () => {
      const amount = await screen.findByRole('textbox', { name: 'Amount' })
      await expect(amount).toHaveAccessibleDescription(/^€100\.00 left today /)
      await userEvent.click(screen.getByRole('button', { name: 'Use all' }))
      await expect(amount).toHaveValue('100')
    },
  },
)
export const IdleToOneCard = at('idle', { ...filled, ways: ['bank'], only: 7 })
export const IdleUsdt = at('idle', { ...chain, form: { ...toAddress, amount: '' } })
export const IdleUsdtFilled = at('idle', chain)
export const IdleCooling = at(
  'idle',
  { ...filled, counter: coolingCounter },
  {
    play: async () => {
      await expect(await screen.findByText(/^Leaves/)).toBeVisible()
      await expect(screen.getByText('Counted from when it leaves')).toBeVisible()
    },
  },
)
export const IdleCoolingUsdt = at(
  'idle',
  { ...chain, counter: coolingCounter },
  {
    play: async () => {
      await expect(await screen.findByText(/^Within \d+ hours after the waiting period$/)).toBeVisible()
    },
  },
)
export const IdleShut = at('idle', { ...filled, counter: shutCounter })
export const IdleLongest = at('idle', { counter: longestCounter, form: { ...toBank, amount: '987654321098.76' } })
export const IdleUsdtLongest = at('idle', {
  counter: longestCounter,
  form: { ...toAddress, amount: '123456789012.345678' },
})
export const Invalid = at('invalid', {
  ...filled,
  form: { ...toBank, amount: '' },
  problems: { amount: 'amount-required' },
})
export const InvalidTooLittle = at('invalid', {
  ...filled,
  form: { ...toBank, amount: '5' },
  problems: { amount: 'amount-least' },
})
export const InvalidTooMuch = at('invalid', {
  ...filled,
  form: { ...toBank, amount: '2000' },
  problems: { amount: 'amount-available' },
})
export const Quoting = at('quoting', filled)
export const AmountShort = at('amountShort', { ...filled, trouble: belowTheLeast })
export const Rejected = at('rejected', { ...filled, trouble: aboveWhatIsLeft })
export const RejectedBooksClosed = at('rejected', { ...filled, trouble: closedBooks })
export const Confirming = at('confirming', quoted, {
  play: async () => {
    await opened()
    await screen.findByRole('dialog', { name: 'Withdraw €300.00?' })
  },
})
export const ConfirmingOnAUsualPhone = {
  ...at('confirming', quoted, {
    play: async () => {
      await opened()
      await isWhole(screen.getByRole('button', { name: 'Cancel' }))
    },
  }),
  globals: USUAL_PHONE,
}
export const ConfirmingUsdt = at('confirming', { ...chain, quote: chainQuote }, { play: opened })
export const ConfirmingCooling = at(
  'confirming',
  { counter: coolingCounter, form: toBank, quote: coolingQuote },
  { play: opened },
)
export const ConfirmingWrongPin = at('confirming', { ...quoted, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...quoted, trouble: pinLocked }, { play: opened })
export const ConfirmingAgain = at('confirming', { ...quoted, trouble: quoteStale }, { play: opened })
export const Requoting = at('requoting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, quote: dearerWithdrawal, before: withdrawalQuote },
  { names: ['feeChanged'], play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
export const Success = at('success', { ...quoted, made: queued }, { names: ['submitted'] })
export const SuccessCooling = at('success', { ...quoted, ways: ['bank'], quote: coolingQuote, made: coolingOne })
export const SuccessUsdt = at('success', { ...chain, quote: chainQuote, made: queued })
export const SuccessFoundLater = at('success', quoted)
