import { partnerCategories } from '#stories/fixtures/affiliate.ts'
import { says } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { walk } from '#tests/walk/walk.ts'
import { followWalk, moneyFlow } from '#tests/walks/lib/follow.ts'

const part = ({ page }: Pick<Still, 'page'>) => page.locator('[data-header]')
/** The list below does not wait for it, and stays. */
const list = ({ page }: Pick<Still, 'page'>) => expect(page.getByLabel('Sorted by')).toBeVisible()

const followed = followWalk({
  calls: /^\/pdd\/cate\/cateList$/,
  gives: { list: partnerCategories },
  isPanel: true,
  isUntold: true,
  sees: (scene) =>
    expect(part(scene).getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'All' })).toBeVisible(),
})

walk(moneyFlow, {
  ...followed,
  shows: 'data-header',
  opens: [{ title: 'a visitor looks for a category of a partner', at: '/pages/mall/mall' }],
  expects: {
    ...followed.expects,
    opening: (scene) => expect(part(scene).getByRole('progressbar', { name: 'Loading' })).toBeVisible(),
    unreachable: (scene) => says(scene, 'The categories did not load.'),
    refreshing: followed.expects.showing,
  },
  arrives: {
    unreachable: async (scene) => {
      await says(scene, 'The categories did not load.')
      await list(scene)
    },
  },
})
