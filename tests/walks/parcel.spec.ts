import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { parcel } from '#contract/parcel.ts'
import { required } from '#machines/lib/required.ts'
import { parcelFlow } from '#machines/parcel/parcel.flow.ts'
import { announced, collected, heldUp, second, signed } from '#stories/fixtures/parcel.ts'
import { alerts, heading, isOld, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { joins } from '#tests/walk/holds.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { copying } from '#tests/walks/lib/device.ts'
import { hearsOf, isAnothers } from '#tests/world/events.ts'
import { orderToSend, sendParcelOf, wasSent } from '#tests/world/parcels.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks, after } = sayings(parcelFlow)
type FlowScene = Scene<typeof parcelFlow>
type Seen = Still<typeof parcelFlow>

const { order_no: orderNo } = collected
/** The sandbox holds up what ends in 7. */
const NUMBERS = ['DEMO-4820195577', 'DEMO-4820195587']
const both = { packages: second.packages }

const sentAgo =
  (minutes: number) =>
  ({ world }: FlowScene) =>
    wasSent(world, orderNo, minutes)

async function hears({ page, world, state }: FlowScene) {
  const isAsking = state === 'opening' || state === 'following'
  const heard = isAsking
    ? page.waitForEvent('requestfailed', (request) => request.url().includes(parcel.express.path))
    : page.waitForRequest(`**${parcel.express.path}`)
  await hearsOf(world, MIRA, 'shop-order')
  await heard
}

const isShown = (scene: Seen) => heading(scene, required(scene.context.item).state_text)

walk(parcelFlow, {
  opens: [
    {
      title: 'a member wants to know where a parcel is',
      at: `/pages/orders/logistics_view?order_no=${orderNo}`,
      input: { orderNo },
      before: async (phone) => {
        await joins(phone)
        const order = await orderToSend(phone.world, MIRA, 2, orderNo)
        for (const number of NUMBERS) await sendParcelOf(phone.world, order, { number, lines: 1 })
      },
    },
  ],
  wires: { express: calling(parcel.express), copy: copying, listening: atOnce },
  events: [
    answers('express', 'its carrier has said nothing yet', { ...announced, ...both }, sentAgo(0)),
    answers('express', 'it was handed over', { ...collected, ...both }, sentAgo(2)),
    answers('express', 'it is held up', { ...heldUp, ...both }, sentAgo(11)),
    answers('express', 'it was delivered', { ...signed, ...both }, sentAgo(26)),
    refuses('express', 'the order is another member’s', 'missing', ({ world }) =>
      isAnothers(world, 'shop_order', orderNo),
    ),
    breaks('express', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('asks anew', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
    gesture('looks at the other parcel', { type: 'choose', packageId: 32 }, (scene) => press(scene, 'Parcel 2')),
    gesture('copies its number', { type: 'copy' }, (scene) => press(scene, 'Copy the parcel number')),
    answers('copy', 'it is copied', undefined),
    breaks('copy', 'the browser lets nobody copy', 'busy'),
    gesture('hears of the order', { type: 'changed', topic: 'shop-order' }, hears),
    after('a while later', 'followAgain.parcelPage.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    opening: isWaiting,
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    noTrace: (scene) => says(scene, /has not said anything about it yet/),
    ready: (scene) => heading(scene, 'Handed over'),
    signed: (scene) => heading(scene, 'Delivered'),
    problem: (scene) => heading(scene, 'Delayed'),
    following: isShown,
    behind: async (scene) => {
      await isShown(scene)
      await isOld(scene)
    },
    copying: isShown,
    copied: ({ page }) => expect(page.getByRole('status').filter({ hasText: 'copy successful' })).toBeVisible(),
    copyFailed: (scene) => alerts(scene, 'copy failed'),
  },
})
