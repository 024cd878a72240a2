import { MINUTE_MS } from '#contract/time-units.ts'
import { becomesDemo } from '#tests/world/modes.ts'
import { home } from '#contract/home.ts'
import { notice } from '#contract/notice.ts'
import { trade } from '#contract/trade.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { homeStandsFree, isAt, shows } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasApp } from '#tests/world/factor.ts'
import { coinCosts, gains } from '#tests/world/money.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { withoutPopups } from '#tests/world/articles.ts'
import { becomesMerchant, marketIsOpen, nobodyBuys } from '#tests/world/trade.ts'

const HOME = '/pages/index/new_index'
const INTRO = '/pages/my/intro'
const LINES = ['The market is closed on Friday.', 'How a sale goes']

/** The newest message has one text in every language, and each line that runs is in English. */
async function publishes({ world: { sql, now } }: Phone, kind: 'popup' | 'marquee', body: string, link = '') {
  const { id } = await sql
    .insertInto('notice')
    .values({ kind, link, once: true, shown_from: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql.insertInto('notice_text').values({ notice_id: id, locale: 'en', title: body, body }).execute()
}
const message = ({ page }: Phone) => page.getByRole('dialog', { name: 'A word to you' })

test('a message that came while something else was said is shown at the next visit, and then never again', async ({
  phone,
}) => {
  const { page } = phone
  await join(phone.world, MIRA)
  await holds(phone, MIRA, { returnTo: INTRO, seenPopup: 0 })
  await publishes(phone, 'popup', 'A word to you')
  await phone.visit(HOME)
  await expect(page.getByText('You are signed in. Continue where you were?')).toBeVisible()
  await press(phone, 'Stay here')
  await homeStandsFree(phone)
  await expect(message(phone)).toHaveCount(0)
  await page.reload()
  await expect(message(phone)).toBeVisible()
  await page.reload()
  await homeStandsFree(phone)
  await expect(message(phone)).toHaveCount(0)
})

test('what the house has to say is asked for once, and again by whoever comes next @gate', async ({ phone }) => {
  const { page } = phone
  await join(phone.world, MIRA)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === notice.config.path || pathname === home.index.path) asked.push(pathname)
  })
  for (let visit = 0; visit < 2; visit += 1) {
    await phone.visit(HOME)
    await shows(phone, 'Quay in numbers')
    await phone.visit(INTRO)
    await shows(phone, 'About Quay')
  }
  expect(asked).toEqual([home.index.path, notice.config.path, home.index.path])
})

test('what the house has to say is asked for again after an hour @gate', async ({ phone }) => {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await join(world, MIRA)
  await holds(phone, MIRA, { seenPopup: 0 })
  await withoutPopups(world)
  await phone.visit(HOME)
  await shows(phone, 'Quay in numbers')
  await publishes(phone, 'popup', 'A word to you')
  const comesBackAfter = async (minutes: number) => {
    await phone.visit(INTRO)
    await shows(phone, 'About Quay')
    await page.clock.fastForward(minutes * MINUTE_MS)
    await phone.visit(HOME)
  }
  await comesBackAfter(58)
  await shows(phone, 'Quay in numbers')
  await homeStandsFree(phone)
  await expect(message(phone)).toHaveCount(0)
  await comesBackAfter(3)
  await expect(message(phone)).toBeVisible()
})

test('every line that runs is shown, and one with a place of its own leads there @gate', async ({ phone }) => {
  const { page } = phone
  await publishes(phone, 'marquee', LINES[0] ?? '')
  await publishes(phone, 'marquee', LINES[1] ?? '', INTRO)
  await phone.visit(HOME)
  for (const line of LINES) await expect(page.getByText(line)).toBeVisible()
  await expect(page.getByRole('link', { name: LINES[0] })).toHaveCount(0)
  await page.getByRole('link', { name: LINES[1] }).tap()
  await isAt(phone, INTRO)
})

test('a member finds first what all of it is worth, and hears of more without touching anything', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await coinCosts(world, '1.25')
  await gains(world, MIRA, 'coin', 10_000_000_000n)
  await phone.visit(HOME)
  await expect(page.locator('[aria-live]').getByText('€125.00')).toBeVisible()
  await says(phone, '100.00 coins at €1.25')
  await gains(world, MIRA, 'coin', 2_500_000_000n)
  await expect(page.locator('[aria-live]').getByText('€156.25')).toBeVisible()
  await page.getByRole('button', { name: 'Hide amounts' }).tap()
  await expect(page.locator('[aria-live]').getByText('••••')).toBeVisible()
})

test('a member reads what comes next until all four steps are done, on every device @gate', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await phone.visit(HOME)
  await says(phone, '0 of 4')
  await expect(page.getByRole('link', { name: 'Set', exact: true })).toBeVisible()
  await setPin(world, MIRA, '204816')
  await page.reload()
  await says(phone, '1 of 4')
  await page.getByRole('link', { name: 'Add', exact: true }).tap()
  await expect(page.getByLabel('First name')).toBeVisible()
  await hasApp(world)
  await phone.visit(HOME)
  await says(phone, '2 of 4')
})

test('a visitor sees what coins bring, between which amounts merchants buy, and how old the price is', async ({
  phone,
}) => {
  const { page, world } = phone
  await marketIsOpen(world)
  await coinCosts(world, '1.25')
  await nobodyBuys(world)
  await join(world, OTTO)
  await becomesMerchant(world, OTTO, { price: '1.28' })
  await phone.visit(HOME)
  await says(phone, 'best price €1.28')
  await page.getByRole('button', { name: '50', exact: true }).tap()
  await expect(page.locator('[aria-live]').getByText('€63.36')).toBeVisible()
  await page.getByLabel('You sell, in coins').fill('20000')
  await says(phone, /^Merchants take from 1\.00 to 10,000\.00 coins in one order now\.$/)
  await page.getByRole('button', { name: '100', exact: true }).tap()
  await expect(page.locator('[aria-live]').getByText('€126.72')).toBeVisible()
  phone.expectsFaultAt(trade.buyers.path)
  await page.route(`**${trade.buyers.path}`, (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: '50', exact: true }).tap()
  await says(phone, /^No connection\. Price from \d{1,2}:\d\d\.$/)
  await expect(page.locator('[aria-live]').getByText('€63.36')).toBeVisible()
})

test('what the demo is stands behind one word, and the sheet closes by going back @gate', async ({ phone }) => {
  const { page, world } = phone
  becomesDemo(world)
  await phone.visit('/pages/my/index')
  await shows(phone, 'Your account')
  await page.getByRole('link', { name: 'Home', exact: true }).tap()
  await press(phone, 'Demo')
  await expect(page.getByRole('dialog', { name: 'This is a demo' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isAt(phone, HOME)
})
