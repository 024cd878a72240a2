import { FOLLOW_AGAIN_MS, PICTURES_MOST, PIN_TRIES, SECOND_ABOVE } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import type { MerchantWish } from '#machines/trade/wish.rules.ts'
import { ASKED } from '#stories/fixtures/factor.ts'
import {
  merchantAwaiting,
  merchantAwaitingWallet,
  merchantOffered,
  merchantPassedOn,
} from '#stories/fixtures/order-merchant.ts'
import { hasAnotherApp, leavesToday, missesCodes } from '#tests/walks/lib/factor.ts'
import { outrun } from '#tests/walks/lib/other-phone.ts'
import {
  accept,
  byBank,
  COMPLETED,
  decline,
  MERCHANT_ORDER_DOORS,
  DISPUTED,
  DOORS,
  DUE,
  fromBalance,
  giveBack,
  LEFT,
  losesMerchantOrder,
  OFFERED,
  OFFERED_WALLET,
  PAYED,
  provesAnother,
  stops,
  undo,
  WALLET,
} from '#tests/walks/lib/merchant-order-doors.ts'
import { answer, heading, isWaiting, press, provesPin, says, wait } from '#tests/walk/gestures.ts'
import { dispute, rate, reply, TEXT } from '#tests/walks/lib/order-doors.ts'
import {
  addsPicture,
  gives,
  givesBack,
  saysThatItIsPaid,
  saysWhatHappened,
  showsMore,
} from '#tests/walks/lib/order-sheets.ts'
import { booksClose } from '#tests/walk/payment.ts'
import { expect } from '#tests/walk/phone.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { goesOn, hearsOf } from '#tests/world/events.ts'
import { OTTO, setPin } from '#tests/world/people.ts'
import { hasApp } from '#tests/world/factor.ts'
import { losesRole } from '#tests/world/trade.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks, after, timed, inApp } = sayings(merchantOrderFlow)
type FlowScene = Scene<typeof merchantOrderFlow>
type Seen = Still<typeof merchantOrderFlow>
type Context = FlowScene['context']

const SHOWN: ReadonlySet<string> = new Set(['showing', 'following', 'behind', 'stale', 'actionFailed'])
const ASKING: ReadonlySet<string> = new Set(['opening', 'following', 'paySheet.checking'])
const FOUND_FIRST = 'whatever the server would find wrong with it, the phone finds first'

const only = (orderNo: string) => (context: Context) => context.orderNo === orderNo
const shown = (orderNo: string) => (context: Context, state: string) => context.orderNo === orderNo && SHOWN.has(state)
const during =
  (...states: string[]) =>
  (_: Context, state: string) =>
    states.includes(state)
const asked = (orderNo: string) => (context: Context, state: string) =>
  context.orderNo === orderNo && state === 'confirmingAction'
const offered = (context: Context, state: string) =>
  shown(OFFERED)(context, state) || shown(OFFERED_WALLET)(context, state)
const paying =
  (orderNo: string) =>
  ({ orderNo: of, trouble }: Context, state: string) =>
    state.startsWith('paySheet') && of === orderNo && trouble?.refusal !== 'pin-locked'
const about = <H>(call: MerchantWish['call'], orderNo: string, happening: H) => ({
  ...happening,
  when: ({ context }: { context: Context }) => context.wish?.call === call && context.orderNo === orderNo,
})

const secondSaid = <H>(happening: H) => ({
  ...happening,
  when: ({ context: { wish, orderNo, second } }: { context: Context }) =>
    wish?.call === 'pay' && orderNo === WALLET && second !== undefined,
})

const does = (wish: MerchantWish) => ({ type: 'act', wish }) as const
const toPay = (context: Context, state: string) => context.orderNo === DUE && state === 'paySheet.checking'
const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))

