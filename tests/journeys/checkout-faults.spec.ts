import type { Route } from 'playwright/test'
import { shopOrder } from '#contract/shop-order.ts'
import { transfer } from '#contract/transfer.ts'
import { press } from '#tests/walk/gestures.ts'
import { field, isAt, shows, signIn } from '#tests/walk/journey.ts'
import { holds } from '#tests/walk/holds.ts'
import { network } from '#tests/journeys/lib/network.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasAddress, isInCart, LINE } from '#tests/walks/lib/checkout.ts'
import { endSessions, idOf, join, MIRA } from '#tests/world/people.ts'
import { counted } from './lib/payment-courses.ts'

const CHECKOUT = '/pages/orders/create_order'
const AT = `${CHECKOUT}?from=cart&cart_ids=${LINE}`
const CASHIER = '/pages/money/pay'
const UNKNOWN = 'We do not know yet whether it was ordered'
const { path } = shopOrder.create

const orderButton = ({ page }: Pick<Phone, 'page'>) => page.getByRole('button', { name: 'Order and pay €23.90' })

async function arrives(phone: Phone) {
  const { world } = phone
  await join(world, MIRA)
  await isInCart(phone)
  await hasAddress(phone)
  await holds(phone, MIRA)
  phone.expectsFaultAt(path)
  phone.expectsFaultAt(transfer.outcome.path)
  await phone.visit(AT)
  await expect(orderButton(phone)).toBeEnabled()
}
const orders = async ({ world }: Phone) =>
  (
    await world.sql
      .selectFrom('shop_order')
      .select('id')
      .where('member_id', '=', await idOf(world, MIRA))
      .execute()
  ).length

const losesTheAnswer = ({ page }: Phone) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )

test('without a network nothing is ordered, and when it is back that is said and it can be ordered @gate', async ({
  phone,
}) => {
  await arrives(phone)
  await field(phone, 'remark').fill('Ring twice')
  await network(phone, 'gone')
  await orderButton(phone).tap()
  await shows(phone, UNKNOWN)
  await network(phone, 'there')
  await shows(phone, 'It was not ordered')
  expect(await orders(phone)).toBe(0)
  await press(phone, 'Look at it again')
  await expect(field(phone, 'remark')).toHaveValue('Ring twice')
  await orderButton(phone).tap()
  await isAt(phone, CASHIER)
  expect(await orders(phone)).toBe(1)
})

test('an answer that is lost is asked for by its key, and leads to the cashier of the one order', async ({ phone }) => {
  await arrives(phone)
  await losesTheAnswer(phone)
  await orderButton(phone).tap()
  await shows(phone, UNKNOWN)
  await press(phone, 'Check again')
  await isAt(phone, CASHIER)
  expect(await orders(phone)).toBe(1)
})

test('whoever comes back after an answer was lost is asked nothing before it is known what became of it @gate', async ({
  phone,
}) => {
  const { page } = phone
  await arrives(phone)
  await losesTheAnswer(phone)
  await orderButton(phone).tap()
  await shows(phone, UNKNOWN)
  await page.reload()
  await isAt(phone, CASHIER)
  await shows(phone, 'Pay')
  expect(await orders(phone)).toBe(1)
  await phone.visit(AT)
  await shows(phone, 'There is nothing to check out here')
})

test('a reload while it is sent makes one order at most, and says which @gate', async ({ phone }) => {
  const { page } = phone
  await arrives(phone)
  const held: Route[] = []
  await page.route(`**${path}`, (route) => void held.push(route), { times: 1 })
  await orderButton(phone).tap()
  await expect.poll(() => held.length).toBe(1)
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await shows(phone, 'It was not ordered')
  await press(phone, 'Look at it again')
  await orderButton(phone).tap()
  await isAt(phone, CASHIER)
  expect(await orders(phone)).toBe(1)
})

test('two quick presses and the Enter key are one request and one order @gate', async ({ phone }) => {
  const { page } = phone
  await arrives(phone)
  const sent = counted(phone, shopOrder.create)
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[form=checkout]')
    button?.click()
    button?.click()
    button?.form?.requestSubmit()
  })
  await isAt(phone, CASHIER)
  expect([sent(), await orders(phone)]).toEqual([1, 1])
})

test('whoever was signed out in the middle signs in, is back here, and has ordered nothing @gate', async ({
  phone,
}) => {
  await arrives(phone)
  await endSessions(phone.world)
  await orderButton(phone).tap()
  await isAt(phone, '/pages/login/login')
  await signIn(phone, MIRA.email, MIRA.password, CHECKOUT)
  await expect(orderButton(phone)).toBeEnabled()
  expect(await orders(phone)).toBe(0)
  await orderButton(phone).tap()
  await isAt(phone, CASHIER)
  expect(await orders(phone)).toBe(1)
})
