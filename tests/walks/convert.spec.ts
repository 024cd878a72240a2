import type { AccountName, Quote } from '#contract/quote.ts'
import { wallet, type Conversion } from '#contract/wallet.ts'
import { transfer } from '#contract/transfer.ts'
import type { ConvertForm } from '#machines/wallet/convert.rules.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { coinQuote, conversions, dearerQuote } from '#stories/fixtures/conversions.ts'
import { alerts, fill, heading, press } from '#tests/walk/gestures.ts'
import { payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling, quoting, overHttp } from '#tests/walk/wires.ts'
import { money } from '#stories/fixtures/account.ts'
import type { Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { coinCosts, fillPool, gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin } from '#tests/world/people.ts'

const { gesture, answers, breaks } = sayings(convertFlow)
type FlowScene = Scene<typeof convertFlow>

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
const plenty = { ...conversions, ways: conversions.ways.map((way) => ({ ...way, available: '1000' })) }
const quote: Quote = { ...coinQuote, gross: '100', net: '47.99' }
const form: ConvertForm = { account: 'coin', amount: '100' }
const nothing: ConvertForm = { account: 'coin', amount: '' }

async function arrive({ world }: Phone) {
  const { id } = await join(world, MIRA)
  await coinCosts(world, '0.5')
  await gains(world, MIRA, 'coin', 100_000_000_000n)
  await gains(world, MIRA, 'shop', 100_000n)
  await gains(world, MIRA, 'profit', 100_000n)
  await gains(world, MIRA, 'points', 1_000n)
  await fillPool(world, 'EUR', 100_000n)
  await fillPool(world, 'COIN', 100_000_000_000n)
  return id
}

async function ready(phone: Phone) {
  await arrive(phone)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
}

const isOf = (act: Conversion) => (context: FlowScene['context']) => context.act === act
const isCoins = isOf('to_balance')

const submits = async (scene: FlowScene, { amount }: ConvertForm) => {
  await fill(scene, { Amount: amount })
  await press(scene, 'Continue')
}

const paying = payingWalk(convertFlow, {
  pays: wallet.toBalance,
  spendsAll: ({ world }) => gains(world, MIRA, 'coin', -100_000_000_000n),
  unknown: 'We do not know yet whether it was converted',
  undone: 'It was not converted',
})

walk(convertFlow, {
  opens: [
    ...payingDoors(convertFlow, {
      at: COINS.at,
      pays: wallet.toBalance,
      quote,
      arrives: arrive,
      input: (facts) => ({ ...facts, act: COINS.act, account: COINS.account }),
    }),
    ...OTHERS.map(({ at, act, account }) => ({
      title: `a member opens ${at}`,
      at,
      input: { hasPin: true, act, account },
      before: ready,
      ...(at.endsWith('convert=1') && { shows: 'data-sheet' as const }),
    })),
  ],
  wires: {
    conversions: calling(wallet.conversions),
    quote: quoting(wallet.quote),
    pay: overHttp(CONFIRM),
    outcome: calling(transfer.outcome),
  },
  events: [
    answers('conversions', 'the terms come', plenty),
    breaks('conversions', 'the terms do not come', 'busy'),
    answers('quote', 'the quote comes', quote, undefined, ({ act }) => act === 'to_balance'),
    answers(
      'quote',
      'another quote comes',
      dearerQuote,
      ({ world }: FlowScene) => coinCosts(world, '0.4'),
      (_, state) => state === 'requoting',
    ),
    answers('pay', 'it is converted', { money }),
    ...OTHERS.map(({ at, act }) =>
      answers('quote', `the quote of ${at} comes`, { ...quote, act }, undefined, (context) => isOf(act)(context)),
    ),
    ...OTHERS.map(({ at, act }) =>
      answers('pay', `what was asked at ${at} is done`, { money, act }, undefined, (context) => isOf(act)(context)),
    ),
    ...paying.events,
    gesture('says nothing', { type: 'submit', form: nothing }, (scene) => submits(scene, nothing), isCoins),
    ...[COINS, ...OTHERS].map(({ at, act, account }) =>
      gesture(
        `says how much at ${at}`,
        { type: 'submit', form: { ...form, account } },
        (scene) => submits(scene, form),
        isOf(act),
      ),
    ),
    ...paying.ways('Convert more'),
  ],
  expects: {
    ...paying.expects,
    idle: async (scene) => {
      const { page, context } = scene
      await heading(scene, titleOf(context.act))
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByText('Daily limit left')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    confirming: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Convert this?' }).getByText('You receive')).toBeVisible(),
    termsChanged: ({ page }) =>
      expect(page.getByRole('dialog').getByText('The terms have changed.', { exact: false })).toBeVisible(),
    success: (scene) => heading(scene, 'Converted'),
  },
})
