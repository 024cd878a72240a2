import { affiliate } from '#contract/affiliate.ts'
import { EVERY_GOODS, isNarrowed, type MallFilter, mallFlow } from '#machines/affiliate/mall.flow.ts'
import { partnerGoods, partnerLink, reading, testPartner } from '#stories/fixtures/affiliate.ts'
import { alerts, press } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling } from '#tests/walk/wires.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { partnerIsSilent, partnerSells } from '#tests/world/affiliate.ts'

const { gesture, inApp, answers, refuses, breaks } = sayings(mallFlow)
type Seen = Still<typeof mallFlow>

const AT = '/pages/mall/mall'
/** In which the first of what the partner sells has nothing. */
const GARDEN = 6
const garden: MallFilter = { ...EVERY_GOODS, cate_id: GARDEN }
const samovar: MallFilter = { ...EVERY_GOODS, keyword: 'samovar' }
const dearest: MallFilter = { ...EVERY_GOODS, sort: 'price_desc' }

const sells = (many: number) => async (phone: Phone) => partnerSells(phone.world, many)
const box = ({ page }: Pick<Phone, 'page'>) => page.getByRole('searchbox')
const opens = ({ page }: Pick<Phone, 'page'>) => page.getByRole('button', { name: 'Open at Test partner' })

const list = listWalk(mallFlow, {
  call: affiliate.goods,
  rows: [reading, partnerGoods[1]],
  head: testPartner,
  has: sells,
  finds: ({ filter }) => !isNarrowed(filter),
  sees: ({ page }) => expect(page.getByText(reading.name).first()).toBeVisible(),
  nothing: /^(Nothing from the partner right now|Nothing found)$/,
})
const WITH_ROWS = new Set<string>(['showing', 'ended', 'stuck', 'appending', 'refreshing'])
const UNDER_SHEET = new Set<string>(['chosen', 'linkLoading', 'linkFailed'])
const isPlain = ({ filter }: Seen['context'], state: string) =>
  !isNarrowed(filter) && filter.sort === 'default' && !UNDER_SHEET.has(state)
const sheet = async (seen: Seen) => {
  const dialog = seen.page.getByRole('dialog', { name: 'Sold by Test partner' })
  await expect(dialog.getByText(reading.name)).toBeVisible()
  await expect(dialog.getByText('CN¥49.00')).toBeVisible()
  await (seen.context.isMember
    ? expect(opens(seen)).toBeVisible()
    : expect(dialog.getByRole('link', { name: 'Sign in to go on' })).toBeVisible())
}

walk(mallFlow, {
  opens: [
    {
      title: 'a visitor looks at what partners sell',
      at: AT,
      input: { isMember: false, filter: EVERY_GOODS },
      before: sells(1),
    },
    {
      title: 'a member looks at what partners sell',
      at: AT,
      input: { isMember: true, filter: EVERY_GOODS },
      before: async (phone) => {
        await joins(phone)
        await sells(1)(phone)
      },
    },
    {
      title: 'a visitor opens a category of it',
      at: `${AT}?cate_id=${GARDEN}`,
      input: { isMember: false, filter: garden },
      before: sells(1),
    },
  ],
  wires: { ...list.wires, link: calling(affiliate.link) },
  events: [
    ...list.events,
    answers('link', 'a link comes', partnerLink),
    refuses('link', 'the partner does not answer', 'affiliate-silent', async ({ world }) => partnerIsSilent(world)),
    breaks('link', 'nobody answers', 'silent'),
    inApp(
      'chooses a category',
      { type: 'filter', filter: garden },
      ({ page }) => page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Garden' }).tap(),
      ({ filter }, state) => !isNarrowed(filter) && filter.sort === 'default' && state === 'ended',
    ),
    gesture(
      'looks for what nobody sells',
      { type: 'filter', filter: samovar },
      async (scene) => {
        await box(scene).fill('samovar')
        await box(scene).press('Enter')
      },
      isPlain,
    ),
    gesture(
      'empties the search',
      { type: 'filter', filter: EVERY_GOODS },
      (scene) => box(scene).fill(''),
      ({ filter }, state) => filter.keyword !== '' && state === 'nothingFound',
    ),
    gesture(
      'puts the dearest first',
      { type: 'filter', filter: dearest },
      ({ page }) => page.getByLabel('Sorted by').selectOption('price_desc'),
      isPlain,
    ),
    gesture(
      'asks for all of them again',
      { type: 'filter', filter: EVERY_GOODS },
      (scene) => press(scene, 'Show all'),
      ({ filter }, state) => filter.keyword === '' && state === 'nothingFound',
    ),
    gesture(
      'presses one of them',
      { type: 'choose', goods: reading },
      ({ page }) => page.getByRole('button', { name: new RegExp(`^${reading.name}`) }).tap(),
      ({ items }, state) => items.length > 0 && WITH_ROWS.has(state),
    ),
    gesture(
      'opens it at the partner',
      { type: 'open' },
      (scene) => opens(scene).tap(),
      ({ isMember }) => isMember,
    ),
    gesture('puts the sheet away', { type: 'back' }, (scene) => press(scene, 'Close')),
  ],
  expects: {
    ...list.expects,
    chosen: sheet,
    linkLoading: async (seen) => {
      await sheet(seen)
      await expect(opens(seen)).toHaveAttribute('aria-busy', 'true')
    },
    linkFailed: async (seen) => {
      await sheet(seen)
      await alerts(seen, seen.context.failed?.refusal ? /^The partner is not answering/ : /-500/)
    },
    led: gone,
  },
  never: Object.fromEntries(
    [...UNDER_SHEET].map((state) => [
      `${state} | filter | opening`,
      'The sheet stands over the list: it is put away first.',
    ]),
  ),
})
