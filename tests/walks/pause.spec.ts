import {
  asksAgain,
  asksElsewhere,
  codeWalk,
  onceAllowed,
  MASKED,
  proofExpects,
  waitsForCode,
  withCode,
} from '#tests/walks/lib/codes.ts'
import { hasAnotherApp } from '#tests/walks/lib/factor.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { pauseFlow } from '#machines/security/pause.flow.ts'
import {
  alerts,
  fill,
  goBack,
  heading,
  isBusy,
  isShut,
  isWaiting,
  press,
  says,
  saysUnsent,
} from '#tests/walk/gestures.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasApp } from '#tests/world/factor.ts'
import { changePassword, join, idOf, MIRA, OTTO } from '#tests/world/people.ts'
import { WAITED_FOR, joins } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(pauseFlow)
type FlowScene = Scene<typeof pauseFlow>

const AT = '/pages/users/setting?part=pause'
const form = { password: MIRA.password, code: '000000', second: '' }
const PROVING = new Set<string>(['codeSent', 'invalid', 'rejected', 'unknown'])

async function pauses(scene: Pick<FlowScene, 'world'>) {
  const { sql, now } = scene.world
  const id = await idOf(scene.world, MIRA)
  const row = { member_id: id, since: now() }
  await sql
    .insertInto('pause')
    .values(row)
    .onConflict((there) => there.doNothing())
    .execute()
}

async function lifts(scene: Pick<FlowScene, 'world'>) {
  const id = await idOf(scene.world, MIRA)
  await scene.world.sql.deleteFrom('pause').where('member_id', '=', id).execute()
}

const elsewhere = asksElsewhere({ scene: 'pause' }, ({ pause }: FlowScene['context']) =>
  pause?.ways.length ? pause.ways : undefined,
)

async function prove(scene: FlowScene, password: string, code: string) {
  await fill(scene, { Password: password, Code: code })
  await press(scene, 'Lift the pause')
}

const bySecond = (context: FlowScene['context']) => context.bySecond
const byCode = (context: FlowScene['context']) => !context.bySecond
const isBySecond = ({ context }: { context: FlowScene['context'] }) => context.bySecond

async function withApp(scene: FlowScene) {
  await pauses(scene)
  await hasApp(scene.world)
}

async function proveByApp(scene: FlowScene, password: string, second: string) {
  await fill(scene, { Password: password, 'Code from your app': second })
  await press(scene, 'Lift the pause')
}

