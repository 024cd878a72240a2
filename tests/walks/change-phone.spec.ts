import { CODE_RESEND } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePhoneFlow } from '#machines/security/change-phone.flow.ts'
import { bindingWalk, hasPhone, losesPhone, OLD_MASKED, OLD_PHONE, PHONE, PROVING } from '#tests/lib/walk-binding.ts'
import { seconded, secondedWalk, secondOf } from '#tests/lib/walk-factor.ts'
import { alerts, fill, heading, isAt, isBusy, isShut, press, says, saysUnsent, wait } from '#tests/lib/walk-gestures.ts'
import { holds, join, MIRA, OTTO, WAITED_FOR, waitsFor, withoutCodes } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import { passing, type Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(changePhoneFlow)
const second = secondedWalk(changePhoneFlow)
type FlowScene = Scene<typeof changePhoneFlow>

const at = '/pages/users/up_phone'
const kept = { account: PHONE, code: '', old_code: '' }
const living = { resend_seconds: CODE_RESEND, expire_seconds: 300, masked_account: OLD_MASKED }
const old = { account: OLD_MASKED, sent: { ...WAITED_FOR, masked_account: OLD_MASKED } }
const asked = { account: PHONE, sent: { ...WAITED_FOR, masked_account: PHONE } }
const { events, asksElsewhere } = bindingWalk(changePhoneFlow, {
  scene: 'up_mobile',
  account: PHONE,
  masked: '139•••78',
  none: '1234',
  kept,
  label: 'Phone number',
})

async function signedIn(phone: Phone) {
  await join(phone.world, MIRA)
  await hasPhone(phone.world)
  await holds(phone, MIRA)
}

const waits =
  (both: boolean) =>
  async ({ world, keeps }: Phone) => {
    await join(world, MIRA)
    await hasPhone(world)
    const { token, user_info: userinfo } = await world.enter(MIRA.email, MIRA.password)
    await world.ask(session.sendCode.path, { token, scene: 'up_mobile', type: 'mobile' })
    if (both) await world.ask(session.sendCode.path, { token, scene: 'up_mobile', type: 'mobile', account: PHONE })
    const { codes } = waitsFor(world, 'up_mobile', OLD_MASKED, userinfo.id)
    const fresh = codes.map((code) => ({ ...code, scene: 'up_mobile:new', account: PHONE }))
    await keeps({ token, userinfo, isLogin: 1, codes: both ? [...codes, ...fresh] : codes })
  }

async function asksOldElsewhere({ world }: FlowScene, later = 0) {
  world.forward(later)
  const { token } = await world.enter(MIRA.email, MIRA.password)
  const { code, msg } = await world.ask(session.sendCode.path, { token, scene: 'up_mobile', type: 'mobile' })
  expect(code, msg).toBe(1)
}

async function asksOldElsewhereInVain(scene: FlowScene) {
  await asksOldElsewhere(scene)
  await withoutCodes(scene.world)
}

async function somebodyElseBindsIt({ world }: FlowScene) {
  const { id } = await join(world, OTTO)
  await world.sql.updateTable('member').set({ mobile: PHONE, mobile_proven: true }).where('id', '=', id).execute()
}

async function prove(scene: FlowScene, old_code: string, code: string) {
  const { old } = scene.context
  const codes = { [`Code sent to ${old?.masked_account}`]: old_code, [`Code sent to ${PHONE}`]: code }
  await fill(scene, { ...codes, ...(await secondOf(scene)) })
  await press(scene, 'Change phone number')
}

const ofOld = <H extends object>(happening: H) => ({
  ...happening,
  when: ({ value }: { value: unknown }) => value === 'sendingOld',
})

walk(changePhoneFlow, {
  opens: [
    { title: 'a member opens it', at, input: { phone: OLD_MASKED }, before: signedIn },
    {
      title: 'a member without a phone opens it',
      at,
      input: { phone: null },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await holds(phone, MIRA)
      },
    },
    {
      title: 'a member comes back from the first message',
      at,
      input: { phone: OLD_MASKED, old },
      before: waits(false),
    },
    {
      title: 'a member comes back from both messages',
      at,
      input: { phone: OLD_MASKED, old, asked },
      before: waits(true),
    },
  ],
  wires: { sendCode: calling(session.sendCode), send: calling(security.updateMobile) },
  events: [
    ...events,
    gesture(
      'asks the old number for a code',
      { type: 'sendOld' },
      (scene) => press(scene, 'Send the code'),
      (context, state) => !PROVING.has(state) && !isShut(context),
    ),
    timed(
      'waits, and asks the old number',
      { type: 'sendOld' },
      async (scene) => {
        await wait(scene, CODE_RESEND + 1)
        await press(scene, 'Send the code')
      },
      (context, state) => !PROVING.has(state) && isShut(context),
    ),
    timed(
      'asks the old number again',
      { type: 'sendOld' },
      async (scene) => {
        await wait(scene, CODE_RESEND + 1)
        await scene.page.getByRole('button', { name: 'Send the code again', exact: true }).first().tap()
      },
      (_, state) => PROVING.has(state),
    ),
    ofOld(answers('sendCode', 'the code goes to the old number', { ...living, request_no: '' })),
    ofOld(
      refuses('sendCode', 'another phone just asked the old number', 'code-lives', (scene) => asksOldElsewhere(scene), {
        retry_after: CODE_RESEND,
        fresh: living,
      }),
    ),
    ofOld(
      refuses('sendCode', 'the old number was asked in vain', 'too-often', asksOldElsewhereInVain, {
        retry_after: CODE_RESEND,
      }),
    ),
    ofOld(breaks('sendCode', 'the old number hears nothing', 'silent')),
    ...seconded(
      gesture(
        'enters half a code',
        { type: 'submit', form: { ...kept, old_code: '12', code: '12' } },
        (scene) => prove(scene, '12', '12'),
        (_, state) => PROVING.has(state),
      ),
    ),
    ...seconded({
      ...gesture(
        'enters both codes',
        { type: 'submit', form: { ...kept, old_code: '000000', code: '000000' } },
        async (scene) => prove(scene, await scene.world.codeFor(OLD_PHONE), await scene.world.codeFor(PHONE)),
        (_, state) => PROVING.has(state),
      ),
      really: async ({ world }: FlowScene) => ({
        type: 'submit' as const,
        form: { ...kept, old_code: await world.codeFor(OLD_PHONE), code: await world.codeFor(PHONE) },
      }),
    }),
    gesture('uses another number', { type: 'back' }, (scene) => press(scene, 'Use another number')),
    answers('send', 'it is changed', {}),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => asksElsewhere(scene, 61)),
    refuses('send', 'the number is bound no longer', 'moved-on', ({ world }) => losesPhone(world)),
    refuses('send', 'somebody else has it by now', 'contact-taken', somebodyElseBindsIt),
    ...second.events,
    breaks('send', 'the server fails', 'busy'),
  ],
  expects: {
    arriving: passing,
    noPhone: (scene) => heading(scene, 'Your account has no phone number yet'),
    oldIdle: (scene) => says(scene, OLD_MASKED),
    sendingOld: (scene) => isBusy(scene, 'Send the code'),
    oldFailed: saysUnsent,
    oldSent: passing,
    idle: (scene) => says(scene, /^We sent a code to /),
    invalid: (scene) => alerts(scene, 'A phone number has 11 digits and begins with 13 to 19.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => heading(scene, 'Enter both codes'),
    unproven: (scene) => alerts(scene, 'The code has 6 digits.'),
    ...second.expects,
    submitting: (scene) => isBusy(scene, 'Change phone number'),
    rejected: (scene) =>
      alerts(
        scene,
        isShut(scene.context)
          ? /^Too many attempts\./
          : scene.context.trouble?.message ||
              /^(The code is not correct|This has changed|Another account already uses it)/,
      ),
    unknown: (scene) => alerts(scene, /^-200/),
    done: (scene) => heading(scene, 'Enter both codes'),
  },
  arrives: {
    done: async (scene) => {
      await isAt(scene, '/pages/login/login')
      await says(scene, 'Your phone number is changed. Sign in again to go on.')
    },
  },
})
