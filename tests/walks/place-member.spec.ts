import { service } from '#contract/service.ts'
import { placeFlow, type PlaceForm } from '#machines/service/place.flow.ts'
import { placedOne } from '#stories/fixtures/service.ts'
import { holdsCentre } from '#tests/lib/walk-centre.ts'
import { alerts, heading, isBusy, press } from '#tests/lib/walk-gestures.ts'
import { join, MIRA, OTTO } from '#tests/lib/walk-people.ts'
import { memberId } from '#tests/lib/walk-trade.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import { expect } from '#tests/lib/walk-phone.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks } = sayings(placeFlow)
type Here = Scene<typeof placeFlow>

const nobody: PlaceForm = { username: '', parent_no: '' }
const form: PlaceForm = { username: OTTO.email, parent_no: '' }

async function says(scene: Here, { username }: PlaceForm) {
  await scene.page.getByRole('dialog').getByLabel('Member', { exact: true }).fill(username)
  await press(scene, 'Set inviter')
}

walk(placeFlow, {
  shows: 'data-sheet',
  opens: [
    {
      says: 'a centre opens the sheet',
      at: '/pages/business_center/business_center?place=1',
      before: async (phone) => {
        await holdsCentre(phone)
        await join(phone.world, OTTO)
      },
    },
  ],
  wires: { send: calling(service.place) },
  events: [
    answers('send', 'the inviter is set', placedOne),
    refuses('send', 'there was one already', 'said-already', async ({ world }) => {
      const inviter_id = await memberId(world, MIRA)
      await world.sql.updateTable('member').set({ inviter_id }).where('email', '=', OTTO.email).execute()
    }),
    breaks('send', 'the answer is lost', 'silent'),
    gesture('says nobody', { type: 'submit', form: nobody }, (scene) => says(scene, nobody)),
    gesture('says who', { type: 'submit', form }, (scene) => says(scene, form)),
  ],
  expects: {
    idle: ({ page }) => expect(page.getByRole('button', { name: 'Set inviter' })).toBeVisible(),
    invalid: (scene) => alerts(scene, 'Please enter a recipient.'),
    submitting: (scene) => isBusy(scene, 'Set inviter'),
    rejected: ({ page }) => expect(page.getByRole('dialog').getByRole('alert')).toBeVisible(),
    unknown: (scene) => alerts(scene, /^-500/),
    done: (scene) => heading(scene, 'The inviter is set'),
  },
})
