import { PIN_TRIES } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import { nothingOf, type WithdrawForm } from '#machines/withdrawal/withdraw.rules.ts'
import { movingActor, outcomeActor } from '#src/api/money.ts'
import {
  bareDesk,
  chainQuote,
  dearerWithdrawal,
  desk,
  heldDesk,
  pinlessDesk,
  queued,
  withdrawalQuote,
} from '#stories/fixtures/withdrawal.ts'
import { hasBank, losesBanks } from '#tests/lib/walk-banks.ts'
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
import { gains } from '#tests/lib/walk-money.ts'
import { booksClose, wasDone } from '#tests/lib/walk-payment.ts'
import { holds, join, losesPin, MIRA, setPin } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { PIN } from '#tests/lib/walk-trade.ts'
import { calling, quoting } from '#tests/lib/walk-wires.ts'
import { hasAddress, isStopped, losesAddresses, withdrawalCosts } from '#tests/lib/walk-withdrawals.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(withdrawFlow)
type Here = Scene<typeof withdrawFlow>

const KEY = 'a-key-that-got-no-answer'
const DAY = 86_400
const EUROS = 100_000n
const USDT = 200_000_000n
const NOBODYS = 999_999

const euros: WithdrawForm = { method: 'bank', account: 'balance', amount: '300', dest: 0 }
const usdt: WithdrawForm = { method: 'usdt', account: 'usdt', amount: '120', dest: 0 }
const [noEuros, noUsdt] = [nothingOf('bank'), nothingOf('usdt')]

/** Mira has money, a PIN, a bank account and an address, all of them for longer than a day. */
async function ready(phone: Phone, besides: (member: number) => Record<string, unknown> = () => ({})) {
  const { world } = phone
  const { id } = await join(world, MIRA)
  await hasBank(world, MIRA)
  await hasAddress(world, MIRA)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'balance', EUROS)
  await gains(world, MIRA, 'usdt', USDT)
  world.forward(2 * DAY)
  await holds(phone, MIRA, besides(id))
}

const spendsAll = async ({ world, context: { form } }: Here) =>
  form.method === 'bank' ? gains(world, MIRA, 'balance', -EUROS) : gains(world, MIRA, 'usdt', -USDT)
const losesAll = async ({ world }: Here) => {
  await losesBanks(world)
  await losesAddresses(world)
}
const stopped = ({ world }: Here) => isStopped(world, MIRA)
const by =
  (method: WithdrawForm['method']) =>
  ({ form }: Here['context']) =>
    form.method === method
const only = <Sample extends object>(method: WithdrawForm['method'], sample: Sample): Sample => ({
  ...sample,
  when: ({ context }: { context: Here['context'] }) => context.form.method === method,
})
const submit = async (scene: Here, { amount }: WithdrawForm) => {
  await fill(scene, { Amount: amount })
  await press(scene, 'Continue')
}
const sheet = ({ page }: Here) => page.getByRole('dialog', { name: 'Withdraw this?' })

