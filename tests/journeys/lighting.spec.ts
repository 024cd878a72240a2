import { shows, stored } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const DARK = 'rgb(13, 17, 19)'
const LIGHT = 'rgb(243, 241, 236)'

const choose = ({ page }: Phone, words: string) => page.getByRole('button', { name: words, exact: true }).tap()
const paper = ({ page }: Phone) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const frame = ({ page }: Phone) => page.locator('meta[name=theme-color]').getAttribute('content')

test('a phone is lit as somebody chose, before anything is drawn, and follows the system again', async ({ phone }) => {
  const { page } = phone
  await phone.visit('/pages/my/setting')
  await shows(phone, 'Settings')
  await expect.poll(() => paper(phone)).toBe(LIGHT)

  await test.step('dark, on a light phone', async () => {
    await choose(phone, 'Dark')
    await expect.poll(() => paper(phone)).toBe(DARK)
    expect(await frame(phone)).toBe('#0D1113')
    expect((await stored(phone))['theme']).toBe('"dark"')
  })

  await test.step('the first paint is dark already: no script of the app has run', async () => {
    await page.route('**/h5/assets/*.js', (route) => route.abort())
    phone.expectsFaultAt('/h5/assets/')
    await page.reload()
    expect(await paper(phone)).toBe(DARK)
    await page.unroute('**/h5/assets/*.js')
    await page.reload()
    await shows(phone, 'Settings')
  })

  await test.step('light, on a dark phone', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await choose(phone, 'Light')
    await expect.poll(() => paper(phone)).toBe(LIGHT)
  })

  await test.step('as the phone is', async () => {
    await choose(phone, 'System')
    await expect.poll(() => paper(phone)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => paper(phone)).toBe(LIGHT)
  })
})