async function hears({ page, world, state }: FlowScene) {
  const isAsking = ASKING.has(state)
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${merchant.info.path}`)
  await hearsOf(world, OTTO, 'order')
  await heard
}

const asks = (title: string | RegExp) => (scene: Seen) =>
  expect(scene.page.getByRole('dialog', { name: title })).toBeVisible()
const isShown = (scene: Seen) => heading(scene, 'History')
const isBusy = ({ page }: Seen) => expect(page.locator('[role=progressbar][aria-label=Loading]')).toBeVisible()

walk(merchantOrderFlow, {
  opens: DOORS,
  wires: {
    info: calling(merchant.info),
    act: overHttp(/^\/trade\/(merchant\/(answer|pay|undo|abandon)|order\/(dispute|dispute_reply|rate))$/),
    pictures: atOnce,
    listening: atOnce,
  },
  events: [
    ...Object.entries(MERCHANT_ORDER_DOORS).map(([orderNo, { order }]) =>
      answers(
        'info',
        `the order ${orderNo} comes`,
        order,
        undefined,
        (context, state) => context.orderNo === orderNo && state !== 'paySheet.checking',
      ),
    ),
    answers('info', 'it is still to be paid', merchantAwaiting, undefined, toPay),
    answers(
      'info',
      'it is not to be paid any more',
      merchantPassedOn,
      ({ world, context }) => stops(world, context.orderNo),
      toPay,
    ),
    answers(
      'info',
      'the order went on',
      { ...merchantOffered, version: merchantOffered.version + 1 },
      ({ world, context }) => goesOn(world, 'trade_order', context.orderNo),
      ({ orderNo }, state) => orderNo === OFFERED && state === 'rereading',
    ),
    refuses('info', 'the order is another merchant’s', 'missing', ({ world, context }) =>
      losesMerchantOrder(world, context.orderNo),
    ),
    refuses('info', 'somebody is no merchant', 'no-role', ({ world }) => losesRole(world, OTTO)),
    breaks('info', 'no answer comes', 'silent'),
    ...Object.entries(MERCHANT_ORDER_DOORS).map(([orderNo, { order, after = order }]) =>
      answers('act', `it is done to ${orderNo}`, after, undefined, only(orderNo)),
    ),
    about(
      'pay',
      WALLET,
      refuses('act', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, OTTO, '913570')),
    ),
    about(
      'pay',
      WALLET,
      refuses('act', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, OTTO, PIN, PIN_TRIES)),
    ),
    {
      ...refuses(
        'act',
        'by now the day asks for a second step',
        'second-needed',
        async ({ world }) => {
          await leavesToday(world, OTTO, SECOND_ABOVE)
          await hasApp(world, OTTO)
        },
        { reason: 'second', ways: ASKED.ways },
      ),
      when: ({ context: { wish, orderNo, second } }: { context: Context }) =>
        wish?.call === 'pay' && orderNo === WALLET && !second,
    },
    secondSaid(refuses('act', 'the app has another key', 'second-wrong', ({ world }) => hasAnotherApp(world, OTTO))),
    secondSaid(
      refuses('act', 'too many codes were wrong', 'second-locked', ({ world }) => missesCodes(world, 'pay', OTTO)),
    ),
    about(
      'pay',
      DUE,
      refuses('act', 'the picture has proven something before', 'proof-used', ({ world }) => provesAnother(world)),
    ),
    // To decline moves no money.
    {
      ...refuses('act', 'the books are closed', 'books-closed', booksClose),
      when: ({ context: { wish, orderNo } }: { context: Context }) =>
        wish?.call === 'answer' && wish.accept === 1 && orderNo === OFFERED,
    },
    ...outrun(MERCHANT_ORDER_DOORS, refuses),
    breaks('act', 'the answer is lost', 'silent'),
    gesture('accepts', does(accept), (scene) => press(scene, 'Accept'), offered),
    gesture('would rather not', { type: 'ask', wish: decline }, (scene) => press(scene, 'Decline'), shown(OFFERED)),
    gesture('declines', does(decline), (scene) => answer(scene, 'Decline'), asked(OFFERED)),
    gesture('takes it back', does(undo), (scene) => press(scene, 'I have not paid'), asked(PAYED)),
    gesture('wants to pay', { type: 'pay' }, (scene) => press(scene, 'I have paid'), shown(DUE)),
    gesture('wants to pay out of the balance', { type: 'pay' }, (scene) => press(scene, /^Pay/), shown(WALLET)),
    {
      ...inApp('says nothing of the payer', does(byBank('')), (scene) => saysThatItIsPaid(scene, ''), paying(DUE)),
    },
    {
      ...inApp(
        'says that it is paid, and shows it',
        does(byBank('Otto Kade')),
        (scene) => saysThatItIsPaid(scene, 'Otto Kade'),
        paying(DUE),
      ),
    },
    gesture(
      'proves the PIN',
      does(fromBalance),
      (scene) => provesPin(scene, PIN),
      (context, state) => paying(WALLET)(context, state) && !context.second,
    ),
    {
      ...gesture(
        'proves PIN and code',
        does({ ...fromBalance, second: '123456', amount: merchantAwaitingWallet.expected_return }),
        async (scene) => {
          await scene.page
            .getByRole('dialog')
            .getByLabel('Code from your app')
            .fill(await scene.world.appCode())
          await provesPin(scene, PIN)
        },
        (context, state) =>
          paying(WALLET)(context, state) &&
          context.second !== undefined &&
          context.trouble?.refusal !== 'second-locked',
      ),
      really: async ({ world }: FlowScene) =>
        does({
          ...fromBalance,
          second: await world.appCode(),
          amount: merchantAwaitingWallet.expected_return,
        }) as never,
    },
    gesture(
      'has not paid after all',
      { type: 'ask', wish: undo },
      (scene) => press(scene, 'I have not paid after all'),
      shown(PAYED),
    ),
    gesture('wants to give it back', { type: 'leave' }, (scene) => press(scene, 'Return the order'), shown(DUE)),
    gesture('gives no reason', does(giveBack('')), (scene) => givesBack(scene, ''), during('leaveSheet')),
    gesture(
      'gives it back',
      does(giveBack('changed_mind')),
      (scene) => givesBack(scene, 'changed_mind'),
      during('leaveSheet'),
    ),
    gesture('finds something wrong', { type: 'dispute' }, (scene) => press(scene, 'Report a problem'), shown(DUE)),
    inApp('says nothing of it', does(dispute('')), (scene) => saysWhatHappened(scene, ''), during('disputeSheet')),
    inApp('says what happened', does(dispute(TEXT)), (scene) => saysWhatHappened(scene, TEXT), during('disputeSheet')),
    gesture('has more to show', { type: 'reply' }, (scene) => press(scene, 'Show more'), shown(DISPUTED)),
    inApp('shows nothing', does(reply('')), (scene) => showsMore(scene, ''), during('replySheet')),
    inApp(
      'adds a word',
      does(reply('It left my bank.')),
      (scene) => showsMore(scene, 'It left my bank.'),
      during('replySheet'),
    ),
    gesture('wants to rate', { type: 'rate' }, (scene) => press(scene, 'Rate this order'), shown(COMPLETED)),
    gesture('gives no star', does(rate(0)), (scene) => gives(scene, 0), during('rating')),
    gesture('gives four stars', does(rate(4)), (scene) => gives(scene, 4), during('rating')),
    gesture(
      'has no pictures yet',
      { type: 'xstate.snapshot.pictures', actorId: 'pictures', snapshot: { context: { pictures: empty } } } as never,
      async () => undefined,
    ),
    gesture(
      'adds a picture',
      { type: 'picture', at: 0, gesture: { type: 'open' } },
      addsPicture,
      ({ orderNo }, state) =>
        ['disputeSheet', 'replySheet'].includes(state) || (orderNo === DUE && state.startsWith('paySheet')),
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, /^(Cancel|Go back)$/)),
    gesture('hears of the order', { type: 'changed', topic: 'order' }, hears),
    timed(
      'waits until the time is over',
      { type: 'expire' },
      (scene) => wait(scene, LEFT * 60 + 1),
      (context, state) => context.orderNo === DUE && (shown(DUE)(context, state) || state === 'paySheet.filling'),
    ),
    after('a while later', 'followAgain.merchantOrder.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unknown' ? 'Check again' : 'Try again'),
    ),
  ],
  never: {
    'acting | error act 2/8 | disputeSheet': FOUND_FIRST,
    'acting | error act 3/8 | replySheet': FOUND_FIRST,
    'acting | error act 4/8 | rating': FOUND_FIRST,
    'acting | error act 6/8 | leaveSheet': FOUND_FIRST,
  },
  expects: {
    opening: isWaiting,
    missing: (scene) => heading(scene, 'You do not have this order'),
    noRole: (scene) => heading(scene, 'This is for merchants'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: isShown,
    following: isShown,
    behind: async (scene) => {
      await isShown(scene)
      await says(scene, /No connection\./)
    },
    confirmingAction: asks(/Decline this offer\?|Undo your payment report\?/),
    'paySheet.filling': asks(/Have you paid|Pay for the coins\?/),
    'paySheet.checking': asks(/Have you paid|Pay for the coins\?/),
    leaveSheet: asks('Return this order?'),
    disputeSheet: asks('Report a problem'),
    replySheet: asks('Show more'),
    rating: asks('Rate this order'),
    acting: isBusy,
    rereading: isBusy,
    unknown: (scene) => heading(scene, 'We do not know yet whether it was done'),
    stale: (scene) => says(scene, /The order changed in the meantime/),
    actionFailed: ({ page }) => expect(page.getByRole('alert').filter({ hasText: 'Nothing was done.' })).toBeVisible(),
  },
})
