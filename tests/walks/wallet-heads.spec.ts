import { money } from '#stories/fixtures/account.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { alerts, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { walk } from '#tests/walk/walk.ts'

const isOfPanel = ({ page }: Pick<Phone, 'page'>) => page.locator('[data-header] > section')
const isComing = (scene: Still) => expect(isOfPanel(scene)).toHaveAttribute('aria-busy', 'true')
/** The list below does not wait for it, and stays. */
const list = (scene: Still) => says(scene, 'No activity yet')

const followed = followWalk({
  calls: /^\/user\/(user\/get_user_money|jf\/index)$/,
  gives: money,
  isPanel: true,
  sees: (scene) => says(scene, /^(To spend|Earned and not converted yet|Available|Available points)$/),
})

walk(moneyFlow, {
  ...followed,
  shows: 'data-header',
  opens: ['/pages/wallets/gw_wallet', '/pages/wallets/fx_wallet', '/pages/wallets/k_wallet', '/pages/jf/money'].map(
    (at) => ({
      title: `a member opens ${at}`,
      at,
      before: hasMoney,
    }),
  ),
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
