import { CODE_RESEND, LOGIN_LOCK, LOGIN_TRIES } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import {
  alerts,
  anotherCode,
  fill,
  heading,
  isAt,
  isBusy,
  isShut,
  press,
  says,
  saysUnsent,
  wait,
} from '#tests/lib/walk-gestures.ts'
import { asksElsewhere, asksElsewhereInVain, living } from '#tests/lib/walk-login-code.ts'
import { changePassword, join, MIRA, WAITED_FOR, waitsFor } from '#tests/lib/walk-people.ts'
import { expect } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(signInFlow)
type Here = Scene<typeof signInFlow>

const form = { account: MIRA.email, password: MIRA.password, code: '000000' }
const nothing = { account: '', password: '', code: '' }
const CALLS_A_MINUTE = 60

const accountField = ({ context }: Here) => (context.way === 'email' ? 'E-mail' : 'Phone number, username or e-mail')
const accountOf = ({ context }: Here) => (context.way === 'account' ? MIRA.username : MIRA.email)

async function signIn(scene: Here) {
  if (scene.context.way === 'code') await fill(scene, { Code: await scene.world.codeFor(MIRA.email) })
  else await fill(scene, { [accountField(scene)]: accountOf(scene), Password: MIRA.password })
  await press(scene, 'Sign in')
}

async function sendNothing(scene: Here) {
  await fill(scene, scene.context.way === 'code' ? { Code: '' } : { [accountField(scene)]: '' })
  await press(scene, 'Sign in')
}

async function sendAgain(scene: Here) {
  await wait(scene, 61)
  return press(scene, 'Send the code again')
}

async function sendCode(scene: Here, account: string) {
  await fill(scene, { [accountField(scene)]: account })
  return press(scene, 'Send the code')
}

async function sendLater(scene: Here) {
  await wait(scene, CODE_RESEND + 1)
  return sendCode(scene, MIRA.email)
}

const asksForCode = (context: Here['context']) =>
  context.way === 'code' && context.sent === undefined && !isShut(context)

/** In the way by code there is nothing to sign in with before the code is sent. */
const canProve = ({ way, sent }: Here['context']) => way !== 'code' || sent !== undefined

async function proofNoLongerHolds(scene: Here) {
  if (scene.context.way === 'code') await anotherCode(scene, session.sendCode.path, MIRA.email, { scene: 'login' })
  else await changePassword(scene.world, MIRA.email, 'another-one-altogether')
}

/** Guesses at one password are counted by account; everything else by the address it comes from. */
async function tooManyTries(scene: Here) {
  const times = scene.context.way === 'code' ? CALLS_A_MINUTE : LOGIN_TRIES
  for (let time = 0; time < times; time += 1) {
    await scene.world.ask(
      session.signIn.path,
      scene.context.way === 'code' ? {} : { account: accountOf(scene), type: 'account', password: 'a-guess' },
    )
  }
}

