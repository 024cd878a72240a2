import { LOOK_BACK } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { heldSums } from '#stories/fixtures/wallet.ts'
import { followWalk, moneyFlow } from '#tests/walks/lib/follow.ts'
import { alerts, says } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { gains, PIN, quoted } from '#tests/world/money.ts'

async function isPaidInDoubt(phone: Phone) {
  const { world } = phone
  await join(world, MIRA)
  const { id } = await join(world, OTTO)
  await setPin(world, OTTO, PIN)
  await gains(world, OTTO, 'balance', 5_000n)
  await world.sql.updateTable('member').set({ doubted_at: world.now() }).where('id', '=', id).execute()
  const otto = await world.enter(OTTO.email, OTTO.password)
  const wish = { to: MIRA.email, account: 'balance', amount: '8', remark: '' } as const
  await world.give(transfer.send, await quoted(world, otto, wish), otto)
  world.clock.pass(LOOK_BACK + 1)
  await holds(phone, MIRA)
}

const isOfPanel = ({ page }: Pick<Phone, 'page'>) => page.locator('[data-held] > section')
const isComing = (scene: Still) => expect(isOfPanel(scene)).toHaveAttribute('aria-busy', 'true')

const followed = followWalk({
  calls: /^\/user\/finance\/held$/,
  gives: heldSums,
  isPanel: true,
  sees: (scene) => says(scene, 'Received and still held'),
})

walk(moneyFlow, {
  ...followed,
  shows: 'data-held',
  opens: [{ title: 'a member looks at their wallets', at: '/pages/wallets/wallets', before: isPaidInDoubt }],
  expects: {
    ...followed.expects,
    opening: isComing,
    unreachable: (scene) => alerts(scene, /-200/),
    refreshing: isComing,
  },
})
