import { PIN_TRIES } from '#contract/limits.ts'
import { payment, type Checkout } from '#contract/payment.ts'
import { payFlow, type PayInput } from '#machines/payment/pay.flow.ts'
import * as known from '#stories/fixtures/payment.ts'
import { heading, isBusy, isSending, isWaiting, press, provesPin, says, saysWhy, wait } from '#tests/walk/gestures.ts'
import { asksSecond, orAsksSecond, secondAnswers } from '#tests/walks/lib/paying.ts'
import { booksClose, wasDone } from '#tests/walk/payment.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { isAnothers, hearsOf } from '#tests/world/events.ts'
import { gains, PIN } from '#tests/world/money.ts'
import {
  beginsPaying,
  bringsOnline,
  lapses,
  opensAccount,
  press as presses,
  settlesAccount,
} from '#tests/world/payments.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(payFlow)
type FlowScene = Scene<typeof payFlow>
type Seen = Still<typeof payFlow>
type Context = FlowScene['context']

const KEY = 'a-key-that-got-no-answer'
const ENOUGH = 20_000n
const HALF_HOUR = 1_800
const { ORDER_NO, RECHARGE_NO, PAY_NO } = known

const input: PayInput = { orderNo: ORDER_NO, hasPin: true, isInside: false, isUnanswered: false }
const own = { at: `/pages/money/pay?order_no=${ORDER_NO}`, input }
const online = { at: `/pages/money/pay?order_no=${RECHARGE_NO}`, input: { ...input, orderNo: RECHARGE_NO } }

async function opens(phone: Phone) {
  const { id } = await join(phone.world, MIRA)
  await gains(phone.world, MIRA, 'balance', ENOUGH)
  await opensAccount(phone.world, MIRA, ORDER_NO)
  return id
}
async function withPin(phone: Phone) {
  const id = await opens(phone)
  await setPin(phone.world, MIRA, PIN)
  return id
}

const isOwn = ({ orderNo }: Context) => orderNo === ORDER_NO
const isOnline = ({ orderNo }: Context) => orderNo === RECHARGE_NO
const only = <H>(which: (context: Context) => boolean, happening: H) => ({
  ...happening,
  when: ({ context }: { context: Context }) => which(context),
})

const spendsAll = ({ world }: FlowScene) => gains(world, MIRA, 'balance', -ENOUGH)
const begins = ({ world }: FlowScene) => beginsPaying(world, MIRA, RECHARGE_NO, PAY_NO)
const pressed = (state: 'paid' | 'failed' | 'closed') => (scene: FlowScene) => presses(scene.world, PAY_NO, state)
const losesGateways = async ({ world }: FlowScene) => void Object.assign(world.context, { gateways: [] })
const isFresh = (context: Context) => isOnline(context) && !context.checkout?.pay_no
const isGone = ({ checkout }: Context) => checkout?.methods.every(({ enabled }) => enabled === 0) === true
const stands = (context: Context) => !isGone(context)
const leaves = ({ world }: FlowScene) =>
  world.sql.updateTable('payment').set({ state: 'closed', expire_at: null, wake_at: null }).execute()
const underway: Checkout = { ...known.sandboxed, pay_no: PAY_NO }

/** What is asked by whoever hears of a payment; wherever nothing is said, the ways to pay are. */
const ASKS: Readonly<Record<string, string>> = {
  unknown: '/user/finance/outcome',
  handedOff: payment.status.path,
}

async function hears({ page, world, state }: FlowScene) {
  const heard =
    state === 'opening' || state === 'checking'
      ? page.waitForEvent('requestfailed')
      : page.waitForRequest(`**${ASKS[state] ?? payment.methods.path}`)
  await hearsOf(world, MIRA, 'payment')
  await heard
}

const alipay = ({ page }: Seen) => page.getByRole('radio', { name: /^Alipay(?!,)/ })
const isShown = ({ page }: Seen) => expect(page.getByRole('radio').first()).toBeVisible()
const isDone = (scene: Seen) => heading(scene, 'It is paid')
const isLooking = async (scene: Seen) => {
  await says(scene, scene.context.orderNo)
  await isWaiting(scene)
}

