import { isAt, PLACES, shows } from '#tests/lib/walk-journey.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const LANGUAGE = '/pages/my/lang'

/** A deep link, a refresh, another place and the way back lead to the same screen. */
async function survives(phone: Phone, path: string, words: string | RegExp) {
  const { page } = phone
  await page.goto(`${phone.world.origin}/inbox.css`)
  await phone.visit(path)
  await shows(phone, words)
  await page.reload()
  await shows(phone, words)
  await page.evaluate((hash) => void (location.hash = hash), path === LANGUAGE ? '/pages/my/setting' : LANGUAGE)
  await shows(phone, path === LANGUAGE ? 'Settings' : 'Language')
  await page.goBack()
  await isAt(phone, path)
  await shows(phone, words)
}

async function leadsTo(phone: Phone, place: string, path: string) {
  await phone.page.goto(`${phone.world.origin}/inbox.css`)
  await phone.visit(path)
  await isAt(phone, place)
}

for (const { path, visitor, member } of PLACES) {
  test(`${path} survives a deep link, a refresh and going back`, async ({ phone }) => {
    await join(phone.world, MIRA)
    await test.step('for a visitor', () =>
      visitor === null ? leadsTo(phone, '/pages/login/login', path) : survives(phone, path, visitor))
    await holds(phone, MIRA)
    await test.step('for a member', async () => {
      await phone.page.evaluate(() => sessionStorage.clear())
      await (member === null ? leadsTo(phone, '/pages/index/new_index', path) : survives(phone, path, member))
    })
  })
}

test('a place that was never there says so, and leads home', async ({ phone }) => {
  await phone.visit('/pages/no/such_place')
  await shows(phone, 'There is nothing here')
  await phone.page.getByRole('link', { name: 'Go to Home' }).tap()
  await isAt(phone, '/pages/index/new_index')
})

test('signing out in one tab signs out the other', async ({ phone, context }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await holds(phone, MIRA)
  await phone.visit('/pages/my/index')
  await shows(phone, MIRA.nickname)
  const other = await context.newPage()
  await other.goto(`${world.origin}/h5/#/pages/my/setting`)
  await other.getByRole('button', { name: 'Sign out' }).tap()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await isAt({ page: other }, '/pages/login/login')
  await shows(phone, 'Your account')
  await expect(page.getByText(MIRA.nickname)).toHaveCount(0)
})

test('Hebrew mirrors the screen, the tabs and the way back; English brings them back', async ({ phone }) => {
  const { page } = phone
  const left = async (name: string | RegExp) =>
    (await page.getByRole('navigation').getByRole('link', { name }).first().boundingBox())?.x ?? 0
  await phone.visit('/pages/index/new_index')
  await shows(phone, 'News')
  expect(await left('Home')).toBeLessThan(await left('My'))
  await page.getByRole('link', { name: 'Language' }).tap()
  await page.getByRole('radio', { name: 'עברית' }).tap()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  const back = page.locator('header button').first()
  expect((await back.boundingBox())?.x).toBeGreaterThan(300)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await back.tap()
  await isAt(phone, '/pages/index/new_index')
  const tabs = page.getByRole('navigation').getByRole('link')
  expect((await tabs.first().boundingBox())?.x).toBeGreaterThan((await tabs.last().boundingBox())?.x ?? 0)
  await phone.visit('/pages/my/lang')
  await page.getByRole('radio', { name: 'English' }).tap()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await shows(phone, 'Language')
})
