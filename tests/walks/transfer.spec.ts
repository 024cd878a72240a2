import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import type { TransferForm } from '#machines/transfer/transfer.rules.ts'
import { transferQuote } from '#stories/fixtures/money.ts'
import { heading } from '#tests/walk/gestures.ts'
import { doubtEvents, orAsksSecond, payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { receiverWalk, submit } from '#tests/walks/lib/receiver.ts'
import { calling, quoting } from '#tests/walk/wires.ts'
import { money } from '#stories/fixtures/account.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'
import { gains, costs } from '#tests/world/money.ts'

const { gesture, answers, breaks } = sayings(transferFlow)

const form: TransferForm = { to: OTTO.email, account: 'balance', amount: '12.50', remark: '' }
const much: TransferForm = { ...form, amount: '600' }
const isMuch = ({ form: { amount } }: { form: TransferForm }) => amount === much.amount
const nothing: TransferForm = { ...form, to: '', amount: '' }
const quote = { ...transferQuote, gross: '12.50', net: '12.50' }
const dearer = { ...quote, fee: '1.25', net: '11.25' }

async function arrives({ world }: Phone) {
  const { id } = await join(world, MIRA)
  await join(world, OTTO)
  await gains(world, MIRA, 'balance', 100_000n)
  return id
}

const receiver = receiverWalk(transferFlow)
const paying = payingWalk(transferFlow, {
  pays: transfer.send,
  spendsAll: ({ world }) => gains(world, MIRA, 'balance', -100_000n),
  unknown: 'We do not know yet whether it was sent',
  undone: 'It was not sent',
  second: { quote: { ...quote, gross: '600.00', net: '600.00' }, when: isMuch },
})

walk(transferFlow, {
  opens: payingDoors(transferFlow, {
    at: '/pages/users/transfer',
    pays: transfer.send,
    quote,
    arrives,
    input: (facts) => ({ ...facts, to: '' }),
  }),
  wires: {
    outcome: calling(transfer.outcome),
    balances: calling(wallet.balances),
    receiver: calling(transfer.receiver),
    quote: quoting(transfer.quote),
    pay: calling(transfer.send),
  },
  events: [
    answers('balances', 'the balances come', money),
    breaks('balances', 'the balances do not come', 'busy'),
    ...receiver.events,
    answers('quote', 'the quote comes', quote, undefined, (context) => !isMuch(context)),
    answers(
      'quote',
      'another quote comes',
      dearer,
      ({ world }) => costs(world, { act: 'transfer', fee_rate: '0.1' }),
      (context, state) => state === 'requoting' && !isMuch(context),
    ),
    answers('pay', 'it is sent', { money }),
    ...paying.events,
    ...paying.second,
    ...doubtEvents(transferFlow),
    gesture('sends nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says to whom and how much', { type: 'submit', form }, (scene) => submit(scene, form)),
    gesture('says to whom, and much', { type: 'submit', form: much }, (scene) => submit(scene, much)),
    ...paying.ways('Another transfer'),
  ],
  expects: {
    ...paying.expects,
    ...receiver.expects,
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    confirming: orAsksSecond(async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Send this?' })
      await expect(sheet.getByText('€12.50')).toHaveCount(3)
      await expect(sheet.getByRole('button', { name: 'Send €12.50' })).toBeVisible()
      await expect(sheet.getByText('€0.00')).toBeVisible()
    }),
    termsChanged: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Send this?' })
      await expect(sheet.getByText('Before: €12.50')).toBeVisible()
      await expect(sheet.getByText('Now: €11.25')).toBeVisible()
    },
    success: (scene) => heading(scene, 'Sent'),
  },
})
