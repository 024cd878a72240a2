import { HOUR_S } from '#contract/time-units.ts'
import { FOLLOW_AGAIN_MS, PICTURES_MOST, PIN_TRIES } from '#contract/limits.ts'
import { trade } from '#contract/trade.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import type { MemberWish } from '#machines/trade/wish.rules.ts'
import { searching } from '#stories/fixtures/order.ts'
import { outrun } from '#tests/walks/lib/other-phone.ts'
import { picture as drawing } from '#tests/files/pictures.ts'
import { heading, isWaiting, press, provesPin, says, wait } from '#tests/walk/gestures.ts'
import {
  cancel,
  COMPLETED,
  dispute,
  DISPUTED,
  door,
  DUE,
  ORDERS,
  PAYED,
  rate,
  reply,
  SEARCHING,
  TEXT,
} from '#tests/walks/lib/order-doors.ts'
import { booksClose } from '#tests/walk/payment.ts'
import { expect } from '#tests/walk/phone.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { goesOn, hearsOf, isAnothers } from '#tests/world/events.ts'
import { MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, answers, refuses, breaks, after, timed, inApp } = sayings(orderFlow)
type FlowScene = Scene<typeof orderFlow>
type Seen = Still<typeof orderFlow>
type Context = FlowScene['context']

const SHOWN: ReadonlySet<string> = new Set(['showing', 'following', 'behind', 'stale', 'actionFailed'])
const FOUND_FIRST = 'whatever the server would find wrong with it, the phone finds first'

const only = (orderNo: string) => (context: Context) => context.orderNo === orderNo
const shown = (orderNo: string) => (context: Context, state: string) => context.orderNo === orderNo && SHOWN.has(state)
const during =
  (...states: string[]) =>
  (_: Context, state: string) =>
    states.includes(state)
const about = <H>(call: MemberWish['call'], happening: H) => ({
  ...happening,
  when: ({ context }: { context: Context }) => context.wish?.call === call,
})

const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
async function saysWhatHappened({ page }: FlowScene, text: string) {
  if (text) await page.getByLabel('Reason').selectOption('not_received')
  await page.getByRole('textbox', { name: 'What happened' }).fill(text)
  await page.getByRole('button', { name: 'Open the dispute' }).tap()
}

async function showsMore(scene: FlowScene, text: string) {
  await scene.page.getByLabel('More details').fill(text)
  await press(scene, 'Send')
}

