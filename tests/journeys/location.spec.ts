import { location } from '#contract/location.ts'
import { alerts, press, says } from '#tests/walk/gestures.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const CHOOSE = '/choose-location'
const OPEN = '/open-location'
const BEFORE = '/pages/my/setting'
const KIEL = { latitude: 54.323312345, longitude: 10.139412345 }

const box = ({ page }: Phone) => page.getByRole('searchbox')
const row = ({ page }: Phone, name: RegExp) => page.getByRole('button', { name }).first()

async function isIn({ page }: Phone, at: { latitude: number; longitude: number }) {
  await page.context().grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
  await page.context().setGeolocation(at)
}

/** What the page that asked for a place finds. */
const picked = ({ page }: Phone) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('quay:written/picked-location') ?? 'null') as unknown)

async function choosesFrom(phone: Phone) {
  await phone.visit(BEFORE)
  await expect(phone.page.getByRole('heading').first()).toBeVisible()
  await phone.visit(CHOOSE)
  await expect(box(phone)).toBeVisible()
}

test('a visitor goes from goods to where their store is, hears how far it is once they ask, and takes the place along', async ({
  phone,
}) => {
  const { page } = phone
  await isIn(phone, KIEL)
  await phone.visit('/pages/shops/search')
  await box(phone).fill('storm lantern')
  await page.getByRole('link', { name: 'Storm lantern' }).first().tap()
  await page.getByRole('link', { name: /^Hafen & Korn.*, Hamburg/ }).tap()
  await isAt(phone, OPEN)
  await shows(phone, /^Hafen & Korn/)
  await says(phone, '53.5441, 9.9963')
  await expect(page.getByText('Distance')).toHaveCount(0)
  await row(phone, /^How far is it\?/).tap()
  await says(phone, '87 km')
  await expect(page.getByText('South', { exact: true })).toBeVisible()
  await press(phone, 'Copy the address and the coordinates')
  await expect(page.getByRole('status').filter({ hasText: 'copy successful' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Hafen & Korn.*\nHamburg\n53\.5441, 9\.9963$/,
  )
  phone.expectsFaultAt('geo:')
  await press(phone, 'Open in a map app')
  await alerts(phone, /^No map app opened\./)
  await says(phone, '87 km')
})

test('a visitor chooses where they are: the house hears of it only then, and no more than the kilometre', async ({
  phone,
}) => {
  const { page } = phone
  await isIn(phone, KIEL)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(location.near.path)) asked.push(request.postData() ?? '')
  })
  await choosesFrom(phone)
  expect(asked).toEqual([])
  await row(phone, /^Use my position/).tap()
  const here = row(phone, /^Where I am now/)
  await expect(here).toBeVisible()
  await expect(page.locator('[data-row]').first()).toContainText('Where I am now')
  const sent = new URLSearchParams(asked[0])
  expect([sent.get('lat'), sent.get('lng'), asked.length]).toEqual(['54.32', '10.14', 1])
  await here.tap()
  await says(phone, '54.32331, 10.13941')
  await press(phone, 'Choose another place')
  await row(phone, /^Kiel/).tap()
  await press(phone, 'Back')
  await row(phone, /^Where I am now/).tap()
  await page.getByLabel('Street and number (optional)').fill('Hafenstraße 7')
  await press(phone, 'Use this place')
  await isAt(phone, BEFORE)
  expect(await picked(phone)).toEqual({
    name: expect.stringMatching(/\S/),
    address: 'Hafenstraße 7',
    latitude: 54.32331,
    longitude: 10.13941,
  })
})

test('in Hebrew, a visitor whose browser tells nobody where they are finds Haifa by its name @gate', async ({
  phone,
}) => {
  const { page } = phone
  await phone.keeps({ language: 'hebrew' })
  await choosesFrom(phone)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await row(phone, /^שימוש במיקום שלי/).tap()
  await alerts(phone, /^הדפדפן לא מוסר לנו את המיקום\..*עדיין אפשר להקליד שם של יישוב\.$/)
  await box(phone).fill('חיפה')
  await row(phone, /^חיפה/).tap()
  await shows(phone, 'חיפה')
  await expect(page.getByText('ישראל')).toBeVisible()
  const point = page.getByText(/^32\.\d+, 34\.\d+$/)
  await expect(point).toHaveCSS('direction', 'ltr')
  await page.getByLabel('רחוב ומספר (לא חובה)').fill('שדרות הנשיא 12')
  await press(phone, 'שימוש במקום הזה')
  await isAt(phone, BEFORE)
  expect(await picked(phone)).toMatchObject({ name: 'חיפה', address: 'שדרות הנשיא 12' })
})

test('in Hebrew, a distance is told from where the phone is, and the compass is not mirrored @gate', async ({
  phone,
}) => {
  const { page } = phone
  await isIn(phone, KIEL)
  await phone.keeps({ language: 'hebrew' })
  await phone.visit(`${OPEN}?lat=53.5441&lng=9.9963`)
  await row(phone, /^כמה זה רחוק\?/).tap()
  await expect(page.getByText('דרום', { exact: true })).toBeVisible()
  await says(phone, /87\sק״מ/)
})

for (const search of ['', '?lat=91&lng=0', '?lat=NaN&lng=9', '?lat=53.5', '?lat=-&lng=-', '?lat=north&lng=east'])
  test(`a place at "${search}" is no place on earth, and says so @gate`, async ({ phone }) => {
    await phone.visit(`${OPEN}${search}`)
    await shows(phone, 'This is no place on earth')
    await phone.visit(`${CHOOSE}${search}`)
    await shows(phone, 'Choose a place')
    await expect(row(phone, /^Use my position/)).toBeVisible()
  })
