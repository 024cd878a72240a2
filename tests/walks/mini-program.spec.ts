import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { SECOND_ASKED, secondWalk } from '#tests/walks/lib/factor.ts'
import { heading, isBusy, press } from '#tests/walk/gestures.ts'
import { insideTheHost, miniProgramHost } from '#tests/walk/host.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { asksElsewhere, provingWalk } from '#tests/walks/lib/proving.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasApp } from '#tests/world/factor.ts'
import { asksToLeave, WAITED_FOR, waitsFor } from '#tests/walk/holds.ts'
import { isBoundTo, join, MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(miniProgramFlow)
const second = secondWalk(miniProgramFlow)
const proving = provingWalk(miniProgramFlow, { call: 'bind', act: 'Connect and sign in' })
type FlowScene = Scene<typeof miniProgramFlow>

const CODE = 'sandbox-mira'
const unknown = { openid: 'o', session_key: 'k', bound: 0, invite_code: '', cancel_revoked: 0 }
const known = { ...unknown, bound: 1 }

const isBoundAlready = ({ world }: FlowScene) => isBoundTo(world, CODE)

async function isBoundAndLeaves(scene: FlowScene) {
  await isBoundAlready(scene)
  await asksToLeave(scene)
}

async function asksBound(scene: FlowScene) {
  await isBoundAlready(scene)
  await hasApp(scene.world)
}

async function opensInside({ page, world }: Phone) {
  await join(world, MIRA)
  await page.addInitScript(insideTheHost)
}

walk(miniProgramFlow, {
  opens: [
    { title: 'opens the page in a browser', at: '/pages/login/mp_login', input: { supported: false, inviteCode: '' } },
    {
      title: 'opens the page in the mini-program',
      at: '/pages/login/mp_login',
      input: { supported: true, inviteCode: '' },
      before: opensInside,
    },
    {
      title: 'comes back from the letter',
      at: '/pages/login/mp_login',
      input: { supported: true, inviteCode: '', identity: unknown, asked: { account: MIRA.email, sent: WAITED_FOR } },
      before: async (phone) => {
        const { world, keeps } = phone
        await opensInside(phone)
        const { openid, session_key } = await world.give(session.authorise, { code: CODE })
        await asksElsewhere(phone)
        await keeps({ ...waitsFor(world, 'login', MIRA.email), openid, session_key })
      },
    },
  ],
  wires: {
    grant: miniProgramHost(CODE),
    authorise: calling(session.authorise),
    sendCode: calling(session.sendCode),
    bind: calling(session.bind),
    enter: calling(factor.enter),
  },
  events: [
    gesture('authorises', { type: 'start' }, (scene) =>
      press(scene, scene.state === 'authRefused' ? 'Check again' : 'Authorise'),
    ),
    answers('grant', 'the host agrees', { code: CODE, encrypted_data: '', iv: '' }),
    breaks('grant', 'the host says no', 'silent'),
    answers('authorise', 'the server does not know them', unknown),
    answers('authorise', 'the server knows them', known, isBoundAlready),
    answers('authorise', 'that withdraws a cancellation', { ...known, cancel_revoked: 1 }, isBoundAndLeaves),
    breaks('authorise', 'no answer comes', 'silent'),
    ...proving.events,
    ...second.events,
    refuses('authorise', 'they are asked for a second step', 'second-needed', asksBound, SECOND_ASKED),
    refuses('bind', 'a second step is asked for first', 'second-needed', ({ world }) => hasApp(world), SECOND_ASKED),
    answers('enter', 'the second is right, too', { cancel_revoked: 0 }),
    answers('enter', 'the second withdraws a cancellation', { cancel_revoked: 1 }, asksToLeave),
    answers('bind', 'they are connected', { cancel_revoked: 0 }),
    answers('bind', 'connecting withdraws a cancellation', { cancel_revoked: 1 }, asksToLeave),
    gesture('continues', { type: 'continue' }, (scene) => press(scene, 'Continue')),
    refuses('bind', 'they authorised too long ago', 'not-authorised', ({ world }) =>
      world.sql.deleteFrom('mini_handle').execute(),
    ),
  ],
  expects: {
    ...proving.expects,
    ...second.expects,
    arriving: passing,
    unsupported: (scene) => heading(scene, 'This works inside the mini-program only'),
    idle: (scene) => heading(scene, 'One tap'),
    granting: (scene) => isBusy(scene, 'Authorise'),
    authorising: (scene) => isBusy(scene, 'Authorise'),
    authRefused: (scene) => heading(scene, 'Please confirm the authorisation'),
    needBind: (scene) => heading(scene, 'Connect your account'),
    binding: proving.proves,
    cancellationWithdrawn: (scene) => heading(scene, 'Your account stays'),
  },
  arrives: proving.arrives,
})