async function hears({ page, world, state }: FlowScene) {
  const isAsking = state === 'opening' || state === 'following'
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${trade.info.path}`)
  await hearsOf(world, MIRA, 'order')
  await heard
}

const picture = async ({ page }: Seen) =>
  page
    .getByLabel(/^Add a picture/)
    .setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: await drawing('png', 80, 60) })

const asks = (title: string) => (scene: Seen) => expect(scene.page.getByRole('dialog', { name: title })).toBeVisible()
const isShown = (scene: Seen) => heading(scene, 'History')
const isBusy = ({ page }: Seen) => expect(page.locator('[role=progressbar][aria-label=Loading]')).toBeVisible()

walk(orderFlow, {
  opens: [
    door('a member opens an order that looks for a merchant', SEARCHING),
    door('a member opens an order that is soon to be paid', DUE),
    door('a member opens an order that was paid', PAYED),
    door('a member opens an order in dispute', DISPUTED),
    door('a member opens an order that is completed', COMPLETED),
  ],
  wires: {
    info: calling(trade.info),
    act: overHttp(/^\/trade\/order\/(cancel|extend|confirm|dispute|dispute_reply|rate)$/),
    pictures: atOnce,
    listening: atOnce,
  },
  events: [
    ...Object.entries(ORDERS).map(([orderNo, { order }]) =>
      answers('info', `the order ${orderNo} comes`, order, undefined, only(orderNo)),
    ),
    answers(
      'info',
      'the order went on',
      { ...searching, version: searching.version + 1 },
      ({ world, context }) => goesOn(world, 'trade_order', context.orderNo),
      ({ orderNo }, state) => orderNo === SEARCHING && state === 'rereading',
    ),
    refuses('info', 'the order is another member’s', 'missing', ({ world, context }) =>
      isAnothers(world, 'trade_order', context.orderNo),
    ),
    breaks('info', 'no answer comes', 'silent'),
    ...Object.entries(ORDERS).map(([orderNo, { order }]) =>
      answers('act', `it is done to ${orderNo}`, order, undefined, only(orderNo)),
    ),
    about(
      'confirm',
      refuses('act', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    ),
    about(
      'confirm',
      refuses('act', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    ),
    about('cancel', refuses('act', 'the books are closed', 'books-closed', booksClose)),
    ...outrun(ORDERS, refuses),
    breaks('act', 'the answer is lost', 'silent'),
    gesture(
      'wants to take it back',
      { type: 'ask', wish: cancel },
      (scene) => press(scene, 'Cancel matching'),
      shown(SEARCHING),
    ),
    gesture(
      'takes it back',
      { type: 'act', wish: cancel },
      (scene) => press(scene, 'Cancel the order'),
      during('confirmingAction'),
    ),
    gesture(
      'gives more time',
      { type: 'act', wish: { call: 'extend' } },
      (scene) => press(scene, 'Give the merchant more time'),
      shown(DUE),
    ),
    gesture('has the money', { type: 'confirm' }, (scene) => press(scene, 'The money has arrived'), shown(PAYED)),
    gesture(
      'proves the PIN',
      { type: 'act', wish: { call: 'confirm', payword: PIN } },
      (scene) => provesPin(scene, PIN),
      ({ trouble }, state) => state === 'confirmSheet' && trouble?.refusal !== 'pin-locked',
    ),
    gesture('finds something wrong', { type: 'dispute' }, (scene) => press(scene, 'Report a problem'), shown(PAYED)),
    inApp(
      'says nothing of it',
      { type: 'act', wish: dispute('') },
      (scene) => saysWhatHappened(scene, ''),
      during('disputeSheet'),
    ),
    inApp(
      'says what happened',
      { type: 'act', wish: dispute(TEXT) },
      (scene) => saysWhatHappened(scene, TEXT),
      during('disputeSheet'),
    ),
    gesture('has more to show', { type: 'reply' }, (scene) => press(scene, 'Show more'), shown(DISPUTED)),
    inApp('shows nothing', { type: 'act', wish: reply('') }, (scene) => showsMore(scene, ''), during('replySheet')),
    inApp(
      'adds a word',
      { type: 'act', wish: reply('It is still so.') },
      (scene) => showsMore(scene, 'It is still so.'),
      during('replySheet'),
    ),
    gesture('wants to rate', { type: 'rate' }, (scene) => press(scene, 'Rate this order'), shown(COMPLETED)),
    gesture(
      'gives no star',
      { type: 'act', wish: rate(0) },
      (scene) => press(scene, 'Send the rating'),
      during('rating'),
    ),
    gesture(
      'gives four stars',
      { type: 'act', wish: rate(4) },
      async (scene) => {
        await scene.page.getByLabel('4 of 5 stars').check()
        await press(scene, 'Send the rating')
      },
      during('rating'),
    ),
    gesture(
      'has no pictures yet',
      { type: 'xstate.snapshot.pictures', actorId: 'pictures', snapshot: { context: { pictures: empty } } } as never,
      async () => undefined,
    ),
    gesture(
      'adds a picture',
      { type: 'picture', at: 0, gesture: { type: 'open' } },
      picture,
      during('disputeSheet', 'replySheet'),
    ),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, /^(Cancel|Go back)$/)),
    gesture('hears of the order', { type: 'changed', topic: 'order' }, hears),
    timed('waits until the time is over', { type: 'expire' }, (scene) => wait(scene, HOUR_S), shown(SEARCHING)),
    after('a while later', 'followAgain.order.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unknown' ? 'Check again' : 'Try again'),
    ),
  ],
  never: {
    'acting | error act 1/6 | disputeSheet': FOUND_FIRST,
    'acting | error act 2/6 | replySheet': FOUND_FIRST,
    'acting | error act 3/6 | rating': FOUND_FIRST,
  },
  expects: {
    opening: isWaiting,
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: isShown,
    following: isShown,
    behind: async (scene) => {
      await isShown(scene)
      await says(scene, /No connection\./)
    },
    confirmSheet: asks('Has the money arrived?'),
    confirmingAction: asks('Cancel this order?'),
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
