import type { Browser } from 'playwright/test'
import { deskOf } from '#tests/journeys/lib/desk.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, shows, signIn, submit } from '#tests/walk/journey.ts'
import { LOOK } from '#tests/walk/look.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { arrives, CENTRE_PIN, holdsCentre, opened } from '#tests/walks/lib/centre.ts'
import { standsAs } from '#tests/world/service.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, type Somebody } from '#tests/world/people.ts'
import { secondPhone } from '#tests/walk/second-phone.ts'

const CENTRE = '/pages/business_center/business_center'
const PASSWORD = 'harbour-light-9'
const OWN = 'a-secret-of-adas'
const ADA = 'ada@quay.example'

const TONGUES = {
  en: {
    place: 'Service centre',
    open: 'Open an account',
    lead: /Nobody can ever sign in with it/,
    price: /^Open account for €50\.00$/,
    short: 'Go on to pay',
    done: 'The account is open',
    close: 'Close',
    left: '€370.00',
    waits: 'No password set yet',
    uses: 'Password set',
  },
  hebrew: {
    place: 'מרכז שירות',
    open: 'פתיחת חשבון',
    lead: /אי אפשר להתחבר איתה לעולם/,
    price: /^פתיחת חשבון תמורת .*50\.00/,
    short: 'המשך לתשלום',
    done: 'החשבון נפתח',
    close: 'סגירה',
    left: '370.00 €',
    waits: 'טרם נקבעה סיסמה',
    uses: 'נקבעה סיסמה',
  },
} as const
type Tongue = (typeof TONGUES)[keyof typeof TONGUES]

async function fills(phone: Phone, words: Tongue, price: string | RegExp = words.price) {
  const { page, visit } = phone
  await visit('/pages/my/index')
  await page.getByRole('link', { name: words.place }).tap()
  await page.getByRole('link', { name: words.open }).tap()
  const sheet = page.getByRole('dialog', { name: words.open })
  await field(phone, 'email').fill(ADA)
  await field(phone, 'nickname').fill('Ada')
  await sheet.locator('button[type=submit]').tap()
  await expect(sheet.getByText(words.lead)).toBeVisible()
  await field(phone, 'password').fill(PASSWORD)
  await field(phone, 'payword').fill(CENTRE_PIN)
  await sheet.getByRole('button', { name: price }).tap()
  return sheet
}

async function beside(phone: Phone, browser: Browser, person?: Somebody): Promise<Phone> {
  const { world } = phone
  const theirs = await (person ? secondPhone(browser, world, person) : browser.newContext(LOOK))
  const page = await theirs.newPage()
  return { ...phone, page, visit: async (path) => void (await page.goto(`${world.origin}/h5/#${path}`)) }
}

for (const language of inTurn(['en', 'hebrew'] as const, 0))
  test(`a centre opens an account; its person sets a password first, and signs in with that alone, in ${language}`, async ({
    phone,
    browser,
  }) => {
    const { page } = phone
    const words = TONGUES[language]
    await arrives(phone)
    await holds(phone, MIRA, { language })
    const sheet = await fills(phone, words)
    await shows(phone, words.done)
    await sheet.getByRole('button', { name: words.close }).tap()
    await expect(page.getByText(words.left)).toBeVisible()
    const row = (says: string) => page.locator('main').getByText(says, { exact: true }).and(page.locator('span'))
    await expect(row(words.waits)).toBeVisible()

    const ada = await beside(phone, browser)
    await ada.visit('/pages/login/login')
    await field(ada, 'account').fill(ADA)
    await field(ada, 'password').fill(PASSWORD)
    await submit(ada).tap()
    await expect(ada.page.getByRole('alert')).toHaveText('The account or the password is not correct.')
    await ada.page.getByRole('link', { name: 'Forgot your password?' }).tap()
    await field(ada, 'email').fill(ADA)
    await submit(ada).tap()
    await shows(ada, 'Choose a new password')
    await field(ada, 'code').fill(await codeIn(ada, ADA))
    await field(ada, 'password').fill(OWN)
    await field(ada, 'password_confirm').fill(OWN)
    await submit(ada).tap()
    await isAt(ada, '/pages/login/login')
    await signIn(ada, ADA, OWN)
    await ada.page.context().close()

    await page.reload()
    await expect(row(words.uses)).toBeVisible()
    await expect(row(words.waits)).toHaveCount(0)
  })

