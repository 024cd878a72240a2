import { isAt } from '#tests/walk/journey.ts'
import { hasMoney } from '#tests/walks/lib/follow.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const SHEETS = [
  { page: '/pages/wallets/k_wallet', opens: 'From points', title: 'Points to coins' },
  { page: '/pages/wallets/fx_wallet', opens: 'To coins', title: 'Profit to coins' },
  { page: '/pages/money/money_mx', opens: 'Statement', title: 'Statement' },
] as const

const sheet = ({ page }: Phone, name: string) => page.getByRole('dialog', { name })
/** The page beneath: what is modal hides it from whoever listens, not from whoever looks. */
const beneath = ({ page }: Phone) => page.locator('#root > [data-state] main')

for (const { page: at, opens, title } of inTurn(SHEETS, 0))
  test(`the sheet "${title}" stands over its page, comes again with it, and is closed by going back`, async ({
    phone,
  }) => {
    const { page } = phone
    await hasMoney(phone)
    await phone.visit('/pages/wallets/wallets')
    await phone.visit(at)
    await phone.reaches('data-state', at.endsWith('mx') ? 'ended' : 'empty')
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: opens, exact: true }).tap()
    await expect(sheet(phone, title)).toBeVisible()
    await expect(beneath(phone)).toBeVisible()
    await page.goBack()
    await expect(sheet(phone, title)).toHaveCount(0)
    await isAt(phone, at)
    expect(asked.filter((path) => path === '/user/user/money_log')).toEqual([])
    await page.goForward()
    await page.reload()
    await expect(sheet(phone, title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(phone, title)).toHaveCount(0)
    await isAt(phone, at)
  })

test('a sheet whose address was opened first is closed to the page beneath it @gate', async ({ phone }) => {
  await hasMoney(phone)
  await phone.visit('/pages/wallets/k_wallet?convert=1')
  await expect(sheet(phone, 'Points to coins')).toBeVisible()
  await phone.page.keyboard.press('Escape')
  await expect(sheet(phone, 'Points to coins')).toHaveCount(0)
  await isAt(phone, '/pages/wallets/k_wallet')
  await expect(beneath(phone)).toBeVisible()
})

test('a sheet keeps its name where a frame is drawn before its title is found @gate', async ({ phone }) => {
  const { page } = phone
  await hasMoney(phone)
  // The library looks for the title once, a frame after it opened, and takes the name away where it finds none.
  await page.addInitScript(() => {
    const found = document.getElementById.bind(document)
    document.getElementById = (id) => (found(id)?.matches('[role=dialog] h2') ? null : found(id))
  })
  await phone.visit('/pages/wallets/k_wallet?convert=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Points to coins')
})
