import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { coupon } from '#contract/coupon.ts'
import { couponCodeFlow } from '#machines/coupon/coupon-code.flow.ts'
import { overCode, shownCode, usedCode } from '#stories/fixtures/coupon.ts'
import { heading, isWaiting, later, press, says, wait } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { forgetsNews, hearsOf } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'
import { endsUnused, hasVoucher, isGone, isUsedInStore, OWN } from './lib/coupons.ts'

const { gesture, timed, answers, refuses, breaks, after } = sayings(couponCodeFlow)
type FlowScene = Scene<typeof couponCodeFlow>
type Seen = Still<typeof couponCodeFlow>

const MINUTE = 60
const known = { ...shownCode, name: 'An espresso on us', store_name: '' }

async function before(phone: Phone) {
  await joins(phone)
  await hasVoucher(phone)
  await forgetsNews(phone.world)
}
const code = ({ page }: Seen) => expect(page.getByRole('img', { name: 'The voucher as a code to scan' })).toBeVisible()

async function hears({ page, world, state }: FlowScene) {
  const heard = /^(loading|asking|turning)$/.test(state)
    ? page.waitForEvent('requestfailed', (request) => request.url().endsWith(coupon.code.path))
    : page.waitForRequest(`**${coupon.code.path}`)
  await hearsOf(world, MIRA, 'coupon')
  await heard
}

walk(couponCodeFlow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a member shows a voucher',
      at: `/pages/coupon/coupon?tab=unused&id=${OWN}`,
      input: { id: OWN },
      before,
    },
  ],
  wires: { code: calling(coupon.code), listening: atOnce },
  events: [
    answers('code', 'it is shown', known),
    answers('code', 'the store has accepted it', { ...usedCode, store_name: '' }, isUsedInStore),
    answers('code', 'its time is over', { ...overCode, store_name: '' }, endsUnused),
    refuses('code', 'it is another member’s', 'missing', isGone),
    breaks('code', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'expired' ? 'Show a new code' : 'Try again'),
    ),
    gesture('hears of the voucher', { type: 'changed', topic: 'coupon' }, hears),
    timed('waits until the code turns', { type: 'expire' }, (scene) => later(scene, MINUTE)),
    ...(['showing', 'behind'] as const).map((state) =>
      after(`a while after it was ${state}`, `followAgain.couponCode.${state}`, (scene) =>
        wait(scene, FOLLOW_AGAIN_MS / 1_000),
      ),
    ),
  ],
  expects: {
    loading: isWaiting,
    turning: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    missing: (scene) => heading(scene, 'There is nothing here'),
    showing: code,
    asking: code,
    behind: async (scene) => {
      await code(scene)
      await says(scene, 'No connection. This may be out of date; we keep trying.')
    },
    expired: (scene) => heading(scene, 'This code is too old'),
    used: (scene) => heading(scene, 'Used'),
    over: (scene) => heading(scene, 'This voucher has ended'),
  },
})
