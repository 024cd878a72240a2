import { becomesDemo } from '#tests/world/modes.ts'
import { speaker } from '#server/lib/words.ts'
import { speech } from '#tests/journeys/lib/cast.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { codeIn, field, isAt, shows, submit } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const EMAIL = 'noor@quay.example'
const PASSWORD = 'noors-own-secret'
const PIN = '730284'

const fingers = (phone: Phone) => {
  const typed: Record<string, number> = {}
  const count = (name: string) => (typed[name] = (typed[name] ?? 0) + 1)
  return {
    typed,
    async types(name: string, text: string) {
      await field(phone, name).fill(text)
      count(name)
    },
  }
}

const LANGUAGES = [
  { language: 'en', tag: 'en' },
  { language: 'hebrew', tag: 'he' },
] as const

for (const { language, tag } of inTurn(LANGUAGES, 0))
  test(`in ${tag} from nothing to a settled sale: a visitor joins, has a hundred coins, sells 25, and is asked for nothing twice`, async ({
    phone,
  }) => {
    const { page, world } = phone
    const t = speech(tag)
    await phone.keeps({ language, seenPopup: 999 })
    const round = becomesDemo(world)
    const { typed, types } = fingers(phone)
    await test.step('joins', async () => {
      await phone.visit('/pages/index/new_index')
      await page.getByRole('link', { name: t('Create an account') }).tap()
      await types('email', EMAIL)
      await submit(phone).tap()
      await shows(phone, t('Enter the code'))
      await types('code', await codeIn(phone, EMAIL))
      await shows(phone, t('Choose a password'))
      await types('password', PASSWORD)
      await types('password_confirm', PASSWORD)
      await page.getByRole('checkbox').check()
      await submit(phone).tap()
      await isAt(phone, '/pages/login/login')
    })
    await test.step('signs in, and need not say again who it is', async () => {
      await expect(field(phone, 'account')).toHaveValue(EMAIL)
      await types('password', PASSWORD)
      await submit(phone).tap()
      await isAt(phone, '/pages/index/new_index')
    })
    await test.step('finds a hundred coins, and what they are', async () => {
      await expect(page.getByText(/^100\.00$/).first()).toBeVisible()
      await press(phone, t('Demo'))
      await says(phone, t('The coins you get for joining have no value outside this demo.'))
      await press(phone, t('Close'))
      await page.getByRole('link', { name: t('Sell'), exact: true }).tap()
    })
    await test.step('says how many, sets a PIN over it, and goes on with what was typed', async () => {
      await types('quantity', '25')
      await press(phone, t('Continue'))
      const sheet = page.getByRole('dialog', { name: t('Set a payment PIN') })
      await expect(sheet).toContainText('25.00')
      await types('payword', PIN)
      await types('payword_confirm', PIN)
      await sheet.locator('button[type=submit]').tap()
    })
    await test.step('sells 25', async () => {
      const sheet = page.getByRole('dialog', { name: t('Sell these coins?') })
      await expect(sheet).toContainText('25.00')
      await types('payword', PIN)
      await sheet.locator('button[type=submit]').tap()
      await shows(phone, t('A merchant has accepted'))
    })
    await test.step('is paid', async () => {
      world.clock.pass(6)
      await round()
      await shows(phone, t('Sold'))
      world.clock.pass(1)
      await round()
      await page.getByRole('link', { name: t('Open the order') }).tap()
      await expect(page.getByRole('heading', { name: speaker(tag)('trade.status.completed') })).toBeVisible()
      await phone.visit('/pages/index/new_index')
      await expect(page.getByText(/^75\.00$/).first()).toBeVisible()
    })
    expect(typed).toEqual({
      email: 1,
      code: 1,
      // Chosen and said again; then it opens the door.
      password: 2,
      password_confirm: 1,
      payword: 2,
      payword_confirm: 1,
      quantity: 1,
    })
  })
