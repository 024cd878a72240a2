import { type Contacts } from '#machines/security/contacts.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
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
import { fill, goBack, heading, isBusy, isShut, press, says, saysUnsent } from '#tests/walk/gestures.ts'
import { seconded, secondedWalk, secondOf } from '#tests/walks/lib/factor.ts'
import { type Phone } from '#tests/walk/phone.ts'
import { account } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { WAITED_FOR, joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(resetPinFlow)
const second = secondedWalk(resetPinFlow)
const elsewhere = asksElsewhere({ scene: 'payword' })
type FlowScene = Scene<typeof resetPinFlow>

const NEW = '730284'
const form = { code: '000000', payword: NEW, payword_confirm: NEW }
const PROVING = new Set<string>(['codeSent', 'secondAsked', 'invalid', 'rejected', 'unknown'])
const at = '/pages/users/rfpassword'

async function choose(scene: FlowScene, code: string, again: string) {
  await fill(scene, { Code: code, 'New payment PIN': NEW, 'Repeat PIN': again, ...(await secondOf(scene)) })
  await press(scene, 'Set PIN')
}

/** Only what the phone remembers of its member is known: the server, which knows better, does not say so. */
const remembers = (contacts: Contacts) => async (phone: Phone) => {
  const { user } = await joins(phone)
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
      before: joins,
    },
    {
      title: 'a member comes back from the letter',
      at,
      input: {
        contacts: { email: MASKED, mobile: null },
        back: '/pages/my/setting',
        asked: { account: MASKED, sent: { ...WAITED_FOR, masked_account: MASKED } },
      },
      before: waitsForCode({ scene: 'payword' }),
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
      onceAllowed((scene) => press(scene, 'Send the code')),
      (context, state) => !PROVING.has(state) && isShut(context),
    ),
    asksAgain(resetPinFlow, { type: 'sendCode', channel: 'email' }, (_, state) => PROVING.has(state)),
    ...seconded(
      gesture(
        'fills the form badly',
        { type: 'submit', form: { ...form, code: '12', payword_confirm: '284719' } },
        (scene) => choose(scene, '12', '284719'),
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
    gesture(
      'uses another contact',
      { type: 'back' },
      (scene) => press(scene, 'Use another contact'),
      ({ contacts }) => contacts.mobile !== null,
    ),
    ...codeWalk(resetPinFlow, elsewhere),
    answers('send', 'the PIN is set', { has_payword: 1, withdrawals_held_until: 0 }),
    refuses('send', 'the code was replaced meanwhile', 'wrong-code', (scene) => elsewhere(scene, 61)),
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
    rejected: proofExpects.rejected,
    unknown: proofExpects.unknown,
    done: async (scene) => {
      await heading(scene, 'Your payment PIN is set')
      await says(scene, /^Withdrawals are paused until \d{1,2} [A-Z][a-z]+ \d{4}/)
    },
  },
})
