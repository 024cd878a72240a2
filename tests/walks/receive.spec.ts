import { deposit } from '#contract/deposit.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { recharge } from '#contract/recharge.ts'
import { receiveFlow } from '#machines/deposit/receive.flow.ts'
import { demoAddress, rechargeLog } from '#stories/fixtures/deposit.ts'
import { isOld, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { atOnce, calling, quoting } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { closesWays } from '#tests/world/recharges.ts'
import { hearsOf } from '#tests/world/events.ts'

const { gesture, answers, refuses, breaks, after } = sayings(receiveFlow)
type FlowScene = Scene<typeof receiveFlow>
type Seen = Still<typeof receiveFlow>

async function hears({ page, world, state }: FlowScene) {
  const isAsking = state === 'reading' || state === 'following'
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${recharge.list.path}`)
  await hearsOf(world, MIRA, 'recharge')
  await heard
}
const isThere = ({ page }: Seen) => expect(page.getByRole('button', { name: 'Copy your USDT address' })).toBeVisible()

walk(receiveFlow, {
  opens: [
    {
      title: 'a member wants to bring USDT in',
      at: '/pages/money/recharge_bc',
      input: { network: 'TRC20' },
      before: joins,
    },
  ],
  // Whoever asks for an address again finds the same one.
  wires: { address: quoting(deposit.address), list: calling(recharge.list), listening: atOnce },
  events: [
    answers('address', 'the address is there', demoAddress),
    refuses('address', 'the way was closed', 'channel-closed', ({ world }) => closesWays(world)),
    breaks('address', 'no address comes', 'silent'),
    answers('list', 'the latest come', rechargeLog),
    breaks('list', 'the latest do not come', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('takes the other network', { type: 'choose', network: 'ERC20' }, (scene) => press(scene, 'Ethereum')),
    gesture('is sent something', { type: 'changed', topic: 'recharge' }, hears),
    after('a while later', 'followAgain.receive.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    creating: isWaiting,
    createFailed: (scene) => says(scene, 'No address could be made. Nothing is lost.'),
    shut: (scene) => says(scene, /^You cannot bring in USDT on/),
    reading: isThere,
    showing: isThere,
    following: isThere,
    behind: isOld,
  },
})
