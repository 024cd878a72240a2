import { alerts } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Door, Still, Walk } from '#tests/walk/table.ts'
import type { followWalk, moneyFlow } from './follow.ts'

type Panel = Walk<typeof moneyFlow>
type Seen = Pick<Still, 'page'>

const isComing = ({ page }: Seen) =>
  expect(page.locator('[data-header] > section')).toHaveAttribute('aria-busy', 'true')
const listStays = ({ page }: Seen) => expect(page.getByLabel('Sorted by')).toBeVisible()

/** What stands above the goods of a shop: whatever becomes of it, they do not wait for it. */
export const shopPanel = (
  followed: ReturnType<typeof followWalk>,
  door: Door<typeof moneyFlow>,
  stays: (scene: Seen) => Promise<unknown> = listStays,
): Panel => ({
  ...followed,
  shows: 'data-header',
  opens: [door],
  expects: {
    ...followed.expects,
    opening: isComing,
    unreachable: (scene) => alerts(scene, /-200/),
    refreshing: isComing,
  },
  arrives: {
    unreachable: async (scene) => {
      await alerts(scene, /-200/)
      await stays(scene)
    },
  },
})
