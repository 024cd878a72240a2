import { DAY_S } from '#contract/time-units.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import { nothingOf, type WithdrawForm } from '#machines/withdrawal/withdraw.rules.ts'
import {
  bareCounter,
  chainQuote,
  dearerWithdrawal,
  counter,
  heldCounter,
  pinlessCounter,
  queued,
  withdrawalQuote,
} from '#stories/fixtures/withdrawal.ts'
import { alerts, fill, heading, press } from '#tests/walk/gestures.ts'
import { lost, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { calling, quoting } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasBank, losesBanks } from '#tests/world/banks.ts'
import { gains, PIN, costs } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { hasAddress, isStopped } from '#tests/world/withdrawals.ts'
import { losesAddresses } from '#tests/world/payout-addresses.ts'

const { gesture, answers, refuses, breaks } = sayings(withdrawFlow)
type FlowScene = Scene<typeof withdrawFlow>
type Seen = Still<typeof withdrawFlow>

const EUROS = 100_000n
const USDT = 200_000_000n
const NOBODYS = 999_999

const euros: WithdrawForm = { method: 'bank', account: 'balance', amount: '300', dest: 0 }
const usdt: WithdrawForm = { method: 'usdt', account: 'usdt', amount: '120', dest: 0 }
const [noEuros, noUsdt] = [nothingOf('bank'), nothingOf('usdt')]

async function ready(phone: Phone, besides: (member: number) => Record<string, unknown> = () => ({})) {
  const { world } = phone
  const { id } = await join(world, MIRA)
  await hasBank(world, MIRA)
  await hasAddress(world, MIRA)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'balance', EUROS)
  await gains(world, MIRA, 'usdt', USDT)
  world.clock.pass(2 * DAY_S)
  await holds(phone, MIRA, besides(id))
}

const losesAll = async ({ world }: FlowScene) => {
  await losesBanks(world)
  await losesAddresses(world)
}
const stopped = ({ world }: FlowScene) => isStopped(world, MIRA)
const by =
  (method: WithdrawForm['method']) =>
  ({ form }: FlowScene['context']) =>
    form.method === method
const only = <Sample extends object>(method: WithdrawForm['method'], sample: Sample): Sample => ({
  ...sample,
  when: ({ context }: { context: FlowScene['context'] }) => context.form.method === method,
})
const submit = async (scene: FlowScene, { amount }: WithdrawForm) => {
  await fill(scene, { Amount: amount })
  await press(scene, 'Continue')
}
const sheet = ({ page }: Seen) => page.getByRole('dialog', { name: /^Withdraw .*\?$/ })

const paying = payingWalk(withdrawFlow, {
  pays: withdrawal.request,
  spendsAll: async ({ world, context: { form } }) =>
    form.method === 'bank' ? gains(world, MIRA, 'balance', -EUROS) : gains(world, MIRA, 'usdt', -USDT),
  unknown: 'We do not know yet whether it was requested',
  undone: 'It was not requested',
  second: {
    quote: chainQuote,
    arrange: ({ world }) =>
      world.sql.insertInto('price').values({ currency: 'USDT', since: world.now(), eur: '9' }).execute(),
    when: by('usdt'),
  },
})

walk(withdrawFlow, {
  opens: [
    {
      title: 'a member opens the page of both ways',
      at: '/pages/my/withdraw',
      input: { ways: ['bank', 'usdt'], form: noEuros },
      before: ready,
    },
    {
      title: 'a member opens the page of euros',
      at: '/pages/money/atm_bank',
      input: { ways: ['bank'], form: noEuros },
      before: ready,
    },
    {
      title: 'a member opens the page of USDT',
      at: '/pages/money/atm_usdt',
      input: { ways: ['usdt'], form: noUsdt },
      before: ready,
    },
    {
      title: 'a member opens the page of a card that is nobody’s',
      at: `/pages/bank_card/card_atm?bank_id=${NOBODYS}`,
      input: { ways: ['bank'], only: NOBODYS, form: { ...noEuros, dest: NOBODYS } },
      before: ready,
    },
    {
      title: 'a member whose answer was lost opens the page',
      at: '/pages/money/atm_bank',
      input: { ways: ['bank'], form: noEuros, unanswered: withdrawalQuote },
      before: (phone) => ready(phone, (member) => lost(member, withdrawal.request, withdrawalQuote)),
    },
  ],
  wires: {
    outcome: calling(transfer.outcome),
    counter: calling(withdrawal.counter),
    quote: quoting(withdrawal.quote),
    pay: calling(withdrawal.request),
  },
  events: [
    answers('counter', 'what can leave is known', counter),
    answers('counter', 'there is nowhere to go', bareCounter, losesAll, ({ only: card }) => card === 0),
    answers('counter', 'our team stopped it', heldCounter, stopped, ({ only: card }) => card === 0),
    answers(
      'counter',
      'there is no PIN',
      pinlessCounter,
      ({ world }) => losesPin(world, MIRA),
      ({ only: card }) => card === 0,
    ),
    breaks('counter', 'what can leave does not come', 'busy'),
    answers('quote', 'the quote comes', withdrawalQuote, undefined, by('bank')),
    answers('quote', 'the quote of USDT comes', chainQuote, undefined, by('usdt')),
    answers(
      'quote',
      'another quote comes',
      dearerWithdrawal,
      ({ world }) => costs(world, { act: 'withdraw', fee_rate: '0.01', fee_fixed: 100n, least: 1_000n }),
      (context, state) => state === 'requoting' && context.form.method === 'bank',
    ),
    only(
      'bank',
      refuses('quote', 'the bank account is gone', 'bank-needed', ({ world }) => losesBanks(world)),
    ),
    only(
      'usdt',
      refuses('quote', 'the address is gone', 'address-needed', ({ world }) => losesAddresses(world)),
    ),
    refuses('quote', 'our team stopped it meanwhile', 'member-frozen', stopped),
    answers('pay', 'it is requested', queued),
    only(
      'bank',
      refuses('pay', 'the bank account went', 'bank-needed', ({ world }) => losesBanks(world)),
    ),
    only(
      'usdt',
      refuses('pay', 'the address went', 'address-needed', ({ world }) => losesAddresses(world)),
    ),
    refuses('pay', 'our team stopped it in between', 'member-frozen', stopped),
    ...paying.events,
    ...paying.second,
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
    ...paying.ways('Another withdrawal'),
  ],
  expects: {
    ...paying.expects,
    deciding: passing,
    missing: (scene) => heading(scene, 'There is nothing here'),
    held: (scene) => heading(scene, 'Withdrawals are paused'),
    needsBank: (scene) => heading(scene, 'Add a bank account first'),
    needsAddress: (scene) => heading(scene, 'Add a payout address first'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByText('Arrives by')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
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
    termsChanged: async (scene) => {
      await expect(sheet(scene).getByText('Before: €297.50')).toBeVisible()
      await expect(sheet(scene).getByText('Now: €296.00')).toBeVisible()
    },
    success: (scene) => heading(scene, 'Withdrawal requested'),
  },
})
