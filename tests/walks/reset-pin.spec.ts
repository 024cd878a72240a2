import { account } from '#contract/account.ts'
import { CODE_RESEND } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import type { Contacts } from '#machines/security/contacts.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
import {
  alerts,
  fill,
  goBack,
  heading,
  isBusy,
  isShut,
  press,
  says,
  saysUnsent,
  wait,
} from '#tests/lib/walk-gestures.ts'
import { entersWithoutApp, seconded, secondedWalk, secondOf } from '#tests/lib/walk-factor.ts'
import { holds, join, MIRA, WAITED_FOR, waitsFor, withoutCodes } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import { passing, type Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(resetPinFlow)
const second = secondedWalk(resetPinFlow)
type FlowScene = Scene<typeof resetPinFlow>

const NEW = '730284'
const MASKED = 'm•••@quay.example'
const living = { resend_seconds: 60, expire_seconds: 300, masked_account: MASKED }
const form = { code: '000000', payword: NEW, payword_confirm: NEW }
const PROVING = new Set<string>(['codeSent', 'secondAsked', 'invalid', 'rejected', 'unknown'])
const at = '/pages/users/rfpassword'

async function asksElsewhere({ world, context }: FlowScene, later = 0) {
  world.forward(later)
  const { token } = await entersWithoutApp(world, context.ways)
  const { code, msg } = await world.ask(session.sendCode.path, { token, scene: 'payword', type: 'email' })
  expect(code, msg).toBe(1)
}

async function asksElsewhereInVain(scene: FlowScene) {
  await asksElsewhere(scene)
  await withoutCodes(scene.world)
}

async function sendLater(scene: FlowScene) {
  await wait(scene, CODE_RESEND + 1)
  return press(scene, 'Send the code')
}

async function sendAgain(scene: FlowScene) {
  await wait(scene, 61)
  return press(scene, 'Send the code again')
}

async function choose(scene: FlowScene, code: string, again: string) {
  await fill(scene, { Code: code, 'New payment PIN': NEW, 'Repeat PIN': again, ...(await secondOf(scene)) })
  await press(scene, 'Set PIN')
}

async function signedIn(phone: Phone) {
  await join(phone.world, MIRA)
  return holds(phone, MIRA)
}

async function waits({ world, keeps }: Phone) {
  await join(world, MIRA)
  const { token, user_info: userinfo } = await world.enter(MIRA.email, MIRA.password)
  await world.ask(session.sendCode.path, { token, scene: 'payword', type: 'email' })
  await keeps({ token, userinfo, isLogin: 1, ...waitsFor(world, 'payword', MASKED, userinfo.id) })
}

/** Only what the phone remembers of its member is known: the server, which knows better, does not say so. */
const remembers = (contacts: Contacts) => async (phone: Phone) => {
  const { user } = await signedIn(phone)
  phone.world.front.replace(account.profile.path, undefined)
  await phone.page.addInitScript((kept) => localStorage.setItem('quay:userinfo', JSON.stringify(kept)), {
    ...user,
    ...contacts,
  })
}

walk(resetPinFlow, {
  opens: [
    {
      title: 'a member forgot the PIN',
      at,
      input: { contacts: { email: MASKED, mobile: null }, back: '/pages/my/setting' },
      before: signedIn,
    },
    {
      title: 'a member comes back from the letter',
      at,
      input: {
        contacts: { email: MASKED, mobile: null },
        back: '/pages/my/setting',
        asked: { account: MASKED, sent: { ...WAITED_FOR, masked_account: MASKED } },
      },
      before: waits,
    },
    {
      title: 'a member whom nothing can reach forgot it',
      at,
      input: { contacts: { email: null, mobile: null }, back: '/pages/my/setting' },
      before: remembers({ email: null, mobile: null }),
    },
    {
      title: 'a member with two contacts forgot it',
      at,
      input: { contacts: { email: MASKED, mobile: '139••••5678' }, back: '/pages/my/setting' },
      before: remembers({ email: MASKED, mobile: '139••••5678' }),
    },
  ],
  wires: { sendCode: calling(session.sendCode), send: calling(security.resetPin) },
  events: [
    gesture(
      'asks for a code',
      { type: 'sendCode', channel: 'email' },
      (scene) => press(scene, 'Send the code'),
      (context, state) => !PROVING.has(state) && !isShut(context),
    ),
    timed(
      'waits, and asks for a code',
      { type: 'sendCode', channel: 'email' },
      sendLater,
      (context, state) => !PROVING.has(state) && isShut(context),
    ),
    timed('asks for another code', { type: 'sendCode', channel: 'email' }, sendAgain, (_, state) => PROVING.has(state)),
    ...seconded(
      gesture(
        'fills the form badly',
        { type: 'submit', form: { ...form, code: '12', payword_confirm: '284719' } },
        (scene) => choose(scene, '12', '284719'),
      ),
    ),
    ...seconded({
      ...gesture('fills the form', { type: 'submit', form }, async (scene) =>
        choose(scene, await scene.world.codeFor(MIRA.email), NEW),
      ),
      really: async ({ world }: FlowScene) => ({
        type: 'submit' as const,
        form: { ...form, code: await world.codeFor(MIRA.email) },
      }),
    }),
    gesture('goes back', { type: 'back' }, goBack),
    gesture(
      'uses another contact',
      { type: 'back' },
      (scene) => press(scene, 'Use another contact'),
      ({ contacts }) => contacts.mobile !== null,
    ),
    answers('sendCode', 'the code goes out', { ...living, request_no: '' }),
    refuses('sendCode', 'another phone just asked', 'code-lives', (scene) => asksElsewhere(scene), {
      retry_after: CODE_RESEND,
      fresh: living,
    }),
    refuses('sendCode', 'codes were asked for in vain', 'too-often', asksElsewhereInVain, { retry_after: CODE_RESEND }),
    breaks('sendCode', 'no answer comes', 'silent'),
    answers('send', 'the PIN is set', { has_payword: 1, withdrawals_held_until: 0 }),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => asksElsewhere(scene, 61)),
    breaks('send', 'the server fails', 'busy'),
    ...second.events,
  ],
  expects: {
    arriving: passing,
    noContact: (scene) => heading(scene, 'Add a contact first'),
    idle: (scene) => says(scene, MASKED),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, `Enter the code sent to ${MASKED}.`),
    ...second.expects,
    invalid: (scene) => says(scene, 'The code has 6 digits.'),
    submitting: (scene) => isBusy(scene, 'Set PIN'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /^The code is not correct/),
    unknown: (scene) => alerts(scene, /^-200/),
    done: async (scene) => {
      await heading(scene, 'Your payment PIN is set')
      await says(scene, /^Withdrawals are paused until \d{1,2} [A-Z][a-z]+ \d{4}/)
    },
  },
})
