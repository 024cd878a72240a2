import type { Route } from 'playwright/test'
import { CHUNK_TIMEOUT_MS, LAZY_TIMEOUT_MS } from '#contract/limits.ts'
import { field, shows, submit } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

/** Nothing may be there yet. */
test.use({ isFresh: true })

const CHUNKS = '**/h5/assets/*.js'
const outline = ({ page }: Phone) => page.getByRole('progressbar', { name: 'Loading' })
const again = ({ page }: Phone) => page.getByRole('button', { name: 'Load again' })
const go = ({ page }: Phone, path: string) => page.evaluate((hash) => void (location.hash = hash), path)

async function isAtHome(phone: Phone) {
  await phone.visit('/pages/index/new_index')
  await shows(phone, 'News')
  phone.expectsFaultAt('/h5/assets/')
}

test('a part of the app that fails to arrive becomes a page that offers to load it again, and then it does', async ({
  phone,
}) => {
  await isAtHome(phone)
  await phone.page.route(CHUNKS, (route) => route.abort('connectionfailed'))
  await go(phone, '/pages/login/restpassword')
  await shows(phone, 'This page did not load')
  await phone.page.unroute(CHUNKS)
  await again(phone).tap()
  await shows(phone, 'Reset your password')
})

test('a network that is just back and carries nothing yet is tried again by itself @gate', async ({ phone }) => {
  const { page } = phone
  await isAtHome(phone)
  await phone.page.context().setOffline(true)
  await go(phone, '/pages/login/restpassword')
  await shows(phone, 'This page needs a connection')
  let refused = 0
  await page.route('**/h5/assets/reset-password*.js', (route) =>
    (refused += 1) > 2 ? route.continue() : route.abort('connectionfailed'),
  )
  await phone.page.context().setOffline(false)
  await shows(phone, 'Reset your password')
  expect(refused).toBe(3)
})

test('a part that is slow shows its outline, after a minute a way out, and after two minutes that it did not come', async ({
  phone,
}) => {
  const { page } = phone
  await page.clock.install()
  await isAtHome(phone)
  const held: Route[] = []
  await page.route(CHUNKS, (route) => void held.push(route))
  await go(phone, '/pages/login/restpassword')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.clock.fastForward(1_000)
  await expect(outline(phone)).toBeVisible()
  await expect(again(phone)).toHaveCount(0)
  await page.clock.fastForward(LAZY_TIMEOUT_MS)
  await expect(again(phone)).toBeVisible()
  await expect(outline(phone)).toBeVisible()
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - LAZY_TIMEOUT_MS)
  await shows(phone, 'This page did not load')
})

test('a part that comes at last is shown @gate', async ({ phone }) => {
  const { page } = phone
  await page.clock.install()
  await isAtHome(phone)
  const held: Route[] = []
  let late = true
  await page.route(CHUNKS, (route) => (late ? void held.push(route) : route.continue()))
  await go(phone, '/pages/login/restpassword')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.clock.fastForward(1_000)
  await expect(outline(phone)).toBeVisible()
  await page.clock.fastForward(LAZY_TIMEOUT_MS)
  await expect(again(phone)).toBeVisible()
  late = false
  await Promise.all(held.map((route) => route.continue()))
  await shows(phone, 'Reset your password')
})

test('a short word whose toaster does not arrive takes nothing else with it @gate', async ({ phone }) => {
  const { page } = phone
  phone.expectsFaultAt('/h5/assets/')
  await phone.visit('/pages/login/login')
  await shows(phone, 'Sign in')
  await page.route('**/h5/assets/toaster-*.js', (route) => route.abort('connectionfailed'))
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/toaster-'))
  await field(phone, 'account').fill('nobody@quay.test')
  await field(phone, 'password').fill('not-the-password')
  await submit(phone).tap()
  await given
  await expect(page.getByRole('alert').first()).toBeVisible()
  await shows(phone, 'Sign in')
})

test('a part of a page that does not arrive says so, and comes when it is asked for again @gate', async ({ phone }) => {
  const { page } = phone
  const missing = '**/h5/assets/home-below-*.js*'
  phone.expectsFaultAt('/h5/assets/')
  await page.route(missing, (route) => route.abort('connectionfailed'))
  await phone.visit('/pages/index/new_index')
  await expect(page.getByText('A part of this page did not load.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await page.unroute(missing)
  await page.getByRole('button', { name: 'Try again' }).tap()
  await shows(phone, 'News')
  await expect(page.getByText('A part of this page did not load.')).toHaveCount(0)
})
