import type { Endpoint } from '#contract/endpoint.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { ACCOUNT, hasBank } from '#tests/world/banks.ts'
import type { Course } from './payment-course.ts'
import { EXCHANGE } from './payment-exchange.ts'
import { PURCHASE } from './payment-purchase.ts'
import { fill, press, provesPin } from '#tests/walk/gestures.ts'
import { isAt, isElsewhere, shows } from '#tests/walk/journey.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gains, coinCosts, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { marketHours, nobodyBuys, PRICE } from '#tests/world/trade.ts'
import { beginsAfresh } from '#tests/world/orders.ts'

type Held = Pick<Phone, 'page'>

const MONEY = '/pages/money/money'
const LOGIN = '/pages/login/login'
const KEPT = {
  from: MONEY,
  times: moved,
  isOver: async () => undefined,
  isLeft: (held: Held) => isAt(held, LOGIN),
  reloads: async (held: Held, course: Course) => {
    const question = held.page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await Promise.all([question, held.page.reload()])
    await isEmpty(held, course)
  },
}

export const TRANSFER: Course = {
  ...KEPT,
  name: 'a transfer',
  at: '/pages/users/transfer',
  link: 'Transfer',
  quote: transfer.quote,
  pay: transfer.send,
  form: { Amount: '12.50', To: OTTO.email },
  isFunded: ({ world }) => gains(world, MIRA, 'balance', 100_000n),
  goesOn: (phone) => press(phone, TRANSFER.words.again),
  isSeenAgain: (held) => isEmpty(held, TRANSFER),
  words: {
    sheet: 'Send this?',
    done: 'Sent',
    later: 'Sent',
    unknown: 'We do not know yet whether it was sent',
    undone: 'It was not sent',
    again: 'Another transfer',
  },
}

const CONVERSION: Course = {
  ...KEPT,
  name: 'a conversion',
  at: '/pages/wallets/to_money',
  link: 'Convert',
  quote: wallet.quote,
  pay: wallet.toBalance,
  form: { Amount: '100' },
  isFunded: ({ world }) => gains(world, MIRA, 'profit', 100_000n),
  goesOn: (phone) => press(phone, CONVERSION.words.again),
  isSeenAgain: (held) => isEmpty(held, CONVERSION),
  words: {
    sheet: 'Convert this?',
    done: 'Converted',
    later: 'Converted',
    unknown: 'We do not know yet whether it was converted',
    undone: 'It was not converted',
    again: 'Convert more',
  },
}

const SALE: Course = {
  name: 'a sale',
  at: '/pages/transaction/index',
  from: '/pages/wallets/k_wallet',
  link: 'Sell',
  quote: trade.quote,
  pay: trade.create,
  form: { 'You sell': '100' },
  isFunded: async ({ world }) => {
    await nobodyBuys(world)
    await coinCosts(world, PRICE)
    await marketHours(world, { opens: -60, closes: 22 * 60 })
    await gains(world, MIRA, 'coin', 100_000_000_000n)
  },
  times: sold,
  reloads: async (held, course) => {
    await held.page.reload()
    await expect(sheet(held, course)).toHaveCount(0)
    await isFilled(held, course)
  },
  isOver: ({ world }) => beginsAfresh(world, MIRA),
  goesOn: async (phone) => {
    await SALE.isOver(phone)
    await isElsewhere(phone)
    await phone.visit(SALE.at)
  },
  isSeenAgain: (held) => isDone(held, SALE),
  isLeft: ({ page }) => expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible(),
  words: {
    sheet: 'Sell these coins?',
    done: 'Finding a merchant',
    later: 'Nobody accepted this time',
    unknown: 'We do not know yet whether your order was started',
    undone: 'Your order was not started',
    again: 'Sell again',
  },
}

