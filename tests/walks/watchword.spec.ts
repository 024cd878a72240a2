import { security } from '#contract/security.ts'
import { watchwordFlow } from '#machines/security/watchword.flow.ts'
import { alerts, fill, heading, isBusy, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import type { Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { changePassword, MIRA } from '#tests/world/people.ts'
import { joins } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks } = sayings(watchwordFlow)
type FlowScene = Scene<typeof watchwordFlow>

const WORDS = 'two green lighthouses'
const form = { watchword: WORDS, password: MIRA.password }

const choose = (said: typeof form) => async (scene: FlowScene) => {
  const name = scene.context.watchword === null ? 'Watchword' : 'New watchword'
  await fill(scene, { [name]: said.watchword, Password: said.password })
  await press(scene, 'Save watchword')
}

async function chosen({ world }: FlowScene) {
  const form = { watchword: 'an old anchor', password: MIRA.password }
  await world.give(security.setWatchword, form, await world.enter(MIRA.email, MIRA.password))
}

walk(watchwordFlow, {
  opens: [
    {
      title: 'a member opens it',
      at: '/pages/users/setting?part=watchword',
      input: undefined,
      before: joins,
    },
  ],
  wires: { watchword: calling(security.watchword), send: calling(security.setWatchword) },
  events: [
    answers('watchword', 'there is none yet', { watchword: null }),
    answers('watchword', 'there is one', { watchword: 'an old anchor' }, chosen),
    breaks('watchword', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('chooses the password', { type: 'submit', form: { ...form, watchword: MIRA.password } }, (scene) =>
      choose({ ...form, watchword: MIRA.password })(scene),
    ),
    gesture('chooses well', { type: 'submit', form }, choose(form)),
    answers('send', 'it is saved', { watchword: WORDS }),
    refuses('send', 'the password is another one by now', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
    ),
    breaks('send', 'the answer is lost', 'silent'),
  ],
  expects: {
    loading: (scene) => isWaiting(scene),
    unreachable: (scene) => heading(scene, 'This did not load'),
    idle: ({ page, context }) =>
      expect(page.getByLabel(context.watchword === null ? 'Watchword' : 'New watchword')).toHaveValue(''),
    invalid: (scene) => alerts(scene, /^Please don’t use your password here/),
    submitting: (scene) => isBusy(scene, 'Save watchword'),
    rejected: (scene) => alerts(scene, scene.context.trouble?.message || 'The password is not correct.'),
    unknown: (scene) => alerts(scene, /^-500/),
    done: (scene) => heading(scene, WORDS),
  },
})
