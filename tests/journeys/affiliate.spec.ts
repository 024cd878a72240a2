import { affiliate } from '#contract/affiliate.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { isAt, shows, signIn } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { connects, partnerSells } from '#tests/world/affiliate.ts'
import { join, MIRA } from '#tests/world/people.ts'

const HOME = '/pages/index/index'
const MALL = '/pages/mall/mall'
const OUT = '/pages/common/urlview'

const way = ({ page }: Phone, to: string) => page.locator(`a[href*="#${to}"]`).first()
const tile = ({ page }: Phone, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const open = ({ page }: Phone, name: string) => page.getByRole('dialog').getByRole('button', { name })

async function comesToTheMall(phone: Phone) {
  await phone.visit(HOME)
  await way(phone, MALL).tap()
  await isAt(phone, MALL)
}

/** Out of the app, to the page of the partner, by the link that was given. */
async function isLedTo(phone: Phone, goods: string): Promise<string> {
  await isAt(phone, OUT)
  const { hash } = new URL(phone.page.url())
  const url = new URLSearchParams(hash.slice(hash.indexOf('?'))).get('url') ?? ''
  expect(url).toMatch(new RegExp(`^/sandbox/partner/goods/${goods}\\?uid=\\d{12,19}&until=\\d+$`))
  return url
}

test('a visitor looks through what a partner sells, signs in, and is led to it at the partner', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await comesToTheMall(phone)
  await shows(phone, 'Goods of our partners')
  await says(phone, /^These goods come from a test partner\./)
  await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Kitchen' }).tap()
  await expect(tile(phone, 'Frying pan, 28 cm')).toContainText('CN¥79.00')
  await expect(tile(phone, 'Frying pan, 28 cm')).toContainText('Commission about CN¥7.90')
  await page.getByLabel('Sorted by').selectOption('price_asc')
  await expect(page.getByRole('button', { name: /CN¥/ }).first()).toContainText('Bamboo cutting board')
  await page.getByRole('searchbox').fill('pan')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('button', { name: /CN¥/ })).toHaveCount(1)
  await tile(phone, 'Frying pan').tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in to go on' }).tap()
  await signIn(phone, MIRA.email, MIRA.password, MALL)
  await tile(phone, 'Reading lamp').tap()
  await open(phone, 'Open at Test partner').tap()
  const url = await isLedTo(phone, 'reading-lamp')
  await page.goto(`${world.origin}${url}`)
  await says(phone, /^Test partner: nothing is sold here/)
  await says(phone, 'Reading lamp with clip')
})

test('a member reads it in Hebrew, and a partner that does not answer takes nothing along @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await phone.keeps({ language: 'hebrew', theme: 'dark' })
  await comesToTheMall(phone)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await tile(phone, 'מנורת קריאה').tap()
  await page.getByRole('dialog').locator('a[href*="#/pages/login/login"]').tap()
  await signIn(phone, MIRA.email, MIRA.password, MALL)
  await tile(phone, 'מנורת קריאה').tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/49\.00/)).toHaveCSS('direction', 'ltr')
  phone.expectsFaultAt(affiliate.link.path)
  await page.route(`**${affiliate.link.path}`, (route) => route.abort(), { times: 1 })
  await open(phone, 'שותף ניסיון').tap()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await open(phone, 'שותף ניסיון').tap()
  await isLedTo(phone, 'reading-lamp')
})

test('where no partner is connected home leads to none, and the address says so @gate', async ({ phone }) => {
  const { page, world } = phone
  connects(world, undefined)
  await phone.visit(HOME)
  await shows(phone, 'News')
  await expect(way(phone, MALL)).toHaveCount(0)
  await phone.visit(MALL)
  await shows(phone, 'No partner is connected')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  partnerSells(world)
  await press(phone, 'Look again')
  await expect(tile(phone, 'Reading lamp')).toBeVisible()
})