const WITHDRAWAL: Course = {
  ...KEPT,
  name: 'a withdrawal',
  at: '/pages/money/atm_bank',
  from: '/pages/money/atm',
  link: 'EUR to a bank account',
  quote: withdrawal.quote,
  pay: withdrawal.request,
  form: { Amount: '100' },
  isFunded: async ({ world }) => {
    await hasBank(world, MIRA)
    await hasBank(world, OTTO, { ...ACCOUNT, first_name: 'Otto' })
    await gains(world, MIRA, 'balance', 100_000n)
  },
  times: withdrawn,
  reloads: SALE.reloads,
  goesOn: (phone) => press(phone, WITHDRAWAL.words.again),
  isSeenAgain: (held) => isEmpty(held, WITHDRAWAL),
  words: {
    sheet: 'Withdraw €100.00?',
    done: 'Withdrawal requested',
    later: 'Withdrawal requested',
    unknown: 'We do not know yet whether it was requested',
    undone: 'It was not requested',
    again: 'Another withdrawal',
  },
}

export const COURSES: readonly Course[] = [TRANSFER, CONVERSION, SALE, WITHDRAWAL, PURCHASE, EXCHANGE]

export async function isReady(phone: Phone, course: Course): Promise<void> {
  for (const person of [MIRA, OTTO]) {
    await join(phone.world, person)
    await setPin(phone.world, person, PIN)
  }
  await course.isFunded(phone)
  await holds(phone, MIRA)
}

export const sheet = ({ page }: Held, { words }: Course) => page.getByRole('dialog', { name: words.sheet })
export const proves = (held: Held) => provesPin(held, PIN)

export async function fills(phone: Phone, course: Course): Promise<void> {
  await course.begins?.(phone)
  await fill(phone, course.form)
}

export async function goesOn(phone: Phone, course: Course): Promise<void> {
  await press(phone, 'Continue')
  await course.agrees?.(phone)
}

export async function asks(phone: Phone, course: Course): Promise<void> {
  await fills(phone, course)
  await goesOn(phone, course)
  // Its sheet may stand there before what it will cost has come.
  await expect(sheet(phone, course).locator('input[name=payword]')).toBeVisible()
}

export async function succeeds(phone: Phone, course: Course, times = 1): Promise<void> {
  await proves(phone)
  await isDone(phone, course)
  expect(await course.times(phone)).toBe(times)
}

export async function arrives(phone: Phone, course: Course): Promise<void> {
  await phone.visit(course.at)
  await asks(phone, course)
}

export const isDone = (held: Held, { words }: Course) => shows(held, words.done)
export const isFound = (held: Held, { words }: Course) => shows(held, words.found ?? words.done)
export const isUnknown = (held: Held, { words }: Course) => shows(held, words.unknown)
export const isUndone = (held: Held, { words }: Course) => shows(held, words.undone)

export async function isFilled({ page }: Held, { form }: Course): Promise<void> {
  for (const [label, text] of Object.entries(form))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
}

export async function isEmpty(held: Held, course: Course): Promise<void> {
  const [amount = ''] = Object.keys(course.form)
  await course.begins?.(held)
  await expect(held.page.getByLabel(amount, { exact: true })).toHaveValue('')
  await expect(sheet(held, course)).toHaveCount(0)
}

/** The server hears the call and does it; its answer never arrives. */
export const losesTheAnswer = ({ page }: Held, { pay }: Course) =>
  page.route(
    `**${pay.path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )

export async function moved({ world }: Phone): Promise<number> {
  const postings = await world.sql
    .selectFrom('quote')
    .innerJoin('posting', 'posting.ref', 'quote.quote_no')
    .innerJoin('member', 'member.id', 'quote.member_id')
    .select('posting.id')
    .where('member.email', '=', MIRA.email)
    .execute()
  return postings.length
}

async function sold({ world }: Phone): Promise<number> {
  const orders = await world.sql
    .selectFrom('trade_order')
    .innerJoin('member', 'member.id', 'trade_order.member_id')
    .select('trade_order.id')
    .where('member.email', '=', MIRA.email)
    .execute()
  return orders.length
}

async function withdrawn({ world }: Phone): Promise<number> {
  const requested = await world.sql
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .select('withdrawal.id')
    .where('member.email', '=', MIRA.email)
    .execute()
  return requested.length
}

export function faultsAt(phone: Phone, { quote, pay, reads = pay }: Course): void {
  for (const part of ['/user/', quote.path, pay.path, reads.path]) phone.expectsFaultAt(part)
}

export function counted({ page }: Held, { path }: Endpoint): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests += 1
  })
  return () => requests
}
