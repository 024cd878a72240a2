import { coinAccount } from '#stories/fixtures/wallet.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { alerts, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { walk } from '#tests/walk/walk.ts'

const isOfPanel = ({ page }: Pick<Phone, 'page'>) => page.locator('[data-chart] > section')
const isComing = (scene: Still) => expect(isOfPanel(scene)).toHaveAttribute('aria-busy', 'true')
/** The list below does not wait for it, and stays. */
const list = (scene: Still) => says(scene, 'No activity yet')

const followed = followWalk({
  calls: /^\/user\/finance\/get_c_data$/,
  gives: coinAccount,
  isPanel: true,
  sees: (scene) => says(scene, /^1 coin = /),
})

walk(moneyFlow, {
  ...followed,
  shows: 'data-chart',
  opens: [{ title: 'a member looks at what a coin costs', at: '/pages/wallets/k_wallet', before: hasMoney }],
  expects: {
    ...followed.expects,
    opening: isComing,
    unreachable: (scene) => alerts(scene, /-200/),
    refreshing: isComing,
  },
  arrives: {
    unreachable: async (scene) => {
      await alerts(scene, /-200/)
      await list(scene)
    },
  },
})
