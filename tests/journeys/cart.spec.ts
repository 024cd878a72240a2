import { cart } from '#contract/cart.ts'
import { answer, press, says } from '#tests/walk/gestures.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { isAt, shows, signIn, stored, toast } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { join, MIRA } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'
import { deskOf } from './lib/desk.ts'

const MALL = '/pages/index/index'
const SEARCH = '/pages/shops/search'
const DETAILS = '/pages/shops/details'
const CART = '/pages/cart/cart'
const SETTINGS = '/pages/my/setting'

const way = ({ page }: Phone, to: string) => page.locator(`a[href^="#${to}"]`).first()
const lines = ({ page }: Phone) => page.locator('main li')
const box = ({ page }: Phone) => page.getByRole('searchbox')

async function opens(phone: Phone, name: string) {
  await phone.visit(MALL)
  await way(phone, SEARCH).tap()
  await isAt(phone, SEARCH)
  await box(phone).fill(name)
  await phone.page.getByRole('link', { name }).first().tap()
  await isAt(phone, DETAILS)
  await shows(phone, name)
}
async function adds(phone: Phone, name: string, button: RegExp, said: string) {
  await opens(phone, name)
  await phone.page.getByRole('button', { name: button }).tap()
  await expect(phone.page.getByRole('status').filter({ hasText: said }).first()).toBeVisible()
}

const inCart = ({ world }: Phone) =>
  world.sql
    .selectFrom('cart_line')
    .innerJoin('member', 'member.id', 'member_id')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .innerJoin('goods', 'goods.id', 'goods_id')
    .select(['goods.code', 'picks', 'num'])
    .where('email', '=', MIRA.email)
    .orderBy('added_at')
    .execute()

const sellsOut = ({ world }: Phone, code: string) =>
  asOwner(world, (owner) =>
    owner
      .updateTable('variant')
      .set({ stock: 0 })
      .where('goods_id', 'in', (is) => is.selectFrom('goods').select('id').where('code', '=', code))
      .execute(),
  )

test('two things are in the cart, one becomes two, and a price that the desk moved is said on its line', async ({
  phone,
}) => {
  const { page } = phone
  await joins(phone)
  await adds(phone, 'Enamel mug', /^Add, €10\.90/, 'It is in your cart.')
  await adds(phone, 'Canvas tote', /^Add, €19\.00/, 'It is in your cart.')
  await page.getByRole('link', { name: 'Cart, 2' }).tap()
  await isAt(phone, CART)
  await expect(lines(phone)).toHaveCount(2)
  await lines(phone).first().getByRole('button', { name: 'One more' }).tap()
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByText(/€48.90/)).toBeVisible()
  await expect.poll(async () => (await inCart(phone)).map(({ num }) => num)).toEqual([1, 2])
  await deskOf(phone.world)('goods price enamel-mug sea ml250 --price 11.40 --reason "Dearer enamel"')
  await press(phone, 'Refresh')
  await expect(lines(phone).last()).toContainText('was €10.90 when you added it')
  await expect(lines(phone).first()).not.toContainText('when you added it')
  await expect(page.getByText(/€49.40/)).toBeVisible()
  await lines(phone).last().getByRole('checkbox').tap()
  await expect(page.getByText('2 items')).toBeVisible()
  await expect(page.getByText('€38.00').first()).toBeVisible()
  await expect
    .poll(() => phone.world.sql.selectFrom('cart_line').select('id').where('selected', '=', false).execute())
    .toHaveLength(1)
  await page.reload()
  await expect(lines(phone).last().getByRole('checkbox')).not.toBeChecked()
})

test('in Hebrew a visitor’s cart goes with them when they sign in, and what was sold out meanwhile is named @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await phone.keeps({ language: 'hebrew' })
  await adds(phone, 'פנס רוח', /34\.90/, 'המוצר בעגלה שלך.')
  await adds(phone, 'ספל אמאיל', /10\.90/, 'המוצר בעגלה שלך.')
  await expect(page.getByRole('link', { name: 'עגלה, 2' })).toBeVisible()
  await sellsOut(phone, 'storm-lantern')
  await page.getByRole('link', { name: 'עגלה, 2' }).tap()
  await signIn(phone, MIRA.email, MIRA.password, CART)
  await expect(lines(phone)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText(/10\.90/).first()).toHaveCSS('direction', 'ltr')
  await toast(phone, /לא בעגלה.*פנס רוח/)
  expect(phone.said.filter((words) => words.includes('נוסף לעגלה'))).toEqual([])
  expect(await inCart(phone)).toEqual([{ code: 'enamel-mug', picks: ['sea', 'ml250'], num: 1 }])
  expect(Object.keys(await stored(phone))).not.toContain('cart')
})

test('what could not be handed in for want of a connection stays on the phone, goes later, and is there once', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await adds(phone, 'Enamel mug', /^Add, €10\.90/, 'It is in your cart.')
  phone.expectsFaultAt(cart.add.path)
  // First it does not arrive, then its answer does not come back.
  await page.route(`**${cart.add.path}`, (route) => route.abort())
  await page.getByRole('link', { name: 'Go to the cart' }).tap()
  await signIn(phone, MIRA.email, MIRA.password, CART)
  await shows(phone, 'Your cart is empty')
  expect(Object.keys(await stored(phone))).toContain('cart')
  await page.unroute(`**${cart.add.path}`)
  await page.route(
    `**${cart.add.path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await press(phone, 'Refresh')
  await expect(lines(phone)).toHaveCount(1)
  expect(Object.keys(await stored(phone))).toContain('cart')
  await press(phone, 'Refresh')
  await expect.poll(async () => Object.keys(await stored(phone))).not.toContain('cart')
  expect(await inCart(phone)).toEqual([{ code: 'enamel-mug', picks: ['sea', 'ml250'], num: 1 }])
})

test('what a member had put in leaves no trace on the phone with a sign-out @gate', async ({ phone }) => {
  const { page } = phone
  await join(phone.world, MIRA)
  await holds(phone, MIRA, {
    cart: [{ goods_id: 1, variant_id: 1, num: 1, idem: 'a'.repeat(32), name: 'Enamel mug' }],
  })
  phone.expectsFaultAt(cart.add.path)
  await page.route(`**${cart.add.path}`, (route) => route.abort())
  await phone.visit(SETTINGS)
  await press(phone, 'Sign out')
  await answer(phone, 'Sign out')
  await expect.poll(async () => Object.keys(await stored(phone))).not.toContain('token')
  expect(Object.keys(await stored(phone))).not.toContain('cart')
})

test('a number above what is left goes back to what it was, and the line says why @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await adds(phone, 'Enamel mug', /^Add, €10\.90/, 'It is in your cart.')
  await page.getByRole('link', { name: 'Cart, 1' }).tap()
  await expect(lines(phone)).toHaveCount(1)
  await asOwner(phone.world, (owner) => owner.updateTable('variant').set({ stock: 1 }).execute())
  await lines(phone).first().getByRole('button', { name: 'One more' }).tap()
  await expect(lines(phone).first().getByRole('alert')).toContainText('At most 1 of these can be in your cart')
  await expect(lines(phone).first().getByRole('button', { name: 'One more' })).toBeDisabled()
  await says(phone, '1 item')
})
