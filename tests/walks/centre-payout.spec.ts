import { fromPromise } from 'xstate'
import { PIN_TRIES } from '#contract/limits.ts'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { payoutFlow, type PayoutDesk } from '#machines/service/payout.flow.ts'
import type { ConvertForm } from '#machines/wallet/convert.rules.ts'
import { ways } from '#stories/fixtures/conversions.ts'
import { money } from '#stories/fixtures/account.ts'
import { centre, earningsQuote, noCentre } from '#stories/fixtures/service.ts'
import { arrives, CENTRE_PIN, standsAs } from '#tests/lib/walk-centre.ts'
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
import { fillsPool, gains } from '#tests/lib/walk-money.ts'
import { asOwner, booksClose, wasDone } from '#tests/lib/walk-payment.ts'
import { holds, losesPin, MIRA, setPin } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { isStopped } from '#tests/lib/walk-withdrawals.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { calling, overHttp, quoting } from '#tests/lib/walk-wires.ts'
import { outcomeActor } from '#src/api/money.ts'
import { convertActor } from '#src/screens/wallet/convert-actor.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(payoutFlow)
type Here = Scene<typeof payoutFlow>

const AT = '/pages/business_center/atm'
const KEY = 'a-key-that-got-no-answer'
const desk: PayoutDesk = {
  standing: centre,
  ways: ways.map((way) => ({ ...way, available: '1000' })),
  hold: null,
}
const hold = { reason: 'A payment is being checked.', until: centre.server_time + 259_200, decided_by: 'Ada' }
const form: ConvertForm = { account: 'profit', amount: '12.50' }
const nothing: ConvertForm = { account: 'profit', amount: '' }
const dearer = { ...earningsQuote, fee: '1.25', net: '11.25' }

async function ready(phone: Phone, pin = true) {
  const id = await arrives(phone, { pin, credit: 0n })
  await gains(phone.world, MIRA, 'profit', 100_000n)
  await fillsPool(phone.world, 'EUR', 100_000n)
  return id
}

const submit = async (scene: Here, { amount }: ConvertForm) => {
  await fill(scene, { Amount: amount })
  await press(scene, 'Continue')
}

const spendsAll = ({ world }: Here) => gains(world, MIRA, 'profit', -100_000n)

/** To turn earnings into balance costs a tenth from now on. */
const costs = (held: Here) =>
  asOwner(held, (sql) =>
    sql
      .insertInto('terms')
      .values({
        act: 'to_balance',
        account: 'profit',
        since: held.world.now(),
        fee_rate: '0.1',
        least: 100n,
        most_a_day: 1_000_000n,
      })
      .execute(),
  )

walk(payoutFlow, {
  opens: [
    {
      says: 'a centre opens the page',
      at: AT,
      input: { hasPin: true },
      before: async (phone) => {
        await ready(phone)
        await holds(phone, MIRA)
      },
    },
    {
      says: 'a centre without a PIN opens the page',
      at: AT,
      input: { hasPin: false },
      before: async (phone) => {
        await ready(phone, false)
        await holds(phone, MIRA)
      },
    },
    {
      says: 'a centre whose answer was lost opens the page',
      at: AT,
      input: { hasPin: true, unanswered: earningsQuote },
      before: async (phone) => {
        const member = await ready(phone)
        await holds(phone, MIRA, {
          unanswered: [{ member, path: wallet.toBalance.path, idem: KEY, quote: earningsQuote }],
        })
      },
    },
  ],
  actors: (client, member) => ({
    desk: fromPromise<PayoutDesk>(async ({ signal }) => {
      const [standing, told, { hold: held }] = await Promise.all([
        client.call(service.info, {}, signal),
        client.call(wallet.conversions, {}, signal),
        client.call(withdrawal.desk, {}, signal),
      ])
      return { standing, ways: told.ways, hold: held }
    }),
    pay: convertActor(client, member),
    outcome: outcomeActor(client, member, wallet.toBalance),
  }),
  never: {
    'quoting | error quote 2/3 | opening': 'what a conversion would do is told to whoever is stopped, too',
    'requoting | error quote 2/3 | opening': 'what a conversion would do is told to whoever is stopped, too',
  },
  wires: {
    desk: overHttp(/^\/user\/(service\/info|finance\/get_ht_data|withdraw\/getAtmInfo)$/),
    quote: quoting(wallet.quote),
    pay: calling(wallet.toBalance),
    outcome: calling(transfer.outcome),
  },
  events: [
    answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, wallet.toBalance)),
    answers('outcome', 'it was not done', false),
    breaks('outcome', 'no answer comes again', 'silent'),
    answers('desk', 'the terms come', desk),
    answers('desk', 'it is no centre', { ...desk, standing: noCentre }, ({ world }) => standsAs(world, MIRA, 'none')),
    answers('desk', 'it is held', { ...desk, hold }, ({ world }) => isStopped(world, MIRA)),
    breaks('desk', 'the terms do not come', 'busy'),
    answers('quote', 'the quote comes', earningsQuote),
    answers('quote', 'another quote comes', dearer, costs, (_, state) => state === 'requoting'),
    refuses('quote', 'the earnings are gone', 'amount-short', spendsAll),
    breaks('quote', 'no quote comes', 'misasked'),
    answers('pay', 'it is moved', { money }),
    refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, CENTRE_PIN, PIN_TRIES)),
    refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('pay', 'the quote is old', 'quote-stale', async ({ world }) => world.forward(61)),
    refuses('pay', 'the earnings went elsewhere', 'amount-short', spendsAll),
    refuses('pay', 'our team stopped it', 'member-frozen', ({ world }) => isStopped(world, MIRA)),
    refuses('pay', 'the books are closed', 'books-closed', booksClose),
    breaks('pay', 'the answer is lost', 'silent'),
    gesture('says nothing', { type: 'submit', form: nothing }, (scene) => submit(scene, nothing)),
    gesture('says how much', { type: 'submit', form }, (scene) => submit(scene, form)),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: CENTRE_PIN },
      (scene) => provesPin(scene, CENTRE_PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    timed('waits until the quote is over', { type: 'expire' }, (scene) => wait(scene, 61)),
    gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('moves more', { type: 'again' }, (scene) => press(scene, 'Move more')),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'held' ? 'Look again' : 'Try again'),
    ),
  ],
  expects: {
    arriving: async () => undefined,
    asking: (scene) => heading(scene, 'We are checking what happened'),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was moved'),
    undone: (scene) => heading(scene, 'It was not moved'),
    opening: isWaiting,
    deciding: async () => undefined,
    unreachable: (scene) => heading(scene, 'This did not load'),
    notCentre: (scene) => heading(scene, 'This is for service centres'),
    held: (scene) => heading(scene, 'Payouts are paused'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    quoting: (scene) => isBusy(scene, 'Continue'),
    amountShort: (scene) => alerts(scene, /Your available balance is too low|You have only/),
    rejected: saysWhy,
    confirming: ({ page }) =>
      expect(
        page.getByRole('dialog', { name: 'Move this to your balance?' }).getByRole('button', { name: 'Move €12.50' }),
      ).toBeVisible(),
    submitting: (scene) => isSending(scene),
    requoting: (scene) => isSending(scene),
    termsChanged: ({ page }) =>
      expect(
        page.getByRole('dialog', { name: 'Move this to your balance?' }).getByText('Before: €12.50'),
      ).toBeVisible(),
    success: (scene) => heading(scene, 'Moved to your balance'),
  },
})
