import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { payoutFlow, type PayoutCounter } from '#machines/service/payout.flow.ts'
import type { ConvertForm } from '#machines/wallet/convert.rules.ts'
import { ways } from '#stories/fixtures/conversions.ts'
import { money } from '#stories/fixtures/account.ts'
import { centre, earningsQuote, noCentre } from '#stories/fixtures/service.ts'
import { alerts, fill, heading, press } from '#tests/walk/gestures.ts'
import { doubtEvents, payingDoors, payingWalk } from '#tests/walks/lib/paying.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { calling, overHttp, quoting } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { arrives } from '#tests/walks/lib/centre.ts'
import { standsAs } from '#tests/world/service.ts'
import { costs, fillPool, gains } from '#tests/world/money.ts'
import { MIRA } from '#tests/world/people.ts'
import { isStopped } from '#tests/world/withdrawals.ts'

const { gesture, answers, refuses, breaks } = sayings(payoutFlow)
type FlowScene = Scene<typeof payoutFlow>

const counter: PayoutCounter = {
  standing: centre,
  ways: ways.map((way) => ({ ...way, available: '1000' })),
  hold: null,
}
const hold = { reason: 'A payment is being checked.', until: centre.server_time + 259_200, decided_by: 'Ada' }
const form: ConvertForm = { account: 'profit', amount: '12.50' }
const nothing: ConvertForm = { account: 'profit', amount: '' }
const dearer = { ...earningsQuote, fee: '1.25', net: '11.25' }

async function comes(phone: Phone) {
  const id = await arrives(phone, { credit: 0n })
  await gains(phone.world, MIRA, 'profit', 100_000n)
  await fillPool(phone.world, 'EUR', 100_000n)
  return id
}

const costsMore = ({ world }: FlowScene) => costs(world, { act: 'to_balance', account: 'profit', fee_rate: '0.1' })

const submit = async (scene: FlowScene, { amount }: ConvertForm) => {
  await fill(scene, { Amount: amount })
  await press(scene, 'Continue')
}

const paying = payingWalk(payoutFlow, {
  pays: wallet.toBalance,
  spendsAll: ({ world }) => gains(world, MIRA, 'profit', -100_000n),
  unknown: 'We do not know yet whether it was moved',
  undone: 'It was not moved',
})

walk(payoutFlow, {
  opens: payingDoors(payoutFlow, {
    who: 'a centre',
    at: '/pages/business_center/atm',
    pays: wallet.toBalance,
    quote: earningsQuote,
    arrives: comes,
    input: (facts) => facts,
  }),
  never: {
    'quoting | error quote 2/3 | opening': 'what a conversion would do is told to whoever is stopped, too',
    'requoting | error quote 2/3 | opening': 'what a conversion would do is told to whoever is stopped, too',
  },
  wires: {
    counter: overHttp(/^\/user\/(service\/info|finance\/get_ht_data|withdraw\/getAtmInfo)$/),
    quote: quoting(wallet.quote),
    pay: calling(wallet.toBalance),
    outcome: calling(transfer.outcome),
  },
  events: [
    answers('counter', 'the terms come', counter),
    answers('counter', 'it is no centre', { ...counter, standing: noCentre }, ({ world }) =>
      standsAs(world, MIRA, 'none'),
    ),
    answers('counter', 'it is held', { ...counter, hold }, ({ world }) => isStopped(world, MIRA)),
    breaks('counter', 'the terms do not come', 'busy'),
    answers('quote', 'the quote comes', earningsQuote),
    answers('quote', 'another quote comes', dearer, costsMore, (_, state) => state === 'requoting'),
    answers('pay', 'it is moved', { money }),
    refuses('pay', 'our team stopped it', 'member-frozen', ({ world }) => isStopped(world, MIRA)),
    ...paying.events,
    ...doubtEvents(payoutFlow),
    gesture('says nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says how much', { type: 'submit', form }, (scene) => submit(scene, form)),
    ...paying.ways('Move more'),
  ],
  expects: {
    ...paying.expects,
    deciding: passing,
    notCentre: (scene) => heading(scene, 'This is for service centres'),
    held: (scene) => heading(scene, 'Payouts are paused'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    confirming: ({ page }) =>
      expect(
        page.getByRole('dialog', { name: 'Move this to your balance?' }).getByRole('button', { name: 'Move €12.50' }),
      ).toBeVisible(),
    termsChanged: ({ page }) =>
      expect(
        page.getByRole('dialog', { name: 'Move this to your balance?' }).getByText('Before: €12.50'),
      ).toBeVisible(),
    success: (scene) => heading(scene, 'Moved to your balance'),
  },
})