walk(signInFlow, {
  opens: [
    {
      says: 'opens the page',
      at: '/pages/login/login',
      input: { way: 'email' },
      before: ({ world }) => join(world, MIRA),
    },
    {
      says: 'opens the other page',
      at: '/pages/login/login1',
      input: { way: 'account' },
      before: ({ world }) => join(world, MIRA),
    },
    {
      says: 'comes back from the letter',
      at: '/pages/login/login1',
      input: { way: 'code', asked: { account: MIRA.email, sent: WAITED_FOR } },
      before: async ({ world, keeps }) => {
        await join(world, MIRA)
        await world.ask(session.sendCode.path, { scene: 'login', type: 'email', account: MIRA.email })
        await keeps(waitsFor(world, 'login', MIRA.email))
      },
    },
  ],
  wires: { sendCode: calling(session.sendCode), signIn: calling(session.signIn) },
  events: [
    {
      ...gesture('sends nothing', { type: 'submit', form: nothing }, sendNothing, canProve),
      really: async ({ context: { way } }) => ({
        type: 'submit',
        form: { ...nothing, account: way === 'code' ? MIRA.email : '' },
      }),
    },
    {
      ...gesture('sends account and proof', { type: 'submit', form }, signIn, canProve),
      really: async (scene) => ({
        type: 'submit',
        form:
          scene.context.way === 'code'
            ? { account: MIRA.email, password: '', code: await scene.world.codeFor(MIRA.email) }
            : { account: accountOf(scene), password: MIRA.password, code: '' },
      }),
    },
    gesture(
      'asks for a code to no address',
      { type: 'sendCode', account: '' },
      (scene) => sendCode(scene, ''),
      asksForCode,
    ),
    gesture(
      'asks for a code',
      { type: 'sendCode', account: MIRA.email },
      (scene) => sendCode(scene, MIRA.email),
      asksForCode,
    ),
    timed(
      'waits, and asks for a code',
      { type: 'sendCode', account: MIRA.email },
      sendLater,
      (context) => context.sent === undefined && isShut(context),
    ),
    timed(
      'asks for another code',
      { type: 'sendCode', account: MIRA.email },
      sendAgain,
      ({ way, sent }) => way === 'code' && sent !== undefined,
    ),
    gesture(
      'chooses the code',
      { type: 'switchWay', way: 'code' },
      (scene) => press(scene, 'Code'),
      ({ way }) => way === 'account',
    ),
    gesture(
      'chooses the password',
      { type: 'switchWay', way: 'account' },
      (scene) => press(scene, 'Password'),
      ({ way }) => way === 'code',
    ),
    gesture(
      'uses another address',
      { type: 'switchWay', way: 'code' },
      (scene) => press(scene, 'Use another address'),
      ({ way, sent }) => way === 'code' && sent !== undefined,
    ),
    timed('waits until the lock opens', { type: 'unlock' }, (scene) => wait(scene, LOGIN_LOCK + 1)),
    gesture('continues', { type: 'continue' }, (scene) => press(scene, 'Continue')),
    answers('sendCode', 'the code goes out', { ...living, request_no: '' }),
    refuses('sendCode', 'another phone just asked', 'code-lives', asksElsewhere, {
      retry_after: CODE_RESEND,
      fresh: living,
    }),
    refuses('sendCode', 'codes were asked for in vain', 'too-often', asksElsewhereInVain, { retry_after: CODE_RESEND }),
    breaks('sendCode', 'no answer comes', 'silent'),
    answers('signIn', 'that is right', { cancel_revoked: 0 }),
    answers('signIn', 'that withdraws a cancellation', { cancel_revoked: 1 }, ({ world }) =>
      world.sql
        .updateTable('member')
        .set({ cancel_requested_at: world.now() })
        .where('email', '=', MIRA.email)
        .execute(),
    ),
    refuses('signIn', 'that is wrong', 'wrong-login', proofNoLongerHolds),
    refuses('signIn', 'that was one try too many', 'too-often', tooManyTries),
    breaks('signIn', 'the answer is garbled', 'misasked'),
  ],
  expects: {
    idle: async (scene) => {
      await heading(scene, 'Sign in')
      await expect(scene.page.getByRole('alert')).toHaveCount(0)
    },
    invalid: (scene) =>
      alerts(scene, /^Please enter (the code|your (e-mail address|phone number, username or e-mail address))\.$/),
    sendingCode: (scene) =>
      expect(scene.page.getByRole('button', { name: /^Send (the code|again)|^Sign in$/ }).first()).toBeVisible(),
    codeSent: (scene) => expect(scene.page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled(),
    sendFailed: saysUnsent,
    submitting: (scene) => isBusy(scene, 'Sign in'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /is not correct/),
    locked: async (scene) => {
      await says(scene, /You can try again in (0:|1[45]:)?\d\d/)
      await expect(scene.page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
    },
    cancellationWithdrawn: (scene) => heading(scene, 'Your account stays'),
    done: async (scene) => {
      await isAt(scene, '/pages/index/new_index')
      await expect(scene.page.locator('html')).toHaveAttribute('data-session', /^member/)
    },
  },
})
