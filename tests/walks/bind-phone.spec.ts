import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindPhoneFlow } from '#machines/security/bind-phone.flow.ts'
import { bindingWalk, hasPhone, OLD_MASKED, PHONE, PROVING } from '#tests/walks/lib/binding.ts'
import { proofExpects, waitsForCode, withCode } from '#tests/walks/lib/codes.ts'
import { alerts, fill, heading, isBusy, press, says, saysUnsent } from '#tests/walk/gestures.ts'
import { test, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds, WAITED_FOR, joins } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(bindPhoneFlow)
type FlowScene = Scene<typeof bindPhoneFlow>

const at = '/pages/users/bindphone'
const back = '/pages/my/setting'
const kept = { account: PHONE, code: '' }
const { events, elsewhere } = bindingWalk(bindPhoneFlow, {
  scene: 'bind_mobile',
  account: PHONE,
  masked: '139•••78',
  none: '1234',
  kept,
  label: 'Phone number',
})

async function signedInWithPhone(phone: Phone) {
  await join(phone.world, MIRA)
  await hasPhone(phone.world)
  await holds(phone, MIRA)
}

async function somebodyElseBindsIt({ world }: FlowScene) {
  const { id } = await join(world, OTTO)
  await world.sql.updateTable('member').set({ mobile: PHONE, mobile_proven: true }).where('id', '=', id).execute()
}

async function enter(scene: FlowScene, code: string) {
  await fill(scene, { Code: code })
  await press(scene, 'Add a phone number')
}

walk(bindPhoneFlow, {
  opens: [
    { title: 'a member without a phone opens it', at, input: { phone: null, back }, before: joins },
    { title: 'a member with one opens it', at, input: { phone: OLD_MASKED, back }, before: signedInWithPhone },
    {
      title: 'a member comes back from the message',
      at,
      input: { phone: null, back, asked: { account: PHONE, sent: { ...WAITED_FOR, masked_account: PHONE } } },
      before: waitsForCode({ scene: 'bind_mobile', type: 'mobile', account: PHONE }),
    },
  ],
  wires: { sendCode: calling(session.sendCode), send: calling(security.setMobile) },
  events: [
    ...events,
    gesture(
      'enters half a code',
      { type: 'submit', form: { ...kept, code: '12' } },
      (scene) => enter(scene, '12'),
      (_, state) => PROVING.has(state),
    ),
    withCode(
      gesture(
        'enters the code',
        { type: 'submit', form: { ...kept, code: '000000' } },
        async (scene) => enter(scene, scene.world.codeTo(PHONE)),
        (_, state) => PROVING.has(state),
      ),
      PHONE,
    ),
    gesture('uses another number', { type: 'back' }, (scene) => press(scene, 'Use another number')),
    answers('send', 'it is bound', {}),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
    refuses('send', 'somebody else has it by now', 'contact-taken', somebodyElseBindsIt),
    breaks('send', 'the server fails', 'busy'),
  ],
  expects: {
    arriving: passing,
    alreadyBound: (scene) => heading(scene, OLD_MASKED),
    idle: (scene) => heading(scene, 'Add a phone number'),
    invalid: (scene) => alerts(scene, 'A phone number has 11 digits and begins with 13 to 19.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, `Enter the code sent to ${PHONE}.`),
    unproven: proofExpects.unproven,
    submitting: (scene) => isBusy(scene, 'Add a phone number'),
    rejected: (scene) =>
      alerts(scene, scene.context.trouble?.message || /^(The code is not correct|Another account already uses it)/),
    unknown: proofExpects.unknown,
    done: (scene) => heading(scene, 'Your phone number is added'),
  },
})

test('a member adds a phone number, goes on to the settings, and it is there afterwards', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await phone.visit(at)
  await page.getByLabel('Phone number').fill(PHONE)
  await press(phone, 'Send the code')
  await says(phone, `Enter the code sent to ${PHONE}.`)
  await page.getByLabel('Code', { exact: true }).fill(world.codeTo(PHONE))
  await press(phone, 'Add a phone number')
  await page.getByRole('link', { name: 'Continue' }).tap()
  await heading(phone, 'Settings')
  await phone.visit(at)
  await heading(phone, '139•••78')
})
