import { counts, unpaidOne } from '#stories/fixtures/shop-orders.ts'
import { alerts, heading } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { walk } from '#tests/walk/walk.ts'
import { followWalk, moneyFlow } from '#tests/walks/lib/follow.ts'
import { hearsOf } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'

const isOfPanel = ({ page }: Pick<Phone, 'page'>) => page.locator('[data-header] > section')
const isComing = (scene: Still) => expect(isOfPanel(scene)).toHaveAttribute('aria-busy', 'true')

const followed = followWalk({
  calls: /^\/shop\/order\/getOrderList$/,
  gives: { current_page: 1, last_page: 1, per_page: 1, total: 1, data: [unpaidOne], counts },
  isPanel: true,
  sees: ({ page }) => expect(page.getByRole('link', { name: /To pay$/ })).toBeVisible(),
  changes: {
    topic: 'shop-order',
    title: 'hears of an order',
    act: ({ world }) => hearsOf(world, MIRA, 'shop-order'),
  },
})

walk(moneyFlow, {
  ...followed,
  shows: 'data-header',
  opens: [{ title: 'a member opens Mine', at: '/pages/user/user', before: (phone) => joins(phone) }],
  expects: {
    ...followed.expects,
    opening: isComing,
    unreachable: (scene) => alerts(scene, /-200/),
    refreshing: isComing,
  },
  arrives: {
    unreachable: async (scene) => {
      await alerts(scene, /-200/)
      await heading(scene, 'Shop orders')
    },
  },
})
