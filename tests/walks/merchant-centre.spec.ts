import { becomesReal } from '#tests/world/modes.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { merchant, type MerchantState } from '#contract/merchant.ts'
import { centreFlow } from '#machines/merchant/centre.flow.ts'
import { offerForm, type OfferForm } from '#machines/merchant/offer.rules.ts'
import {
  activeMerchant,
  formerMerchant,
  leavingMerchant,
  offerForm as filled,
  restingMerchant,
} from '#stories/fixtures/merchant.ts'
import { alerts, heading, isBusy, isOld, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hearsOfStanding, stands } from '#tests/walks/lib/merchants.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, OTTO } from '#tests/world/people.ts'
import { becomesMerchant } from '#tests/world/trade.ts'

const { gesture, answers, breaks, after, timed } = sayings(centreFlow)
type FlowScene = Scene<typeof centreFlow>
type Seen = Still<typeof centreFlow>
type Context = FlowScene['context']

const AT = '/pages/user/user1'
const blank = offerForm(null)

async function arrive(phone: Phone) {
  const { world } = phone
  await join(world, OTTO)
  await becomesMerchant(world, OTTO, { name: 'Harbour Office', merchantNo: '90718826' })
  await forgetsNews(world)
  await holds(phone, OTTO)
}

const indexIs = (title: string, standing: typeof activeMerchant) =>
  answers('index', title, standing, ({ world }) => stands(world, OTTO, standing.merchant.state))

const stateIs = (state: MerchantState) => (context: Context) => context.standing?.merchant.state === state
const isFree = (context: Context, state: string) => stateIs('active')(context) && !state.startsWith('offerSheet')

async function fillIn({ page }: FlowScene, form: OfferForm) {
  const [from = '', to = ''] = form.hours.split('-')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Your price per coin, in EUR').fill(form.price)
  await sheet.getByLabel('At least').fill(form.least)
  await sheet.getByLabel('At most').fill(form.most)
  await sheet.getByLabel('Coins in total').fill(form.wanted)
  await sheet.getByLabel(/^To the Quay balance/).setChecked(form.pay_types.includes('wallet'))
  await sheet.getByLabel(/^By bank transfer/).setChecked(form.pay_types.includes('bank'))
  await sheet.getByLabel('Starts at').fill(from)
  await sheet.getByLabel('Ends at').fill(to)
  await sheet.getByRole('button', { name: 'Buy on these terms' }).tap()
}

const ASKS = new Set(['opening', 'following', 'refreshing'])
const shown = (scene: Seen) => heading(scene, 'Harbour Office')
const sheet = ({ page }: Seen) => expect(page.getByRole('dialog', { name: 'What you buy' })).toBeVisible()

walk(centreFlow, {
  opens: [{ title: 'a merchant opens the page', at: AT, before: arrive }],
  wires: {
    index: calling(merchant.index),
    setState: calling(merchant.setState),
    setOffer: calling(merchant.setOffer),
    listening: atOnce,
  },
  events: [
    indexIs('they take part', activeMerchant),
    indexIs('they rest', restingMerchant),
    indexIs('they have left', formerMerchant),
    breaks('index', 'no answer comes', 'silent'),
    answers('setState', 'it is so', leavingMerchant),
    breaks('setState', 'the answer is lost', 'silent'),
    answers('setOffer', 'it is what they buy', activeMerchant),
    breaks('setOffer', 'no answer to the offer comes', 'busy'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
    gesture(
      'asks for what is old at once',
      { type: 'refresh' },
      (scene) => press(scene, 'Try again'),
      (_, state) => state === 'behind',
    ),
    gesture(
      'takes a break',
      { type: 'switch', to: 'break' },
      ({ page }) => page.getByRole('button', { name: /^Take a break/ }).tap(),
      (context, state) => isFree(context, state) && state !== 'asking',
    ),
    gesture(
      'wants to leave',
      { type: 'leave' },
      ({ page }) => page.getByRole('button', { name: /^Stop being a merchant/ }).tap(),
      isFree,
    ),
    gesture(
      'leaves',
      { type: 'switch', to: 'leaving' },
      ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Stop being a merchant' }).tap(),
      (_, state) => state === 'asking',
    ),
    gesture(
      'wants to say what they buy',
      { type: 'offer' },
      (scene) => press(scene, /^(Say|Change) what you buy$/),
      isFree,
    ),
    gesture('says nothing', { type: 'submit', form: blank }, (scene) => fillIn(scene, blank)),
    gesture('says what they buy', { type: 'submit', form: filled }, (scene) => fillIn(scene, filled)),
    gesture('changes one’s mind', { type: 'back' }, (scene) => press(scene, 'Cancel')),
    gesture('hears of it', { type: 'changed', topic: 'merchant' }, (scene) =>
      hearsOfStanding(scene, OTTO, ASKS.has(scene.state)),
    ),
    timed('waits until the break is over', { type: 'expire' }, (scene) => wait(scene, HOUR_S), stateIs('break')),
    after('a while later', 'followAgain.merchant-centre.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    sorting: passing,
    noRole: (scene) => heading(scene, 'This is for merchants'),
    ready: shown,
    following: shown,
    behind: async (scene) => {
      await shown(scene)
      await isOld(scene)
    },
    refreshing: ({ page }) => expect(page.getByRole('progressbar', { name: 'Loading' }).first()).toBeVisible(),
    asking: ({ page }) => expect(page.getByRole('dialog', { name: 'Stop being a merchant?' })).toBeVisible(),
    switching: ({ page }) => expect(page.getByRole('progressbar', { name: 'Loading' }).first()).toBeVisible(),
    'offerSheet.idle': sheet,
    'offerSheet.invalid': (scene) => alerts(scene, 'Please enter an amount.'),
    'offerSheet.submitting': (scene) => isBusy(scene, 'Buy on these terms'),
    'offerSheet.rejected': (scene) => says(scene, /^-200/),
  },
})

test('who lacks a second factor in production takes on nothing new, reads why, sets one up there, and goes on', async ({
  phone,
}) => {
  const { page, world } = phone
  const demand = page.getByText('You need two-step verification to take on anything new.')
  const again = page.getByRole('button', { name: 'Take part again' })
  await arrive(phone)
  await phone.visit(AT)
  await page.getByRole('button', { name: /^Take a break/ }).tap()
  await expect(again).toBeVisible()
  await expect(demand).toBeHidden()
  becomesReal(world)
  await again.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Turn on two-step verification first.' })).toBeVisible()
  await expect(demand).toBeVisible()
  for (const elsewhere of ['/pages/store/sell_order', '/pages/login/shop']) {
    await phone.visit(elsewhere)
    await expect(demand).toBeVisible()
  }
  await phone.visit('/pages/money/money')
  await expect(demand).toBeHidden()
  await phone.visit(AT)
  await page.getByRole('link', { name: 'Turn it on' }).tap()
  await page.getByRole('button', { name: 'Set up with an app' }).tap()
  await page.getByLabel('Password', { exact: true }).fill(OTTO.password)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('heading', { name: 'Add Quay to your app' })).toBeVisible()
  await page.getByLabel('Code from your app').fill(await world.appCode())
  await page.getByRole('button', { name: 'Turn on', exact: true }).tap()
  await page.getByLabel('I have kept these codes').check()
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByText('Authenticator app')).toBeVisible()
  await phone.visit(AT)
  await again.tap()
  await expect(page.getByRole('button', { name: /^Take a break/ })).toBeVisible()
  await expect(demand).toBeHidden()
})
