import type { AnyStateMachine } from 'xstate'
import { LOGIN_LOCK, LOGIN_TRIES } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import type { Proving } from '#machines/session/proving.part.ts'
import { asksAgain, codeWalk, onceAllowed } from './codes.ts'
import { alerts, anotherCode, fill, isAt, isBusy, isShut, press, says, saysUnsent, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { sayings } from '#tests/walk/walk.ts'
import { changePassword, MIRA } from '#tests/world/people.ts'

interface Proves {
  readonly call: 'signIn' | 'bind'
  readonly act: string
}

const nothing = { account: '', password: '', code: '' }
const CALLS_A_MINUTE = 60

const accountField = ({ context }: Scene) => (context.way === 'email' ? 'E-mail' : 'Phone number, username or e-mail')
const accountOf = ({ context }: Scene) => (context.way === 'account' ? MIRA.username : MIRA.email)

const hasCode = ({ way, sent }: Proving) => way === 'code' && sent !== undefined
const asksForCode = (context: Proving) => context.way === 'code' && !hasCode(context) && !isShut(context)
const canProve = (context: Proving) => context.way !== 'code' || hasCode(context)

export const asksElsewhere = ({ world }: { world: WalkWorld }) =>
  world.ask(session.sendCode, { scene: 'login', type: 'email', account: MIRA.email })

async function sendCode(scene: Scene, account: string) {
  await fill(scene, { [accountField(scene)]: account })
  await press(scene, 'Send the code')
}

async function proofNoLongerHolds(scene: Scene) {
  if (scene.context.way === 'code') await anotherCode(scene, session.sendCode, MIRA.email, { scene: 'login' })
  else await changePassword(scene.world, MIRA.email, 'another-one-altogether')
}

export function provingWalk<M extends AnyStateMachine>(flow: M, { call, act }: Proves) {
  const { gesture, refuses, breaks, timed } = sayings<AnyStateMachine>(flow)

  async function prove(scene: Scene) {
    if (scene.context.way === 'code') await fill(scene, { Code: scene.world.codeTo(MIRA.email) })
    else await fill(scene, { [accountField(scene)]: accountOf(scene), Password: MIRA.password })
    await press(scene, act)
  }

  async function sendNothing(scene: Scene) {
    await fill(scene, scene.context.way === 'code' ? { Code: '' } : { [accountField(scene)]: '' })
    await press(scene, act)
  }

  /** Guesses at one password are counted by account; everything else by the address it comes from. */
  async function tooManyTries(scene: Scene) {
    const isByCode = scene.context.way === 'code'
    const guess = { account: accountOf(scene), type: 'account', password: 'a-guess' }
    for (let time = 0; time < (isByCode ? CALLS_A_MINUTE : LOGIN_TRIES); time += 1)
      await scene.world.send(session[isByCode ? call : 'signIn'], isByCode ? {} : guess)
  }

  const events = [
    {
      ...gesture('sends nothing', { type: 'submit', form: nothing }, sendNothing, canProve),
      really: async ({ context: { way } }: Scene) => ({
        type: 'submit',
        form: { ...nothing, account: way === 'code' ? MIRA.email : '' },
      }),
    },
    {
      ...gesture(
        'sends account and proof',
        { type: 'submit', form: { account: MIRA.email, password: MIRA.password, code: '000000' } },
        prove,
        canProve,
      ),
      really: async (scene: Scene) => ({
        type: 'submit',
        form:
          scene.context.way === 'code'
            ? { ...nothing, account: MIRA.email, code: scene.world.codeTo(MIRA.email) }
            : { ...nothing, account: accountOf(scene), password: MIRA.password },
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
      onceAllowed((scene) => sendCode(scene, MIRA.email)),
      (context) => context.sent === undefined && isShut(context),
    ),
    asksAgain<AnyStateMachine>(flow, { type: 'sendCode', account: MIRA.email }, hasCode),
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
      hasCode,
    ),
    timed('waits until the lock opens', { type: 'unlock' }, (scene) => wait(scene, LOGIN_LOCK + 1)),
    ...codeWalk<AnyStateMachine>(flow, asksElsewhere),
    refuses(call, 'that is wrong', 'wrong-login', proofNoLongerHolds),
    refuses(call, 'that was one try too many', 'too-often', tooManyTries),
    breaks(call, 'the answer is garbled', 'misasked'),
  ]

  const sending = new RegExp(`^Send (the code|again)|^${act}$`)
  const expects = {
    invalid: (scene: Still) =>
      alerts(scene, /^Please enter (the code|your (e-mail address|phone number, username or e-mail address))\.$/),
    sendingCode: ({ page }: Still) => expect(page.getByRole('button', { name: sending }).first()).toBeVisible(),
    codeSent: ({ page }: Still) => expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled(),
    sendFailed: saysUnsent,
    // A code that is wrong is called one.
    rejected: ({ context: { trouble }, ...scene }: Still) =>
      alerts(
        scene,
        trouble?.refusal === 'wrong-login' ? /is not correct/ : trouble?.message || /is not correct|took too long/,
      ),
    locked: async (scene: Still) => {
      await says(scene, /You can try again in (0:|1[45]:)?\d\d/)
      await expect(scene.page.getByRole('button', { name: act, exact: true })).toBeDisabled()
    },
    done: ({ page }: Still) => expect(page.getByRole('button', { name: act, exact: true })).toBeVisible(),
  }
  const proves = (scene: Still) => isBusy(scene, act)
  const arrives = {
    done: async (scene: Still) => {
      await isAt(scene, '/pages/index/new_index')
      await expect(scene.page.locator('html')).toHaveAttribute('data-session', /^member/)
    },
  }
  return { events, expects, arrives, proves }
}
