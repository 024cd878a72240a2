import type { Browser, Page } from 'playwright/test'
import { account } from '#contract/account.ts'
import { live, LIVE_STREAM } from '#contract/live.ts'
import { isAt, stored } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { bodyOf, LANGUAGES, type Speech } from '#tests/journeys/lib/strangers.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA } from '#tests/world/people.ts'

const DEVICES = '/pages/users/setting?part=devices'
const SETTINGS = '/pages/my/setting'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function strangerEnters(browser: Browser, { world: { origin } }: Phone, { language, settings }: Speech) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    userAgent: FIREFOX,
  })
  await context.addInitScript((code) => {
    localStorage['quay:language'] = JSON.stringify(code)
    localStorage['quay:seenPopup'] ??= '99999'
  }, language)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  page.on('response', (answer) => new URL(answer.url()).pathname === LIVE_STREAM && asked.push('listening'))
  await page.goto(`${origin}/h5/#/pages/login/login?redirect=${encodeURIComponent(SETTINGS)}`)
  await page.locator('input[name=account]').fill(MIRA.email)
  await page.locator('input[name=password]').fill(MIRA.password)
  const listens = page.waitForResponse(`**${LIVE_STREAM}*`)
  await page.locator('button[type=submit]').tap()
  await expect(page.getByRole('heading', { name: settings, exact: true })).toBeVisible()
  await listens
  // Its line looks back a minute, so it hears of its own arrival and asks who it is; only then is it at rest.
  await expect.poll(() => asked.slice(asked.lastIndexOf('listening')).includes(account.profile.path)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member.current')
  return { context, page, asked }
}

const row = ({ page }: Pick<Phone, 'page'>, name: string) => page.getByRole('listitem').filter({ hasText: name })

const heardBy = (asked: readonly string[]) =>
  asked.filter((path) => [LIVE_STREAM, live.since.path, account.profile.path].includes(path))

for (const speech of inTurn(LANGUAGES, 1))
  test(`in ${speech.language} a stolen session shows by itself, is ended from the other phone, and leaves by itself, told why`, async ({
    phone,
    browser,
  }) => {
    const { page, world } = phone
    await join(world, MIRA)
    await holds(phone, MIRA, { language: speech.language })
    const listens = page.waitForResponse(`**${LIVE_STREAM}*`)
    await phone.visit(DEVICES)
    await expect(page.getByText(speech.alone)).toBeVisible()
    await listens

    const stranger = await strangerEnters(browser, phone, speech)
    await expect(row(phone, 'Firefox')).toContainText('Windows')
    await expect(row(phone, 'Firefox')).toContainText(speech.fresh)

    const before = stranger.asked.length
    await row(phone, 'Firefox').getByRole('button', { name: speech.signOut, exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: speech.confirm, exact: true }).tap()
    await isAt(stranger, '/pages/login/login')
    await expect(stranger.page.getByRole('status').filter({ hasText: speech.why })).toBeVisible()
    expect(heardBy(stranger.asked.slice(before))).toEqual([account.profile.path])
    expect(Object.keys(await stored(stranger)).toSorted()).toEqual(['device', 'language', 'seenPopup'])
    await expect(page.getByText(speech.alone)).toBeVisible()
    await expect(row(phone, 'Firefox')).toHaveCount(0)

    await findsNothing(stranger.page, world.origin)
    await stranger.context.close()
  })

async function findsNothing(page: Page, origin: string) {
  await page.goto(`${origin}/h5/#/pages/wallets/wallets`)
  await isAt({ page }, '/pages/login/login')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous')
}

test('a sign-in from a strange phone rings at home, and its notice leads to the list', async ({ phone, browser }) => {
  const { page } = phone
  await joins(phone)
  const listens = page.waitForResponse(`**${LIVE_STREAM}*`)
  await phone.visit('/pages/index/new_index')
  await listens
  const stranger = await strangerEnters(browser, phone, LANGUAGES[0])
  await page.getByRole('button', { name: '1 new notice' }).tap()
  await page
    .getByRole('dialog')
    .getByText(/^A new device signed in to your account: Firefox, Windows\./)
    .tap()
  await expect(page.getByRole('heading', { name: 'Devices', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out device', exact: true }).tap()
  await isAt(stranger, '/pages/login/login')
  const letter = bodyOf(phone, MIRA.email)
  expect(letter).toContain('Browser: Firefox, Windows')
  expect(letter).toContain(`/h5/#${DEVICES}`)
  await stranger.context.close()
})

test('a phone that was in a pocket meanwhile leaves when it is looked at again @gate', async ({ phone, browser }) => {
  const { page } = phone
  await joins(phone)
  await phone.visit(DEVICES)
  const stranger = await strangerEnters(browser, phone, LANGUAGES[0])
  await expect(row(phone, 'Firefox')).toBeVisible()
  await stranger.context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out device', exact: true }).tap()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  expect(new URL(stranger.page.url()).hash).toBe(`#${SETTINGS}`)
  await stranger.context.setOffline(false)
  await isAt(stranger, '/pages/login/login')
  await expect(stranger.page.getByRole('status').filter({ hasText: LANGUAGES[0].why })).toBeVisible()
  await stranger.context.close()
})
