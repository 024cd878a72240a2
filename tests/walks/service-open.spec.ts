import { pinWalk } from '#tests/walks/lib/codes.ts'
import { alerts, heading, isWaiting, press, saysWhy } from '#tests/walk/gestures.ts'
import { booksClose } from '#tests/walk/payment.ts'
import { service } from '#contract/service.ts'
import { openFlow } from '#machines/service/open.flow.ts'
import { NOBODY, type OpenForm } from '#machines/service/open.rules.ts'
import { centre, openedLater, openedOne, stoppedCentre } from '#stories/fixtures/service.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { CENTRE_PIN, holdsCentre } from '#tests/walks/lib/centre.ts'
import { standsAs } from '#tests/world/service.ts'
import { givesCredit } from '#tests/world/money.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(openFlow)
const pin = pinWalk(openFlow, CENTRE_PIN)
type FlowScene = Scene<typeof openFlow>
type Seen = Still<typeof openFlow>
type Snapshot = Pick<FlowScene, 'context'>

const AT = '/pages/business_center/business_center?open=1'
const INVITED = 'OTTO2345'
const person: OpenForm = { ...NOBODY, email: 'ada@quay.example', nickname: 'Ada', invite_code: INVITED }
const proven: OpenForm = { ...person, password: 'harbour-light-9', payword: CENTRE_PIN }
const careless: OpenForm = { ...person, nickname: 'Ben' }
const guessed: OpenForm = { ...careless, password: 'password123', payword: CENTRE_PIN }
const isCareless = ({ nickname }: OpenForm) => nickname === careless.nickname
const NAMING = new Set(['idle', 'invalid', 'rejected'])
const isNaming = (_: FlowScene['context'], state: string) => NAMING.has(state)
const isConfirming = ({ form }: FlowScene['context'], state: string) => !NAMING.has(state) && !isCareless(form)
const isGuessing = ({ form }: FlowScene['context'], state: string) => !NAMING.has(state) && isCareless(form)

const sheetOf = ({ page }: Pick<FlowScene, 'page'>) => page.getByRole('dialog')
/** What is wrong takes the focus once it is said: until then nobody else writes. */
async function isPointedOut(scene: Seen) {
  await expect(sheetOf(scene).getByLabel('E-mail')).toBeVisible()
  const wrong = sheetOf(scene).locator('[aria-invalid=true]').first()
  if ((await wrong.count()) > 0) await expect(wrong).toBeFocused()
}
async function names(scene: FlowScene, { email, nickname, invite_code }: OpenForm) {
  await isPointedOut(scene)
  await sheetOf(scene).getByLabel('E-mail').fill(email)
  await sheetOf(scene).getByLabel('Nickname', { exact: true }).fill(nickname)
  await sheetOf(scene).getByLabel('Invite code (optional)').fill(invite_code)
  await press(scene, 'Continue')
}
async function proves(scene: FlowScene, { password, payword }: OpenForm) {
  await sheetOf(scene).getByLabel('First password').fill(password)
  await sheetOf(scene).locator('input[name=payword]').fill(payword)
  await press(scene, /^Open account for €50\.00$/)
}

async function arrives(phone: Phone, pin = true) {
  await join(phone.world, { ...OTTO, inviteCode: INVITED })
  await holdsCentre(phone, { pin })
}

const sent = [
  answers('send', 'it is open', openedOne),
  answers('send', 'it is to be paid', openedLater, ({ world }) => givesCredit(world, MIRA, OTTO, 40_000n)),
  ...pin.refusals,
  refuses('send', 'the centre is stopped', 'not-available', ({ world }) => standsAs(world, MIRA, 'stopped')),
  refuses('send', 'the books are closed', 'books-closed', booksClose),
  breaks('send', 'the answer is lost', 'silent'),
  refuses(
    'send',
    'the invite code is nobody’s any more',
    'invalid',
    ({ world }) =>
      world.sql.updateTable('member').set({ invite_code: 'ANOTHER9' }).where('email', '=', OTTO.email).execute(),
    { errors: { invite_code: 'invite-unknown' } },
  ),
]

walk(openFlow, {
  shows: 'data-sheet',
  opens: [
    { title: 'a centre opens the sheet', at: AT, input: { hasPin: true }, before: arrives },
    {
      title: 'a centre without a PIN opens it',
      at: AT,
      input: { hasPin: false },
      before: (phone) => arrives(phone, false),
    },
  ],
  wires: { info: calling(service.info), send: calling(service.open) },
  events: [
    answers('info', 'it may open accounts', centre),
    answers('info', 'it may not', stoppedCentre, ({ world }) => standsAs(world, MIRA, 'stopped')),
    breaks('info', 'no answer comes', 'busy'),
    ...sent.map((one) => ({ ...one, when: ({ context }: Snapshot) => !isCareless(context.form) })),
    {
      ...refuses('send', 'anybody would guess the password', 'invalid', undefined, {
        errors: { password: 'password-common' },
      }),
      when: ({ context }: Snapshot) => isCareless(context.form),
    },
    gesture('says nobody', { type: 'submit', form: NOBODY }, (scene) => names(scene, NOBODY), isNaming),
    gesture('says whose', { type: 'submit', form: person }, (scene) => names(scene, person), isNaming),
    gesture('says who is careless', { type: 'submit', form: careless }, (scene) => names(scene, careless), isNaming),
    gesture('proves nothing', { type: 'submit', form: person }, (scene) => proves(scene, person), isConfirming),
    gesture(
      'proves it with a bad password',
      { type: 'submit', form: guessed },
      (scene) => proves(scene, guessed),
      isGuessing,
    ),
    gesture('proves it', { type: 'submit', form: proven }, (scene) => proves(scene, proven), isConfirming),
    gesture('changes the details', { type: 'back' }, (scene) => press(scene, 'Change the details')),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    pin.unlocks,
  ],
  expects: {
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    looking: passing,
    closed: (scene) => heading(scene, 'You cannot open accounts at the moment'),
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    idle: (scene) => expect(sheetOf(scene).getByLabel('E-mail')).toBeVisible(),
    invalid: (scene) =>
      alerts(scene, scene.context.trouble ? 'This invite code does not exist.' : 'Please enter your e-mail address.'),
    judging: passing,
    rejected: saysWhy,
    confirming: (scene) => expect(sheetOf(scene).getByLabel('First password')).toBeVisible(),
    unproven: (scene) =>
      alerts(scene, scene.context.trouble ? 'This password is too easy to guess.' : 'Please enter your password.'),
    submitting: ({ page }) =>
      expect(page.getByRole('button', { name: /^Open account/ })).toHaveAttribute('aria-busy', 'true'),
    pinLocked: ({ page }) => expect(page.getByRole('button', { name: /^Open account/ })).toBeDisabled(),
    unknown: ({ page }) => expect(page.getByText(/No answer came\. You can send it again/)).toBeVisible(),
    done: (scene) => heading(scene, 'The account is open'),
    toPay: (scene) => heading(scene, 'Please pay first'),
  },
})
