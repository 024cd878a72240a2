import { KEYWORD_MAX } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { alerts, answer, press, says } from '#tests/walk/gestures.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { isAt, shows, signIn, stored } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { GOODS, isLeft, isOnShelf } from '#tests/walks/lib/goods.ts'
import { join, MIRA } from '#tests/world/people.ts'

const HOME = '/pages/index/new_index'
const MALL = '/pages/index/index'
const SEARCH = '/pages/shops/search'
const DETAILS = '/pages/shops/details'

const way = ({ page }: Phone, to: string) => page.locator(`a[href*="#${to}"]`).first()
const box = ({ page }: Phone) => page.getByRole('searchbox')
const found = ({ page }: Phone, name: string) => page.getByRole('link', { name }).first()
const colour = ({ page }: Phone, name: string) => page.getByRole('radio', { name, exact: true })
/** On the page, whatever a toast says beside it. */
const isSaid = ({ page }: Phone, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
const price = ({ page }: Phone, sum: RegExp) => page.getByRole('button', { name: sum })

const inCart = async ({ world }: Phone) =>
  world.sql
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .innerJoin('goods', 'goods.id', 'goods_id')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['goods.code', 'picks', 'num'])
    .where('email', '=', MIRA.email)
    .execute()

async function searches(phone: Phone, words: string) {
  await phone.visit(MALL)
  await way(phone, SEARCH).tap()
  await isAt(phone, SEARCH)
  await box(phone).fill(words)
}
async function opens(phone: Phone, name: string) {
  await found(phone, name).tap()
  await isAt(phone, DETAILS)
  await shows(phone, name)
}

test('a visitor finds a thing by a German word that is misspelt, and what they chose is theirs once they sign in', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await phone.keeps({ language: 'de' })
  await phone.visit(HOME)
  await page.getByRole('group', { name: 'Handel oder Shop' }).getByText('Shop', { exact: true }).tap()
  await isAt(phone, MALL)
  await way(phone, SEARCH).tap()
  await isAt(phone, SEARCH)
  await box(phone).tap()
  await box(phone).pressSequentially('Sturmlatrene', { delay: 40 })
  await expect(found(phone, 'Sturmlaterne')).toBeVisible()
  await expect(box(phone)).toBeFocused()
  await expect(box(phone)).toHaveValue('Sturmlatrene')
  await opens(phone, 'Sturmlaterne')
  await colour(phone, 'Moosgrün').tap()
  await price(phone, /34,90/).tap()
  await isSaid(phone, 'Liegt in Ihrem Warenkorb.')
  await way(phone, '/pages/login/login').tap()
  await signIn(phone, MIRA.email, MIRA.password, DETAILS)
  await expect(colour(phone, 'Moosgrün')).toBeChecked()
  await price(phone, /34,90/).tap()
  await isSaid(phone, 'Liegt in Ihrem Warenkorb.')
  expect(await inCart(phone)).toEqual([{ code: 'storm-lantern', picks: ['moss'], num: 2 }])
})

test('a member finds a thing by Chinese signs that are misspelt, and adds two of a variant @gate', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await holds(phone, MIRA, { language: 'zh' })
  await searches(phone, '风爆提登')
  await opens(phone, '防风马灯')
  const second = page.getByRole('radio').nth(1)
  await second.tap()
  await expect(second).toBeChecked()
  await page.getByRole('group').last().getByRole('button').last().tap()
  await price(phone, /69\.80/).tap()
  await isSaid(phone, '已加入购物车。')
  expect(await inCart(phone)).toEqual([{ code: 'storm-lantern', picks: ['ochre'], num: 2 }])
})

test('a visitor looks at a thing in the dark, in Hebrew, and its figures are not mirrored @gate', async ({ phone }) => {
  const { page } = phone
  await phone.keeps({ language: 'hebrew', theme: 'dark' })
  await searches(phone, 'פנס רוח')
  await opens(phone, 'פנס רוח')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(13, 17, 19)')
  await expect(page.getByText(/34\.90/).first()).toHaveCSS('direction', 'ltr')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(price(phone, /34\.90/)).toBeEnabled()
})

