import { exports } from '#contract/export.ts'
import { EXPORTS } from '#contract/limits.ts'
import { exportFlow, type ExportWish } from '#machines/export/export.flow.ts'
import { alerts, fill, isBusy, press, says } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { changePassword, MIRA } from '#tests/world/people.ts'
import { joins } from '#tests/walk/holds.ts'

const { gesture, answers, refuses, breaks } = sayings(exportFlow)
type FlowScene = Scene<typeof exportFlow>

const form = { password: MIRA.password, form: 'page' } as const

const take = (said: ExportWish) => async (scene: FlowScene) => {
  await scene.page.getByLabel('Format').selectOption(said.form)
  await fill(scene, { Password: said.password })
  await press(scene, 'Download')
}

async function tookAll({ world }: FlowScene) {
  const caller = await world.enter(MIRA.email, MIRA.password)
  for (let taken = 0; taken < EXPORTS.times; taken += 1) await world.give(exports.make, form, caller)
}

walk(exportFlow, {
  opens: [
    {
      title: 'a member opens it',
      at: '/pages/users/setting?part=export',
      input: undefined,
      before: joins,
    },
  ],
  wires: { download: calling(exports.make) },
  events: [
    gesture(
      'forgets the password',
      { type: 'submit', form: { ...form, password: '' } },
      take({ ...form, password: '' }),
    ),
    gesture('takes it along', { type: 'submit', form }, take(form)),
    answers('download', 'the file comes', undefined),
    refuses('download', 'the password is another one by now', 'wrong-password', ({ world }) =>
      changePassword(world, MIRA.email, 'another-one-altogether'),
    ),
    refuses('download', 'it was taken often enough today', 'too-often', tookAll),
    breaks('download', 'no answer comes', 'silent'),
  ],
  expects: {
    idle: ({ page }) => expect(page.getByLabel('Password', { exact: true })).toHaveValue(''),
    invalid: (scene) => alerts(scene, 'Please enter your password.'),
    making: (scene) => isBusy(scene, 'Download'),
    wrongPassword: (scene) => alerts(scene, 'The password is not correct.'),
    tooOften: (scene) => alerts(scene, /^Too many attempts\./),
    failed: (scene) => alerts(scene, /^-500/),
    ready: (scene) => says(scene, 'Saved to your downloads.'),
  },
})
