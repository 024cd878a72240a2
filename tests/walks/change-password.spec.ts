import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePasswordFlow } from '#machines/security/change-password.flow.ts'
import { hasPhone, OLD_MASKED } from '#tests/walks/lib/binding.ts'
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
import { alerts, fill, heading, isAt, isBusy, isShut, press, says, saysUnsent } from '#tests/walk/gestures.ts'
import { entersWithoutApp, seconded, secondedWalk, secondOf } from '#tests/walks/lib/factor.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { changePassword, join, MIRA } from '#tests/world/people.ts'
import { holds, WAITED_FOR } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(changePasswordFlow)
const second = secondedWalk(changePasswordFlow)
const elsewhere = asksElsewhere({ scene: 'password' })
type FlowScene = Scene<typeof changePasswordFlow>

const at = '/pages/users/up_password'
const NEW = 'miras-second-secret'
const contacts = { email: MASKED, mobile: OLD_MASKED }
const none = { old_password: '', code: '', password: '', password_confirm: '' }
const fresh = { password: NEW, password_confirm: NEW }
const FORMS = new Set<string>(['codeSent', 'secondAsked', 'invalid', 'rejected', 'unknown'])

async function signedIn(phone: Phone) {
  await join(phone.world, MIRA)
  await hasPhone(phone.world)
  await holds(phone, MIRA)
}

async function choose(scene: FlowScene, proof: string, again: string = NEW) {
  const proves = scene.context.byCode ? 'Code' : 'Current password'
  await fill(scene, { [proves]: proof, 'New password': NEW, 'Repeat password': again, ...(await secondOf(scene)) })
  await press(scene, 'Change password')
}

const byCode = (context: FlowScene['context'], state: string) =>
  context.byCode && !isShut(context) && state !== 'addressing' && state !== 'sendFailed'
const byPassword = (context: FlowScene['context']) => !context.byCode && !isShut(context)

walk(changePasswordFlow, {
  opens: [
    { title: 'a member opens it', at, input: { contacts }, before: signedIn },
    {
      title: 'a member comes back from the letter',
      at,
      input: { contacts, asked: { account: MASKED, sent: { ...WAITED_FOR, masked_account: MASKED } } },
      before: waitsForCode({ scene: 'password' }, hasPhone),
    },
  ],
  wires: { sendCode: calling(session.sendCode), send: calling(security.updatePassword) },
  events: [
    gesture('would rather use a code', { type: 'useCode' }, (scene) => press(scene, 'Use a code instead')),
    gesture(
      'would rather use the password',
      { type: 'back' },
      (scene) => press(scene, 'Use the current password'),
      (_, state) => !FORMS.has(state),
    ),
    gesture(
      'uses another contact',
      { type: 'back' },
      (scene) => press(scene, 'Use another contact'),
      (_, state) => FORMS.has(state),
    ),
    gesture(
      'asks for a code',
      { type: 'sendCode', channel: 'email' },
      (scene) => press(scene, 'Send the code'),
      (context, state) => !FORMS.has(state) && !isShut(context),
    ),
    timed(
      'waits, and asks for a code',
      { type: 'sendCode', channel: 'email' },
      onceAllowed((scene) => press(scene, 'Send the code')),
      (context, state) => !FORMS.has(state) && isShut(context),
    ),
    asksAgain(changePasswordFlow, { type: 'sendCode', channel: 'email' }, (_, state) => FORMS.has(state)),
    ...seconded(
      gesture(
        'fills the form badly',
        { type: 'submit', form: { ...none, ...fresh, password_confirm: 'another' } },
        (scene) => choose(scene, '', 'another'),
        byPassword,
      ),
    ),
    ...seconded(
      gesture(
        'fills the form with half a code',
        { type: 'submit', form: { ...none, ...fresh, code: '12' } },
        (scene) => choose(scene, '12'),
        byCode,
      ),
    ),
    ...seconded(
      gesture(
        'fills the form',
        { type: 'submit', form: { ...none, ...fresh, old_password: MIRA.password } },
        (scene) => choose(scene, MIRA.password),
        byPassword,
      ),
    ),
    ...seconded(
      withCode(
        gesture(
          'fills the form with the code',
          { type: 'submit', form: { ...none, ...fresh, code: '000000' } },
          async (scene) => choose(scene, scene.world.codeTo(MIRA.email)),
          byCode,
        ),
      ),
    ),
    ...codeWalk(changePasswordFlow, elsewhere),
    answers('send', 'the password is changed', {}),
    {
      ...refuses('send', 'the password is another by now', 'wrong-password', ({ world }) =>
        changePassword(world, MIRA.email, 'another-one-altogether'),
      ),
      when: ({ context }: { context: unknown }) => !(context as FlowScene['context']).byCode,
    },
    {
      ...refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
      when: ({ context }: { context: unknown }) => (context as FlowScene['context']).byCode,
    },
    breaks('send', 'the server fails', 'busy'),
    ...second.events,
  ],
  expects: {
    arriving: passing,
    idle: (scene) => heading(scene, 'Change password'),
    addressing: (scene) => says(scene, MASKED),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, `Enter the code sent to ${MASKED}.`),
    ...second.expects,
    invalid: (scene) => says(scene, scene.context.byCode ? 'The code has 6 digits.' : 'The two passwords differ.'),
    submitting: (scene) => isBusy(scene, 'Change password'),
    rejected: (scene) =>
      isShut(scene.context)
        ? alerts(scene, /^Too many attempts\. You can try again in \d\d:[0-5]\d\.$/)
        : alerts(scene, scene.context.trouble?.message || /^(The code is not correct|The password is not correct)/),
    unknown: proofExpects.unknown,
    done: (scene) => heading(scene, 'Change password'),
  },
  arrives: {
    done: async (scene) => {
      await isAt(scene, '/pages/login/login')
      await says(scene, 'Your password was changed, so every device was signed out. Sign in with the new password.')
      const entered = await entersWithoutApp(scene.world, scene.context.ways, { ...MIRA, password: NEW })
      expect(entered.token).not.toBe('')
    },
  },
})
