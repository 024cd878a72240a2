import type { Route } from 'playwright/test'
import { invest } from '#contract/invest.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { speaker } from '#server/lib/words.ts'
import { canBuy, isOnSale, isStoppedNow, SALES, spendsEuros, ventureIs } from '#tests/walks/lib/buying.ts'
import { deskOf } from '#tests/journeys/lib/desk.ts'
import { alerts, press, provesPin } from '#tests/walk/gestures.ts'
import { field, isAt, shows as heads, signIn, submit, toast } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { isFilled, numberOf, ORDER, shows } from '#tests/journeys/lib/recharge-course.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA, setPin, join } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'

const { subscribe, project } = SALES
const TAB = '/pages/ai/ai_robot'
const RECHARGE = '/pages/money/recharge'

const investments = async ({ world }: Phone) =>
  (
    await world.sql
      .selectFrom('investment')
      .innerJoin('member', 'member.id', 'investment.member_id')
      .select(['investment.amount', 'investment.num'])
      .where('member.email', '=', MIRA.email)
      .execute()
  ).map(({ amount, num }) => [amount, num])

async function isReady(phone: Phone, language: 'en' | 'hebrew') {
  await canBuy(phone.world, 'subscribe')
  await spendsEuros(phone.world)
  await gains(phone.world, MIRA, 'balance', 2_000n)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA, { language })
}

async function leadsToMine(phone: Phone, tag: LocaleTag = 'en') {
  const { page } = phone
  const receipt = page.locator('[data-sheet=showing]').getByRole('dialog')
  await expect(receipt).toBeVisible()
  await toast(phone, speaker(tag)('subscription.done.subscribe'))
  await isAt(phone, TAB)
  await expect(receipt.getByText(new URLSearchParams(page.url().split('?')[1]).get('receipt') ?? 'none')).toBeVisible()
  await receipt.locator('button:not([aria-label])').tap()
  await expect(receipt).toHaveCount(0)
  await isAt(phone, TAB)
}

const rechargeCosts = (phone: Phone, fee_rate: string) =>
  asOwner(phone.world, (sql) => sql.updateTable('recharge_channel').set({ fee_rate }).execute())

const sheet = ({ page }: Pick<Phone, 'page'>) => page.getByRole('dialog')
const sends = (phone: Phone) => sheet(phone).locator('button[type=submit]')

const LANGUAGES = [
  { language: 'en', tag: 'en', begins: 'Buy for €25.00', back: 'Back to where you were' },
  { language: 'hebrew', tag: 'he', begins: /^קנייה תמורת/, back: 'חזרה למקום הקודם' },
] as const

for (const { language, tag, begins, back } of inTurn(LANGUAGES, 1))
  test(`in ${tag} a member without enough is led to add it, comes back to a fresh quote, and is led to what is now theirs`, async ({
    phone,
  }) => {
    const { page, world } = phone
    await isReady(phone, language)
    await phone.visit(subscribe.at)
    await test.step('says how many, and agrees to the risk', async () => {
      await page.getByRole('button', { name: begins }).tap()
      await field(phone, 'num').fill('3')
      await sends(phone).tap()
      await page.getByRole('checkbox').check()
      await sends(phone).tap()
    })
    await test.step('is told what is missing, to the cent, and that nothing is bought', async () => {
      await expect(
        sheet(phone)
          .getByText(/55\.00/)
          .first(),
      ).toBeVisible()
      await toast(phone, speaker(tag)('common.refusals.currency-needed'))
      expect(await investments(phone)).toEqual([])
      await sheet(phone).getByRole('link').first().tap()
      await isAt(phone, RECHARGE)
      await isFilled(phone, '55')
    })
    await test.step('adds it', async () => {
      await submit(phone).tap()
      await isAt(phone, ORDER)
      await shows(phone)
      const no = await numberOf(phone)
      await expect(page.getByText(speaker(tag)('recharge.status.submitted'), { exact: true }).first()).toBeVisible()
      const desk = deskOf(world)
      await desk(`recharge take ${no}`)
      await desk(`recharge credit ${no} --ref walked-5`, 'yes')
      await expect(page.getByText(speaker(tag)('recharge.status.credited'), { exact: true }).first()).toBeVisible()
    })
    await test.step('comes back to a fresh quote, which buys nothing by itself', async () => {
      await page.getByRole('link', { name: back }).tap()
      await isAt(phone, '/pages/index/cp_info')
      await expect(sheet(phone).locator('input[name=payword]')).toBeVisible()
      await expect(
        sheet(phone)
          .getByText(/75\.00/)
          .first(),
      ).toBeVisible()
      expect(await investments(phone)).toEqual([])
    })
    await test.step('confirms it, and is led to what is now theirs', async () => {
      await provesPin(phone, PIN)
      await leadsToMine(phone, tag)
      await expect(page.locator('nav [aria-current=page]')).toBeVisible()
      expect(await investments(phone)).toEqual([[7_500n, 3]])
    })
    await test.step('and what was wished for is not offered again', async () => {
      await phone.visit(subscribe.at)
      await expect(page.getByRole('button', { name: begins })).toBeVisible()
      await expect(sheet(phone)).toHaveCount(0)
    })
  })

