import { cart } from '#contract/cart.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { holds } from '#tests/walk/holds.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasAddress } from '#tests/walks/lib/checkout.ts'
import { GREEN, hasPoints, isOnShelf, putsInCart, RED } from '#tests/walks/lib/goods.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { idOf, join, MIRA, setPin } from '#tests/world/people.ts'
import { moveShop, orderOf, pays, rowOf } from '#tests/world/shop-orders.ts'
import { speech } from './lib/cast.ts'

const ORDER = '/pages/orders/order_detail'
const WALLETS = '/pages/wallets/wallets'
const APPEAL = 'The parcel came open, and the picture of it shows that.'

/** A red mug and a green one of 10.00 each, a fifth of them in points, and their carriage: 19.90 and 400 points. */
async function buysTwo(phone: Phone): Promise<string> {
  const { world } = phone
  await join(world, MIRA)
  await setPin(world, MIRA, PIN)
  await gains(world, MIRA, 'balance', 10_000n)
  await hasPoints(phone)
  await isOnShelf(phone)
  await hasAddress(phone)
  await putsInCart(phone, [RED, GREEN], 1)
  const { token } = await world.enter(MIRA.email, MIRA.password)
  const person = { id: await idOf(world, MIRA), email: MIRA.email, token }
  const { stores } = await world.give(cart.index, {}, person)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  const orderNo = await orderOf(world, person, { from: 'cart', cart_ids, use_points: 1 })
  await pays(world, orderNo)
  return orderNo
}

async function moved({ world }: Phone, order: string): Promise<Record<string, bigint>> {
  const rows = await world.sql
    .selectFrom('posting')
    .innerJoin('entry', 'posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.name', ({ fn }) => fn.sum<bigint>('entry.amount').as('amount')])
    .where('ref', '=', order)
    .where('account.member_id', '=', await idOf(world, MIRA))
    .where('account.name', 'in', ['balance', 'points'])
    .groupBy('account.name')
    .execute()
  return Object.fromEntries(rows.map(({ name, amount }) => [name, BigInt(amount)]))
}

const dialog = ({ page }: Phone) => page.getByRole('dialog')
const sends = (phone: Phone) => dialog(phone).locator('button[type=submit]').tap()
const isShut = (phone: Phone) => expect(dialog(phone)).toHaveCount(0)

async function asksFor(phone: Phone, say: (words: string) => string, ...names: string[]) {
  await phone.page.getByRole('button', { name: say('Return items') }).tap()
  for (const name of names) await dialog(phone).getByRole('checkbox', { name }).check()
  await dialog(phone).getByRole('combobox').selectOption('damaged')
}

for (const [language, tag] of inTurn([['en', 'en'] as const, ['hebrew', 'he'] as const, ['de', 'de'] as const], 0))
  test(`of two things one goes back and brings exactly its share, in ${tag}`, async ({ phone }) => {
    const { page, world } = phone
    const say = speech(tag)
    const orderNo = await buysTwo(phone)
    await holds(phone, MIRA, { language })
    await phone.visit(`${ORDER}?order_no=${orderNo}`)
    await asksFor(phone, say, 'green')
    // What comes back is said before it is asked for.
    await expect(
      dialog(phone)
        .getByText(/8[.,]00/)
        .last(),
    ).toBeVisible()
    await sends(phone)
    await isShut(phone)
    await expect(page.getByRole('heading', { name: say('You asked for a return') })).toBeVisible()
    expect(await rowOf(world, orderNo)).toMatchObject({ state: 'refunding' })

    await moveShop(world, orderNo, { type: 'settle', by: 'operator' })
    await expect(page.getByText(say('Returned'), { exact: true })).toBeVisible()
    expect(await rowOf(world, orderNo)).toMatchObject({ state: 'unshipped' })
    expect(await moved(phone, orderNo)).toEqual({ balance: -1_190n, points: -200n })
    await phone.visit(WALLETS)
    await expect(page.getByText(/88[.,]10/).first()).toBeVisible()
  })

test('a return is withdrawn, and the order goes on', async ({ phone }) => {
  const { page, world } = phone
  const say = speech('en')
  const orderNo = await buysTwo(phone)
  await holds(phone, MIRA)
  await phone.visit(`${ORDER}?order_no=${orderNo}`)
  await asksFor(phone, say, 'green')
  await dialog(phone).getByRole('button', { name: 'Cancel' }).tap()
  await isShut(phone)
  // What was chosen is there when one comes back.
  await page.getByRole('button', { name: 'Return items' }).tap()
  await expect(dialog(phone).getByRole('checkbox', { name: 'green' })).toBeChecked()
  await expect(dialog(phone).getByRole('combobox')).toHaveValue('damaged')
  await sends(phone)
  await isShut(phone)
  await page.getByRole('button', { name: 'Cancel the return' }).tap()
  await dialog(phone).getByRole('button', { name: 'Cancel the return' }).tap()
  await isShut(phone)
  await expect(page.getByRole('heading', { name: /^The seller sends it by/ })).toBeVisible()
  expect(await rowOf(world, orderNo)).toMatchObject({ state: 'unshipped' })
  expect(await moved(phone, orderNo)).toEqual({ balance: -1_990n, points: -400n })
})

test('a refusal is taken to the house, which brings everything back with its carriage', async ({ phone }) => {
  const { page, world } = phone
  const say = speech('en')
  const orderNo = await buysTwo(phone)
  await holds(phone, MIRA)
  await phone.visit(`${ORDER}?order_no=${orderNo}`)
  await asksFor(phone, say, 'red', 'green')
  await sends(phone)
  await isShut(phone)
  await moveShop(world, orderNo, { type: 'refuse', by: 'operator' })
  await expect(page.getByRole('heading', { name: 'Your return was refused' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask our team to decide' }).tap()
  const why = dialog(phone).getByRole('textbox', { name: 'Why should it come back?' })
  await why.fill(APPEAL)
  await dialog(phone).getByRole('button', { name: 'Cancel' }).tap()
  await isShut(phone)
  await page.getByRole('button', { name: 'Ask our team to decide' }).tap()
  await expect(why).toHaveValue(APPEAL)
  await sends(phone)
  await isShut(phone)
  await expect(page.getByRole('heading', { name: 'Our team decides about your return' })).toBeVisible()

  await moveShop(world, orderNo, { type: 'settle', by: 'operator' })
  await expect(page.getByRole('heading', { name: 'You returned everything' })).toBeVisible()
  expect(await rowOf(world, orderNo)).toMatchObject({ state: 'refunded' })
  expect(await moved(phone, orderNo)).toEqual({ balance: 0n, points: 0n })
  await phone.visit(WALLETS)
  await expect(page.getByText('100.00').first()).toBeVisible()
})
