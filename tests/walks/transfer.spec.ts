import { PIN_TRIES } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import type { TransferForm } from '#machines/transfer/transfer.rules.ts'
import { transferQuote } from '#stories/fixtures/money.ts'
import {
  alerts,
  fill,
  heading,
  isBusy,
  isSending,
  isWaiting,
  press,
  provesPin,
  saysWhy,
  wait,
} from '#tests/lib/walk-gestures.ts'
import { booksClose, transferCosts, wasDone } from '#tests/lib/walk-payment.ts'
import { holds, join, MIRA, OTTO, receives, setPin } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { calling, quoting } from '#tests/lib/walk-wires.ts'
import { movingActor, outcomeActor } from '#src/api/money.ts'
import { money } from '#stories/fixtures/account.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(transferFlow)
type Here = Scene<typeof transferFlow>

const PIN = '204816'
const KEY = 'a-key-that-got-no-answer'
const form: TransferForm = { to: OTTO.email, account: 'balance', amount: '12.50', remark: '' }
const nothing: TransferForm = { ...form, to: '', amount: '' }
const quote = { ...transferQuote, gross: '12.50', net: '12.50' }
const dearer = { ...quote, fee: '1.25', net: '11.25' }

async function arrive(phone: Phone, besides: Record<string, unknown> = {}) {
  const { id } = await join(phone.world, MIRA)
  await join(phone.world, OTTO)
  await receives(phone.world, MIRA, 100_000n)
  return { id, besides }
}

async function ready(phone: Phone) {
  await arrive(phone)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
}

const submit = async (scene: Here, { to, amount }: TransferForm) => {
  await fill(scene, { To: to, Amount: amount })
  await press(scene, 'Continue')
}

const rename = ({ world }: Here, from: string, to: string) =>
  world.sql.updateTable('member').set({ email: to }).where('email', '=', from).execute()

async function becomesOneself(scene: Here) {
  await rename(scene, OTTO.email, 'somebody@quay.example')
  await rename(scene, MIRA.email, OTTO.email)
}

/** Everything Mira has goes to a bank. */
const spendsAll = (scene: Here) => receives(scene.world, MIRA, -100_000n)

walk(transferFlow, {
  opens: [
    { says: 'a member opens the page', at: '/pages/users/transfer', input: { hasPin: true, to: '' }, before: ready },
    {
      says: 'a member without a PIN opens the page',
      at: '/pages/users/transfer',
      input: { hasPin: false, to: '' },
      before: async (phone) => {
        await arrive(phone)
        await holds(phone, MIRA)
      },
    },
    {
      says: 'a member whose answer was lost opens the page',
      at: '/pages/users/transfer',
      input: { hasPin: true, to: '', unanswered: quote },
      before: async (phone) => {
        const { id: member } = await arrive(phone)
        await setPin(phone.world, MIRA, PIN)
        await holds(phone, MIRA, { unanswered: [{ member, path: transfer.send.path, idem: KEY, quote }] })
      },
    },
  ],
  actors: (client, member) => ({
    pay: movingActor(client, member, transfer.send),
    outcome: outcomeActor(client, member, transfer.send),
  }),
  wires: {
    outcome: calling(transfer.outcome),
    balances: calling(wallet.balances),
    receiver: calling(transfer.receiver),
    quote: quoting(transfer.quote),
    pay: calling(transfer.send),
  },
  events: [
    answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, transfer.send)),
    answers('outcome', 'it was not done', false),
    breaks('outcome', 'no answer comes again', 'silent'),
    answers('balances', 'the balances come', money),
    breaks('balances', 'the balances do not come', 'busy'),
    answers('receiver', 'the receiver is known', { user_no: '10000002', nickname_masked: 'Ot...', avatar: '' }),
    refuses('receiver', 'nobody is called that', 'receiver-unknown', (scene) =>
      rename(scene, OTTO.email, 'somebody@quay.example'),
    ),
    refuses('receiver', 'that is oneself', 'receiver-self', becomesOneself),
    breaks('receiver', 'no answer about the receiver comes', 'silent'),
    answers('quote', 'the quote comes', quote),
    answers(
      'quote',
      'another quote comes',
      dearer,
      (scene) => transferCosts(scene, '0.1'),
      (_, state) => state === 'requoting',
    ),
    refuses('quote', 'the money is gone', 'amount-short', spendsAll),
    breaks('quote', 'no quote comes', 'misasked'),
    answers('pay', 'it is sent', { money }),
    refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => world.sql.deleteFrom('pin').execute()),
    refuses('pay', 'the quote is old', 'quote-stale', async ({ world }) => world.forward(61)),
    refuses('pay', 'the money went elsewhere', 'amount-short', spendsAll),
    refuses('pay', 'the books are closed', 'books-closed', booksClose),
    breaks('pay', 'the answer is lost', 'silent'),
    gesture('sends nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says to whom and how much', { type: 'submit', form }, (scene) => submit(scene, form)),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    timed('waits until the quote is over', { type: 'expire' }, (scene) => wait(scene, 61)),
    gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('begins another one', { type: 'again' }, (scene) => press(scene, 'Another transfer')),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    arriving: async () => undefined,
    asking: (scene) => heading(scene, 'We are checking what happened'),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was sent'),
    undone: (scene) => heading(scene, 'It was not sent'),
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, /^Please (enter an amount|enter a recipient)\.$/),
    checking: (scene) => isBusy(scene, 'Continue'),
    receiverUnknown: (scene) => alerts(scene, /No member found/),
    self: (scene) => alerts(scene, /You cannot send money to yourself/),
    quoting: (scene) => isBusy(scene, 'Continue'),
    amountShort: (scene) => alerts(scene, /Your available balance is too low|You have only/),
    rejected: saysWhy,
    confirming: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Send this?' })
      await expect(sheet.getByText('€12.50')).toHaveCount(3)
      await expect(sheet.getByRole('button', { name: 'Send €12.50' })).toBeVisible()
      await expect(sheet.getByText('€0.00')).toBeVisible()
    },
    submitting: (scene) => isSending(scene),
    requoting: (scene) => isSending(scene),
    termsChanged: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Send this?' })
      await expect(sheet.getByText('Before: €12.50')).toBeVisible()
      await expect(sheet.getByText('Now: €11.25')).toBeVisible()
    },
    success: (scene) => heading(scene, 'Sent'),
  },
})
