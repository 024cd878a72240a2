import { fromPromise } from 'xstate'
import { PAGE_LIMIT } from '#contract/limits.ts'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import type { Given } from '#contract/endpoint.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { EVERY_DAY, type Days } from '#machines/wallet/entries.rules.ts'
import { bonusPage, pointEntries } from '#stories/fixtures/wallet.ts'
import { spanOf } from '#src/screens/wallet/entries-actor.ts'
import { heading, isWaiting, press } from '#tests/lib/walk-gestures.ts'
import { isRewarded } from '#tests/lib/walk-money.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import { sayings, walk, type Scene } from '#tests/lib/walk.ts'

const bonusFlow = browseFlow<MoneyLog, Days, Given<typeof wallet.bonusLog>>()
const { gesture, answers, breaks } = sayings(bonusFlow)
type Here = Scene<typeof bonusFlow>

const [bonus] = pointEntries as [MoneyLog]
const page = (current_page: number, last_page: number, data: MoneyLog[]) => ({
  ...bonusPage,
  current_page,
  last_page,
  total: data.length * last_page,
  data,
})
const comes = async ({ world }: Here, times: number) => {
  for (let time = 0; time < times; time += 1) await isRewarded(world, MIRA, 100n)
}
const isPlain = ({ filter }: Here['context']) => filter.from === ''
const listed = ({ page: phone }: Here) => expect(phone.getByText('Reward').first()).toBeVisible()
const later = { from: '2099-01-01', until: '' }

walk(bonusFlow, {
  opens: [
    {
      says: 'a member opens the bonuses',
      at: '/pages/jf/bonus_log',
      input: { filter: EVERY_DAY },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: { load: calling(wallet.bonusLog) },
  actors: (client) => ({
    load: fromPromise<Given<typeof wallet.bonusLog>, Days & { page: number }>(({ input: { page, ...days }, signal }) =>
      client.call(wallet.bonusLog, { ...spanOf(days), page }, signal),
    ),
  }),
  events: [
    answers(
      'load',
      'the first page comes',
      page(1, 2, [bonus]),
      (scene: Here) => comes(scene, PAGE_LIMIT + 1),
      (context, state) => state === 'opening' && isPlain(context),
    ),
    answers(
      'load',
      'the one bonus comes',
      page(1, 1, [bonus]),
      (scene: Here) => comes(scene, 1),
      (context, state) => state === 'opening' && isPlain(context),
    ),
    answers('load', 'there is nothing', page(1, 1, []), undefined, (_, state) => state === 'opening'),
    answers(
      'load',
      'the last page comes',
      page(2, 2, [{ ...bonus, id: 1 }]),
      undefined,
      (_, state) => state === 'appending',
    ),
    answers(
      'load',
      'the first of two pages comes again',
      page(1, 2, [bonus]),
      undefined,
      ({ lastPage }, state) => lastPage > 1 && state === 'refreshing',
    ),
    breaks('load', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('reads on', { type: 'more' }, (scene) => press(scene, /^(Show more|Try again)$/)),
    gesture('refreshes', { type: 'refresh' }, (scene) =>
      press(scene, scene.state === 'empty' ? 'Look again' : 'Refresh'),
    ),
    gesture(
      'asks for days to come',
      { type: 'filter', filter: later },
      async (scene) => {
        if (!(await scene.page.getByLabel('From').isVisible())) await press(scene, 'Days')
        await scene.page.getByLabel('From').fill(later.from)
      },
      isPlain,
    ),
    gesture(
      'asks for everything again',
      { type: 'filter', filter: EVERY_DAY },
      (scene) => press(scene, 'Show everything'),
      (_, state) => state === 'nothingFound',
    ),
  ],
  sights: {
    opening: isWaiting,
    settling: async () => undefined,
    empty: (scene) => heading(scene, 'No bonuses yet'),
    nothingFound: (scene) => heading(scene, 'Nothing found'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: listed,
    ended: async (scene) => {
      await listed(scene)
      await expect(scene.page.getByText('That is everything.')).toBeVisible()
    },
    appending: isWaiting,
    stuck: ({ page: phone }) => expect(phone.getByRole('alert')).toBeVisible(),
    refreshing: isWaiting,
  },
})
