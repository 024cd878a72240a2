import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { incomingCounts, incomingOrders } from '#stories/fixtures/incoming.ts'
import { merchantAwaitingWallet, merchantPassedOn } from '#stories/fixtures/order-merchant.ts'
import { answer, heading, isWaiting, press, wait } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { goesOn, hearsOf } from '#tests/world/events.ts'
import { hasSold } from '#tests/world/orders.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'
import { becomesMerchant, nobodyBuys } from '#tests/world/trade.ts'

const { gesture, answers, refuses, breaks, after, timed } = sayings(urgentOrdersFlow)
const OFFERED = 'T2603040010'
const OFFER = 'T0000000512'
const said = (accept: 0 | 1) => ({ order_no: OFFER, version: 2, accept }) as const
const sheet = ({ page }: Pick<FlowScene, 'page'>) => page.getByRole('dialog', { name: 'Decline this offer?' })
type FlowScene = Scene<typeof urgentOrdersFlow>

async function ready(phone: Phone) {
  const { world } = phone
  await nobodyBuys(world)
  await join(world, OTTO)
  await becomesMerchant(world, OTTO, { name: 'Harbour Office', merchantNo: '90718826' })
  await join(world, MIRA)
  await hasSold(world, MIRA, { orderNo: OFFERED, steps: [['offer', 'system']], ago: 4.25 })
  await holds(phone, OTTO)
}

async function isOfferedAnother({ page, world, state }: FlowScene) {
  const isAsking = state === 'opening' || state === 'following'
  const isList = (request: { url(): string }) => new URL(request.url()).pathname === merchant.list.path
  const heard = isAsking ? page.waitForEvent('requestfailed', isList) : page.waitForRequest(isList)
  await hearsOf(world, OTTO, 'order')
  await heard
}

const isShown = ({ page }: Pick<FlowScene, 'page'>) =>
  expect(
    page
      .locator('[data-urgent-orders]')
      .getByText(/^(Your answer, please|No order waits for anything\.)$/)
      .first(),
  ).toBeVisible()

walk(urgentOrdersFlow, {
  shows: 'data-urgent-orders',
  opens: [{ title: 'a merchant opens the centre', at: '/pages/user/user1', before: ready }],
  wires: { list: calling(merchant.list), answer: calling(merchant.answer), listening: atOnce },
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
    answers('answer', 'it is theirs', merchantAwaitingWallet, undefined, (context) => context.answer?.accept === 1),
    answers('answer', 'it goes to another one', merchantPassedOn, undefined, ({ answer: last }) => last?.accept === 0),
    refuses('answer', 'it went on meanwhile', 'moved-on', ({ world }) => goesOn(world, 'trade_order', OFFERED)),
    gesture('accepts', { type: 'accept', answer: said(1) }, (scene) => press(scene, 'Accept')),
    gesture('would rather not', { type: 'decline', answer: said(0) }, (scene) => press(scene, 'Decline')),
    gesture('declines', { type: 'confirm' }, (scene) => answer(scene, 'Decline')),
    gesture('thinks again', { type: 'back' }, (scene) => press(scene, 'Go back')),
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
    askedToDecline: (scene) => expect(sheet(scene)).toBeVisible(),
    answering: ({ page }) => expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible(),
    accepted: isShown,
  },
  arrives: {
    accepted: (scene) => heading(scene, 'History'),
  },
})
