import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { withdrawalFlow } from '#machines/withdrawal/withdrawal.flow.ts'
import { cancelledOne, queued } from '#stories/fixtures/withdrawal.ts'
import { failed } from '#tests/walk/paths.ts'
import { heading, press, says, wait } from '#tests/walk/gestures.ts'
import { booksClose } from '#tests/walk/payment.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { goesOn, hearsOf, isAnothers } from '#tests/world/events.ts'
import { withdraws } from '#tests/world/withdrawals.ts'

const { gesture, answers, refuses, breaks, after } = sayings(withdrawalFlow)
type FlowScene = Scene<typeof withdrawalFlow>
type Seen = Still<typeof withdrawalFlow>

const orderNo = queued.order_no
const next = { ...queued, version: queued.version + 1 }
const outrun = {
  ...refuses('cancel', 'another phone was faster', 'moved-on', ({ world }) => goesOn(world, 'withdrawal', orderNo)),
  event: failed('cancel', new Refused(REFUSALS['moved-on'].code, '', { refusal: 'moved-on', fresh: next })),
}

async function hears({ page, world, state }: FlowScene) {
  const isAsking = state === 'opening' || state === 'following'
  const heard = isAsking
    ? page.waitForEvent('requestfailed', (request) => request.url().includes(withdrawal.info.path))
    : page.waitForRequest(`**${withdrawal.info.path}`)
  await hearsOf(world, MIRA, 'withdrawal')
  await heard
}

const isShown = (scene: Seen) => heading(scene, 'History')
const asks = ({ page }: Seen) => expect(page.getByRole('dialog', { name: 'Cancel this withdrawal?' })).toBeVisible()

walk(withdrawalFlow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a member opens a withdrawal',
      at: `/pages/bank_card/card_atm_log?order_no=${orderNo}`,
      input: { orderNo },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await withdraws(phone.world, MIRA, { orderNo, ago: 5 })
        await holds(phone, MIRA)
      },
    },
  ],
  wires: { info: calling(withdrawal.info), cancel: calling(withdrawal.cancel), listening: atOnce },
  events: [
    answers('info', 'the withdrawal comes', queued),
    answers(
      'info',
      'the withdrawal went on',
      next,
      ({ world }) => goesOn(world, 'withdrawal', orderNo),
      (_, state) => state === 'rereading',
    ),
    refuses('info', 'the withdrawal is another member’s', 'missing', ({ world }) =>
      isAnothers(world, 'withdrawal', orderNo),
    ),
    breaks('info', 'no answer comes', 'silent'),
    answers('cancel', 'it is cancelled', cancelledOne),
    refuses('cancel', 'the books are closed', 'books-closed', booksClose),
    outrun,
    breaks('cancel', 'the answer is lost', 'silent'),
    gesture('wants to cancel it', { type: 'ask' }, (scene) => press(scene, 'Cancel the withdrawal')),
    gesture('cancels it', { type: 'cancel' }, (scene) => press(scene, 'Cancel the withdrawal')),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Go back')),
    gesture('hears of the withdrawal', { type: 'changed', topic: 'withdrawal' }, hears),
    after('a while later', 'followAgain.withdrawalDetail.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unknown' ? 'Check again' : 'Try again'),
    ),
  ],
  expects: {
    opening: ({ page }) => expect(page.getByRole('dialog').getByRole('progressbar', { name: 'Loading' })).toBeVisible(),
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: isShown,
    following: isShown,
    behind: async (scene) => {
      await isShown(scene)
      await says(scene, 'No connection. This may be out of date; we keep trying.')
    },
    confirmingCancel: asks,
    cancelling: async (scene) => {
      await asks(scene)
      await expect(scene.page.getByRole('button', { name: 'Cancel the withdrawal' })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    },
    rereading: isShown,
    unknown: (scene) => heading(scene, 'We do not know yet whether it was cancelled'),
    stale: (scene) => says(scene, /The withdrawal changed in the meantime/),
    actionFailed: ({ page }) => expect(page.getByRole('alert').filter({ hasText: 'Nothing was done.' })).toBeVisible(),
  },
})
