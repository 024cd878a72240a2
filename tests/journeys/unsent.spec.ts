import type { Locator } from 'playwright/test'
import { CODE_LIFE } from '#contract/limits.ts'
import { DOORS as MERCHANT_ORDER_DOORS } from '#tests/walks/lib/merchant-order-doors.ts'
import { press, wait } from '#tests/walk/gestures.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { gateUnless } from '#tests/walk/mode.ts'
import { COMPLETED, DISPUTED, door, PAYED } from '#tests/walks/lib/order-doors.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { arrive } from '#tests/walks/lib/sale.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { brings, type Step } from '#tests/world/recharges.ts'
import { becomesMerchant } from '#tests/world/trade.ts'

const ELSEWHERE = '/pages/my/lang'

interface Written {
  readonly at: string
  readonly before?: (phone: Phone) => Promise<unknown>
  readonly opens?: readonly (string | RegExp)[]
  /** After how many seconds it is opened again. */
  readonly waits?: number
  readonly field: string
  readonly text: string
  /** The phone may be closed on it: it is there when one comes back. */
  readonly isKept?: true
}

const visitor = async () => undefined
const member = async (phone: Phone) => {
  await join(phone.world, MIRA)
  await setPin(phone.world, MIRA, PIN)
  for (const kind of ['balance', 'shop', 'points', 'coin'] as const) await gains(phone.world, MIRA, kind, 100_000_000n)
  await holds(phone, MIRA)
}
const newcomer = async (phone: Phone) => {
  await join(phone.world, OTTO)
  await setPin(phone.world, OTTO, PIN)
  await holds(phone, OTTO)
}
const seller = async (phone: Phone) => {
  await arrive(phone)
  await holds(phone, MIRA)
}
const merchant = async (phone: Phone) => {
  await join(phone.world, OTTO)
  await setPin(phone.world, OTTO, PIN)
  await becomesMerchant(phone.world, OTTO, { name: 'Harbour Office', merchantNo: '90718826' })
  await holds(phone, OTTO)
}
const ofOrder = (orderNo: string) => {
  const { at, before } = door('', orderNo)
  return { at, before }
}
const ofMerchantOrder = (part: string) => {
  const found = MERCHANT_ORDER_DOORS.find(({ title }) => title.includes(part))
  if (!found) throw new Error(`no door says ${part}`)
  return { at: found.at, before: found.before }
}

const ofRecharge = (steps: readonly Step[]) => ({
  at: '/pages/money/recharge_order_pay?order_no=R2603040009',
  before: async (phone: Phone) => {
    await member(phone)
    await brings(phone.world, MIRA, { orderNo: 'R2603040009', steps })
  },
})

const FORMS: Readonly<Record<string, Written>> = {
  'sign-in': { at: '/pages/login/login', before: visitor, field: 'E-mail', text: 'mira@' },
  'sign-in otherwise': { at: '/pages/login/login1', before: visitor, field: 'Password', text: 'mi' },
  registration: { at: '/pages/login/reg', before: visitor, field: 'E-mail', text: 'mira@' },
  'the address of a reset': { at: '/pages/login/restpassword', before: visitor, field: 'E-mail', text: 'mira@' },
  'a bank account': { at: '/pages/my/account', before: member, field: 'First name', text: 'Mira' },
  'a transfer': { at: '/pages/users/transfer', before: member, field: 'Amount', text: '7' },
  'coins to balance': { at: '/pages/wallets/to_money?from=coin', before: member, field: 'Amount', text: '7' },
  'shopping balance to balance': { at: '/pages/money/gw_atm', before: member, field: 'Amount', text: '7' },
  'points to balance': { at: '/pages/jf/atm', before: member, field: 'Amount', text: '7' },
  'a sale': { at: '/pages/transaction/index', before: seller, field: 'You sell', text: '25', isKept: true },
  'the phrase of a sale': {
    at: '/pages/transaction/index',
    before: seller,
    opens: ['Password'],
    field: 'Phrase',
    text: 'three grey herons',
  },
  'an application': {
    at: '/pages/login/shop',
    before: newcomer,
    opens: ['Become a merchant'],
    field: 'Name',
    text: 'Harbour',
  },
  'an offer': {
    at: '/pages/user/user1',
    before: merchant,
    opens: [/^(Say|Change) what you buy$/],
    field: 'Your price per coin, in EUR',
    text: '1.2',
  },
  'a payment PIN': { at: '/pages/users/up_payword', before: member, field: 'New payment PIN', text: '20' },
  'a forgotten payment PIN': {
    at: '/pages/users/rfpassword',
    before: member,
    opens: ['Send the code'],
    waits: CODE_LIFE + 1,
    field: 'New payment PIN',
    text: '20',
  },
  'a username': { at: '/pages/users/bind_username', before: newcomer, field: 'Username', text: 'otto' },
  'a profile': { at: '/pages/users/up_userinfo', before: newcomer, field: 'Nickname', text: 'Otto K' },
  'a rating': { ...ofOrder(COMPLETED), opens: ['Rate this order'], field: 'Comment (optional)', text: 'Quick.' },
  'evidence of a member': {
    ...ofOrder(DISPUTED),
    opens: ['Show more'],
    field: 'More details',
    text: 'A list.',
  },
  'a confirmation': { ...ofOrder(PAYED), opens: ['The money has arrived'], field: 'Payment PIN', text: '20' },
  'a dispute': {
    ...ofOrder(PAYED),
    opens: ['Report a problem'],
    field: 'What happened',
    text: 'Nothing has come.',
    isKept: true,
  },
  'an order taken by its phrase': {
    at: '/pages/store/sell_order?take=1',
    before: merchant,
    field: 'Phrase',
    text: 'three',
  },
  'a payment by bank': {
    ...ofMerchantOrder('paid by bank'),
    opens: ['I have paid'],
    field: 'Name of the payer',
    text: 'Harbour',
  },
  'a recharge': { at: '/pages/money/recharge', before: member, field: 'How much', text: '25', isKept: true },
  'a recharge on one page': {
    at: '/pages/my/recharge',
    before: member,
    field: 'Name of the payer',
    text: 'Harbour',
    isKept: true,
  },
  'a recharge online': { at: '/pages/money/recharge_pay', before: member, field: 'How much', text: '25' },
  'the receipt of a recharge': { ...ofRecharge([]), field: 'Name of the payer', text: 'Harbour', isKept: true },
  'a second review': {
    ...ofRecharge([['prove'], ['take'], ['reject', { reason: 'not_received' }]]),
    opens: ['Ask for a second review'],
    field: 'Why should we look again?',
    text: 'It has left my account.',
    isKept: true,
  },
}

