import { coupon } from '#contract/coupon.ts'
import { PAGE_LIMIT } from '#contract/limits.ts'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { mayTake } from '#machines/coupon/coupons.rules.ts'
import { counts } from '#stories/fixtures/coupon.ts'
import { says } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling } from '#tests/walk/wires.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { hearsOf } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'
import { expired, first, gives, GIVEN, hadExpired, hasIt, noneIsLeft, second, taken } from './lib/coupons.ts'

const { gesture, answers, refuses, breaks } = sayings(couponsFlow)
type Seen = Still<typeof couponsFlow>
type Context = Seen['context']

const ONCE = 'One may have one of it; the machine’s own test takes another there.'
const AT = '/pages/coupon/coupon'
const input = { tab: 'index', of: {}, isMember: true } as const

const cards = ({ page }: Seen) => page.getByRole('article')
const list = listWalk(couponsFlow, {
  call: /^\/shop\/coupon\/(index|my)$/,
  rows: [first, second],
  has: gives,
  finds: ({ tab }) => tab === 'index',
  lacks: ({ tab }) => tab === 'unused',
  sees: async (seen) => {
    await expect(cards(seen).first()).toBeVisible()
    await expect(seen.page.getByRole('group', { name: 'Coupons' })).toBeVisible()
  },
  nothing: /^(No coupons at the moment|You have no coupons|No expired coupons)$/,
  changes: {
    topic: 'coupon',
    title: 'hears of a coupon',
    act: ({ world }) => hearsOf(world, MIRA, 'coupon'),
  },
})

const isFirst = ({ items }: Context) => items.some((row) => row.id === GIVEN && mayTake(row))
const getIt = ({ page }: Pick<Seen, 'page'>) => page.getByRole('button', { name: 'Get it', exact: true })
const TABS = [
  ['index', 'To get'],
  ['unused', 'Unused'],
] as const

walk(couponsFlow, {
  opens: [
    { title: 'a member opens the page', at: AT, input, before: joins },
    {
      title: 'a member opens what they did not use in time',
      at: `${AT}?tab=expired`,
      input: { ...input, tab: 'expired' },
      before: joins,
    },
  ],
  wires: { ...list.wires, receive: calling(coupon.receive) },
  events: [
    ...list.events,
    ...[1, PAGE_LIMIT + 1].map((many) => ({
      ...answers(
        'list',
        many === 1 ? 'the only one that is over comes' : 'the first of many that are over come',
        {
          current_page: 1,
          last_page: many === 1 ? 1 : 2,
          per_page: PAGE_LIMIT,
          total: many,
          data: [expired],
          counts: { ...counts, expired: many },
        },
        undefined,
        ({ tab }, state) => state === 'opening' && tab === 'expired',
      ),
      before: (phone: Phone) => hadExpired(many)(phone),
    })),
    answers('receive', 'it is theirs', taken),
    refuses('receive', 'none of it is left', 'coupon-gone', noneIsLeft),
    refuses('receive', 'another phone of theirs was faster', 'coupon-limit', hasIt),
    breaks('receive', 'no answer comes', 'silent'),
    gesture('takes it', { type: 'take', id: GIVEN }, (scene) => getIt(scene).first().tap(), isFirst),
    ...TABS.map(([tab, name]) =>
      gesture(
        `looks under ${name}`,
        { type: 'tab', tab },
        ({ page }) => page.getByRole('button', { name: new RegExp(`^${name}`) }).tap(),
        (context) => context.tab !== tab,
      ),
    ),
  ],
  never: { 'received | take | receiving': ONCE },
  expects: {
    ...list.expects,
    receiving: (scene) => expect(getIt(scene).first()).toHaveAttribute('aria-busy', 'true'),
    received: (scene) => says(scene, 'It is yours now.'),
    receiveRejected: ({ page, context }) =>
      expect(page.getByRole('alert').first()).toContainText(context.undone?.message ?? ''),
  },
})
