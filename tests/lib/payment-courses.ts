import type { Endpoint } from '#contract/endpoint.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { fill, press } from './walk-gestures.ts'
import { shows } from './walk-journey.ts'
import { gains } from './walk-money.ts'
import { holds, join, MIRA, OTTO, setPin } from './walk-people.ts'
import { expect, type Phone } from './walk-phone.ts'

const PIN = '204816'
type Held = Pick<Phone, 'page'>

/** One way to move money, as a person goes it: all that the grid of faults needs to know of it. */
export interface Course {
  readonly name: string
  readonly at: string
  /** What leads there from My money. */
  readonly link: string
  readonly quote: Endpoint
  readonly pay: Endpoint
  /** What is typed, by label. */
  readonly form: Readonly<Record<string, string>>
  /** Mira has what she moves. */
  isFunded(phone: Phone): Promise<unknown>
  readonly words: {
    readonly sheet: string
    readonly done: string
    readonly unknown: string
    readonly undone: string
    readonly again: string
  }
}

/** How a fault comes about, and what a person sees of it. */
export type Fault = (phone: Phone, course: Course) => Promise<void>

export const TRANSFER: Course = {
  name: 'a transfer',
  at: '/pages/users/transfer',
  link: 'Transfer',
  quote: transfer.quote,
  pay: transfer.send,
  form: { Amount: '12.50', To: OTTO.email },
  isFunded: ({ world }) => gains(world, MIRA, 'balance', 100_000n),
  words: {
    sheet: 'Send this?',
    done: 'Sent',
    unknown: 'We do not know yet whether it was sent',
    undone: 'It was not sent',
    again: 'Another transfer',
  },
}

const CONVERSION: Course = {
  name: 'a conversion',
  at: '/pages/wallets/to_money',
  link: 'Convert',
  quote: wallet.quote,
  pay: wallet.toBalance,
  form: { Amount: '100' },
  isFunded: ({ world }) => gains(world, MIRA, 'profit', 100_000n),
  words: {
    sheet: 'Convert this?',
    done: 'Converted',
    unknown: 'We do not know yet whether it was converted',
    undone: 'It was not converted',
    again: 'Convert more',
  },
}

export const COURSES: readonly Course[] = [TRANSFER, CONVERSION]

/** Mira has money and is signed in on this phone; Otto has none. */
export async function isReady(phone: Phone, course: Course): Promise<void> {
  for (const person of [MIRA, OTTO]) {
    await join(phone.world, person)
    await setPin(phone.world, person, PIN)
  }
  await course.isFunded(phone)
  await holds(phone, MIRA)
}

export const sheet = ({ page }: Held, { words }: Course) => page.getByRole('dialog', { name: words.sheet })
export const proves = ({ page }: Held) => page.getByLabel('Payment PIN').fill(PIN)

export const fills = (phone: Phone, { form }: Course) => fill(phone, form)

/** As far as the question for the PIN. */
export async function asks(phone: Phone, course: Course): Promise<void> {
  await fills(phone, course)
  await press(phone, 'Continue')
  await expect(sheet(phone, course)).toBeVisible()
}

/** The payment goes through; so many have by now. */
export async function succeeds(phone: Phone, course: Course, times = 1): Promise<void> {
  await proves(phone)
  await isDone(phone, course)
  expect(await moved(phone)).toBe(times)
}

export async function arrives(phone: Phone, course: Course): Promise<void> {
  await phone.visit(course.at)
  await asks(phone, course)
}

export const isDone = (held: Held, { words }: Course) => shows(held, words.done)
export const isUnknown = (held: Held, { words }: Course) => shows(held, words.unknown)
export const isUndone = (held: Held, { words }: Course) => shows(held, words.undone)

/** Nothing typed is lost. */
export async function isFilled({ page }: Held, { form }: Course): Promise<void> {
  for (const [label, text] of Object.entries(form))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
}

/** Nothing typed is left. */
export async function isEmpty(held: Held, course: Course): Promise<void> {
  await expect(held.page.getByLabel('Amount', { exact: true })).toHaveValue('')
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

/** How often Mira's money moved; the demo world has payments of its own. */
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

/** Counts what is sent to one address. */
export function counted({ page }: Held, { path }: Endpoint): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests += 1
  })
  return () => requests
}
