import { PIN_TRIES } from '#contract/limits.ts'
import type { AccountName, Quote } from '#contract/quote.ts'
import { wallet, type Conversion } from '#contract/wallet.ts'
import { transfer } from '#contract/transfer.ts'
import type { ConvertForm } from '#machines/wallet/convert.rules.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { coinQuote, conversions, dearerQuote } from '#stories/fixtures/conversions.ts'
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
import { coinCosts, fillsPool, gains } from '#tests/lib/walk-money.ts'
import { booksClose, wasDone } from '#tests/lib/walk-payment.ts'
import { holds, join, losesPin, MIRA, setPin } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { calling, quoting, overHttp } from '#tests/lib/walk-wires.ts'
import { outcomeActor } from '#src/api/money.ts'
import { convertActor } from '#src/screens/wallet/convert-actor.ts'
import { money } from '#stories/fixtures/account.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(convertFlow)
type Here = Scene<typeof convertFlow>

const PIN = '204816'
const KEY = 'a-key-that-got-no-answer'
const CONFIRM = /^\/user\/(finance\/(withdraw|shop_to_money|zl_to_cmoney|compose_c_money)|jf\/atm)$/

interface Way {
  readonly at: string
  readonly title: string
  readonly act: Conversion
  readonly account: AccountName
}
const COINS: Way = { at: '/pages/wallets/to_money?from=coin', title: 'To balance', act: 'to_balance', account: 'coin' }
const OTHERS: readonly Way[] = [
  { at: '/pages/money/gw_atm', title: 'Balance conversion', act: 'shop_to_balance', account: 'shop' },
  { at: '/pages/jf/atm', title: 'Points to balance', act: 'points_to_balance', account: 'points' },
  { at: '/pages/wallets/k_wallet?convert=1', title: 'Points to coins', act: 'compose', account: 'points' },
  { at: '/pages/wallets/fx_wallet?convert=1', title: 'Profit to coins', act: 'profit_to_coin', account: 'profit' },
]
const titleOf = (asked: Conversion) => [COINS, ...OTHERS].find(({ act }) => act === asked)?.title ?? asked
/** There is as much of everything as is needed. */
const plenty = { ...conversions, ways: conversions.ways.map((way) => ({ ...way, available: '1000' })) }
const quote: Quote = { ...coinQuote, gross: '100', net: '47.99' }
const form: ConvertForm = { account: 'coin', amount: '100' }
const nothing: ConvertForm = { account: 'coin', amount: '' }

/** A thousand of everything, and pools that can pay. */
async function arrive({ world }: Phone) {
  const { id } = await join(world, MIRA)
  await coinCosts(world, '0.5')
  await gains(world, MIRA, 'coin', 100_000_000_000n)
  await gains(world, MIRA, 'shop', 100_000n)
  await gains(world, MIRA, 'profit', 100_000n)
  await gains(world, MIRA, 'points', 1_000n)
  await fillsPool(world, 'EUR', 100_000n)
  await fillsPool(world, 'COIN', 100_000_000_000n)
  return id
}

async function ready(phone: Phone) {
  await arrive(phone)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
}

const spendsAll = ({ world }: Here) => gains(world, MIRA, 'coin', -100_000_000_000n)
const isOf = (act: Conversion) => (context: Here['context']) => context.act === act
const isCoins = isOf('to_balance')

const submits = async (scene: Here, { amount }: ConvertForm) => {
  await fill(scene, { Amount: amount })
  await press(scene, 'Continue')
}

walk(convertFlow, {
  opens: [
    ...[COINS, ...OTHERS].map(({ at, act, account }) => ({
      says: `a member opens ${at}`,
      at,
      input: { hasPin: true, act, account },
      before: ready,
      ...(at.endsWith('convert=1') && { shows: 'data-sheet' as const }),
    })),
    {
      says: 'a member without a PIN opens it',
      at: COINS.at,
      input: { hasPin: false, act: COINS.act, account: COINS.account },
      before: async (phone) => {
        await arrive(phone)
        await holds(phone, MIRA)
      },
    },
    {
      says: 'a member whose answer was lost opens it',
      at: COINS.at,
      input: { hasPin: true, act: COINS.act, account: COINS.account, unanswered: quote },
      before: async (phone) => {
        const member = await arrive(phone)
        await setPin(phone.world, MIRA, PIN)
        await holds(phone, MIRA, { unanswered: [{ member, path: wallet.toBalance.path, idem: KEY, quote }] })
      },
    },
  ],
  actors: (client, member) => ({
    pay: convertActor(client, member),
    outcome: outcomeActor(client, member, wallet.toBalance),
  }),
  wires: {
    conversions: calling(wallet.conversions),
    quote: quoting(wallet.quote),
    pay: overHttp(CONFIRM),
    outcome: calling(transfer.outcome),
  },
  events: [
    answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, wallet.toBalance)),
    answers('outcome', 'it was not done', false),
    breaks('outcome', 'no answer comes again', 'silent'),
    answers('conversions', 'the terms come', plenty),
    breaks('conversions', 'the terms do not come', 'busy'),
    answers('quote', 'the quote comes', quote, undefined, ({ act }) => act === 'to_balance'),
    answers(
      'quote',
      'another quote comes',
      dearerQuote,
      ({ world }: Here) => coinCosts(world, '0.4'),
      (_, state) => state === 'requoting',
    ),
    refuses('quote', 'the coins are gone', 'amount-short', spendsAll),
    breaks('quote', 'no quote comes', 'misasked'),
    answers('pay', 'it is converted', { money }),
    refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('pay', 'the quote is old', 'quote-stale', async ({ world }) => world.forward(61)),
    refuses('pay', 'the coins went elsewhere', 'amount-short', spendsAll),
    refuses('pay', 'the books are closed', 'books-closed', booksClose),
    breaks('pay', 'the answer is lost', 'silent'),
    ...OTHERS.map(({ at, act }) =>
      answers('quote', `the quote of ${at} comes`, { ...quote, act }, undefined, (context) => isOf(act)(context)),
    ),
    ...OTHERS.map(({ at, act }) =>
      answers('pay', `what was asked at ${at} is done`, { money, act }, undefined, (context) => isOf(act)(context)),
    ),
    gesture('says nothing', { type: 'submit', form: nothing }, (scene) => submits(scene, nothing), isCoins),
    ...[COINS, ...OTHERS].map(({ at, act, account }) =>
      gesture(
        `says how much at ${at}`,
        { type: 'submit', form: { ...form, account } },
        (scene) => submits(scene, form),
        isOf(act),
      ),
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
    gesture('converts more', { type: 'again' }, (scene) => press(scene, 'Convert more')),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    arriving: async () => undefined,
    asking: (scene) => heading(scene, 'We are checking what happened'),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was converted'),
    undone: (scene) => heading(scene, 'It was not converted'),
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: async (scene) => {
      const { page, context } = scene
      await heading(scene, titleOf(context.act))
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByText('Daily limit left')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    quoting: (scene) => isBusy(scene, 'Continue'),
    amountShort: (scene) => alerts(scene, /Your available balance is too low|You have only/),
    rejected: saysWhy,
    confirming: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Convert this?' }).getByText('You receive')).toBeVisible(),
    submitting: (scene) => isSending(scene),
    requoting: (scene) => isSending(scene),
    termsChanged: ({ page }) =>
      expect(page.getByRole('dialog').getByText('The terms have changed.', { exact: false })).toBeVisible(),
    success: (scene) => heading(scene, 'Converted'),
  },
})
