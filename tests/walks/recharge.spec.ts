import { HOUR_S } from '#contract/time-units.ts'
import { FOLLOW_AGAIN_MS, PICTURES_MOST } from '#contract/limits.ts'
import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { NOTHING, type BeginForm } from '#machines/recharge/begin.rules.ts'
import { rechargeFlow, type RechargeInput } from '#machines/recharge/recharge.flow.ts'
import type { RechargeWish } from '#machines/recharge/show.rules.ts'
import { awaitingProof, noWay, rejected, submitted, ways } from '#stories/fixtures/recharge.ts'
import { failed } from '#tests/walk/paths.ts'
import { alerts, answer, fill, heading, isBusy, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { picture } from '#tests/files/pictures.ts'
import { addsPicture } from '#tests/walks/lib/order-sheets.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling, overHttp, type Wiring } from '#tests/walk/wires.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { brings, closesWays, usesPictures, type Step } from '#tests/world/recharges.ts'
import { goesOn, hearsOf, isAnothers } from '#tests/world/events.ts'
import { proof } from '#tests/world/trade.ts'

const { gesture, answers, refuses, breaks, after, timed, inApp } = sayings(rechargeFlow)
type FlowScene = Scene<typeof rechargeFlow>
type Seen = Still<typeof rechargeFlow>
type Context = FlowScene['context']

const AWAITING = 'R2603040001'
const REJECTED = 'R2603040002'
const PAYER = 'Mira Lindqvist'
const TEXT = 'It left my account on Monday, as the statement of my bank shows.'

const STANDS: Readonly<Record<string, { one: RechargeInfo; steps: readonly Step[] }>> = {
  [AWAITING]: { one: { ...awaitingProof, order_no: AWAITING }, steps: [] },
  [REJECTED]: {
    one: { ...rejected, order_no: REJECTED },
    steps: [['prove', { payerName: PAYER }], ['take'], ['reject', { reason: 'not_received' }]],
  },
}
const begun = STANDS[AWAITING]?.one ?? awaitingProof

const input: RechargeInput = { orderNo: '', currency: '', need: '', onePage: false, returnTo: '' }
const form: BeginForm = { ...NOTHING, channel: '1', amount: '138' }
const nothing: BeginForm = { ...form, amount: '' }
const whole: BeginForm = { ...form, proof: '/files/pictures/1', payer: PAYER }
const cancel: RechargeWish = { call: 'cancel' }
const proves = (proof: string): RechargeWish => ({ call: 'prove', proof, payer: proof && PAYER })
const appeals = (text: string): RechargeWish => ({ call: 'appeal', text, images: [] })

const door = (title: string, orderNo: string) => ({
  title,
  at: `/pages/money/recharge_order_pay?order_no=${orderNo}`,
  input: { ...input, orderNo },
  before: async (phone: Phone) => {
    await join(phone.world, MIRA)
    await brings(phone.world, MIRA, { orderNo, steps: STANDS[orderNo]?.steps ?? [], left: HOUR_S - 60 })
    await holds(phone, MIRA)
  },
})

/** Beginning and showing are one call: whoever waits for either holds the same wire. */
function shared(wiring: Wiring): Wiring {
  const made = new WeakMap<Phone, ReturnType<Wiring>>()
  return (phone) => {
    const wire = made.get(phone) ?? wiring(phone)
    made.set(phone, wire)
    return wire
  }
}
const moving = shared(overHttp(/^\/user\/recharge\/(recharge|cancel|appeal)$/))

const SHOWN: ReadonlySet<string> = new Set(['showing', 'following', 'behind', 'stale', 'actionFailed'])
const ASKS: ReadonlySet<string> = new Set(['idle', 'invalid', 'rejected', 'unknown'])
const only = (orderNo: string) => (context: Context) => context.orderNo === orderNo
const shown = (orderNo: string) => (context: Context, state: string) => context.orderNo === orderNo && SHOWN.has(state)
const during =
  (...states: string[]) =>
  (_: Context, state: string) =>
    states.includes(state)
const asking = (onePage: boolean) => (context: Context, state: string) => context.onePage === onePage && ASKS.has(state)
const about = <H>(call: RechargeWish['call'], happening: H) => ({
  ...happening,
  when: ({ context }: { context: Context }) => context.wish?.call === call,
})
const withPicture = <H>(gesture: H, event: (proof: string) => object) => ({
  ...gesture,
  really: async ({ world }: FlowScene) =>
    event(await proof(world, await world.enter(MIRA.email, MIRA.password))) as never,
})

const begins = async (scene: FlowScene, { amount }: BeginForm) => {
  await fill(scene, { 'How much': amount })
  await press(scene, 'Start the recharge')
}
async function shows(scene: FlowScene, payer: string) {
  // On the machine there is nobody to look.
  await expect(scene.page.locator('[role=group][aria-busy=false]')).toBeVisible()
  if (payer && (await scene.page.getByLabel(/^Add a picture/).isVisible())) await addsPicture(scene)
  await fill(scene, { 'Name of the payer': payer })
  await press(scene, 'Send the receipt')
}
const addsAnother = async ({ page }: Seen) =>
  page
    .getByLabel(/^(Add a picture|Choose another)/)
    .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: await picture('png', 72, 54, 7) })