walk(withdrawFlow, {
  opens: [
    {
      says: 'a member opens the page of both ways',
      at: '/pages/my/withdraw',
      input: { ways: ['bank', 'usdt'], form: noEuros },
      before: ready,
    },
    {
      says: 'a member opens the page of euros',
      at: '/pages/money/atm_bank',
      input: { ways: ['bank'], form: noEuros },
      before: ready,
    },
    {
      says: 'a member opens the page of USDT',
      at: '/pages/money/atm_usdt',
      input: { ways: ['usdt'], form: noUsdt },
      before: ready,
    },
    {
      says: 'a member opens the page of a card that is nobody’s',
      at: `/pages/bank_card/card_atm?bank_id=${NOBODYS}`,
      input: { ways: ['bank'], only: NOBODYS, form: { ...noEuros, dest: NOBODYS } },
      before: ready,
    },
    {
      says: 'a member whose answer was lost opens the page',
      at: '/pages/money/atm_bank',
      input: { ways: ['bank'], form: noEuros, unanswered: withdrawalQuote },
      before: (phone) =>
        ready(phone, (member) => ({
          unanswered: [{ member, path: withdrawal.request.path, idem: KEY, quote: withdrawalQuote }],
        })),
    },
  ],
  actors: (client, member) => ({
    pay: movingActor(client, member, withdrawal.request),
    outcome: outcomeActor(client, member, withdrawal.request),
  }),
  wires: {
    outcome: calling(transfer.outcome),
    desk: calling(withdrawal.desk),
    quote: quoting(withdrawal.quote),
    pay: calling(withdrawal.request),
  },
  events: [
    answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, withdrawal.request)),
    answers('outcome', 'it was not done', false),
    breaks('outcome', 'no answer comes again', 'silent'),
    answers('desk', 'what can leave is known', desk),
    answers('desk', 'there is nowhere to go', bareDesk, losesAll, ({ only: card }) => card === 0),
    answers('desk', 'our team stopped it', heldDesk, stopped, ({ only: card }) => card === 0),
    answers(
      'desk',
      'there is no PIN',
      pinlessDesk,
      ({ world }) => losesPin(world, MIRA),
      ({ only: card }) => card === 0,
    ),
    breaks('desk', 'what can leave does not come', 'busy'),
    answers('quote', 'the quote comes', withdrawalQuote, undefined, by('bank')),
    answers('quote', 'the quote of USDT comes', chainQuote, undefined, by('usdt')),
    answers(
      'quote',
      'another quote comes',
      dearerWithdrawal,
      (scene) => withdrawalCosts(scene, '0.01'),
      (context, state) => state === 'requoting' && context.form.method === 'bank',
    ),
    refuses('quote', 'the money is gone', 'amount-short', spendsAll),
    only(
      'bank',
      refuses('quote', 'the bank account is gone', 'bank-needed', ({ world }) => losesBanks(world)),
    ),
    only(
      'usdt',
      refuses('quote', 'the address is gone', 'address-needed', ({ world }) => losesAddresses(world)),
    ),
    refuses('quote', 'our team stopped it meanwhile', 'member-frozen', stopped),
    breaks('quote', 'no quote comes', 'misasked'),
    answers('pay', 'it is requested', queued),
    refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('pay', 'the quote is old', 'quote-stale', async ({ world }) => world.forward(61)),
    refuses('pay', 'the money went elsewhere', 'amount-short', spendsAll),
    only(
      'bank',
      refuses('pay', 'the bank account went', 'bank-needed', ({ world }) => losesBanks(world)),
    ),
    only(
      'usdt',
      refuses('pay', 'the address went', 'address-needed', ({ world }) => losesAddresses(world)),
    ),
    refuses('pay', 'our team stopped it in between', 'member-frozen', stopped),
    refuses('pay', 'the books are closed', 'books-closed', booksClose),
    breaks('pay', 'the answer is lost', 'silent'),
    gesture('says no amount', { type: 'submit', form: noEuros }, (scene) => submit(scene, noEuros), by('bank')),
    gesture('says no USDT', { type: 'submit', form: noUsdt }, (scene) => submit(scene, noUsdt), by('usdt')),
    gesture('says how much', { type: 'submit', form: euros }, (scene) => submit(scene, euros), by('bank')),
    gesture('says how many USDT', { type: 'submit', form: usdt }, (scene) => submit(scene, usdt), by('usdt')),
    gesture(
      'turns to USDT',
      { type: 'turn', method: 'usdt' },
      (scene) => press(scene, 'USDT'),
      ({ ways, form }) => ways.length > 1 && form.method === 'bank',
    ),
    gesture(
      'turns to euros',
      { type: 'turn', method: 'bank' },
      (scene) => press(scene, 'EUR'),
      ({ ways, form }) => ways.length > 1 && form.method === 'usdt',
    ),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    timed('waits until the quote is over', { type: 'expire' }, (scene) => wait(scene, 61)),
    gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('begins another one', { type: 'again' }, (scene) => press(scene, 'Another withdrawal')),
    gesture('looks again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'held' ? 'Look again' : 'Try again'),
    ),
  ],
  expects: {
    arriving: async () => undefined,
    deciding: async () => undefined,
    asking: (scene) => heading(scene, 'We are checking what happened'),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was requested'),
    undone: (scene) => heading(scene, 'It was not requested'),
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    missing: (scene) => heading(scene, 'There is nothing here'),
    held: (scene) => heading(scene, 'Withdrawals are paused'),
    needsBank: (scene) => heading(scene, 'Add a bank account first'),
    needsAddress: (scene) => heading(scene, 'Add a payout address first'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount')).toBeVisible()
      await expect(page.getByText('Arrives by')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    quoting: (scene) => isBusy(scene, 'Continue'),
    amountShort: (scene) => alerts(scene, /Your available balance is too low|You have only/),
    rejected: saysWhy,
    confirming: async (scene) => {
      const isEuros = scene.context.form.method === 'bank'
      await expect(sheet(scene).getByText(isEuros ? '€297.50' : '120.00')).not.toHaveCount(0)
      await expect(
        sheet(scene)
          .getByText(isEuros ? '€2.50' : '0.00')
          .first(),
      ).toBeVisible()
      await expect(sheet(scene).getByText(isEuros ? 'DE••••••3000' : 'TJCnKs…Q6sxMW')).toBeVisible()
    },
    submitting: (scene) => isSending(scene),
    requoting: (scene) => isSending(scene),
    termsChanged: async (scene) => {
      await expect(sheet(scene).getByText('Before: €297.50')).toBeVisible()
      await expect(sheet(scene).getByText('Now: €296.00')).toBeVisible()
    },
    success: (scene) => heading(scene, 'Withdrawal requested'),
  },
})