test('too little credit opens nothing, and says what is to be paid @gate', async ({ phone }) => {
  await holdsCentre(phone, { credit: 2_000n })
  const sheet = await fills(phone, TONGUES.en, TONGUES.en.short)
  await shows(phone, 'Please pay first')
  await expect(sheet.getByText(/^O\d{10}$/)).toBeVisible()
  await expect(sheet.getByText('€50.00').first()).toBeVisible()
  const members = await phone.world.sql.selectFrom('member').select('id').where('email', '=', ADA).execute()
  expect(members).toEqual([])
})

test('one centre sends credit to another, and both see it on their desks without touching anything', async ({
  phone,
  browser,
}) => {
  const { page, world } = phone
  await holdsCentre(phone)
  await join(world, OTTO)
  await standsAs(world, OTTO, 'active')
  const otto = await beside(phone, browser, OTTO)
  await otto.visit(CENTRE)
  await expect(otto.page.getByText('€0.00').first()).toBeVisible()
  await phone.visit('/pages/business_center/transfer')
  await page.getByLabel('Amount', { exact: true }).fill('12.50')
  const desk = await page.context().newPage()
  await desk.goto(`${world.origin}/h5/#${CENTRE}`)
  await expect(desk.getByText('€420.00')).toBeVisible()

  await page.bringToFront()
  await page.getByLabel('To').fill(OTTO.email)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await provesPin(phone, CENTRE_PIN)
  await shows(phone, 'Credit sent')
  await expect(otto.page.getByText('€12.50').first()).toBeVisible()
  await expect(desk.getByText('€407.50')).toBeVisible()
  await otto.page.context().close()
})

test('an account is looked for by its name, one that nobody has is not found, and all are there again @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await holdsCentre(phone)
  await opened(world, 3)
  await phone.visit(CENTRE)
  const rows = page.getByText(/^Opened \d$/)
  const look = async (keyword: string) => {
    await field(phone, 'keyword').fill(keyword)
    await page.getByRole('button', { name: 'Search' }).tap()
  }
  await expect(rows).toHaveText(['Opened 2', 'Opened 1', 'Opened 0'])
  await look('opened 1')
  await expect(rows).toHaveText(['Opened 1'])
  await look('Zoe')
  await shows(phone, 'Nothing found')
  await page.getByRole('button', { name: 'Show all' }).tap()
  await expect(rows).toHaveCount(3)
  await expect(field(phone, 'keyword')).toHaveValue('')
  await look('opened 1')
  await expect(rows).toHaveText(['Opened 1'])
  await look('')
  await expect(rows).toHaveCount(3)
})

test('the rows of Mine lead to what a centre is, and to how it stands once it is asked for @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, OTTO)
  const { user } = await holds(phone, OTTO)
  const goes = async () => {
    await phone.visit('/pages/user/user')
    await page.getByRole('link', { name: 'Service centre' }).tap()
    await isAt(phone, CENTRE)
  }
  await goes()
  await shows(phone, 'This is for service centres')
  await deskOf(world)(`centre open ${user.user_no} --region "Hamburg" --price 50.00 --reason "Known since spring"`)
  await goes()
  await shows(phone, 'Your service centre is not open yet')
})

test('whoever is no centre reads what one is, also in Hebrew @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, OTTO)
  await holds(phone, OTTO, { language: 'hebrew' })
  await phone.visit(CENTRE)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'המקום הזה מיועד למרכזי שירות' })).toBeVisible()
})