async function beginsHere(scene: FlowScene, { amount, payer }: BeginForm) {
  await fill(scene, { 'How much': amount })
  await shows(scene, payer)
}
async function asksAgain(scene: FlowScene, text: string) {
  const sheet = scene.page.getByRole('dialog')
  await sheet.getByLabel('Why should we look again?').fill(text)
  await sheet.getByRole('button', { name: 'Ask for a second review' }).tap()
}

async function hears({ page, world, state }: FlowScene) {
  const isAsking = state === 'reading' || state === 'following'
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${recharge.info.path}`)
  await hearsOf(world, MIRA, 'recharge')
  await heard
}

const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
const outrun = (orderNo: string, one: RechargeInfo) => ({
  ...refuses('act', `our team was faster with ${orderNo}`, 'moved-on', ({ world }) =>
    goesOn(world, 'recharge', orderNo),
  ),
  event: failed(
    'act',
    new Refused(REFUSALS['moved-on'].code, '', {
      refusal: 'moved-on',
      fresh: { ...one, version: one.version + 1 },
    }),
  ),
  when: ({ context }: { context: Context }) => context.orderNo === orderNo,
})

const quiet = async () => undefined
const isShown = (scene: Seen) => heading(scene, 'History')
const isLoading = ({ page }: Seen) => expect(page.locator('[role=progressbar][aria-label=Loading]')).toBeVisible()
const asks = (title: string) => (scene: Seen) => expect(scene.page.getByRole('dialog', { name: title })).toBeVisible()

walk(rechargeFlow, {
  opens: [
    { title: 'a member wants to bring money in', at: '/pages/money/recharge', input, before: joins },
    {
      title: 'a member wants to bring money in on one page',
      at: '/pages/my/recharge',
      input: { ...input, onePage: true },
      before: joins,
    },
    door('a member opens a recharge that waits for its receipt', AWAITING),
    door('a member opens a recharge that was rejected', REJECTED),
  ],
  wires: {
    channels: calling(recharge.channels),
    info: calling(recharge.info),
    send: moving,
    act: moving,
    pictures: atOnce,
    listening: atOnce,
  },
  events: [
    answers('channels', 'the ways in come', ways),
    answers('channels', 'there is no way in', noWay, ({ world }) => closesWays(world)),
    breaks('channels', 'no way in comes', 'silent'),
    ...Object.entries(STANDS).map(([orderNo, { one }]) =>
      answers('info', `the recharge ${orderNo} comes`, one, undefined, only(orderNo)),
    ),
    answers(
      'info',
      'the recharge went on',
      { ...begun, version: begun.version + 1 },
      ({ world }) => goesOn(world, 'recharge', AWAITING),
      ({ orderNo }, state) => orderNo === AWAITING && state === 'rereading',
    ),
    refuses('info', 'the recharge is another member’s', 'missing', ({ world, context }) =>
      isAnothers(world, 'recharge', context.orderNo),
    ),
    breaks('info', 'no answer comes', 'silent'),
    answers('send', 'it is begun', awaitingProof, undefined, ({ onePage }) => !onePage),
    answers('send', 'it is begun and shown', submitted, undefined, ({ onePage }) => onePage),
    refuses('send', 'the way was closed meanwhile', 'channel-closed', ({ world }) => closesWays(world)),
    breaks('send', 'no answer to it comes', 'silent'),
    ...Object.entries(STANDS).map(([orderNo, { one }]) =>
      answers('act', `it is done to ${orderNo}`, one, undefined, only(orderNo)),
    ),
    about(
      'prove',
      refuses('act', 'the picture belongs to something else', 'proof-used', ({ world }) => usesPictures(world)),
    ),
    ...Object.entries(STANDS).map(([orderNo, { one }]) => outrun(orderNo, one)),
    breaks('act', 'the answer is lost', 'silent'),
    gesture('says no amount', { type: 'submit', form: nothing }, (scene) => begins(scene, nothing), asking(false)),
    gesture('says how much', { type: 'submit', form }, (scene) => begins(scene, form), asking(false)),
    inApp(
      'says and shows nothing',
      { type: 'submit', form: nothing },
      (scene) => beginsHere(scene, nothing),
      asking(true),
    ),
    withPicture(
      inApp(
        'says how much, and shows it',
        { type: 'submit', form: whole },
        (scene) => beginsHere(scene, whole),
        asking(true),
      ),
      (proof) => ({ type: 'submit', form: { ...whole, proof } }),
    ),
    inApp('shows nothing', { type: 'act', wish: proves('') }, (scene) => shows(scene, ''), shown(AWAITING)),
    withPicture(
      inApp(
        'shows that it was sent',
        { type: 'act', wish: proves('/files/pictures/1') },
        (scene) => shows(scene, PAYER),
        shown(AWAITING),
      ),
      (proof) => ({ type: 'act', wish: proves(proof) }),
    ),
    gesture('wants to cancel', { type: 'cancel' }, (scene) => press(scene, 'Cancel the recharge'), shown(AWAITING)),
    gesture(
      'cancels',
      { type: 'act', wish: cancel },
      (scene) => answer(scene, 'Cancel the recharge'),
      during('confirmingCancel'),
    ),
    gesture(
      'wants it looked at again',
      { type: 'appeal' },
      (scene) => press(scene, 'Ask for a second review'),
      shown(REJECTED),
    ),
    inApp('says no reason', { type: 'act', wish: appeals('') }, (scene) => asksAgain(scene, ''), during('appealing')),
    inApp('says why', { type: 'act', wish: appeals(TEXT) }, (scene) => asksAgain(scene, TEXT), during('appealing')),
    gesture('changes one’s mind', { type: 'back' }, (scene) =>
      answer(scene, scene.state === 'appealing' ? 'Cancel' : 'Go back'),
    ),
    gesture(
      'has no pictures yet',
      { type: 'xstate.snapshot.pictures', actorId: 'pictures', snapshot: { context: { pictures: empty } } } as never,
      quiet,
    ),
    gesture(
      'adds a picture',
      { type: 'picture', at: 0, gesture: { type: 'open' } },
      addsAnother,
      (context, state) => asking(true)(context, state) || shown(AWAITING)(context, state) || state === 'appealing',
    ),
    // Whoever has just begun it on this page hears of that too, in the same moment as the answer comes.
    gesture('hears of the recharge', { type: 'changed', topic: 'recharge' }, hears, ({ onePage }) => !onePage),
    timed('waits until the time is over', { type: 'expire' }, (scene) => wait(scene, HOUR_S), shown(AWAITING)),
    after('a while later', 'followAgain.recharge.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unanswered' ? 'Check again' : 'Try again'),
    ),
  ],
  never: {
    'acting | error act 2/4 | appealing': 'whatever the server would find wrong with it, the phone finds first',
  },
  expects: {
    arriving: passing,
    opening: isWaiting,
    reading: isWaiting,
    noChannel: (scene) => heading(scene, 'You cannot recharge at the moment'),
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    idle: async ({ page }) => {
      await expect(page.getByLabel('How much')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) => alerts(scene, 'Please enter an amount.'),
    submitting: (scene) => isBusy(scene, scene.context.onePage ? 'Send the receipt' : 'Start the recharge'),
    rejected: (scene) => alerts(scene, /This way to recharge is closed/),
    unknown: (scene) => says(scene, 'No answer came. Sending it again starts nothing twice.'),
    done: (scene) => heading(scene, 'Recharge'),
    showing: isShown,
    following: isShown,
    behind: async (scene) => {
      await isShown(scene)
      await says(scene, /No connection\./)
    },
    confirmingCancel: asks('Cancel this recharge?'),
    appealing: asks('Ask for a second review'),
    acting: isLoading,
    rereading: isLoading,
    unanswered: (scene) => heading(scene, 'We do not know yet whether it was done'),
    stale: (scene) => says(scene, /The recharge changed in the meantime/),
    actionFailed: ({ page }) => expect(page.getByRole('alert').filter({ hasText: 'Nothing was done.' })).toBeVisible(),
  },
  arrives: {
    done: isShown,
  },
})
