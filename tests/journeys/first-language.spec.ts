import { putAwayMessage, shows, stored } from '#tests/lib/walk-journey.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const offer = ({ page }: Phone) => page.getByRole('region', { name: 'Deutsch' })
const html = ({ page }: Phone) => page.locator('html')

async function visits(phone: Phone) {
  await phone.visit('/pages/index/new_index')
  await putAwayMessage(phone)
  await shows(phone, 'News')
}

test.describe('a phone that speaks German', () => {
  test.use({ locale: 'de-DE' })

  test('is offered German once, and goes on in it where it is', async ({ phone }) => {
    const { page } = phone
    await visits(phone)
    await expect(offer(phone)).toContainText('Auf Deutsch weiter?')
    await expect(html(phone)).toHaveAttribute('lang', 'en')
    await offer(phone).getByRole('button', { name: 'Deutsch' }).tap()
    await expect(html(phone)).toHaveAttribute('lang', 'de')
    await shows(phone, 'Neuigkeiten')
    await expect(page).toHaveURL(/new_index$/)
    await expect(offer(phone)).toHaveCount(0)
    expect((await stored(phone))['language']).toBe('"de"')
    await page.reload()
    await shows(phone, 'Neuigkeiten')
    await expect(offer(phone)).toHaveCount(0)
  })

  test('stays in English, and is not asked again', async ({ phone }) => {
    const { page } = phone
    await visits(phone)
    await offer(phone).getByRole('button', { name: 'Stay in English' }).tap()
    await expect(offer(phone)).toHaveCount(0)
    expect((await stored(phone))['language']).toBe('"en"')
    await page.reload()
    await shows(phone, 'News')
    await page.waitForLoadState('networkidle')
    await expect(offer(phone)).toHaveCount(0)
    await expect(html(phone)).toHaveAttribute('lang', 'en')
  })

  test('is asked nothing where somebody has chosen', async ({ phone }) => {
    await phone.keeps({ language: 'en' })
    await visits(phone)
    await phone.page.waitForLoadState('networkidle')
    await expect(offer(phone)).toHaveCount(0)
  })
})

test.describe('a phone that speaks a language that we do not', () => {
  test.use({ locale: 'fr-FR' })

  test('is offered nothing', async ({ phone }) => {
    await visits(phone)
    await phone.page.waitForLoadState('networkidle')
    await expect(phone.page.getByRole('button', { name: 'Stay in English' })).toHaveCount(0)
  })
})
