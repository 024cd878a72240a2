import { subscription, type SUBSCRIBE_STATUSES, type SubscribeItem } from '#contract/subscription.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { subscriptionItems } from '#stories/fixtures/ventures.ts'
import { press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { isSold } from '#tests/world/invest.ts'

const subscriptionsFlow = browseFlow<SubscribeItem, { status: (typeof SUBSCRIBE_STATUSES)[number] | '' }>()
const { gesture } = sayings(subscriptionsFlow)

const AT = '/pages/index/cp'

const list = listWalk(subscriptionsFlow, {
  call: subscription.index,
  rows: [subscriptionItems[0], subscriptionItems[1]],
  has: isSold({ kind: 'subscribe' }),
  finds: ({ filter }) => filter.status === '',
  sees: ({ page }) => expect(page.getByText(/^Demo (1|subscription Roast)$/).first()).toBeVisible(),
  nothing: /^(No subscriptions yet|Nothing found)$/,
})

walk(subscriptionsFlow, {
  opens: [
    { title: 'a visitor opens the subscriptions', at: AT, input: { filter: { status: '' } } },
    {
      title: 'a visitor opens those that are over',
      at: `${AT}?status=ended`,
      input: { filter: { status: 'ended' } },
      before: isSold({ kind: 'subscribe' })(1),
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    gesture(
      'looks at those that are sold out',
      { type: 'filter', filter: { status: 'sold_out' } },
      ({ page }) => page.getByRole('button', { name: 'Sold out' }).tap(),
      ({ filter }) => filter.status === '',
    ),
    gesture(
      'asks for all of them again',
      { type: 'filter', filter: { status: '' } },
      (scene) => press(scene, 'Show all'),
      (_, state) => state === 'nothingFound',
    ),
  ],
  expects: list.expects,
})
