import { answer, press, provesPin } from '#tests/walk/gestures.ts'
import { field, isAt, shows, stored, submit } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { arrive, paidTo } from '#tests/walks/lib/sale.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { becomesMerchant, sells } from '#tests/world/trade.ts'
import { hearsOf } from '#tests/world/events.ts'
import { hasSold, befalls, isAccepted, isOffered, isPaid, isTakenBack, searchOf } from '#tests/world/orders.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'

const TABS = {
  home: '/pages/index/new_index',
  transaction: '/pages/transaction/index',
  orders: '/pages/orders/index',
  my: '/pages/my/index',
} as const
type Tab = keyof typeof TABS

const numbered = (place: number) => `T26030400${10 + place}`
const row = ({ page }: Phone, place: number) => page.getByRole('link', { name: numbered(place) })
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

const statesAt = async (phone: Phone, tab: Tab) =>
  (await phone.seen('data-state')).filter(({ at }) => at.startsWith(TABS[tab])).map(({ state }) => state)

async function sold({ world }: Phone, many: number) {
  for (let place = 0; place < many; place += 1)
    await hasSold(world, MIRA, { orderNo: numbered(place), ago: 60 - place })
}

async function signsOut(phone: Phone) {
  await goes(phone, 'my')
  await phone.page.evaluate(() => void (location.hash = '/pages/my/setting'))
  await press(phone, 'Sign out')
  await answer(phone, 'Sign out')
  await isAt(phone, '/pages/login/login')
}

async function signsIn(phone: Phone, { email, password }: Pick<typeof OTTO, 'email' | 'password'>) {
  await field(phone, 'account').fill(email)
  await field(phone, 'password').fill(password)
  await submit(phone).tap()
  await isAt(phone, TABS.home)
}

const saleOf = async ({ page }: Phone) => {
  const part = (words: string) => page.getByRole('button', { name: words, exact: true })
  await expect(page.getByLabel('You sell')).toBeVisible()
  const to = page.locator('input[name=merchant_no]')
  return {
    quantity: await page.getByLabel('You sell').inputValue(),
    toOne: (await part('Member').getAttribute('aria-pressed')) === 'true',
    merchant: (await to.count()) > 0 ? await to.inputValue() : undefined,
    rail: (await part('Bank account').count()) > 0 ? 'bank' : 'wallet',
  }
}
const EMPTY = { quantity: '', toOne: false, merchant: undefined, rail: 'wallet' }

async function writesASale(phone: Phone) {
  const { page } = phone
  await expect(page.getByLabel('You sell')).toBeVisible()
  await press(phone, 'Member')
  await page.locator('input[name=merchant_no]').fill('90718826')
  await page.getByLabel('You sell').fill('25,5')
  await paidTo(phone, 'bank')
  return { quantity: '25,5', toOne: true, merchant: '90718826', rail: 'bank' }
}

test('a tab is found as it was left, with every row that was read, and hears then what happened meanwhile', async ({
  phone,
}) => {
  await joins(phone)
  await sold(phone, 12)
  await phone.visit(TABS.orders)
  await expect(row(phone, 11)).toBeVisible()
  await press(phone, 'Show more')
  await expect(row(phone, 0)).toBeVisible()
  await scrolls(phone, 317)
  const left = await topOf(phone, 4)
  await goes(phone, 'home')
  await shows(phone, 'News')
  expect(await scroll(phone)).toBe(0)
  await test.step('an order begins while home is shown', async () => {
    await hasSold(phone.world, MIRA, { orderNo: numbered(12) })
    await hearsOf(phone.world, MIRA, 'order')
  })
  const before = (await statesAt(phone, 'orders')).length
  await goes(phone, 'orders')
  await expect(row(phone, 0)).toBeVisible()
  expect(await topOf(phone, 4)).toBe(left)
  await expect(row(phone, 12)).toBeVisible()
  expect((await statesAt(phone, 'orders')).slice(before)).not.toContain('opening')
  await expect(row(phone, 0)).toBeVisible()
})

