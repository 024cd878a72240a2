import { robot } from '#contract/robot.ts'
import { shop } from '#contract/shop.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { openGoods } from '#tests/world/goods.ts'
import { putsIn } from '#tests/world/invest.ts'
import { gains } from '#tests/world/money.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

const HOME = '/pages/index/new_index'
const MALL = '/pages/index/index'

test('a visitor goes over to the mall and comes back, and finds the switch at the same height @gate', async ({
  phone,
}) => {
  const { page } = phone
  const group = page.getByRole('group', { name: 'Trade or mall' })
  const half = (name: string) => group.getByText(name, { exact: true })
  const height = async () => (await group.boundingBox())?.y
  await phone.visit(HOME)
  await shows(phone, 'News')
  const before = await height()
  await half('Mall').tap()
  await isAt(phone, MALL)
  await shows(phone, 'Invest')
  expect(await height()).toBe(before)
  await half('Trade').tap()
  await isAt(phone, HOME)
})

test('a member comes to the mall from My, sees what arrives there, and goes on to their own place and back', async ({
  phone,
}) => {
  const { page, world } = phone
  await joins(phone)
  await phone.visit('/pages/my/index')
  await page.getByRole('link', { name: 'My investments' }).tap()
  await isAt(phone, MALL)
  await expect(page.getByRole('heading', { name: /^Invest from / })).toBeVisible()
  const spends = page.getByRole('link', { name: /^To spend here/ })
  await expect(spends).toContainText('€0.00')
  await gains(world, MIRA, 'shop', 2_500n)
  await expect(spends).toContainText('€25.00')
  await spends.tap()
  await isAt(phone, '/pages/wallets/gw_wallet')
  await page.goBack()
  const tab = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await tab('Mine').tap()
  await isAt(phone, '/pages/user/user')
  await expect(page.getByRole('link', { name: /^Shopping balance/ })).toContainText('€25.00')
  await tab('Home').tap()
  await isAt(phone, MALL)
})

test('a kind of what is on sale that does not come takes nothing else of the mall with it @gate', async ({ phone }) => {
  const { page, expectsFaultAt } = phone
  expectsFaultAt(robot.robots.path)
  await page.route(`**${robot.robots.path}`, (route) => route.abort())
  await phone.visit(MALL)
  await shows(phone, 'Invest')
  await shows(phone, 'News')
})

test('a shop that does not answer takes nothing else of the mall with it, and its goods come when they are asked for again', async ({
  phone,
}) => {
  const { page, world, expectsFaultAt } = phone
  const names = ['Anchor', 'Bell', 'Compass', 'Dory', 'Ensign', 'Float', 'Grapnel', 'Hawser']
  for (const [at, name] of names.entries()) await openGoods(world, { names: { en: name }, sold: 9_000 - at })
  expectsFaultAt(shop.index.path)
  await page.route(`**${shop.index.path}*`, (route) => route.abort())
  await phone.visit(MALL)
  await shows(phone, 'Invest')
  await expect(page.getByText('The goods did not load.', { exact: true })).toBeVisible()
  await page.unroute(`**${shop.index.path}*`)
  await page.getByRole('button', { name: 'Try again', exact: true }).tap()
  const shelf = page.getByRole('region', { name: 'Most sold' })
  const goods = shelf.getByRole('list').getByRole('link')
  await expect(goods).toHaveText(names.map((name) => new RegExp(`^${name}`)))
  const last = goods.last()
  await expect(last).not.toBeInViewport()
  await goods.nth(6).focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 0.99 })
  await shelf.getByRole('link', { name: 'See all: Most sold' }).tap()
  await isAt(phone, '/pages/shop/shop')
  await expect(page.getByLabel('Sorted by')).toHaveValue('sales')
})

test('in Hebrew the mall is mirrored, and its figures are not @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await gains(world, MIRA, 'shop', 2_500n)
  await holds(phone, MIRA, { language: 'hebrew' })
  await phone.visit(MALL)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('לקניות כאן', { exact: true })).toBeVisible()
  const figure = page.getByText(/25\.00/).first()
  await expect(figure).toHaveCSS('direction', 'ltr')
  await page.getByRole('group', { name: 'מסחר או חנות' }).getByText('מסחר', { exact: true }).tap()
  await isAt(phone, HOME)
})

test('by its four tabs a member finds what is on sale, and under Mine what they bought, whatever it is @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await putsIn(world, MIRA, { kind: 'project', title: 'Wharf', level: 2 })
  await putsIn(world, MIRA, { kind: 'product', title: 'Heron 30' })
  await putsIn(world, MIRA, { kind: 'subscribe', title: 'Harbour Notes' })
  await putsIn(world, MIRA, { kind: 'robot', title: 'Pilot', tasks: 12 })
  await holds(phone, MIRA)
  await phone.visit(MALL)
  await expect(page.getByText('Invested', { exact: true })).toBeVisible()
  for (const name of ['Robots', 'Plans', 'Projects', 'Subscriptions'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name} Open now: `) })).toBeVisible()
  const own = page.getByRole('region', { name: 'Your investments' })
  await expect(own.getByRole('link', { name: /next date/ })).toHaveCount(3)
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Robots', 'Projects', 'Mine'])
  const tab = (name: string) => tabs.getByRole('link', { name, exact: true }).tap()
  await tab('Robots')
  await isAt(phone, '/pages/ai/ai_robot_list')
  await expect(page.getByText('Pilot', { exact: true })).toBeVisible()

  await tab('Projects')
  await isAt(phone, '/pages/ai/ai_robot')
  await expect(page.getByText('Wharf', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'Projects' }).getByRole('button', { name: 'Mine', exact: true }).tap()
  const bought = page.getByRole('link', { name: /500\.00/ })
  await expect(bought).toHaveCount(3)
  for (const title of ['Harbour Notes', 'Heron 30', 'Wharf'])
    await expect(bought.filter({ hasText: title })).toBeVisible()
  await expect(bought.filter({ hasText: 'Pilot' })).toHaveCount(0)
  await expect(bought.first()).toContainText('Paid €0.00')

  await bought.filter({ hasText: 'Wharf' }).tap()
  await shows(phone, 'Your order')
  await page.goBack()
  await expect(bought).toHaveCount(3)
  await page.getByRole('link', { name: 'All with sums and status' }).tap()
  await isAt(phone, '/pages/ai/ai_order')
  await page.goBack()
  await tab('Home')
  await isAt(phone, MALL)
})
