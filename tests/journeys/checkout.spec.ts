import { shopOrder } from '#contract/shop-order.ts'
import { field, isAt, shows, signIn, submit } from '#tests/walk/journey.ts'
import { holds } from '#tests/walk/holds.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasAddress, isDearer, isInCart } from '#tests/walks/lib/checkout.ts'
import { GOODS, GREEN, hasPoints, isOnShelf, RED } from '#tests/walks/lib/goods.ts'
import { HAMBURG } from '#tests/world/addresses.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { idOf, join, MIRA, setPin } from '#tests/world/people.ts'
import { speech } from './lib/cast.ts'

const DETAILS = '/pages/shops/details'
const CHECKOUT = '/pages/orders/create_order'
const CASHIER = '/pages/money/pay'
const REMARK = 'Please ring twice'

const orderButton = ({ page }: Phone) => page.locator('button[form=checkout]')

async function made({ world }: Phone) {
  const member = await idOf(world, MIRA)
  return world.sql
    .selectFrom('shop_order')
    .innerJoin('shop_order_line', 'order_id', 'shop_order.id')
    .select(['pay', 'shop_order.points', 'variant_id', 'num'])
    .where('member_id', '=', member)
    .orderBy('variant_id')
    .execute()
}
const inCart = async ({ world }: Phone) =>
  world.sql
    .selectFrom('cart_line')
    .select(['variant_id', 'num'])
    .where('member_id', '=', await idOf(world, MIRA))
    .execute()
const stockOf = async ({ world }: Phone, variant: number) => {
  const { stock } = await world.sql
    .selectFrom('variant')
    .select('stock')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow()
  return stock
}

async function isRich({ world }: Phone) {
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'balance', 10_000n)
}

for (const [language, tag] of inTurn([['en', 'en'] as const, ['hebrew', 'he'] as const], 0))
  test(`two things of the cart are checked out to a new address, with points, up to the cashier, in ${tag}`, async ({
    phone,
  }) => {
    const { page } = phone
    const say = speech(tag)
    const link = (words: string) => page.getByRole('link', { name: say(words), exact: true })
    await isRich(phone)
    await hasPoints(phone)
    await isOnShelf(phone)
    await holds(phone, MIRA, { language })
    await phone.visit(`${DETAILS}?id=${GOODS}&sku_id=${RED}`)
    for (const colour of ['red', 'green']) {
      await page.getByRole('radio', { name: colour }).tap()
      await page.getByRole('button', { name: /10\.00/ }).tap()
      await expect(page.getByRole('status').filter({ hasText: say('It is in your cart.') })).toBeVisible()
    }
    await link('Go to the cart').tap()
    await isAt(phone, '/pages/cart/cart')
    await link('Check out').tap()
    await isAt(phone, CHECKOUT)
    await shows(phone, say('Check out'))
    await field(phone, 'remark').fill(REMARK)
    await link('Add address').tap()
    await isAt(phone, '/pages/address/add_address')
    await page.locator('select[name=country]').selectOption(HAMBURG.country)
    for (const name of ['consignee', 'mobile', 'detail', 'postcode', 'city'] as const)
      await field(phone, name).fill(HAMBURG[name])
    await submit(phone).tap()
    await isAt(phone, CHECKOUT)
    await expect(page.getByText(HAMBURG.consignee)).toBeVisible()
    await expect(field(phone, 'remark')).toHaveValue(REMARK)
    await expect(orderButton(phone)).toContainText('23.90')
    await page.getByRole('checkbox').tap()
    await expect(orderButton(phone)).toContainText('19.90')
    await orderButton(phone).tap()
    await isAt(phone, CASHIER)
    await expect(page.getByText('19.90').first()).toBeVisible()
    expect(await made(phone)).toEqual([
      { pay: 1_990n, points: 400, variant_id: RED, num: 1 },
      { pay: 1_990n, points: 400, variant_id: GREEN, num: 1 },
    ])
    expect(await inCart(phone)).toEqual([])
    expect([await stockOf(phone, RED), await stockOf(phone, GREEN)]).toEqual([4, 4])
    await page.goBack()
    await isAt(phone, '/pages/orders/order_detail')
  })

test('a visitor who buys now signs in, is at the check-out, and what is in the cart stays there @gate', async ({
  phone,
}) => {
  const { page } = phone
  await isRich(phone)
  await isInCart(phone)
  await hasAddress(phone)
  await phone.visit(`${DETAILS}?id=${GOODS}&sku_id=${GREEN}`)
  await page.getByRole('button', { name: 'One more' }).tap()
  await page.getByRole('link', { name: 'Buy now' }).tap()
  await isAt(phone, '/pages/login/login')
  await signIn(phone, MIRA.email, MIRA.password, CHECKOUT)
  await expect(page.getByRole('listitem')).toContainText('€10.00 × 2')
  await orderButton(phone).tap()
  await isAt(phone, CASHIER)
  expect(await made(phone)).toEqual([{ pay: 2_390n, points: 0, variant_id: GREEN, num: 2 }])
  expect(await inCart(phone)).toEqual([{ variant_id: RED, num: 2 }])
})

test('what became dearer is shown beside what it was, and ordered only when it is confirmed again', async ({
  phone,
}) => {
  const { page } = phone
  await isRich(phone)
  await isInCart(phone)
  await hasAddress(phone)
  await holds(phone, MIRA)
  await phone.visit(`${DETAILS}?id=${GOODS}&sku_id=${RED}`)
  await page.getByRole('link', { name: 'Buy now' }).tap()
  await expect(orderButton(phone)).toContainText('€13.90')
  await isDearer(phone)
  await orderButton(phone).tap()
  await expect(page.getByText('Something has changed, so nothing was ordered.')).toBeVisible()
  await expect(page.getByText('before: €13.90')).toBeVisible()
  await expect(orderButton(phone)).toContainText('€15.90')
  expect(await made(phone)).toEqual([])
  await orderButton(phone).tap()
  await isAt(phone, CASHIER)
  expect(await made(phone)).toEqual([{ pay: 1_590n, points: 0, variant_id: RED, num: 1 }])
})

test('an address that names nothing says so @gate', async ({ phone }) => {
  await isRich(phone)
  await holds(phone, MIRA)
  phone.expectsFaultAt(shopOrder.confirm.path)
  await phone.visit(`${CHECKOUT}?from=cart`)
  await shows(phone, 'There is nothing here')
  await phone.visit(`${CHECKOUT}?from=cart&cart_ids=999999`)
  await shows(phone, 'There is nothing to check out here')
})
