import { alerts, fill, heading, isAt, isBusy, isShut, press, says, saysUnsent } from '#tests/walk/gestures.ts'
import { type Phone } from '#tests/walk/phone.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePhoneFlow } from '#machines/security/change-phone.flow.ts'
import { bindingWalk, hasPhone, losesPhone, OLD_MASKED, OLD_PHONE, PHONE, PROVING } from '#tests/walks/lib/binding.ts'
import { asksElsewhere, codeWalk, onceAllowed, proofExpects, waitsForOld } from '#tests/walks/lib/codes.ts'
import { seconded, secondedWalk, secondOf } from '#tests/walks/lib/factor.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds, WAITED_FOR, joins } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(changePhoneFlow)
const second = secondedWalk(changePhoneFlow)
type FlowScene = Scene<typeof changePhoneFlow>

const at = '/pages/users/up_phone'
const kept = { account: PHONE, code: '', old_code: '' }
const old = { account: OLD_MASKED, sent: { ...WAITED_FOR, masked_account: OLD_MASKED } }
const asked = { account: PHONE, sent: { ...WAITED_FOR, masked_account: PHONE } }
const use = { scene: 'up_mobile', type: 'mobile' } as const
const { events, elsewhere } = bindingWalk(changePhoneFlow, {
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

const waits = waitsForOld({ ...use, account: PHONE, masked: OLD_MASKED }, hasPhone)

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

walk(changePhoneFlow, {
  opens: [
    { title: 'a member opens it', at, input: { phone: OLD_MASKED }, before: signedIn },
    {
      title: 'a member without a phone opens it',
      at,
      input: { phone: null },
      before: joins,
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
      onceAllowed((scene) => press(scene, 'Send the code')),
      (context, state) => !PROVING.has(state) && isShut(context),
    ),
    timed(
      'asks the old number again',
      { type: 'sendOld' },
      onceAllowed(({ page }) => page.getByRole('button', { name: 'Send the code again', exact: true }).first().tap()),
      (_, state) => PROVING.has(state),
    ),
    ...codeWalk(changePhoneFlow, asksElsewhere(use), { masked: OLD_MASKED, state: 'sendingOld', to: 'the old number' }),
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
        async (scene) => prove(scene, scene.world.codeTo(OLD_PHONE), scene.world.codeTo(PHONE)),
        (_, state) => PROVING.has(state),
      ),
      really: async ({ world }: FlowScene) => ({
        type: 'submit' as const,
        form: { ...kept, old_code: world.codeTo(OLD_PHONE), code: world.codeTo(PHONE) },
      }),
    }),
    gesture('uses another number', { type: 'back' }, (scene) => press(scene, 'Use another number')),
    answers('send', 'it is changed', {}),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
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
    unknown: proofExpects.unknown,
    done: (scene) => heading(scene, 'Enter both codes'),
  },
  arrives: {
    done: async (scene) => {
      await isAt(scene, '/pages/login/login')
      await says(scene, 'Your phone number is changed. Sign in again to go on.')
    },
  },
})
