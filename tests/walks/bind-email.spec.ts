import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { bindingWalk, PROVING } from '#tests/lib/walk-binding.ts'
import { alerts, fill, heading, isBusy, press, says, saysUnsent } from '#tests/lib/walk-gestures.ts'
import { changePassword, holds, join, MIRA, OTTO, WAITED_FOR, waitsFor } from '#tests/lib/walk-people.ts'
import type { Phone } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import { passing, type Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks } = sayings(bindEmailFlow)
type Here = Scene<typeof bindEmailFlow>

const at = '/pages/users/bindemail'
const back = '/pages/my/setting'
const NEW = 'mira.k@quay.example'
const email = 'm•••@quay.example'
const kept = { account: NEW, code: '', password: '' }
const { events, asksElsewhere } = bindingWalk(bindEmailFlow, {
  scene: 'bind_email',
  account: NEW,
  masked: email,
  none: 'mira@',
  kept,
  label: 'New e-mail address',
})

async function signedIn(phone: Phone) {
  await join(phone.world, MIRA)
  await holds(phone, MIRA)
}

async function waits({ world, keeps }: Phone) {
  await join(world, MIRA)
  const { token, user_info: userinfo } = await world.enter(MIRA.email, MIRA.password)
  await world.ask(session.sendCode.path, { token, scene: 'bind_email', type: 'email', account: NEW })
  await keeps({ token, userinfo, isLogin: 1, ...waitsFor(world, 'bind_email', NEW, userinfo.id) })
}

async function prove(scene: Here, code: string, password: string) {
  await fill(scene, { Code: code, Password: password })
  await press(scene, 'Save e-mail address')
}

walk(bindEmailFlow, {
  opens: [
    { says: 'a member opens it', at, input: { email, back }, before: signedIn },
    {
      says: 'a member comes back from the letter',
      at,
      input: { email, back, asked: { account: NEW, sent: { ...WAITED_FOR, masked_account: NEW } } },
      before: waits,
    },
  ],
  wires: { sendCode: calling(session.sendCode), send: calling(security.setEmail) },
  events: [
    ...events,
    gesture(
      'proves it badly',
      { type: 'submit', form: { ...kept, code: '12' } },
      (scene) => prove(scene, '12', ''),
      (_, state) => PROVING.has(state),
    ),
    {
      ...gesture(
        'proves it',
        { type: 'submit', form: { ...kept, code: '000000', password: MIRA.password } },
        async (scene) => prove(scene, await scene.world.codeFor(NEW), MIRA.password),
        (_, state) => PROVING.has(state),
      ),
      really: async ({ world }: Here) => ({
        type: 'submit',
        form: { ...kept, code: await world.codeFor(NEW), password: MIRA.password },
      }),
    },
    gesture('uses another address', { type: 'back' }, (scene) => press(scene, 'Use another address')),
    answers('send', 'it is saved', {}),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => asksElsewhere(scene, 61)),
    refuses('send', 'the password is another by now', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
    ),
    refuses('send', 'somebody else has it by now', 'contact-taken', ({ world }) =>
      join(world, { ...OTTO, email: NEW }),
    ),
    breaks('send', 'the server fails', 'busy'),
  ],
  expects: {
    arriving: passing,
    idle: (scene) => heading(scene, 'Change e-mail address'),
    invalid: (scene) => alerts(scene, 'This is not an e-mail address.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, `Enter the code sent to ${NEW}.`),
    unproven: (scene) => says(scene, 'The code has 6 digits.'),
    submitting: (scene) => isBusy(scene, 'Save e-mail address'),
    rejected: (scene) =>
      alerts(
        scene,
        scene.context.trouble?.message || /^(The code is not correct|The password is not|Another account already)/,
      ),
    unknown: (scene) => alerts(scene, /^-200/),
    done: (scene) => heading(scene, 'Your e-mail address is saved'),
  },
})