test('whoever adds it online pays the fee of that, too, and comes back to a fresh quote @gate', async ({ phone }) => {
  const { page } = phone
  await isReady(phone, 'en')
  await rechargeCosts(phone, '0.014')
  await phone.visit(subscribe.at)
  await press(phone, subscribe.begins)
  await field(phone, 'num').fill('3')
  await press(phone, 'Continue')
  await page.getByRole('checkbox').check()
  await press(phone, 'Check and confirm')
  await heads(phone, '€55.00 missing')
  await page.getByRole('link', { name: 'Recharge what is missing' }).tap()
  await isAt(phone, RECHARGE)
  await isFilled(phone, '56')
  await page.getByRole('link', { name: 'Alipay' }).tap()
  await isAt(phone, '/pages/money/recharge_pay')
  await isFilled(phone, '56')
  await submit(phone).tap()
  await isAt(phone, '/pages/money/alipay_h5')
  await page.locator('a[href^="/sandbox/pay"]').tap()
  await page.locator('button[value=paid]').tap()
  await expect(page.locator('[data-state=paid]')).toBeAttached()
  await page.getByRole('link', { name: 'Back to where you were' }).tap()
  await isAt(phone, '/pages/index/cp_info')
  await heads(phone, 'Check and confirm')
  expect(await investments(phone)).toEqual([])
  await provesPin(phone, PIN)
  await leadsToMine(phone)
  expect(await investments(phone)).toEqual([[7_500n, 3]])
})

test('whoever adds USDT to an address of their own reads what is missing there, and finds the way back @gate', async ({
  phone,
}) => {
  const { page } = phone
  await isReady(phone, 'en')
  await phone.visit(`${RECHARGE}?currency=USDT&need=12.5&return_to=${encodeURIComponent(subscribe.at)}`)
  await page.locator('a[href*="recharge_bc?network=TRC20"]').tap()
  await isAt(phone, '/pages/money/recharge_bc')
  await expect(page.getByText('12.50')).toBeVisible()
  await page.getByRole('link', { name: 'Back to where you were' }).tap()
  await isAt(phone, '/pages/index/cp_info')
})

test('whoever takes less than they wished for pays what they have, and nothing more', async ({ phone }) => {
  await canBuy(phone.world, 'project')
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
  await phone.visit(project.at)
  await press(phone, project.begins)
  await field(phone, 'amount').fill('5000')
  await press(phone, 'Continue')
  await phone.page.getByRole('checkbox').check()
  await press(phone, 'Check and confirm')
  await heads(phone, '€4,000.00 missing')
  await press(phone, 'Put in €1,000.00')
  await heads(phone, 'Check and confirm')
  await provesPin(phone, PIN)
  await leadsToMine(phone)
  expect(await investments(phone)).toEqual([[100_000n, 1]])
})

test('whoever goes back while the terms are on their way is at what they said, and what comes late changes nothing @gate', async ({
  phone,
}) => {
  const { page } = phone
  await canBuy(phone.world, 'project')
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
  await phone.visit('/pages/project/project')
  await page.getByRole('link', { name: 'Demo Harbour Solar' }).tap()
  await press(phone, project.begins)
  await field(phone, 'amount').fill('150')
  await press(phone, 'Continue')
  await page.getByRole('checkbox').check()
  const held: Route[] = []
  await page.route(`**${invest.quote.path}`, (route) => void held.push(route), { times: 1 })
  await press(phone, 'Check and confirm')
  await expect.poll(() => held.length).toBe(1)
  await page.goBack()
  await expect(field(phone, 'amount')).toHaveValue('150')
  await Promise.all(held.map((route) => route.continue()))
  await press(phone, 'Continue')
  await heads(phone, 'Check and confirm')
  await provesPin(phone, PIN)
  await leadsToMine(phone)
  expect(await investments(phone)).toEqual([[15_000n, 1]])
})

test('what our team stopped meanwhile is said, and the form stays as it was', async ({ phone }) => {
  await canBuy(phone.world, 'project')
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
  await phone.visit(project.at)
  await press(phone, project.begins)
  await field(phone, 'amount').fill('150')
  await press(phone, 'Continue')
  await phone.page.getByRole('checkbox').check()
  await ventureIs(phone, isStoppedNow)
  await press(phone, 'Check and confirm')
  const why = 'This is not on sale at the moment. Nothing was bought.'
  await toast(phone, why)
  await alerts(phone, why)
  await isAt(phone, '/pages/project/detail')
  await expect(field(phone, 'amount')).toHaveValue('150')
  expect(await investments(phone)).toEqual([])
})

test('a visitor reads everything, signs in at the button, and is back where they were @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  await isOnSale(world, 'project')
  await phone.visit(project.at)
  await expect(page.getByText('What you risk')).toBeVisible()
  await expect(page.getByText('Pool that pays for it')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to go on' }).tap()
  await isAt(phone, '/pages/login/login')
  await signIn(phone, MIRA.email, MIRA.password, '/pages/project/detail')
  await expect(page.getByRole('button', { name: project.begins })).toBeVisible()
})
