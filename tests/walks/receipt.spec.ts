import { invest, type InvestOrderInfo } from '#contract/invest.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { coolingOrder } from '#stories/fixtures/invest-orders.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { isAnothers } from '#tests/world/events.ts'
import { putsIn } from '#tests/world/invest.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

const flow = readFlow<InvestOrderInfo, { order_no: string }>()
const { gesture, answers, refuses, breaks } = sayings(flow)

const orderNo = coolingOrder.order_no
const input = { which: { order_no: orderNo } }

walk(flow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a member reads what was just bought',
      at: `/pages/ai/ai_robot?segment=mine&receipt=${orderNo}`,
      input,
      before: async (phone) => {
        await join(phone.world, MIRA)
        await putsIn(phone.world, MIRA, { term: 14 }, orderNo)
        await holds(phone, MIRA)
      },
    },
    {
      title: 'a member reads which robot was just bought',
      at: `/pages/ai/ai_robot_order?receipt=${orderNo}`,
      input,
      before: async (phone) => {
        await join(phone.world, MIRA)
        await putsIn(phone.world, MIRA, { term: 14 }, orderNo)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: { load: calling(invest.order) },
  events: [
    answers('load', 'the order comes', coolingOrder),
    refuses('load', 'it is another member’s', 'missing', ({ world }) => isAnothers(world, 'investment', orderNo)),
    breaks('load', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    opening: isWaiting,
    showing: async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Bought', exact: true })
      await expect(sheet.getByText('You can take all of it back until')).toBeVisible()
      await expect(sheet.getByText(orderNo)).toBeVisible()
    },
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
  },
})
