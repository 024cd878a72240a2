import { isAt, isElsewhere, PLACES, shows } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const LANGUAGE = '/pages/my/lang'
const SETTINGS = '/pages/my/setting'

/** One of each kind is opened anew, too; so is every address by a walk that begins there. */
const REFRESHED: ReadonlySet<string> = new Set([
  '/pages/index/new_index',
  '/pages/my/index',
  '/pages/ai/ai_robot',
  '/pages/news/reg_rule',
  '/pages/login/reg',
  '/pages/users/transfer',
  '/pages/bank_card/card_list',
])

async function survives(phone: Phone, path: string, words: string | RegExp) {
  const { page } = phone
  await phone.visit(path)
  await shows(phone, words)
  if (REFRESHED.has(path)) {
    await page.reload()
    await shows(phone, words)
  }
  await phone.visit(path === LANGUAGE ? SETTINGS : LANGUAGE)
  await shows(phone, path === LANGUAGE ? 'Settings' : 'Language')
  await page.goBack()
  await isAt(phone, path)
  await shows(phone, words)
}

async function leadsTo(phone: Phone, place: string, path: string) {
  await phone.visit(LANGUAGE)
  await shows(phone, 'Language')
  await phone.visit(path)
  await isAt(phone, place)
}

const MANY = 4

/** In `npm test` every place once, for the one or the other; each place at which it fails is named, until there are so many that they have one cause. */
const TURNS = ['visitor', 'member'] as const

async function tours(phone: Phone, whose: (typeof TURNS)[number], sentTo: string) {
  const faults: string[] = []
  for (const { path, [whose]: words } of inTurn(PLACES, TURNS.indexOf(whose), TURNS.length))
    await test
      .step(path, () => (words === null ? leadsTo(phone, sentTo, path) : survives(phone, path, words)))
      .catch(async (error: unknown) => {
        faults.push(`${path}: ${String(error)}`)
        if (faults.length === MANY) throw new Error(faults.join('\n'))
        await isElsewhere(phone)
      })
  expect(faults.join('\n')).toBe('')
}

test.describe(() => {
  test.setTimeout(180_000)

  test('for a visitor every place survives a deep link, a refresh and going back', async ({ phone }) => {
    await tours(phone, 'visitor', '/pages/login/login')
  })

  test('for a member every place survives a deep link, a refresh and going back', async ({ phone }) => {
    await joins(phone)
    await tours(phone, 'member', '/pages/index/new_index')
  })
})

test('whoever names no place comes home, where the bar is one of its own', async ({ phone }) => {
  const { page, world } = phone
  for (const entrance of ['/h5/', '/h5/#/'])
    await test.step(entrance, async () => {
      await isElsewhere(phone)
      await page.goto(world.origin + entrance)
      await isAt(phone, '/pages/index/new_index')
      const bar = page.locator('header').first()
      await expect(bar.getByRole('heading', { level: 1, name: 'Quay' })).toBeVisible()
      await expect(bar.getByRole('group', { name: 'Trade or mall' })).toBeVisible()
      await expect(bar.getByRole('button', { name: 'Back' })).toHaveCount(0)
    })
})

test('a place that was never there says so, and leads home @gate', async ({ phone }) => {
  await phone.visit('/pages/no/such_place')
  await shows(phone, 'There is nothing here')
  await phone.page.getByRole('link', { name: 'Go to Home' }).tap()
  await isAt(phone, '/pages/index/new_index')
})

test('signing out in one tab signs out the other', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await phone.visit('/pages/my/index')
  await shows(phone, MIRA.nickname)
  const other = await phone.page.context().newPage()
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
