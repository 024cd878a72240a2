import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { SECOND_ASKED, secondWalk } from '#tests/walks/lib/factor.ts'
import { heading, press } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { asksElsewhere, provingWalk } from '#tests/walks/lib/proving.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hasApp } from '#tests/world/factor.ts'
import { asksToLeave, WAITED_FOR, waitsFor } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses } = sayings(signInFlow)
const second = secondWalk(signInFlow)
const proving = provingWalk(signInFlow, { call: 'signIn', act: 'Sign in' })

walk(signInFlow, {
  opens: [
    {
      title: 'opens the page',
      at: '/pages/login/login',
      input: { way: 'email' },
      before: ({ world }) => join(world, MIRA),
    },
    {
      title: 'opens the other page',
      at: '/pages/login/login1',
      input: { way: 'account' },
      before: ({ world }) => join(world, MIRA),
    },
    {
      title: 'comes back from the letter',
      at: '/pages/login/login1',
      input: { way: 'code', asked: { account: MIRA.email, sent: WAITED_FOR } },
      before: async ({ world, keeps }) => {
        await join(world, MIRA)
        await asksElsewhere({ world })
        await keeps(waitsFor(world, 'login', MIRA.email))
      },
    },
  ],
  wires: { sendCode: calling(session.sendCode), signIn: calling(session.signIn), enter: calling(factor.enter) },
  events: [
    ...proving.events,
    ...second.events,
    refuses('signIn', 'they are asked for a second step', 'second-needed', ({ world }) => hasApp(world), SECOND_ASKED),
    answers('enter', 'the second is right, too', { cancel_revoked: 0 }),
    answers('enter', 'the second withdraws a cancellation', { cancel_revoked: 1 }, asksToLeave),
    gesture('continues', { type: 'continue' }, (scene) => press(scene, 'Continue')),
    answers('signIn', 'that is right', { cancel_revoked: 0 }),
    answers('signIn', 'that withdraws a cancellation', { cancel_revoked: 1 }, asksToLeave),
  ],
  expects: {
    ...proving.expects,
    ...second.expects,
    idle: async (scene) => {
      await heading(scene, 'Sign in')
      await expect(scene.page.getByRole('alert')).toHaveCount(0)
    },
    submitting: proving.proves,
    cancellationWithdrawn: (scene) => heading(scene, 'Your account stays'),
  },
  arrives: proving.arrives,
})
