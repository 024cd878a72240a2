import { HOUR_MIN } from '#contract/time-units.ts'
import { home } from '#contract/home.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { notice } from '#contract/notice.ts'
import { homeFlow } from '#machines/home/home.flow.ts'
import { closedMarket, memberHome, openMarket } from '#stories/fixtures/home.ts'
import { heading, isOld, isWaiting, later, press, says, wait } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hearsOf } from '#tests/world/events.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { marketHours } from '#tests/world/trade.ts'
import { withoutPopups } from '#tests/world/articles.ts'

const { gesture, inApp, answers, breaks, after, timed } = sayings(homeFlow)
type FlowScene = Scene<typeof homeFlow>

const UNSEEN =
  'nothing on the page says that the turn was kept until the question is answered, so no walk can wait for it'
const open = { ...memberHome, market: openMarket }
const closed = { ...memberHome, market: closedMarket }
const marketIsOpen = ({ world }: FlowScene) => marketHours(world, { opens: -HOUR_MIN, closes: HOUR_MIN })
const marketIsClosed = ({ world }: FlowScene) => marketHours(world, { opens: HOUR_MIN, closes: 2 * HOUR_MIN })
async function orderMoved({ page, world, state }: FlowScene) {
  const matches = (request: { url(): string }) => new URL(request.url()).pathname === home.index.path
  const isAsking = state === 'following' || state === 'refreshing'
  const asked = isAsking ? page.waitForEvent('requestfailed', matches) : page.waitForRequest(matches)
  await hearsOf(world, MIRA, 'order')
  await asked
}

const speaksGerman = ({ page }: Phone) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['de-DE'] }))

/** To a visitor it says what one can do here, to a member what a coin brings. */
const stands = ({ page }: Still<typeof homeFlow>) =>
  expect(
    page
      .getByText(/^(Best price for one coin|Price of one coin now|Sell your coins to checked merchants\.)$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

const popup = { id: 1, title: 'A word to you', content: 'The market sleeps at night.', link: '', once: 1 }

walk(homeFlow, {
  opens: [
    {
      title: 'a visitor opens the app',
      at: '/pages/index/new_index',
      input: { member: false, seenPopup: 0, offered: false },
    },
    {
      title: 'a visitor opens the app on a phone that speaks German',
      at: '/pages/index/new_index',
      input: { member: false, seenPopup: 0, offered: true },
      before: speaksGerman,
    },
    {
      title: 'a member comes back from signing in',
      at: '/pages/index/new_index',
      input: { member: true, seenPopup: 0, offered: false, returnTo: '/pages/my/setting' },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await holds(phone, MIRA, { returnTo: '/pages/my/setting' })
      },
    },
  ],
  wires: { index: calling(home.index), config: calling(notice.config), listening: atOnce, offer: atOnce },
  events: [
    answers('index', 'the market is open', open, marketIsOpen),
    answers('index', 'the market is closed', closed, marketIsClosed),
    breaks('index', 'no answer comes', 'silent'),
    answers('config', 'there is a message', { popup }),
    answers('config', 'there is no message', { popup: null }, ({ world }) => withoutPopups(world)),
    breaks('config', 'messages cannot be asked for', 'busy'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
    gesture(
      'asks for what is old at once',
      { type: 'refresh' },
      (scene) => press(scene, 'Try again'),
      (_, state) => state === 'behind',
    ),
    timed(
      'waits until the market turns',
      { type: 'marketTurned' },
      (scene) => later(scene, HOUR_MIN * 60 + 1),
      ({ turned }, state) => turned !== true && state !== 'listening',
    ),
    gesture('puts it away', { type: 'dismiss' }, (scene) =>
      press(scene, scene.state === 'popupNotice' ? 'I have read this' : 'Stay here'),
    ),
    inApp('stays in the language of now', { type: 'answered' }, (scene) => press(scene, 'Stay in English')),
    gesture('has an order that moves', { type: 'changed', topic: 'order' }, orderMoved, ({ member }) => member),
    after('a while later', 'followAgain.home.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  never: {
    'listening | marketTurned | listening': UNSEEN,
    'listening | done config 3/5 | refreshing': UNSEEN,
    'listening | error config 1/3 | refreshing': UNSEEN,
  },
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    listening: stands,
    signedInNotice: (scene) => says(scene, 'You are signed in. Continue where you were?'),
    popupNotice: ({ page }) => expect(page.getByRole('dialog')).toBeVisible(),
    marketOpen: (scene) => says(scene, /^Market open until \d?\d:\d\d/),
    marketClosed: (scene) => says(scene, /^Market Opens In/),
    following: stands,
    behind: async (scene) => {
      await stands(scene)
      await isOld(scene)
    },
    refreshing: ({ page }) => expect(page.getByRole('progressbar')).toBeVisible(),
  },
})