walk(pauseFlow, {
  opens: [
    { title: 'a member opens it', at: AT, input: {}, before: joins },
    {
      title: 'a member comes back from the letter',
      at: AT,
      input: { asked: { account: MASKED, sent: { ...WAITED_FOR, masked_account: MASKED } } },
      before: waitsForCode({ scene: 'pause' }, (world) => pauses({ world })),
    },
  ],
  wires: {
    pause: calling(security.pause),
    setPause: calling(security.setPause),
    sendCode: calling(session.sendCode),
    send: calling(security.liftPause),
  },
  events: [
    answers('pause', 'nothing is paused', { paused_at: null, contact: MASKED, ways: [] }, lifts),
    answers('pause', 'it is paused', { paused_at: 1_772_000_000, contact: MASKED, ways: [] }, pauses),
    answers(
      'pause',
      'it is paused, and there is an app',
      { paused_at: 1_772_000_000, contact: MASKED, ways: ['totp', 'recovery'] },
      withApp,
    ),
    breaks('pause', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('pauses the account', { type: 'pause' }, (scene) => press(scene, 'Pause my account')),
    answers('setPause', 'it is paused', { paused_at: 1_772_000_000, contact: MASKED, ways: [] }),
    breaks('setPause', 'no answer comes', 'silent'),
    gesture(
      'asks for a code',
      { type: 'sendCode' },
      (scene) => press(scene, 'Send the code'),
      (context, state) => !PROVING.has(state) && !isShut(context),
    ),
    timed(
      'waits, and asks for a code',
      { type: 'sendCode' },
      onceAllowed((scene) => press(scene, 'Send the code')),
      isShut,
    ),
    asksAgain(pauseFlow, { type: 'sendCode' }, (_, state) => PROVING.has(state)),
    gesture(
      'proves nothing',
      { type: 'submit', form: { password: '', code: '12', second: '' } },
      (scene) => prove(scene, '', '12'),
      byCode,
    ),
    withCode(
      gesture(
        'proves who they are',
        { type: 'submit', form },
        async (scene) => prove(scene, MIRA.password, scene.world.codeTo(MIRA.email)),
        byCode,
      ),
    ),
    gesture(
      'takes the app instead',
      { type: 'useSecond' },
      (scene) => press(scene, 'Use two-step verification instead'),
      ({ pause }) => (pause?.ways.length ?? 0) > 0,
    ),
    gesture(
      'proves nothing by the app',
      { type: 'submit', form: { password: '', code: '', second: '12' } },
      (scene) => proveByApp(scene, '', '12'),
      bySecond,
    ),
    {
      ...gesture(
        'proves it by the app',
        { type: 'submit', form: { ...form, code: '', second: '123456' } },
        async (scene) => proveByApp(scene, MIRA.password, await scene.world.appCode()),
        bySecond,
      ),
      really: async ({ world }) => ({ type: 'submit', form: { ...form, code: '', second: await world.appCode() } }),
    },
    gesture('goes back', { type: 'back' }, goBack),
    gesture('stays paused', { type: 'back' }, (scene) => press(scene, 'Stay paused')),
    ...codeWalk(pauseFlow, elsewhere),
    answers('send', 'the pause is lifted', { paused_at: null, contact: MASKED, ways: [] }),
    refuses('send', 'the password is another one by now', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
    ),
    {
      ...refuses('send', 'the app has another key', 'second-wrong', ({ world }) => hasAnotherApp(world)),
      when: isBySecond,
    },
    refuses('send', 'another phone lifted it', 'moved-on', lifts),
    breaks('send', 'the server fails', 'busy'),
  ],
  expects: {
    loading: (scene) => isWaiting(scene),
    unreachable: (scene) => heading(scene, 'This did not load'),
    deciding: passing,
    open: (scene) => says(scene, 'Pause it at once. Nothing leaves it then until you lift the pause.'),
    setting: (scene) => isBusy(scene, 'Pause my account'),
    unset: (scene) => alerts(scene, /^-500/),
    paused: (scene) => heading(scene, 'Your account is paused'),
    secondAsked: (scene) => says(scene, 'Enter your password, and confirm the second step.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, `Enter your password and the code sent to ${MASKED}.`),
    invalid: (scene) => says(scene, scene.context.bySecond ? /^Enter the 6 digits/ : 'The code has 6 digits.'),
    submitting: (scene) => isBusy(scene, 'Lift the pause'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /is not correct/),
    unknown: proofExpects.unknown,
    done: (scene) => heading(scene, 'The pause is lifted'),
  },
})

const TOLD = [
  '/pages/index/new_index',
  '/pages/my/index',
  '/pages/orders/index',
  '/pages/index/index',
  '/pages/my/recharge',
  '/pages/users/transfer',
]

test('whoever paused is told so on every page but the one that lifts it, and goes on once it is lifted', async ({
  phone,
}) => {
  const { page, world } = phone
  await joins(phone)
  await join(world, OTTO)
  await phone.visit(AT)
  await page.getByRole('button', { name: 'Pause my account' }).tap()
  await expect(page.getByRole('heading', { name: 'Your account is paused' })).toBeVisible()
  const told = page.getByText('You paused your account. Nothing leaves it.')
  await expect(told).toBeHidden()
  for (const path of TOLD) {
    await phone.visit(path)
    await expect(told).toBeVisible()
  }
  await phone.visit('/pages/users/transfer')
  await page.getByRole('link', { name: 'Lift the pause' }).tap()
  await page.getByRole('button', { name: 'Send the code' }).tap()
  await page.getByLabel('Password', { exact: true }).fill(MIRA.password)
  await page.getByLabel('Code', { exact: true }).fill(world.codeTo(MIRA.email))
  await page.getByRole('button', { name: 'Lift the pause' }).tap()
  await expect(page.getByRole('heading', { name: 'The pause is lifted' })).toBeVisible()
  await phone.visit('/pages/users/transfer')
  await expect(told).toBeHidden()
})
