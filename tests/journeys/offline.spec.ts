import { shows } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'You are offline. What you see may be out of date.'

/** The worker has put the app away and stands between it and the network. */
async function isKept(phone: Phone) {
  await phone.visit('/pages/index/new_index')
  await shows(phone, 'News')
  await phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await phone.page.reload()
  await expect.poll(() => phone.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('without a network the app opens, says so, and shows the screens it has seen', async ({ phone }) => {
  const { page } = phone
  const context = page.context()
  await isKept(phone)
  await phone.visit('/pages/news/reg_rule')
  await expect(page.locator('[data-state=showing] h1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  phone.expectsFaultAt('/')
  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()

  await test.step('a deep link to a screen that was seen', async () => {
    await page.reload()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await shows(phone, 'This did not load')
  })
  await test.step('home', async () => {
    await page.evaluate(() => void (location.hash = '/pages/index/new_index'))
    await shows(phone, 'This did not load')
    await expect(page.getByRole('navigation')).toBeVisible()
  })
  await test.step('the network is back', async () => {
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await shows(phone, 'News')
  })
})

test('the worker keeps the app and never an answer of the server', async ({ phone }) => {
  await isKept(phone)
  const kept = await phone.page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/h5/')
  expect(kept.filter((path) => !path.startsWith('/h5/'))).toEqual([])
})

test('a page that was never opened says that it needs a network, and loads by itself when there is one @gate', async ({
  phone,
}) => {
  const { page } = phone
  const context = page.context()
  await isKept(phone)
  await shows(phone, 'News')
  phone.expectsFaultAt('/')
  await context.setOffline(true)
  await page.evaluate(() => void (location.hash = '/pages/login/restpassword'))
  await shows(phone, 'This page needs a connection')
  await expect(page.getByRole('button', { name: 'Load again' })).toHaveCount(0)
  await context.setOffline(false)
  await shows(phone, 'Reset your password')
})
