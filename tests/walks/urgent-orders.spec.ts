import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { incomingCounts, incomingOrders } from '#stories/fixtures/incoming.ts'
import { isWaiting, press, wait } from '#tests/lib/walk-gestures.ts'
import { hearsOfOrders, sells } from '#tests/lib/walk-orders.ts'
import { holds, join, MIRA, OTTO } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { becomesMerchant, nobodyBuys } from '#tests/lib/walk-trade.ts'
import { atOnce, calling } from '#tests/lib/walk-wires.ts'
import { type Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

const { gesture, answers, breaks, after, timed } = sayings(urgentOrdersFlow)
type FlowScene = Scene<typeof urgentOrdersFlow>

async function ready(phone: Phone) {
  const { world } = phone
  await nobodyBuys(world)
  await join(world, OTTO)
  await becomesMerchant(world, OTTO, { name: 'Harbour Office', merchantNo: '90718826' })
  await join(world, MIRA)
  await sells(world, MIRA, { orderNo: 'T2603040010', steps: [['offer', 'system']], ago: 4.25 })
  await holds(phone, OTTO)
}

async function isOfferedAnother({ page, world, state }: FlowScene) {
  const isAsking = state === 'opening' || state === 'following'
  const isList = (request: { url(): string }) => new URL(request.url()).pathname === merchant.list.path
  const heard = isAsking ? page.waitForEvent('requestfailed', isList) : page.waitForRequest(isList)
  await hearsOfOrders(world, OTTO)
  await heard
}

const isShown = ({ page }: Pick<FlowScene, 'page'>) =>
  expect(
    page
      .locator('[data-urgent-orders]')
      .getByText(/^(Answer the offer|No order waits for anything\.)$/)
      .first(),
  ).toBeVisible()

walk(urgentOrdersFlow, {
  shows: 'data-urgent-orders',
  opens: [{ title: 'a merchant opens the centre', at: '/pages/user/user1', before: ready }],
  wires: { list: calling(merchant.list), listening: atOnce },
  events: [
    answers('list', 'the orders come', {
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: 1,
      data: [incomingOrders[0]],
      counts: incomingCounts,
    }),
    breaks('list', 'they do not come', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('is offered another one', { type: 'changed', topic: 'order' }, isOfferedAnother),
    timed('waits until an offer is over', { type: 'expire' }, (scene) => wait(scene, 46)),
    after('a while later', 'followAgain.urgentOrders.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    opening: isWaiting,
    unreachable: ({ page }) => expect(page.locator('[data-urgent-orders]').getByRole('alert')).toHaveText(/^-500/),
    showing: isShown,
    following: isShown,
    behind: isShown,
  },
})
