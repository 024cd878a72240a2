import { isAt, shows } from '#tests/lib/walk-journey.ts'
import { gains } from '#tests/lib/walk-money.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, test } from '#tests/lib/walk-phone.ts'

const HOME = '/pages/index/new_index'
const MALL = '/pages/index/index'

test('a visitor goes over to the mall and comes back, and finds the switch at the same height', async ({ phone }) => {
  const { page } = phone
  const group = page.getByRole('group', { name: 'Trade or mall' })
  const half = (name: string) => group.getByText(name, { exact: true })
  const height = async () => (await group.boundingBox())?.y
  await phone.visit(HOME)
  await shows(phone, 'News')
  const before = await height()
  await half('Mall').tap()
  await isAt(phone, MALL)
  await shows(phone, 'Your points and your shopping balance')
  expect(await height()).toBe(before)
  await half('Trade').tap()
  await isAt(phone, HOME)
})

test('a member comes to the mall from My, sees what arrives there, and goes on to their own place and back', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await holds(phone, MIRA)
  await phone.visit('/pages/my/index')
  await page.getByRole('link', { name: 'Mall and investing' }).tap()
  await isAt(phone, MALL)
  await expect(page.getByText('No activity yet.', { exact: false })).toBeVisible()
  await gains(world, MIRA, 'shop', 2_500n)
  await expect(page.getByText('€25.00').first()).toBeVisible()
  await expect(page.getByText('+€25.00')).toBeVisible()
  await page.getByRole('link', { name: 'My place in the mall' }).first().tap()
  await isAt(phone, '/pages/user/user')
  await expect(page.getByRole('link', { name: /^Shopping balance/ })).toContainText('€25.00')
  await page.getByRole('button', { name: 'Back' }).tap()
  await isAt(phone, MALL)
})

test('in Hebrew the mall is mirrored, and its figures are not', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await gains(world, MIRA, 'shop', 2_500n)
  await holds(phone, MIRA, { language: 'hebrew' })
  await phone.visit(MALL)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('יתרת קניות', { exact: true })).toBeVisible()
  const figure = page.getByText(/25\.00/).first()
  await expect(figure).toHaveCSS('direction', 'ltr')
  await page.getByRole('group', { name: 'מסחר או חנות' }).getByText('מסחר', { exact: true }).tap()
  await isAt(phone, HOME)
})
