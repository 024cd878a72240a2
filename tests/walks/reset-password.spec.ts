import { session } from '#contract/session.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { asksAgain, codeWalk, onceAllowed, withCode } from '#tests/walks/lib/codes.ts'
import {
  alerts,
  anotherCode,
  fill,
  goBack,
  heading,
  isAt,
  isBusy,
  isShut,
  press,
  says,
  saysUnsent,
} from '#tests/walk/gestures.ts'
import {
  entersWithoutApp,
  isSeconded,
  losesTickets,
  seconded,
  secondedWalk,
  secondOf,
} from '#tests/walks/lib/factor.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { WAITED_FOR, waitsFor } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(resetPasswordFlow)
const second = secondedWalk(resetPasswordFlow, 'resetPassword', { ticket: 'a-ticket-of-the-model' })
type FlowScene = Scene<typeof resetPasswordFlow>

const NEW = 'a-better-password'
const form = { code: '000000', password: NEW, password_confirm: NEW }
const PROVING = new Set<string>(['codeSent', 'secondAsked', 'correcting', 'rejected'])

async function sendCode(scene: FlowScene, email: string) {
  await fill(scene, { 'E-mail': email })
  await press(scene, 'Send the code')
}

async function choose(scene: FlowScene, code: string, again: string) {
  await fill(scene, { Code: code, 'New password': NEW, 'Repeat password': again, ...(await secondOf(scene)) })
  await press(scene, 'Save the new password')
}

const asksElsewhere = ({ world }: FlowScene) => world.ask(session.sendResetCode, { type: 'email', account: MIRA.email })

walk(resetPasswordFlow, {
  opens: [
    { title: 'opens the page', at: '/pages/login/restpassword', input: {}, before: ({ world }) => join(world, MIRA) },
    {
      title: 'comes back from the letter',
      at: '/pages/login/restpassword',
      input: { asked: { account: MIRA.email, sent: WAITED_FOR } },
      before: async ({ world, keeps }) => {
        await join(world, MIRA)
        await world.ask(session.sendResetCode, { type: 'email', account: MIRA.email })
        await keeps(waitsFor(world, 'reset', MIRA.email))
      },
    },
  ],
  wires: { sendResetCode: calling(session.sendResetCode), resetPassword: calling(session.resetPassword) },
  events: [
    gesture(
      'enters no address',
      { type: 'sendCode', email: 'mira@' },
      (scene) => sendCode(scene, 'mira@'),
      (context, state) => !PROVING.has(state) && !isShut(context),
    ),
    gesture(
      'asks for a code',
      { type: 'sendCode', email: MIRA.email },
      (scene) => sendCode(scene, MIRA.email),
      (context, state) => !PROVING.has(state) && !isShut(context),
    ),
    timed(
      'waits, and asks for a code',
      { type: 'sendCode', email: MIRA.email },
      onceAllowed((scene) => sendCode(scene, MIRA.email)),
      (context, state) => !PROVING.has(state) && isShut(context),
    ),
    asksAgain(resetPasswordFlow, { type: 'sendCode', email: MIRA.email }, (_, state) => PROVING.has(state)),
    ...seconded(
      gesture(
        'fills the form badly',
        { type: 'submit', form: { ...form, code: '12', password_confirm: 'another' } },
        (scene) => choose(scene, '12', 'another'),
      ),
    ),
    ...seconded(
      withCode(
        gesture('fills the form', { type: 'submit', form }, async (scene) =>
          choose(scene, scene.world.codeTo(MIRA.email), NEW),
        ),
      ),
    ),
    gesture('goes back', { type: 'back' }, goBack),
    ...codeWalk(resetPasswordFlow, asksElsewhere, { call: 'sendResetCode' }),
    answers('resetPassword', 'the password is set', {}),
    refuses('resetPassword', 'the code was replaced meanwhile', 'wrong-code', (scene) =>
      anotherCode(scene, session.sendResetCode, MIRA.email),
    ),
    breaks('resetPassword', 'the server fails', 'busy'),
    ...second.events,
    {
      ...refuses('resetPassword', 'the second factor took too long', 'ticket-stale', ({ world }) =>
        losesTickets(world),
      ),
      when: ({ context }: { context: FlowScene['context'] }) => isSeconded(context),
    },
  ],
  expects: {
    arriving: passing,
    idle: (scene) => heading(scene, 'Reset your password'),
    invalid: (scene) => alerts(scene, 'This is not an e-mail address.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, `Enter the code sent to ${MIRA.email}.`),
    ...second.expects,
    correcting: (scene) => says(scene, 'The code has 6 digits.'),
    submitting: (scene) => isBusy(scene, 'Save the new password'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /^The code is not correct/),
    done: (scene) => heading(scene, 'Choose a new password'),
  },
  arrives: {
    done: async (scene) => {
      await isAt(scene, '/pages/login/login')
      await says(scene, 'Your password is changed. Please sign in.')
      const entered = await entersWithoutApp(scene.world, scene.context.ways, { ...MIRA, password: NEW })
      expect(entered.token).not.toBe('')
    },
  },
})
