import { holds } from '#tests/walk/holds.ts'
import { isAt, signIn } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasAddress } from '#tests/walks/lib/checkout.ts'
import { GOODS, isOnShelf, RED } from '#tests/walks/lib/goods.ts'
import { fillCoupons, givesCoupon, nothingIsGiven } from '#tests/world/coupons.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { idOf, join, MIRA, setPin } from '#tests/world/people.ts'
import { speech } from './lib/cast.ts'

const [CENTRE, DETAILS, CHECKOUT, CASHIER, ORDER] = [
  '/pages/coupon/coupon',
  '/pages/shops/details',
  '/pages/orders/create_order',
  '/pages/money/pay',
  '/pages/orders/order_detail',
] as const

async function isReady(phone: Phone) {
  const { world } = phone
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'balance', 10_000n)
  await isOnShelf(phone)
  await hasAddress(phone)
  await nothingIsGiven(world)
  await fillCoupons(world)
  await givesCoupon(world, { name: 'Welcome aboard', scope: 'goods', scope_ids: [GOODS] })
}
const had = async ({ world }: Phone) =>
  world.sql
    .selectFrom('member_coupon')
    .select('state')
    .where('member_id', '=', await idOf(world, MIRA))
    .execute()

for (const [language, tag] of inTurn([['de', 'de'] as const, ['hebrew', 'he'] as const], 0))
  test(`a coupon is found, taken, and used at the check-out; the order is cancelled, and it is there again, in ${tag}`, async ({
    phone,
  }) => {
    const { page } = phone
    const say = speech(tag)
    const button = (words: string) => page.getByRole('button', { name: say(words), exact: true })
    await isReady(phone)
    await holds(phone, MIRA, { language })
    await phone.visit(CENTRE)
    await button('Get it').tap()
    await expect(page.getByRole('status').filter({ hasText: say('It is yours now.') })).toBeVisible()
    expect(await had(phone)).toEqual([{ state: 'unused' }])
    await page.getByRole('article').getByRole('link').tap()
    await isAt(phone, DETAILS)

    await phone.visit(`${CHECKOUT}?from=buy&sku_id=${RED}&num=2`)
    const order = page.locator('button[form=checkout]')
    await expect(order).toContainText('18.90'.replace('.', tag === 'de' ? ',' : '.'))
    await page.getByRole('button').filter({ hasText: 'Welcome aboard' }).tap()
    await page.getByRole('dialog').getByRole('radio').last().tap()
    await expect(order).toContainText('23.90'.replace('.', tag === 'de' ? ',' : '.'))
    await page
      .getByRole('button')
      .filter({ hasText: say('You have one that fits') })
      .tap()
    await page.getByRole('dialog').getByRole('radio').first().tap()
    await expect(order).toContainText('18.90'.replace('.', tag === 'de' ? ',' : '.'))
    await order.tap()
    await isAt(phone, CASHIER)
    expect(await had(phone)).toEqual([{ state: 'held' }])

    await page.goBack()
    await isAt(phone, ORDER)
    await expect(page.getByText(say('Coupon'), { exact: true })).toBeVisible()
    await button('Cancel the order').tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Cancel the order') })
      .tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => had(phone)).toEqual([{ state: 'unused' }])
    await phone.visit(`${CENTRE}?tab=unused`)
    await expect(page.getByRole('article', { name: 'Welcome aboard' })).toBeVisible()
  })

test('a visitor finds a coupon at goods, signs in for it, and is back at the goods', async ({ phone }) => {
  const { page } = phone
  await isReady(phone)
  await phone.visit(`${DETAILS}?id=${GOODS}&sku_id=${RED}`)
  await page.getByRole('button', { name: /^Coupons/ }).tap()
  await page.getByRole('link', { name: 'Sign in to get it' }).tap()
  await isAt(phone, '/pages/login/login')
  await signIn(phone, MIRA.email, MIRA.password, DETAILS)
  await page.getByRole('button', { name: /^Coupons/ }).tap()
  await page.getByRole('button', { name: 'Get it', exact: true }).tap()
  await expect(page.getByText('It is yours now.')).toBeVisible()
  expect(await had(phone)).toEqual([{ state: 'unused' }])
})
