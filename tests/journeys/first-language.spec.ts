import { homeStandsFree, isAt, putAwayMessage, shows, stored } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const HOME = '/pages/index/new_index'

const offer = ({ page }: Phone) => page.getByRole('region', { name: 'Deutsch' })
const answers = (phone: Phone, name: string) => offer(phone).getByRole('button', { name }).tap()
const message = ({ page }: Phone, name: string) => page.getByRole('dialog', { name })
const html = ({ page }: Phone) => page.locator('html')

async function visits(phone: Phone, details: Record<string, unknown> = {}) {
  await phone.keeps({ seenPopup: 0, ...details })
  await phone.visit(HOME)
}

async function isSpared(phone: Phone) {
  await homeStandsFree(phone)
  expect((await phone.seen('data-state')).map(({ state }) => state)).not.toContain('popupNotice')
  await shows(phone, 'News')
}

test.describe('a phone that speaks German', () => {
  test.use({ locale: 'de-DE' })

  test('is offered German once, goes on in it where it is, and then reads the message in it', async ({ phone }) => {
    const { page } = phone
    await visits(phone)
    await expect(offer(phone)).toContainText('Auf Deutsch weiter?')
    await isSpared(phone)
    await expect(html(phone)).toHaveAttribute('lang', 'en')
    await answers(phone, 'Deutsch')
    await expect(html(phone)).toHaveAttribute('lang', 'de')
    await expect(message(phone, 'Neu: Sie sehen, wer kauft')).toBeVisible()
    await expect(page.getByText('Der Markt macht täglich eine Stunde Pause; die Startseite zeigt, wann.')).toBeVisible()
    await putAwayMessage(phone)
    await shows(phone, 'Neuigkeiten')
    await isAt(phone, HOME)
    await expect(offer(phone)).toHaveCount(0)
    expect((await stored(phone))['language']).toBe('"de"')
    await page.reload()
    await homeStandsFree(phone)
    await shows(phone, 'Neuigkeiten')
    await expect(offer(phone)).toHaveCount(0)
  })

  test('stays in English, reads the message in it, and is not asked again @gate', async ({ phone }) => {
    const { page } = phone
    await visits(phone)
    await expect(offer(phone)).toBeVisible()
    await isSpared(phone)
    await answers(phone, 'Stay in English')
    await expect(offer(phone)).toHaveCount(0)
    expect((await stored(phone))['language']).toBe('"en"')
    await expect(message(phone, 'New: you see who buys')).toBeVisible()
    await putAwayMessage(phone)
    await page.reload()
    await isSpared(phone)
    await page.waitForLoadState('networkidle')
    await expect(offer(phone)).toHaveCount(0)
    await expect(html(phone)).toHaveAttribute('lang', 'en')
  })

  test('goes on to another page, is not asked there, and reads the message once it is back at home @gate', async ({
    phone,
  }) => {
    const { page } = phone
    await visits(phone)
    await expect(offer(phone)).toBeVisible()
    await isSpared(phone)
    await page.getByRole('link', { name: 'My', exact: true }).tap()
    await shows(phone, 'Your account')
    await expect(offer(phone)).toHaveCount(0)
    expect((await stored(phone))['language']).toBe('"en"')
    await page.getByRole('link', { name: 'Home', exact: true }).tap()
    await expect(message(phone, 'New: you see who buys')).toBeVisible()
  })

  test('chooses another language elsewhere, and is offered nothing any more @gate', async ({ phone }) => {
    const { page } = phone
    await phone.visit('/pages/my/lang')
    await expect(offer(phone)).toBeVisible()
    await page.getByRole('radio', { name: 'Italiano' }).tap()
    await expect(html(phone)).toHaveAttribute('lang', 'it')
    await expect(offer(phone)).toHaveCount(0)
  })

  test('reads the message at once where the offer cannot be made @gate', async ({ phone }) => {
    phone.expectsFaultAt('language-offer')
    await phone.page.route(/\/language-offer-/, (route) => route.abort('connectionfailed'))
    await visits(phone)
    await expect(message(phone, 'New: you see who buys')).toBeVisible()
  })

  test('is asked nothing where somebody has chosen, and reads the message at once @gate', async ({ phone }) => {
    await visits(phone, { language: 'en' })
    await putAwayMessage(phone)
    await shows(phone, 'News')
    await phone.page.waitForLoadState('networkidle')
    await expect(offer(phone)).toHaveCount(0)
  })
})

test.describe('a phone that speaks a language that we do not', () => {
  test.use({ locale: 'fr-FR' })

  test('is offered nothing, and reads the message at once @gate', async ({ phone }) => {
    await visits(phone)
    await putAwayMessage(phone)
    await shows(phone, 'News')
    await phone.page.waitForLoadState('networkidle')
    await expect(phone.page.getByRole('button', { name: 'Stay in English' })).toHaveCount(0)
  })
})
