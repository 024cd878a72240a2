import { coupon } from '#contract/coupon.ts'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { mayTake } from '#machines/coupon/coupons.rules.ts'
import { says } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling } from '#tests/walk/wires.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { hearsOf } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'
import { first, gives, GIVEN, hasIt, noneIsLeft, second, taken } from './lib/coupons.ts'
import { GOODS, isOnShelf, RED } from './lib/goods.ts'

const { gesture, answers, refuses, breaks } = sayings(couponsFlow)
type Seen = Still<typeof couponsFlow>
type Context = Seen['context']

const ONCE = 'One may have one of it; the machine’s own test takes another there.'
const NO_BUTTON = 'A sheet has no button for it.'
const ONE_LIST = 'The sheet over goods has no tabs.'
const input = { tab: 'index', of: { goods_id: GOODS }, isMember: true } as const

/** Whose last coupon goes between the page and its sheet. */
const emptied = new WeakSet<object>()

const list = listWalk(couponsFlow, {
  call: coupon.index,
  rows: [first, second],
  has: (many) => async (phone) => {
    await gives(Math.max(1, many))(phone)
    if (many === 0) emptied.add(phone.world)
  },
  sees: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  nothing: 'No coupons at the moment',
  changes: { topic: 'coupon', title: 'hears of a coupon', act: ({ world }) => hearsOf(world, MIRA, 'coupon') },
})

const isFirst = ({ items }: Context) => items.some((row) => row.id === GIVEN && mayTake(row))
const getIt = ({ page }: Pick<Seen, 'page'>) => page.getByRole('button', { name: 'Get it', exact: true })

const isAsked = ({ value }: { value: unknown }) => value !== 'received' && value !== 'receiveRejected'

async function opens(phone: Phone) {
  if (emptied.has(phone.world)) await noneIsLeft(phone)
  await phone.page.getByRole('button', { name: /^Coupons/ }).tap()
}

walk(couponsFlow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a member looks at the coupons of goods',
      at: `/pages/shops/details?id=${GOODS}&sku_id=${RED}`,
      input,
      async before(phone) {
        await joins(phone)
        await isOnShelf(phone)
      },
      enters: opens,
    },
  ],
  wires: { ...list.wires, receive: calling(coupon.receive) },
  events: [
    ...list.events.map((one) => (one.title === 'refreshes' ? { ...one, when: isAsked } : one)),
    answers('receive', 'it is theirs', taken),
    refuses('receive', 'none of it is left', 'coupon-gone', noneIsLeft),
    refuses('receive', 'another phone of theirs was faster', 'coupon-limit', hasIt),
    breaks('receive', 'no answer comes', 'silent'),
    gesture('takes it', { type: 'take', id: GIVEN }, (scene) => getIt(scene).first().tap(), isFirst),
  ],
  expects: {
    ...list.expects,
    refreshing: list.expects.following,
    receiving: (scene) => expect(getIt(scene).first()).toHaveAttribute('aria-busy', 'true'),
    received: (scene) => says(scene, 'It is yours now.'),
    receiveRejected: ({ page, context }) =>
      expect(page.getByRole('alert').first()).toContainText(context.undone?.message ?? ''),
  },
  never: {
    'received | take | receiving': ONCE,
    'received | refresh | refreshing': NO_BUTTON,
    'receiveRejected | refresh | refreshing': NO_BUTTON,
    ...Object.fromEntries(
      [
        'opening',
        'unreachable',
        'empty',
        'showing',
        'ended',
        'appending',
        'stuck',
        'following',
        'behind',
        'refreshing',
        'received',
        'receiveRejected',
      ].map((state) => [`${state} | tab | opening`, ONE_LIST]),
    ),
  },
})