walk(payFlow, {
  opens: [
    {
      title: 'a centre pays for an account',
      ...own,
      before: async (phone) => {
        await withPin(phone)
        await holds(phone, MIRA)
      },
    },
    {
      title: 'a centre without a PIN pays for an account',
      ...own,
      input: { ...input, hasPin: false },
      before: async (phone) => {
        await opens(phone)
        await holds(phone, MIRA)
      },
    },
    {
      title: 'a centre whose answer was lost comes back',
      ...own,
      input: { ...input, isUnanswered: true },
      before: async (phone) => {
        const member = await withPin(phone)
        const lost = { member, path: payment.byBalance.path, idem: KEY, order_no: ORDER_NO }
        await holds(phone, MIRA, { unanswered: [lost] })
      },
    },
    {
      title: 'a member pays for a recharge',
      ...online,
      before: async (phone) => {
        await join(phone.world, MIRA)
        await setPin(phone.world, MIRA, PIN)
        await bringsOnline(phone.world, MIRA, RECHARGE_NO)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: {
    methods: calling(payment.methods),
    status: calling(payment.status),
    pay: overHttp(/^\/user\/Payment\/yue_(reg_)?pay$/),
    begin: overHttp(
      /^\/user\/(Payment\/(wxpay|wxpayh5|pay_pooulcloud|alipay|alipayh5)|wxpayxcx\/order_pay|Sdpay\/pay)$/,
    ),
    outcome: overHttp('/user/finance/outcome'),
    listening: atOnce,
  },
  events: [
    answers('methods', 'it comes what an account costs', known.opening, undefined, isOwn),
    answers('methods', 'it comes what a recharge costs', known.sandboxed, undefined, isFresh),
    answers('methods', 'a payment was begun for it', underway, begins, isFresh),
    answers(
      'methods',
      'it is paid already',
      { ...known.opening, status: 'paid' },
      ({ world }) => settlesAccount(world, MIRA, 'opened'),
      isOwn,
    ),
    answers(
      'methods',
      'nobody can pay it any more',
      { ...known.opening, status: 'closed' },
      ({ world }) => settlesAccount(world, MIRA, 'closed'),
      isOwn,
    ),
    answers('methods', 'there is too little to pay it with', known.nothingLeft, spendsAll, isOwn),
    answers('methods', 'no gateway is there', known.allShut, losesGateways, isFresh),
    answers(
      'methods',
      'a payment was begun, and its gateway is gone',
      { ...known.allShut, pay_no: PAY_NO },
      async (scene) => {
        await begins(scene)
        await losesGateways(scene)
      },
      isFresh,
    ),
    only(
      isOnline,
      refuses('methods', 'it is another member’s', 'missing', ({ world }) =>
        isAnothers(world, 'recharge', RECHARGE_NO),
      ),
    ),
    breaks('methods', 'no answer comes', 'silent'),
    refuses('status', 'it is another member’s by now', 'missing', ({ world }) => isAnothers(world, 'payment', PAY_NO)),
    answers('status', 'a payment is under way', known.waits),
    answers('status', 'it is paid by now', known.isPaid, pressed('paid'), stands),
    answers('status', 'the last payment was declined', known.isDeclined, pressed('failed'), stands),
    answers('status', 'the last payment was left', known.isClosed, pressed('closed'), stands),
    answers('status', 'the last payment was left, and its gateway is gone', known.isClosed, leaves, isGone),
    breaks('status', 'nobody says how it stands', 'silent'),
    answers('pay', 'it is paid', { ...known.isPaid, order_no: ORDER_NO }),
    refuses('pay', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('pay', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('pay', 'there is no PIN any more', 'pin-unset', ({ world }) => world.sql.deleteFrom('pin').execute()),
    refuses('pay', 'nobody can pay it any more', 'not-now', ({ world }) => settlesAccount(world, MIRA, 'closed')),
    refuses('pay', 'the money went elsewhere', 'amount-short', spendsAll),
    refuses('pay', 'the books are closed', 'books-closed', booksClose),
    breaks('pay', 'the answer is lost', 'silent'),
    answers('begin', 'a gateway takes it', known.toSandbox),
    refuses('begin', 'its time is over', 'not-now', ({ world }) => lapses(world)),
    refuses('begin', 'the gateway is gone', 'not-available', losesGateways),
    breaks('begin', 'no answer comes to it', 'silent'),
    answers('outcome', 'it was done', true, (scene) => wasDone(scene, MIRA, payment.byBalance)),
    answers('outcome', 'it was not done', false),
    breaks('outcome', 'no answer comes again', 'silent'),
    gesture(
      'chooses another way',
      { type: 'choose', way: 'alipay_h5' },
      (scene) => alipay(scene).tap(),
      (context) => isOnline(context) && context.way !== 'alipay_h5',
    ),
    gesture('pays', { type: 'pay' }, (scene) => press(scene, /^Pay €/)),
    gesture(
      'proves the PIN',
      { type: 'confirm', pin: PIN },
      (scene) => provesPin(scene, PIN),
      (context) => context.trouble?.refusal !== 'pin-locked' && !asksSecond(context),
    ),
    ...secondAnswers(payFlow),
    gesture('changes one’s mind', { type: 'back' }, (scene) =>
      press(scene, scene.state === 'needsPin' ? 'Pay another way' : 'Cancel'),
    ),
    gesture('asks again', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('wants to pay after all', { type: 'again' }, (scene) =>
      press(scene, scene.state === 'undone' ? 'Choose how to pay' : 'Pay another way'),
    ),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Check again'),
    ),
    gesture('hears of a payment', { type: 'changed', topic: 'payment' }, hears),
    timed('waits until the time is over', { type: 'expire' }, (scene) => wait(scene, HALF_HOUR + 1)),
  ],
  never: {
    'deciding | always 3/4 | balanceShort': 'nothing that stands is paid both at a gateway and out of one’s own money',
    'failed | pay 2/3 | confirming': 'nothing that stands is paid both at a gateway and out of one’s own money',
    'failed | pay 3/3 | needsPin': 'nothing that stands is paid both at a gateway and out of one’s own money',
    'rejected | pay 3/3 | needsPin': 'whoever has no PIN sets one before anything of their own can be refused',
  },
  expects: {
    arriving: passing,
    judging: passing,
    deciding: passing,
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    missing: (scene) => heading(scene, 'There is nothing here'),
    checking: isLooking,
    ready: isShown,
    failed: (scene) => says(scene, 'The last payment was declined. Nothing was taken from you.'),
    rejected: (scene) => {
      const { trouble } = scene.context
      if (trouble === undefined) return isShown(scene)
      return trouble.refusal === 'not-available'
        ? expect(scene.page.getByRole('alert').first()).toBeVisible()
        : saysWhy(scene)
    },
    balanceShort: (scene) => says(scene, /^Your balance is too low/),
    noMethod: (scene) => says(scene, 'No way to pay is open right now.'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    confirming: orAsksSecond(async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Pay this?' })
      await expect(sheet.getByRole('button', { name: 'Pay €64.80' })).toBeVisible()
    }),
    paying: (scene) => isSending(scene),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was paid'),
    asking: (scene) => heading(scene, 'We are checking what happened'),
    undone: (scene) => heading(scene, 'It was not paid'),
    starting: (scene) => isBusy(scene, 'Pay €25.00'),
    started: isShown,
    handedOff: (scene) => heading(scene, 'A payment is under way'),
    paid: isDone,
    alreadyPaid: (scene) => heading(scene, 'This is paid already'),
    closed: (scene) => heading(scene, 'This can no longer be paid'),
  },
  arrives: {
    started: (scene) => heading(scene, /^Pay €25\.00 at (WeChat Pay|Alipay)$/),
  },
})
