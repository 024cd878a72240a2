import { equity } from '#contract/equity.ts'
import { fundFlow } from '#machines/equity/fund.flow.ts'
import { fundOfNobody } from '#stories/fixtures/equity.ts'
import { alerts, heading, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { fundGoes, listsFund } from '#tests/world/shares.ts'

const { gesture, answers, refuses, breaks } = sayings(fundFlow)

const AT = '/pages/fund-detail/fund-detail?id=1'

const sees = (scene: Still<typeof fundFlow>) =>
  says(scene, 'This is the past, not the future. What was says nothing of what will be.')

walk(fundFlow, {
  opens: [
    {
      title: 'a visitor looks at a fund',
      at: AT,
      input: { which: 1, signedIn: false },
      before: ({ world }: Phone) => listsFund(world),
    },
    {
      title: 'a member looks at a fund',
      at: AT,
      input: { which: 1, signedIn: true },
      before: async (phone) => {
        await listsFund(phone.world)
        await joins(phone)
      },
    },
  ],
  wires: { fund: calling(equity.fund) },
  events: [
    answers('fund', 'it comes', fundOfNobody),
    refuses('fund', 'there is no such fund', 'missing', ({ world }) => fundGoes(world)),
    breaks('fund', 'it does not come', 'busy'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('looks back to its beginning', { type: 'range', range: 'all' }, (scene) => press(scene, 'Since it began')),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    missing: (scene) => heading(scene, 'There is nothing here'),
    showing: async (scene) => {
      await sees(scene)
      await expect(scene.page.getByRole('slider', { name: 'Value of one share, day by day' })).toBeAttached()
    },
    ranging: async (scene) => {
      await sees(scene)
      await isWaiting(scene)
    },
    chartError: async (scene) => {
      await sees(scene)
      await alerts(scene, /-200/)
    },
  },
})