const question = ({ page }: Phone) => page.getByRole('dialog', { name: 'Leave this page?' })
const goes = ({ page }: Phone, to: string) => page.evaluate((hash) => void (location.hash = hash), to)

/** One that asks, and one that keeps what is typed; the others are of the same parts. */
const EXEMPLARS = new Set(['the phrase of a sale', 'a recharge'])

for (const [name, { at, before, opens = [], waits, field, text, isKept }] of Object.entries(FORMS))
  test(`${name}: leaving asks when something was typed and not sent, and only then${gateUnless(EXEMPLARS.has(name))}`, async ({
    phone,
  }) => {
    const { page } = phone
    if (waits) await page.clock.install({ time: phone.world.now() })
    await before?.(phone)
    await phone.visit(at)
    const there = at.split('?')[0] ?? at
    const open = async (): Promise<Locator> => {
      for (const words of opens) await press(phone, words)
      const asked = page.locator('input, textarea').and(page.getByLabel(field, { exact: true }))
      await expect(asked).toBeVisible()
      return asked
    }
    const comesBack = async () => {
      if (waits) await wait(phone, waits)
      await page.goBack()
      await isAt(phone, there)
      return open()
    }
    const leaves = async () => {
      await goes(phone, ELSEWHERE)
      await isAt(phone, ELSEWHERE)
      await shows(phone, 'Language')
    }

    const first = await open()
    const stood = await first.inputValue()
    await leaves()
    const again = await comesBack()
    await again.fill(text)
    if (isKept) {
      await leaves()
      await expect(await comesBack()).toHaveValue(text)
      return
    }
    await goes(phone, ELSEWHERE)
    await expect(question(phone)).toBeVisible()
    await isAt(phone, there)
    await question(phone).getByRole('button', { name: 'Stay' }).tap()
    await expect(question(phone)).toHaveCount(0)
    await expect(again).toHaveValue(text)
    await again.fill(stood)
    await leaves()
    const last = await comesBack()
    await last.fill(text)
    await goes(phone, ELSEWHERE)
    await question(phone).getByRole('button', { name: 'Leave' }).tap()
    await isAt(phone, ELSEWHERE)
    await expect(await comesBack()).toHaveValue(stood)
  })

test('between the pages of signing in nobody is asked @gate', async ({ phone }) => {
  const { page } = phone
  await phone.visit('/pages/login/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mira@')
  await page.getByRole('link', { name: 'Forgot your password?' }).tap()
  await isAt(phone, '/pages/login/restpassword')
})

test('on the way from a sale to the PIN nobody is asked @gate', async ({ phone }) => {
  const { page } = phone
  await seller(phone)
  await phone.visit('/pages/transaction/index')
  await page.getByLabel('You sell').fill('25')
  await press(phone, 'Continue')
  await page.getByRole('link', { name: 'Forgot your payment PIN?' }).tap()
  await isAt(phone, '/pages/users/rfpassword')
})

test('going back closes an open sheet, however one came to the page, and the address stays true', async ({ phone }) => {
  const { page } = phone
  await seller(phone)
  await phone.visit(ELSEWHERE)
  await shows(phone, 'Language')
  await goes(phone, '/pages/transaction/index')
  await page.getByLabel('You sell').fill('25')
  await press(phone, 'Password')
  await page.getByLabel('Phrase').fill('three blue lanterns')
  await press(phone, 'Continue')
  const sheet = page.getByRole('dialog', { name: 'Sell these coins?' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(question(phone)).toHaveCount(0)
  await isAt(phone, '/pages/transaction/index')
  await expect(page.getByLabel('You sell')).toHaveValue('25')
  await page.goBack()
  await expect(question(phone)).toBeVisible()
  await isAt(phone, '/pages/transaction/index')
  await page.goBack()
  await expect(question(phone)).toHaveCount(0)
  await isAt(phone, '/pages/transaction/index')
  await page.goBack()
  await question(phone).getByRole('button', { name: 'Leave' }).tap()
  await isAt(phone, ELSEWHERE)
  await page.reload()
  await shows(phone, 'Language')
})
