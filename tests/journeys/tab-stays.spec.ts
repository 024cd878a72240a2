import { answer, press } from '#tests/lib/walk-gestures.ts'
import { field, isAt, shows, submit } from '#tests/lib/walk-journey.ts'
import { gains } from '#tests/lib/walk-money.ts'
import { hearsOfOrders, sells } from '#tests/lib/walk-orders.ts'
import { holds, join, MIRA, OTTO } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const TABS = {
  home: '/pages/index/new_index',
  transaction: '/pages/transaction/index',
  orders: '/pages/orders/index',
  my: '/pages/my/index',
} as const
type Tab = keyof typeof TABS

const numbered = (place: number) => `T26030400${10 + place}`
const row = ({ page }: Phone, place: number) => page.getByRole('link', { name: numbered(place) })
/** Where on the glass a row stands. */
const topOf = async (phone: Phone, place: number) => Math.round((await row(phone, place).boundingBox())?.y ?? 0)
const scroll = ({ page }: Phone) => page.evaluate(() => Math.round(scrollY))

async function goes(phone: Phone, tab: Tab) {
  await phone.page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(Object.keys(TABS).indexOf(tab)).tap()
  await isAt(phone, TABS[tab])
}

async function scrolls({ page }: Phone, y: number) {
  await page.evaluate((to) => scrollTo(0, to), y)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y)
}

/** The states of a tab since the page was opened. */
const statesAt = async (phone: Phone, tab: Tab) =>
  (await phone.seen('data-state')).filter(({ at }) => at.startsWith(TABS[tab])).map(({ state }) => state)

async function sold({ world }: Phone, many: number) {
  for (let place = 0; place < many; place += 1) await sells(world, MIRA, { orderNo: numbered(place), ago: 60 - place })
}

async function isMember(phone: Phone) {
  await join(phone.world, MIRA)
  await holds(phone, MIRA)
}

test('a tab is found as it was left, with every row that was read, and hears then what happened meanwhile', async ({
  phone,
}) => {
  await isMember(phone)
  await sold(phone, 12)
  await phone.visit(TABS.orders)
  await expect(row(phone, 11)).toBeVisible()
  await press(phone, 'Show more')
  await expect(row(phone, 0)).toBeVisible()
  await scrolls(phone, 517)
  const left = await topOf(phone, 4)
  await goes(phone, 'home')
  await shows(phone, 'News')
  expect(await scroll(phone)).toBe(0)
  await test.step('an order begins while home is shown', async () => {
    await sells(phone.world, MIRA, { orderNo: numbered(12) })
    await hearsOfOrders(phone.world, MIRA)
  })
  const before = (await statesAt(phone, 'orders')).length
  await goes(phone, 'orders')
  await expect(row(phone, 0)).toBeVisible()
  expect(await topOf(phone, 4)).toBe(left)
  await expect(row(phone, 12)).toBeVisible()
  expect((await statesAt(phone, 'orders')).slice(before)).not.toContain('opening')
  await expect(row(phone, 0)).toBeVisible()
})

test('home stays where it was read, under a page that was opened from it and beside every other tab', async ({
  phone,
}) => {
  const { page } = phone
  await isMember(phone)
  await phone.visit(TABS.home)
  await shows(phone, 'News')
  await scrolls(phone, 240)
  await goes(phone, 'my')
  await shows(phone, 'More')
  await goes(phone, 'home')
  await shows(phone, 'News')
  expect(await scroll(phone)).toBe(240)
  const more = page.getByRole('link', { name: 'All news' })
  await more.scrollIntoViewIfNeeded()
  const left = await scroll(phone)
  await more.tap()
  await isAt(phone, '/pages/news/news_list')
  await page.goBack()
  await shows(phone, 'News')
  expect(await scroll(phone)).toBe(left)
  expect((await statesAt(phone, 'home')).filter((state) => state === 'opening')).toEqual(['opening'])
  await test.step('and its own tab leads to its top', async () => {
    await goes(phone, 'home')
    await expect.poll(() => scroll(phone)).toBe(0)
  })
})

test('what came in while another tab was shown is there on return', async ({ phone }) => {
  const { page, world } = phone
  await isMember(phone)
  await gains(world, MIRA, 'coin', 10_000_000_000n)
  await phone.visit(TABS.home)
  await expect(page.locator('[aria-live]').getByText(/100\.00/)).toBeVisible()
  await goes(phone, 'my')
  await shows(phone, 'More')
  await gains(world, MIRA, 'coin', 2_500_000_000n)
  await goes(phone, 'home')
  await expect(page.locator('[aria-live]').getByText(/125\.00/)).toBeVisible()
  expect((await statesAt(phone, 'home')).filter((state) => state === 'opening')).toEqual(['opening'])
})

test('the tab of a list leads back to the list that was chosen in it', async ({ phone }) => {
  const { page } = phone
  await isMember(phone)
  await sold(phone, 1)
  await phone.visit(TABS.orders)
  await expect(row(phone, 0)).toBeVisible()
  await page.getByRole('button', { name: 'In transaction' }).tap()
  await expect(page).toHaveURL(/tab=in_transaction$/)
  await phone.reaches('data-state', 'ended')
  await goes(phone, 'home')
  await shows(phone, 'News')
  const before = (await statesAt(phone, 'orders')).length
  await goes(phone, 'orders')
  await expect(page).toHaveURL(/tab=in_transaction$/)
  await expect(row(phone, 0)).toBeVisible()
  expect((await statesAt(phone, 'orders')).slice(before)).not.toContain('opening')
})

test('nobody is shown what the member before them left', async ({ phone }) => {
  const { page, world } = phone
  await isMember(phone)
  await join(world, OTTO)
  await sold(phone, 8)
  await phone.visit(TABS.orders)
  await expect(row(phone, 0)).toBeVisible()
  await scrolls(phone, 120)
  await goes(phone, 'my')
  await page.evaluate(() => void (location.hash = '/pages/my/setting'))
  await press(phone, 'Sign out')
  await answer(phone, 'Sign out')
  await isAt(phone, '/pages/login/login')
  await field(phone, 'account').fill(OTTO.email)
  await field(phone, 'password').fill(OTTO.password)
  await submit(phone).tap()
  await isAt(phone, TABS.home)
  await page.evaluate(() => {
    window.noticed.add(() => {
      if (/T26030400/.test(document.body.innerText)) document.documentElement.dataset['leaked'] = 'yes'
    })
  })
  await goes(phone, 'orders')
  await phone.reaches('data-state', 'empty')
  expect(await page.evaluate(() => document.documentElement.dataset['leaked'])).toBeUndefined()
  expect(await scroll(phone)).toBe(0)
})
