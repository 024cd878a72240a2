import type { LocaleCode } from '#contract/locales.ts'
import { expect, type Phone } from './phone.ts'

export const PLACES = [
  { path: '/pages/index/new_index', visitor: 'News', member: 'News' },
  { path: '/pages/transaction/index', visitor: 'Sell coins', member: 'Sell coins' },
  { path: '/pages/my/index', visitor: 'Your account', member: 'Security' },
  { path: '/pages/index/index', visitor: 'Invest', member: 'Invest' },
  { path: '/pages/user/user', visitor: 'Your account', member: 'Wallets' },
  { path: '/pages/ai/ai_robot_list', visitor: 'Robots', member: 'Robots' },
  { path: '/pages/ai/ai_robot', visitor: 'Projects', member: 'Projects' },
  { path: '/pages/ai/ai_product', visitor: 'Plans', member: 'Plans' },
  { path: '/pages/ai/ai', visitor: 'How robots work', member: 'How robots work' },
  { path: '/pages/project/project', visitor: 'All projects', member: 'All projects' },
  { path: '/pages/index/cp', visitor: 'Subscriptions', member: 'Subscriptions' },
  { path: '/pages/shop/shop', visitor: 'Shop', member: 'Shop' },
  { path: '/pages/shop/jf_shop', visitor: 'Points shop', member: 'Points shop' },
  { path: '/pages/shops/fg_shop', visitor: null, member: 'Repurchase shop' },
  { path: '/pages/shops/search', visitor: 'Search', member: 'Search' },
  { path: '/pages/shops/visit', visitor: null, member: 'Viewed before' },
  { path: '/pages/cart/cart', visitor: null, member: 'Cart' },
  { path: '/pages/coupon/coupon', visitor: null, member: 'Coupons' },
  { path: '/pages/mall/mall', visitor: 'Goods of our partners', member: 'Goods of our partners' },
  { path: '/pages/my/intro', visitor: 'About Quay', member: 'About Quay' },
  { path: '/pages/my/setting', visitor: 'Settings', member: 'Settings' },
  { path: '/pages/my/lang', visitor: 'Language', member: 'Language' },
  { path: '/pages/news/reg_rule', visitor: 'Registration agreement', member: 'Registration agreement' },
  { path: '/pages/login/login', visitor: 'Sign in', member: null },
  { path: '/pages/login/login1', visitor: 'Sign in', member: null },
  { path: '/pages/login/reg', visitor: 'Create an account', member: 'Create an account' },
  { path: '/pages/login/restpassword', visitor: 'Reset your password', member: 'Reset your password' },
  { path: '/pages/login/mp_login', visitor: 'This works inside the mini-program only', member: null },
  { path: '/pages/users/setting', visitor: null, member: 'Account' },
  { path: '/pages/users/rfpassword', visitor: null, member: 'Forgot payment PIN' },
  { path: '/pages/users/up_payword', visitor: null, member: 'Payment PIN' },
  { path: '/pages/users/transfer', visitor: null, member: 'Transfer' },
  { path: '/pages/my/account', visitor: null, member: 'Bank account' },
  { path: '/pages/bank_card/card_list', visitor: null, member: 'Bank accounts' },
  { path: '/pages/bank_card/card_add', visitor: null, member: 'Add bank account' },
  { path: '/pages/users/withdrawal_set', visitor: null, member: 'Payout addresses' },
  { path: '/pages/users/withdrawal_add', visitor: null, member: 'Add payout address' },
  { path: '/pages/wallets/wallets', visitor: null, member: 'Wallets' },
  { path: '/pages/login/shop', visitor: 'Buy coins as a merchant', member: 'Buy coins as a merchant' },
  { path: '/pages/user/user1', visitor: null, member: 'This is for merchants' },
  { path: '/pages/my/recommend', visitor: 'Buy coins', member: 'Buy coins' },
  { path: '/choose-location', visitor: 'Choose a place', member: 'Choose a place' },
  { path: '/pages/reg/reg', visitor: 'Create an account', member: 'Create an account' },
] as const

type Held = Pick<Phone, 'page'>

/** On a page of the house that is none of the app: whatever is visited next is opened anew, on the same phone. */
export const isElsewhere = ({ page, world }: Pick<Phone, 'page' | 'world'>) => page.goto(`${world.origin}/proof`)

export const shows = ({ page }: Held, words: string | RegExp) =>
  expect(page.getByRole('heading', { name: words, exact: true }).first()).toBeVisible()
export const isAt = ({ page }: Held, path: string) =>
  expect(page).toHaveURL((url) => url.hash.split('?')[0] === `#${path}`)
/** A short word stands for less than a second: it is enough that it was seen, and it is heard once. */
export const toast = ({ said }: Pick<Phone, 'said'>, words: string | RegExp) =>
  expect
    .poll(() => {
      const at = said.findIndex((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)))
      return said.splice(Math.max(at, 0), at < 0 ? 0 : 1).length
    })
    .toBe(1)
export function toastsFrom({ page, said }: Pick<Phone, 'page' | 'said'>) {
  said.splice(0)
  // What the page has said by now arrives before its next answer.
  return () => page.evaluate(() => undefined).then(() => said)
}
export const field = ({ page }: Held, name: string) => page.locator(`:is(input, textarea)[name=${name}]`)
export const submit = ({ page }: Held) => page.locator('button[type=submit]')
export const stored = ({ page }: Held) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key.replace('quay:', ''), text as string])),
  )

export async function speaks({ page }: Held, language: LocaleCode): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('quay:language', JSON.stringify(code)), language)
  await page.reload()
}

export const codeIn = async ({ world }: Pick<Phone, 'world'>, address: string) => world.codeTo(address)

const HOME = '/pages/index/new_index'

export async function signIn(phone: Phone, account: string, password: string, to: string = HOME): Promise<void> {
  await field(phone, 'account').fill(account)
  await field(phone, 'password').fill(password)
  await submit(phone).tap()
  await isAt(phone, to)
}

export const homeStandsFree = (phone: Phone) =>
  expect.poll(async () => (await phone.seen('data-state')).at(-1)?.state).toMatch(/^market(Open|Closed)$/)

export async function putAwayMessage({ page }: Held): Promise<void> {
  await page.getByRole('dialog').getByRole('button').last().tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
