import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { asksAgain, codeWalk, onceAllowed } from '#tests/walks/lib/codes.ts'
import {
  alerts,
  anotherCode,
  fill,
  goBack,
  heading,
  isAt,
  isBusy,
  isShut,
  isWaiting,
  press,
  says,
  saysUnsent,
} from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'
import { WAITED_FOR, waitsFor } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(registerFlow)
type FlowScene = Scene<typeof registerFlow>
type Seen = Still<typeof registerFlow>

const INVITED = 'OTTO2345'
const form = { password: MIRA.password, password_confirm: MIRA.password, invite_code: '', agree: 1 } as const
const PROVING = new Set<string>(['codeSent', 'codeIncomplete', 'codeRejected'])
const known = { valid: 1, inviter_username: 'O**o', avatar: '' }

async function sendCode(scene: FlowScene, email: string) {
  await fill(scene, { 'E-mail': email })
  await press(scene, 'Send the code')
}

const formOf = ({ context }: Seen) => ({ ...form, invite_code: context.inviteCode })

async function create(scene: FlowScene, again: string) {
  await fill(scene, { Password: MIRA.password, 'Repeat password': again })
  await scene.page.getByRole('checkbox').check()
  await press(scene, 'Create my account')
}

const memberJoins = ({ world }: FlowScene) => join(world, MIRA)

const asksElsewhere = ({ world }: FlowScene) =>
  world.ask(session.sendRegisterCode, { type: 'email', account: MIRA.email })

walk(registerFlow, {
  opens: [
    {
      title: 'comes back from the letter',
      at: '/pages/login/reg',
      input: { invited: false, inviteCode: '', asked: { account: MIRA.email, sent: WAITED_FOR } },
      before: async ({ world, keeps }) => {
        await world.ask(session.sendRegisterCode, { type: 'email', account: MIRA.email })
        await keeps(waitsFor(world, 'register', MIRA.email))
      },
    },
    { title: 'follows a link without a code', at: '/pages/reg/reg', input: { invited: true, inviteCode: '' } },
    { title: 'opens the page', at: '/pages/login/reg', input: { invited: false, inviteCode: '' } },
    {
      title: 'follows an invitation',
      at: `/pages/reg/reg?invite_code=${INVITED}`,
      input: { invited: true, inviteCode: INVITED },
      before: ({ world }) => join(world, { ...OTTO, inviteCode: INVITED }),
    },
  ],
  wires: {
    inviter: calling(session.inviter),
    sendRegisterCode: calling(session.sendRegisterCode),
    checkRegisterCode: calling(session.checkRegisterCode),
    register: calling(session.register),
  },
  events: [
    answers('inviter', 'a member invites', known),
    answers('inviter', 'nobody has that code', { ...known, valid: 0 }, ({ world }) =>
      world.sql.updateTable('member').set({ invite_code: 'ANOTHER9' }).where('email', '=', OTTO.email).execute(),
    ),
    breaks('inviter', 'the inviter cannot be heard of', 'silent'),
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
      isShut,
    ),
    asksAgain(registerFlow, { type: 'sendCode', email: MIRA.email }, (_, state) => PROVING.has(state)),
    {
      ...gesture('enters the code', { type: 'checkCode', code: '000000' }, async (scene) =>
        fill(scene, { Code: scene.world.codeTo(MIRA.email) }),
      ),
      really: async ({ world }) => ({ type: 'checkCode', code: world.codeTo(MIRA.email) }),
    },
    {
      ...gesture('fills the form badly', { type: 'submit', form: { ...form, password_confirm: 'another' } }, (scene) =>
        create(scene, 'another'),
      ),
      really: async (scene) => ({ type: 'submit', form: { ...formOf(scene), password_confirm: 'another' } }),
    },
    {
      ...gesture('fills the form', { type: 'submit', form }, (scene) => create(scene, MIRA.password)),
      really: async (scene) => ({ type: 'submit', form: formOf(scene) }),
    },
    gesture('enters half a code', { type: 'checkCode', code: '123' }, async (scene) => {
      await fill(scene, { Code: '123' })
      await press(scene, 'Check the code')
    }),
    gesture('goes back', { type: 'back' }, goBack),
    ...codeWalk(registerFlow, asksElsewhere, { call: 'sendRegisterCode' }),
    answers('checkRegisterCode', 'the code is right', { verify_ticket: 'ticket', expire_time: 0 }),
    refuses('checkRegisterCode', 'the code was replaced meanwhile', 'wrong-code', (scene) =>
      anotherCode(scene, session.sendRegisterCode, MIRA.email),
    ),
    refuses('checkRegisterCode', 'somebody joined with this address', 'account-taken', memberJoins),
    breaks('checkRegisterCode', 'the server fails', 'busy'),
    answers('register', 'the account is made', { user_id: 1, user_no: '10000000' }),
    refuses('register', 'somebody was faster', 'account-taken', memberJoins),
    breaks('register', 'the answer is garbled', 'misasked'),
  ],
  expects: {
    arriving: passing,
    loadingInviter: isWaiting,
    inviteMissing: (scene) => says(scene, /^This link has no invite code/),
    inviterUnknown: (scene) => says(scene, /^Nobody has the invite code of this link/),
    idle: (scene) => heading(scene, 'Create an account'),
    invalid: (scene) => alerts(scene, 'This is not an e-mail address.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: saysUnsent,
    codeSent: (scene) => says(scene, new RegExp(`^Sent to ${MIRA.email}\\. Valid for [45] minutes\\.$`)),
    checkingCode: (scene) => isBusy(scene, 'Check the code'),
    codeIncomplete: (scene) => says(scene, 'The code has 6 digits.'),
    codeRejected: (scene) =>
      alerts(
        scene,
        scene.context.trouble?.message || /^(The code is not correct|An account with this e-mail already exists)/,
      ),
    choosing: (scene) => heading(scene, 'Choose a password'),
    correcting: (scene) => says(scene, 'The two passwords differ.'),
    submitting: (scene) => isBusy(scene, 'Create my account'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /^An account with this e-mail already exists/),
    done: (scene) => heading(scene, 'Choose a password'),
  },
  arrives: {
    done: async (scene) => {
      await isAt(scene, '/pages/login/login')
      await says(scene, 'Your account is ready. Please sign in.')
      const { user_info } = await scene.world.enter(MIRA.email, MIRA.password)
      expect(user_info.inviter_username === null).toBe(!scene.context.invited)
    },
  },
})
