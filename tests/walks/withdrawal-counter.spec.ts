import { counter, withdrawalRows } from '#stories/fixtures/withdrawal.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { heading, isWaiting } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { hasBank } from '#tests/world/banks.ts'
import { MIRA } from '#tests/world/people.ts'

const followed = followWalk({
  calls: /^\/user\/withdraw\/(getAtmInfo|getAtmList1)$/,
  gives: { counter, latest: withdrawalRows.slice(0, 3) },
  sees: ({ page }) => expect(page.getByRole('link', { name: /EUR to a bank account/ })).toBeVisible(),
})

walk(moneyFlow, {
  ...followed,
  opens: [
    {
      title: 'a member opens the ways out',
      at: '/pages/money/atm',
      before: async (phone) => {
        await hasMoney(phone)
        await hasBank(phone.world, MIRA)
      },
    },
  ],
  expects: {
    ...followed.expects,
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    refreshing: isWaiting,
  },
})
