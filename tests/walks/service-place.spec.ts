import { service } from '#contract/service.ts'
import { placeFlow, type PlaceForm } from '#machines/service/place.flow.ts'
import { asked } from '#stories/fixtures/service.ts'
import { alerts, heading, isBusy, press } from '#tests/walk/gestures.ts'
import type { Scene } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { expect } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holdsCentre } from '#tests/walks/lib/centre.ts'
import { standsAs } from '#tests/world/service.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(placeFlow)
type FlowScene = Scene<typeof placeFlow>

const nobody: PlaceForm = { username: '', parent_no: '' }
const form: PlaceForm = { username: OTTO.email, parent_no: '' }

async function says(scene: FlowScene, { username }: PlaceForm) {
  await scene.page.getByRole('dialog').getByLabel('Member', { exact: true }).fill(username)
  await press(scene, 'Ask them')
}

walk(placeFlow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a centre opens the sheet',
      at: '/pages/business_center/business_center?place=1',
      before: async (phone) => {
        await holdsCentre(phone)
        await join(phone.world, OTTO)
      },
    },
  ],
  wires: { send: calling(service.place) },
  events: [
    answers('send', 'somebody is asked, or nobody can be', asked),
    refuses('send', 'the centre was stopped meanwhile', 'not-available', ({ world }) =>
      standsAs(world, MIRA, 'stopped'),
    ),
    breaks('send', 'the answer is lost', 'silent'),
    gesture('says nobody', { type: 'submit', form: nobody }, (scene) => says(scene, nobody)),
    gesture('says who', { type: 'submit', form }, (scene) => says(scene, form)),
  ],
  expects: {
    idle: ({ page }) => expect(page.getByRole('button', { name: 'Ask them' })).toBeVisible(),
    invalid: (scene) => alerts(scene, 'Please enter a recipient.'),
    submitting: (scene) => isBusy(scene, 'Ask them'),
    rejected: ({ page }) => expect(page.getByRole('dialog').getByRole('alert')).toBeVisible(),
    unknown: (scene) => alerts(scene, /^-500/),
    done: (scene) => heading(scene, 'If this person can join, we have asked them'),
  },
})