test('home stays where it was read, under a page that was opened from it and beside every other tab @gate', async ({
  phone,
}) => {
  const { page } = phone
  await joins(phone)
  await phone.visit(TABS.home)
  await shows(phone, 'News')
  await scrolls(phone, 240)
  await goes(phone, 'my')
  await shows(phone, 'Security')
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

test('what came in while another tab was shown is there on return @gate', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await gains(world, MIRA, 'coin', 10_000_000_000n)
  await phone.visit(TABS.home)
  await expect(page.getByText(/^100\.00 coins/)).toBeVisible()
  await goes(phone, 'my')
  await shows(phone, 'Security')
  await gains(world, MIRA, 'coin', 2_500_000_000n)
  await goes(phone, 'home')
  await expect(page.getByText(/^125\.00 coins/)).toBeVisible()
  expect((await statesAt(phone, 'home')).filter((state) => state === 'opening')).toEqual(['opening'])
})

test('the tab of a list leads back to the list that was chosen in it @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
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
  await joins(phone)
  await join(world, OTTO)
  await sold(phone, 9)
  await phone.visit(TABS.orders)
  await expect(row(phone, 0)).toBeVisible()
  await scrolls(phone, 120)
  await signsOut(phone)
  await signsIn(phone, OTTO)
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

test('a sale that was begun is there on return, until it is placed', async ({ phone }) => {
  const { page, world } = phone
  await arrive(phone)
  await holds(phone, MIRA, { seenPopup: 999 })
  await phone.visit(TABS.transaction)
  const written = await writesASale(phone)
  await goes(phone, 'my')
  await shows(phone, 'Security')
  await goes(phone, 'transaction')
  expect(await saleOf(phone)).toEqual(written)
  await test.step('typed on, without a press of its button', async () => {
    await page.getByLabel('You sell').fill('31')
    await press(phone, 'Normal')
    await paidTo(phone, 'wallet')
    await goes(phone, 'home')
    await shows(phone, 'News')
    await goes(phone, 'transaction')
    expect(await saleOf(phone)).toEqual({ ...EMPTY, quantity: '31' })
  })
  await test.step('placed and over: the next one is begun anew', async () => {
    await press(phone, 'Continue')
    await provesPin(phone, PIN)
    await shows(phone, 'Finding a merchant')
    expect(Object.keys(await stored(phone))).not.toContain('sale')
    await befalls(world, (await searchOf(world, MIRA)) ?? '', isTakenBack)
    await shows(phone, 'Sale cancelled')
    await goes(phone, 'my')
    await shows(phone, 'Security')
    await goes(phone, 'transaction')
    expect(await saleOf(phone)).toEqual(EMPTY)
  })
})

test('a sale that is over is shown once: on return the tab sells again @gate', async ({ phone }) => {
  const { world } = phone
  await arrive(phone)
  await becomesMerchant(world, OTTO)
  const order = await sells(world, MIRA)
  await holds(phone, MIRA, { seenPopup: 999 })
  await phone.visit(TABS.transaction)
  await shows(phone, 'Finding a merchant')
  await befalls(world, order, isOffered, isAccepted)
  await shows(phone, 'A merchant has accepted')
  await test.step('under way it is found again, and sold meanwhile', async () => {
    await goes(phone, 'my')
    await shows(phone, 'Security')
    await befalls(world, order, isPaid)
    await goes(phone, 'transaction')
    await shows(phone, 'Sold')
  })
  await goes(phone, 'my')
  await shows(phone, 'Security')
  await goes(phone, 'transaction')
  expect(await saleOf(phone)).toEqual(EMPTY)
})

test('a sale that was begun is nobody else’s, and not there after signing out @gate', async ({ phone }) => {
  await arrive(phone)
  await holds(phone, MIRA, { seenPopup: 999 })
  await phone.visit(TABS.transaction)
  await writesASale(phone)
  await signsOut(phone)
  await signsIn(phone, MIRA)
  await goes(phone, 'transaction')
  expect(await saleOf(phone)).toEqual(EMPTY)
  await writesASale(phone)
  const { sale = '' } = await stored(phone)
  expect(JSON.parse(sale)).toMatchObject({ quantity: '25,5', merchant_no: '90718826' })
  await setPin(phone.world, OTTO, PIN)
  await signsOut(phone)
  await signsIn(phone, OTTO)
  await test.step('even if it stayed on the phone', async () => {
    await phone.page.evaluate((text) => localStorage.setItem('quay:sale', text), sale)
    await goes(phone, 'transaction')
    expect(await saleOf(phone)).toEqual(EMPTY)
  })
})
