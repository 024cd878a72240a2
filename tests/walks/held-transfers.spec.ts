import { LOOK_BACK } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { heldSums } from '#stories/fixtures/wallet.ts'
import { followWalk, moneyFlow } from '#tests/walks/lib/follow.ts'
import { alerts, says } from '#tests/walk/gestures.ts'
import { holds, join, MIRA, OTTO, receives, setPin } from '#tests/walk/people.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { walk } from '#tests/walk/walk.ts'

const PIN = '204816'

async function isPaidInDoubt(phone: Phone) {
  const { world } = phone
  await join(world, MIRA)
  const { id } = await join(world, OTTO)
  await setPin(world, OTTO, PIN)
  await receives(world, OTTO, 5_000n)
  await world.sql.updateTable('member').set({ doubted_at: world.now() }).where('id', '=', id).execute()
  const { token } = await world.enter(OTTO.email, OTTO.password)
  const wish = { to: MIRA.email, account: 'balance', amount: '8', remark: '', token }
  const { data } = await world.ask(transfer.quote.path, wish)
  const { quote_no } = data as { quote_no: string }
  const paid = { ...wish, quote_no, payword: PIN, idem: 'a-key-of-this-walk' }
  const { code, msg } = await world.ask(transfer.send.path, paid)
  expect(code, msg).toBe(1)
  world.forward(LOOK_BACK + 1)
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
