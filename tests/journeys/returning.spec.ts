import { press, says } from '#tests/walk/gestures.ts'
import { insideTheHost } from '#tests/walk/host.ts'
import {
  codeIn,
  field,
  homeStandsFree,
  isAt,
  isElsewhere,
  shows,
  signIn,
  stored,
  submit,
  toast,
} from '#tests/walk/journey.ts'
import { door, PAYED } from '#tests/walks/lib/order-doors.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { gains } from '#tests/world/money.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA, endSessions } from '#tests/world/people.ts'

const HOME = '/pages/index/new_index'
const SIGN_IN = '/pages/login/login'
const ACTIVITY = '/pages/money/money_mx?account=profit&type=convert'
const PIN = '135790'

const isWholly = ({ page }: Phone, path: string) => expect(page).toHaveURL((url) => url.hash === `#${path}`)
const asRedirect = (path: string) => `redirect=${encodeURIComponent(path)}`

/** Their session ends while the app is not open, for an open one would be told at once, and leave by itself. */
async function isThrownOut(phone: Phone) {
  await isElsewhere(phone)
  await endSessions(phone.world)
  await phone.visit(ACTIVITY)
}

async function enters(phone: Phone) {
  await field(phone, 'account').fill(MIRA.email)
  await field(phone, 'password').fill(MIRA.password)
  await submit(phone).tap()
}

test('a visitor whom a page sent to sign in goes straight on to it, with its question', async ({ phone }) => {
  await join(phone.world, MIRA)
  await test.step('by the first way', async () => {
    await phone.visit(ACTIVITY)
    await isAt(phone, SIGN_IN)
    await enters(phone)
    await isWholly(phone, ACTIVITY)
  })
  await test.step('which is then no visit that home could know of', async () => {
    await phone.visit(HOME)
    await homeStandsFree(phone)
    await expect(phone.page.getByText('Continue where you were?')).toHaveCount(0)
  })
})

test('it does not matter by which way they sign in @gate', async ({ phone }) => {
  await join(phone.world, MIRA)
  await phone.visit(ACTIVITY)
  await isAt(phone, SIGN_IN)
  await phone.page.getByRole('link', { name: 'Sign in another way' }).tap()
  await expect(phone.page.getByRole('group', { name: 'How to sign in' })).toBeVisible()
  await enters(phone)
  await isWholly(phone, ACTIVITY)
})

test('whoever joins on the way is offered at home what they were on the way to @gate', async ({ phone }) => {
  const { page } = phone
  await phone.visit(ACTIVITY)
  await isAt(phone, SIGN_IN)
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await field(phone, 'email').fill(MIRA.email)
  await submit(phone).tap()
  await shows(phone, 'Enter the code')
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(phone, MIRA.email))
  await shows(phone, 'Choose a password')
  await field(phone, 'password').fill(MIRA.password)
  await field(phone, 'password_confirm').fill(MIRA.password)
  await page.getByRole('checkbox').check()
  await submit(phone).tap()
  await isAt(phone, SIGN_IN)
  await test.step('and finds the form filled in, and nothing of it in the address', async () => {
    await says(phone, 'Your account is ready. Sign in with the password you chose.')
    await expect(field(phone, 'account')).toHaveValue(MIRA.email)
    expect(page.url()).not.toMatch(/mira/i)
  })
  await field(phone, 'password').fill(MIRA.password)
  await submit(phone).tap()
  await isAt(phone, HOME)
  await page.getByRole('link', { name: 'Continue', exact: true }).tap()
  await isWholly(phone, ACTIVITY)
})

test('whoever is thrown out in the middle of a visit goes on with it after signing in', async ({ phone }) => {
  await joins(phone)
  await phone.visit(ACTIVITY)
  await shows(phone, /./)
  await isThrownOut(phone)
  await isAt(phone, SIGN_IN)
  await toast(phone, 'You are signed out. Please sign in again.')
  await enters(phone)
  await isWholly(phone, ACTIVITY)
})

test('inside the mini-program the page is kept for home, for its own sign-in page asks nothing @gate', async ({
  phone,
}) => {
  const { page } = phone
  await page.addInitScript(insideTheHost)
  await joins(phone)
  await phone.visit(ACTIVITY)
  await shows(phone, /./)
  await isThrownOut(phone)
  await isWholly(phone, '/pages/login/mp_login')
  expect(await stored(phone)).toEqual({ returnTo: JSON.stringify(ACTIVITY), seenPopup: expect.any(String) })
})

test('the other page begins with the way that its address names @gate', async ({ phone }) => {
  const { page } = phone
  await phone.visit('/pages/login/login1?type=code')
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible()
  await phone.visit('/pages/login/login1?type=account')
  await page.reload()
  await expect(field(phone, 'password')).toBeVisible()
})

test('nobody is led to another house by signing in', async ({ phone }) => {
  await join(phone.world, MIRA)
  await phone.visit(`${SIGN_IN}?${asRedirect('//evil.example/pages/my/setting')}`)
  await signIn(phone, MIRA.email, MIRA.password)
  await shows(phone, 'News')
  await isWholly(phone, HOME)
})

test('a member who follows a link to sign in goes straight on @gate', async ({ phone }) => {
  await joins(phone)
  await phone.visit(`${SIGN_IN}?${asRedirect(ACTIVITY)}`)
  await isWholly(phone, ACTIVITY)
})

test('whoever sets a payment PIN on the way comes back to the page with its question @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await gains(world, MIRA, 'coin', 100_000_000_000n)
  await holds(phone, MIRA)
  const there = '/pages/wallets/to_money?from=coin'
  await phone.visit(there)
  await page.getByRole('link', { name: 'Set a payment PIN' }).tap()
  await field(phone, 'payword').fill(PIN)
  await field(phone, 'payword_confirm').fill(PIN)
  await submit(phone).tap()
  await isWholly(phone, there)
})

test('whoever forgot the payment PIN inside an order comes back to that order @gate', async ({ phone }) => {
  const { page } = phone
  const { at: there, before } = door('opens it', PAYED)
  await before(phone)
  await phone.visit(there)
  await press(phone, 'The money has arrived')
  await page.getByRole('link', { name: 'Forgot your payment PIN?' }).tap()
  await shows(phone, 'Forgot payment PIN')
  await submit(phone).tap()
  await shows(phone, 'Choose a new PIN')
  await field(phone, 'code').fill(await codeIn(phone, MIRA.email))
  await field(phone, 'payword').fill(PIN)
  await field(phone, 'payword_confirm').fill(PIN)
  await submit(phone).tap()
  await shows(phone, 'Your payment PIN is set')
  await page.getByRole('link', { name: 'Continue', exact: true }).tap()
  await isWholly(phone, there)
  await says(phone, PAYED)
})
