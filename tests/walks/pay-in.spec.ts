import { payment } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { payInFlow } from '#machines/payment/pay-in.flow.ts'
import type { PayInForm } from '#machines/payment/pay-in.rules.ts'
import { closed, failed, gateways, noGateway, paid, started, waiting } from '#stories/fixtures/deposit.ts'
import { alerts, fill, heading, isBusy, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { paysIn } from '#tests/walks/lib/pay-ins.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { isAnothers, hearsOf } from '#tests/world/events.ts'
import { press as presses } from '#tests/world/payments.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { closesWays } from '#tests/world/recharges.ts'

const { gesture, answers, refuses, breaks } = sayings(payInFlow)
type FlowScene = Scene<typeof payInFlow>
type Seen = Still<typeof payInFlow>

const PAY_NO = started.pay_no
const channel = String(gateways.list[0]?.id)
const form: PayInForm = { channel, amount: '138' }
const nothing: PayInForm = { ...form, amount: '' }

const pays = async (scene: FlowScene, { amount }: PayInForm) => {
  await fill(scene, { 'How much': amount })
  await press(scene, 'Go to the payment')
}
async function hears({ page, world, state }: FlowScene) {
  const heard =
    state === 'checking' ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${payment.status.path}`)
  await hearsOf(world, MIRA, 'recharge')
  await heard
}
const asks = ({ page }: Seen) => expect(page.getByLabel('How much', { exact: true })).toBeVisible()
const WAITS = 'The payment is not complete yet'

walk(payInFlow, {
  opens: [
    {
      title: 'a member wants to pay in online',
      at: '/pages/money/recharge_pay',
      input: { amount: '', payNo: '' },
      before: joins,
    },
    {
      title: 'a member comes back from the gateway',
      at: '/pages/money/recharge_pay',
      input: { amount: '', payNo: PAY_NO },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await paysIn(phone, MIRA, PAY_NO)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: {
    channels: calling(recharge.channels),
    status: calling(payment.status),
    send: overHttp(/^\/user\/recharge\/(wechatpay|alipay)$/),
    listening: atOnce,
  },
  events: [
    answers('channels', 'the gateways come', gateways),
    answers('channels', 'there is no gateway', noGateway, ({ world }) => closesWays(world)),
    breaks('channels', 'no gateway comes', 'silent'),
    answers('send', 'it is begun', started),
    refuses('send', 'the way was closed meanwhile', 'channel-closed', ({ world }) => closesWays(world)),
    breaks('send', 'no answer to it comes', 'silent'),
    answers('status', 'it still waits', waiting),
    answers('status', 'it was paid', paid, ({ world }) => presses(world, PAY_NO, 'paid')),
    answers('status', 'it was declined', failed, ({ world }) => presses(world, PAY_NO, 'failed')),
    answers('status', 'it was left', closed, ({ world }) => presses(world, PAY_NO, 'closed')),
    refuses('status', 'it is another member’s', 'missing', ({ world }) => isAnothers(world, 'payment', PAY_NO)),
    breaks('status', 'nobody says what became of it', 'silent'),
    gesture('says no amount', { type: 'submit', form: nothing }, (scene) => pays(scene, nothing)),
    gesture('says how much', { type: 'submit', form }, (scene) => pays(scene, form)),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('asks again', { type: 'check' }, (scene) => press(scene, 'Check again')),
    gesture('begins another', { type: 'anew' }, (scene) => press(scene, 'Start another recharge')),
    gesture('something changed', { type: 'changed', topic: 'recharge' }, hears),
  ],
  expects: {
    arriving: isWaiting,
    opening: isWaiting,
    checking: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    noMethod: (scene) => heading(scene, 'You cannot pay online at the moment'),
    idle: asks,
    invalid: (scene) => says(scene, 'Please enter an amount.'),
    submitting: (scene) => isBusy(scene, 'Go to the payment'),
    rejected: (scene) => alerts(scene, /closed/),
    unknown: (scene) => says(scene, 'No answer came. Sending it again starts nothing twice.'),
    done: (scene) => heading(scene, WAITS),
    handedOff: (scene) => heading(scene, WAITS),
    unanswered: (scene) => heading(scene, 'We do not know yet whether it was paid'),
    paid: (scene) => heading(scene, 'Paid'),
    failed: (scene) => heading(scene, 'The payment was declined'),
    closed: (scene) => heading(scene, 'The payment was not completed'),
  },
  arrives: {
    done: (scene) => heading(scene, 'Pay €138.00 at Alipay'),
  },
})
