import { factor } from '#contract/factor.ts'
import { transfer } from '#contract/transfer.ts'
import { field, isAt, shows, stored, submit } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { keepsPasskeys } from '#tests/walk/passkeys.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'

const SECOND = '/pages/users/setting?part=second'
const LOGIN = '/pages/login/login'
const HOME = '/pages/index/new_index'

const SPEECHES = [
  {
    language: 'en',
    use: 'Use a passkey',
    add: /^Add a passkey/,
    unmade: 'No passkey was made',
    again: 'Try again',
    codes: 'Your recovery codes',
    done: 'Done',
    step: 'Second step',
    unused: 'The passkey was not used. Try again, or choose another way.',
    send: 'Send this?',
    sent: 'Sent',
  },
  {
    language: 'hebrew',
    use: 'שימוש במפתח גישה',
    add: /^הוספת מפתח גישה/,
    unmade: 'לא נוצר מפתח גישה',
    again: 'לנסות שוב',
    codes: 'קודי השחזור שלך',
    done: 'סיום',
    step: 'שלב שני',
    unused: 'לא נעשה שימוש במפתח הגישה. אפשר לנסות שוב, או לבחור דרך אחרת.',
    send: 'לשלוח את זה?',
    sent: 'נשלח',
  },
] as const

const button = ({ page }: Phone, name: string | RegExp) => page.getByRole('button', { name })
const passkeys = async ({ world }: Phone) =>
  (await world.sql.selectFrom('passkey').select('passkey_no').execute()).length

async function proves(phone: Phone) {
  await field(phone, 'password').fill(MIRA.password)
  await submit(phone).tap()
}

async function keepsTheCodes(phone: Phone, { done }: { done: string }) {
  await phone.page.getByRole('checkbox').check()
  await button(phone, done).tap()
}

async function signsInAsFarAs(phone: Phone, { step }: { step: string }) {
  await phone.visit(LOGIN)
  await field(phone, 'account').fill(MIRA.email)
  await field(phone, 'password').fill(MIRA.password)
  await submit(phone).tap()
  await shows(phone, step)
}

for (const speech of inTurn(SPEECHES, 0))
  test(`in ${speech.language} a passkey is made, refused, asked for at the next sign-in, and pays`, async ({
    phone,
  }) => {
    const { page, world } = phone
    await join(world, MIRA)
    await join(world, OTTO)
    await setPin(world, MIRA, PIN)
    await gains(world, MIRA, 'balance', 100_000n)
    await holds(phone, MIRA, { language: speech.language })
    await phone.visit(SECOND)
    const browser = await keepsPasskeys(phone)
    if (!browser) throw new Error('this journey has a browser')
    const { devtools, authenticatorId } = browser
    const knowsOwner = (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

    await test.step('whom the device does not know makes none, and nothing was sent', async () => {
      await knowsOwner(false)
      await button(phone, speech.use).tap()
      await proves(phone)
      await shows(phone, speech.unmade)
      expect(await passkeys(phone)).toBe(0)
    })
    await test.step('its owner makes one, and keeps the codes for the day on which it is lost', async () => {
      await knowsOwner(true)
      await button(phone, speech.again).tap()
      await shows(phone, speech.codes)
      await keepsTheCodes(phone, speech)
      await expect(button(phone, speech.add)).toBeVisible()
      expect(await passkeys(phone)).toBe(1)
    })
    await test.step('the same device makes no second one', async () => {
      await button(phone, speech.add).tap()
      await proves(phone)
      await shows(phone, speech.unmade)
      expect(await passkeys(phone)).toBe(1)
    })
    await test.step('signing in asks for it, and a no opens nothing', async () => {
      await page.evaluate(() =>
        ['token', 'isLogin', 'userinfo'].forEach((key) => localStorage.removeItem(`quay:${key}`)),
      )
      await page.reload()
      await signsInAsFarAs(phone, speech)
      await knowsOwner(false)
      await submit(phone).tap()
      await expect(page.getByText(speech.unused)).toBeVisible()
      expect((await stored(phone))['token']).toBeUndefined()
    })
    await test.step('a yes does', async () => {
      await knowsOwner(true)
      await submit(phone).tap()
      await isAt(phone, HOME)
      expect((await stored(phone))['token']).toBeDefined()
    })
    await test.step('more than 500 EUR take the PIN and the passkey, once', async () => {
      await phone.visit('/pages/users/transfer')
      await page.locator('input[name=amount]').fill('600')
      await page.locator('input[name=to]').fill(OTTO.email)
      await submit(phone).tap()
      await expect(page.getByRole('dialog', { name: speech.send })).toBeVisible()
      const asked = page.waitForRequest(`**${factor.askPasskey.path}`)
      const sent = page.waitForRequest(`**${transfer.send.path}`)
      await page.getByRole('dialog').locator('input[name=payword]').fill(PIN)
      await page.getByRole('dialog').locator('button[type=submit]').tap()
      const quote = new URLSearchParams((await asked).postData() ?? '').get('quote_no')
      expect(new URLSearchParams((await sent).postData() ?? '').get('quote_no')).toBe(quote)
      await shows(phone, speech.sent)
    })
  })
