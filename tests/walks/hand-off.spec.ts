import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { payment, type PayStart } from '#contract/payment.ts'
import { handOffFlow, type HandOffInput } from '#machines/payment/hand-off.flow.ts'
import * as known from '#stories/fixtures/payment.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { wait } from '#tests/walk/gestures.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { beginsPaying, bringsOnline, press as presses } from '#tests/world/payments.ts'
import { hearsOf } from '#tests/world/events.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, idOf } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, after } = sayings(handOffFlow)
type FlowScene = Scene<typeof handOffFlow>
type Seen = Still<typeof handOffFlow>

const { PAY_NO, RECHARGE_NO } = known
const LONG = 300
const at = `/pages/money/alipay_h5?pay_no=${PAY_NO}`
/** It can be paid for as long as anybody walks. */
const start: PayStart = { ...known.toSandbox, expire_time: 4_102_444_800 }
const input: HandOffInput = { payNo: PAY_NO, isInside: false }

async function begun(phone: Phone, start?: PayStart) {
  await join(phone.world, MIRA)
  await bringsOnline(phone.world, MIRA, RECHARGE_NO)
  await beginsPaying(phone.world, MIRA, RECHARGE_NO, PAY_NO)
  await holds(phone, MIRA)
  if (!start) return
  // It was begun on the page before, in this tab.
  await phone.page.addInitScript(
    ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
    [`quay:written/payment/${PAY_NO}`, JSON.stringify(start)],
  )
}
const door = (title: string, start?: PayStart) => ({
  title,
  at,
  input: start ? { ...input, start } : input,
  before: (phone: Phone) => begun(phone, start),
})

/** What no phone can do: the payment is another member’s. */
const losesPayment = async ({ world }: FlowScene) => {
  const member_id = (await idOf(world, MIRA)) - 1
  await world.sql.updateTable('payment').set({ member_id }).execute()
}
const pressed = (state: 'paid' | 'failed' | 'closed') => (scene: FlowScene) => presses(scene.world, PAY_NO, state)

/** The page of the gateway is another one’s: it answers, and this one stays. */
async function opensGateway(scene: FlowScene) {
  await scene.page.route('**/sandbox/pay*', (route) => route.fulfill({ status: 204 }))
  await scene.page.getByRole('link', { name: /^Open the payment page/ }).tap()
}

async function hears({ page, world, state }: FlowScene) {
  const heard =
    state === 'checking' ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${payment.status.path}`)
  await hearsOf(world, MIRA, 'payment')
  await heard
}

const isOpened = ({ context }: Seen) => context.start === undefined || context.isOpened
const isUnder = (scene: Seen) => heading(scene, isOpened(scene) ? 'Waiting for your payment' : 'Pay €25.00 at Alipay')

walk(handOffFlow, {
  opens: [
    door('a member is handed over', start),
    door('a member is to go where nobody knows', known.strange),
    door('a member looks on another phone'),
  ],
  wires: { status: calling(payment.status), listening: atOnce },
  events: [
    answers('status', 'it waits', known.waits),
    answers(
      'status',
      'it waits for long',
      { ...known.waits, server_time: known.waits.server_time + LONG },
      async ({ world }) => world.clock.pass(LONG),
      (_, state) => state === 'checking',
    ),
    answers('status', 'it is paid', known.isPaid, pressed('paid')),
    answers('status', 'it was declined', known.isDeclined, pressed('failed')),
    answers('status', 'it was left', known.isClosed, pressed('closed')),
    refuses('status', 'it is another member’s', 'missing', losesPayment),
    breaks('status', 'no answer comes', 'silent'),
    gesture('opens the page of the gateway', { type: 'open' }, opensGateway, ({ start }) => start !== undefined),
    gesture(
      'asks again',
      { type: 'ask' },
      (scene) => press(scene, scene.state === 'behind' ? 'Try again' : 'Check again'),
      ({ start, isOpened }, state) => state === 'behind' || start === undefined || isOpened,
    ),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('hears of the payment', { type: 'changed', topic: 'payment' }, hears),
    ...(['handedOff', 'waiting', 'behind'] as const).map((state) =>
      after(`a while after it was ${state}`, `followAgain.hand-off.${state}`, (scene) =>
        wait(scene, FOLLOW_AGAIN_MS / 1_000),
      ),
    ),
  ],
  expects: {
    preparing: isWaiting,
    deciding: passing,
    unreachable: (scene) => heading(scene, 'This did not load'),
    missing: (scene) => heading(scene, 'There is nothing here'),
    handedOff: isUnder,
    waiting: isUnder,
    checking: isUnder,
    behind: async (scene) => {
      await isUnder(scene)
      await expect(scene.page.getByText(/No connection\./).first()).toBeVisible()
    },
    timeout: (scene) => heading(scene, 'Not confirmed yet'),
    failed: (scene) => heading(scene, 'The payment was declined'),
    closed: (scene) => heading(scene, 'The payment was not finished'),
    blocked: (scene) => heading(scene, 'This payment page is not opened'),
    paid: (scene) => heading(scene, 'It is paid'),
  },
})
