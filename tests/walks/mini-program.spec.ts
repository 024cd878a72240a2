import { session } from '#contract/session.ts'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { sandbox } from '#server/session/mini-program.ts'
import { alerts, fill, heading, isAt, isBusy, press, says } from '#tests/lib/walk-gestures.ts'
import { insideTheHost, miniProgramHost } from '#tests/lib/walk-host.ts'
import { changePassword, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks } = sayings(miniProgramFlow)
type Here = Scene<typeof miniProgramFlow>

const CODE = 'sandbox-mira'
const ACCOUNT = 'Phone number, username or e-mail'
const unknown = { openid: 'o', session_key: 'k', bound: 0 }

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
    { says: 'opens the page in a browser', at: '/pages/login/mp_login', input: { supported: false } },
    {
      says: 'opens the page in the mini-program',
      at: '/pages/login/mp_login',
      input: { supported: true },
      before: async ({ page, world }) => {
        await join(world, MIRA)
        await page.addInitScript(insideTheHost)
      },
    },
  ],
  browserOnly: 'The program around the app is asked.',
  wires: { grant: miniProgramHost(CODE), authorise: calling(session.authorise), bind: calling(session.bind) },
  events: [
    gesture('authorises', { type: 'start' }, (scene) =>
      press(scene, scene.state === 'authRefused' ? 'Check again' : 'Authorise'),
    ),
    answers('grant', 'the host agrees', { code: CODE }),
    breaks('grant', 'the host says no', 'silent'),
    answers('authorise', 'the server does not know them', unknown),
    answers('authorise', 'the server knows them', { ...unknown, bound: 1 }, isBoundAlready),
    breaks('authorise', 'no answer comes', 'silent'),
    gesture(
      'fills the form badly',
      { type: 'submit', form: { account: MIRA.email, password: '', code: '' } },
      (scene) => connect(scene, ''),
    ),
    gesture(
      'fills the form',
      { type: 'submit', form: { account: MIRA.email, password: MIRA.password, code: '' } },
      (scene) => connect(scene, MIRA.password),
    ),
    answers('bind', 'they are connected', {}),
    refuses('bind', 'the password was changed meanwhile', 'wrong-login', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
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
    correcting: (scene) => says(scene, 'Please enter your password.'),
    binding: (scene) => isBusy(scene, 'Connect and sign in'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || 'The account or the password is not correct.'),
    done: async (scene) => {
      await isAt(scene, '/pages/index/new_index')
      await expect(scene.page.locator('html')).toHaveAttribute('data-session', /^member/)
    },
  },
})
