import { CODE_RESEND } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { sandbox } from '#server/session/mini-program.ts'
import {
  alerts,
  anotherCode,
  fill,
  heading,
  isAt,
  isBusy,
  isShut,
  press,
  saysUnsent,
  wait,
} from '#tests/lib/walk-gestures.ts'
import { insideTheHost, miniProgramHost } from '#tests/lib/walk-host.ts'
import { asksElsewhere, asksElsewhereInVain, living } from '#tests/lib/walk-login-code.ts'
import { changePassword, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks, timed } = sayings(miniProgramFlow)
type Here = Scene<typeof miniProgramFlow>

const CODE = 'sandbox-mira'
const ACCOUNT = 'Phone number, username or e-mail'
const unknown = { openid: 'o', session_key: 'k', bound: 0 }

const byPassword = ({ way }: Here['context']) => way === 'account'
const hasCode = ({ way, sent }: Here['context']) => way === 'code' && sent !== undefined
const asksForCode = (context: Here['context']) =>
  context.way === 'code' && context.sent === undefined && !isShut(context)

async function sendsCode(scene: Here, account: string) {
  await fill(scene, { [ACCOUNT]: account })
  await press(scene, 'Send the code')
}

async function connect(scene: Here, password: string) {
  await fill(scene, { [ACCOUNT]: MIRA.email, Password: password })
  await press(scene, 'Connect and sign in')
}

async function isBoundAlready({ world: { sql, now } }: Here) {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', MIRA.email).executeTakeFirstOrThrow()
  const openid = (await sandbox.openidOf(CODE)) ?? ''
  await sql.insertInto('mini_identity').values({ openid, member_id: id, created_at: now(), bound_at: now() }).execute()
}

walk(miniProgramFlow, {
  opens: [
    { says: 'opens the page in a browser', at: '/pages/login/mp_login', input: { supported: false, inviteCode: '' } },
    {
      says: 'opens the page in the mini-program',
      at: '/pages/login/mp_login',
      input: { supported: true, inviteCode: '' },
      before: async ({ page, world }) => {
        await join(world, MIRA)
        await page.addInitScript(insideTheHost)
      },
    },
  ],
  browserOnly: 'The program around the app is asked.',
  wires: {
    grant: miniProgramHost(CODE),
    authorise: calling(session.authorise),
    sendCode: calling(session.sendCode),
    bind: calling(session.bind),
  },
  events: [
    gesture('authorises', { type: 'start' }, (scene) =>
      press(scene, scene.state === 'authRefused' ? 'Check again' : 'Authorise'),
    ),
    answers('grant', 'the host agrees', { code: CODE, encrypted_data: '', iv: '' }),
    breaks('grant', 'the host says no', 'silent'),
    answers('authorise', 'the server does not know them', unknown),
    answers('authorise', 'the server knows them', { ...unknown, bound: 1 }, isBoundAlready),
    breaks('authorise', 'no answer comes', 'silent'),
    gesture(
      'fills the form badly',
      { type: 'submit', form: { account: MIRA.email, password: '', code: '' } },
      (scene) => connect(scene, ''),
      byPassword,
    ),
    gesture(
      'fills the form',
      { type: 'submit', form: { account: MIRA.email, password: MIRA.password, code: '' } },
      (scene) => connect(scene, MIRA.password),
      byPassword,
    ),
    gesture('chooses the code', { type: 'switchWay', way: 'code' }, (scene) => press(scene, 'Code'), byPassword),
    gesture(
      'chooses the password',
      { type: 'switchWay', way: 'account' },
      (scene) => press(scene, 'Password'),
      ({ way }) => way === 'code',
    ),
    gesture(
      'asks for a code to no address',
      { type: 'sendCode', account: '' },
      (scene) => sendsCode(scene, ''),
      asksForCode,
    ),
    gesture(
      'asks for a code',
      { type: 'sendCode', account: MIRA.email },
      (scene) => sendsCode(scene, MIRA.email),
      asksForCode,
    ),
    timed(
      'waits, and asks for a code',
      { type: 'sendCode', account: MIRA.email },
      async (scene) => {
        await wait(scene, CODE_RESEND + 1)
        await sendsCode(scene, MIRA.email)
      },
      (context) => context.sent === undefined && isShut(context),
    ),
    timed(
      'asks for another code',
      { type: 'sendCode', account: MIRA.email },
      async (scene) => {
        await wait(scene, CODE_RESEND + 1)
        await press(scene, 'Send the code again')
      },
      hasCode,
    ),
    {
      ...gesture(
        'enters the code',
        { type: 'submit', form: { account: MIRA.email, password: '', code: '000000' } },
        async (scene) => {
          await fill(scene, { Code: await scene.world.codeFor(MIRA.email) })
          await press(scene, 'Connect and sign in')
        },
        hasCode,
      ),
      really: async ({ world }) => ({
        type: 'submit',
        form: { account: MIRA.email, password: '', code: await world.codeFor(MIRA.email) },
      }),
    },
    gesture(
      'enters no code',
      { type: 'submit', form: { account: MIRA.email, password: '', code: '' } },
      async (scene) => {
        await fill(scene, { Code: '' })
        await press(scene, 'Connect and sign in')
      },
      hasCode,
    ),
    answers('sendCode', 'the code goes out', { ...living, request_no: '' }),
    refuses('sendCode', 'another phone just asked', 'code-lives', asksElsewhere, {
      retry_after: CODE_RESEND,
      fresh: living,
    }),
    refuses('sendCode', 'codes were asked for in vain', 'too-often', asksElsewhereInVain, { retry_after: CODE_RESEND }),
    breaks('sendCode', 'no answer comes', 'silent'),
    answers('bind', 'they are connected', {}),
    refuses('bind', 'the proof does not hold any more', 'wrong-login', (scene) =>
      byPassword(scene.context)
        ? changePassword(scene.world, MIRA.email, 'another-one-altogether')
        : anotherCode(scene, session.sendCode.path, MIRA.email, { scene: 'login' }),
    ),
    breaks('bind', 'the server fails', 'busy'),
  ],
  expects: {
    arriving: async () => undefined,
    unsupported: (scene) => heading(scene, 'This works inside the mini-program only'),
    idle: (scene) => heading(scene, 'One tap'),
    granting: (scene) => isBusy(scene, 'Authorise'),
    authorising: (scene) => isBusy(scene, 'Authorise'),
    authRefused: (scene) => heading(scene, 'Please confirm the authorisation'),
    needBind: (scene) => heading(scene, 'Connect your account'),
    correcting: (scene) => alerts(scene, /^Please enter (your password|the code|your phone number, .*)\.$/),
    sendingCode: ({ page }) =>
      expect(page.getByRole('button', { name: /^Send (the code|again)|^Connect and sign in$/ }).first()).toBeVisible(),
    codeSent: ({ page }) => expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled(),
    sendFailed: saysUnsent,
    binding: (scene) => isBusy(scene, 'Connect and sign in'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || /is not correct/),
    done: async (scene) => {
      await isAt(scene, '/pages/index/new_index')
      await expect(scene.page.locator('html')).toHaveAttribute('data-session', /^member/)
    },
  },
})