test('an answer to words of before is not shown under those of now', async ({ phone }) => {
  const { page } = phone
  await phone.visit(SEARCH)
  let giveOld = () => undefined as void
  const isAsked = new Promise<void>((asked) => {
    void page.route(
      `**${shop.goods.path}`,
      async (route) => {
        const old = await route.fetch()
        giveOld = () => void route.fulfill({ response: old }).catch(() => undefined)
        asked()
      },
      { times: 1 },
    )
  })
  phone.expectsFaultAt(shop.goods.path)
  await box(phone).fill('lantern')
  await isAsked
  await box(phone).fill('blanket')
  await expect(found(phone, 'Wool blanket')).toBeVisible()
  giveOld()
  await box(phone).fill('blankets')
  await expect(found(phone, 'Wool blanket')).toBeVisible()
  await expect(found(phone, 'Storm lantern')).toHaveCount(0)
})

test('what was searched for is found again on this phone, and leaves it with a sign-out @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await searches(phone, 'storm lantren')
  await says(phone, 'Nothing has exactly these words. This is like them:')
  await opens(phone, 'Storm lantern')
  await phone.visit(SEARCH)
  await press(phone, 'storm lantren')
  await expect(box(phone)).toHaveValue('storm lantren')
  await expect(found(phone, 'Storm lantern')).toBeVisible()
  await phone.visit('/pages/my/setting')
  await press(phone, 'Sign out')
  await answer(phone, 'Sign out')
  await expect.poll(async () => Object.keys(await stored(phone))).not.toContain('searched')
  await phone.visit(SEARCH)
  await shows(phone, 'Sold most')
  await expect(page.getByRole('heading', { name: 'Searched before' })).toHaveCount(0)
})

test('an address that searches for ten thousand letters is answered in words, and the search goes on @gate', async ({
  phone,
}) => {
  await phone.visit(`${SEARCH}?keyword=${'l'.repeat(10_000)}`)
  await shows(phone, 'Nothing found')
  await expect(box(phone)).toHaveValue('l'.repeat(KEYWORD_MAX))
  await box(phone).press('Enter')
  await box(phone).fill('storm lantern')
  await opens(phone, 'Storm lantern')
  expect(JSON.parse((await stored(phone))['searched'] ?? '[]')).toEqual(['storm lantern', 'l'.repeat(KEYWORD_MAX)])
})

for (const search of ['', '?id=', '?id=0', '?id=lantern', '?id=1e9999', '?id=999999'])
  test(`an address of goods that ends with "${search}" says that there is nothing there @gate`, async ({ phone }) => {
    await phone.visit(`${DETAILS}${search}`)
    await shows(phone, 'There is nothing here')
  })

test('a number above what is left is refused in words, nothing is added, and what is left is seen by who looks again @gate', async ({
  phone,
}) => {
  const { page } = phone
  await joins(phone)
  await isOnShelf(phone)
  await phone.visit(`${DETAILS}?id=${GOODS}`)
  const more = page.getByRole('button', { name: 'One more' })
  for (let times = 1; times < 5; times += 1) await more.tap()
  await expect(more).toBeDisabled()
  await isLeft(1)(phone)
  await price(phone, /50\.00/).tap()
  await alerts(phone, /^At most 1 of these can be in your cart, because no more are left\. Nothing was added\./)
  expect(await inCart(phone)).toEqual([])
  await press(phone, 'Look again')
  await says(phone, '1 left')
  await expect(more).toBeDisabled()
  await price(phone, /10\.00/).tap()
  await isSaid(phone, 'It is in your cart.')
  expect((await inCart(phone)).map(({ num }) => num)).toEqual([1])
})
