import type { Endpoint } from '#contract/endpoint.ts'
import { CODE } from '#contract/envelope.ts'
import { required } from '#machines/lib/required.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { expect, type Phone } from './phone.ts'

type Held = Pick<Phone, 'page' | 'world'>
type OnPage = Pick<Phone, 'page'>

export const press = ({ page }: OnPage, name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap()
export const answer = ({ page }: OnPage, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).tap()
export const goBack = (held: OnPage) => press(held, 'Back')

export async function fill({ page }: OnPage, answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Time goes by for the phone and for the server alike. */
export async function wait({ page, world }: Held, seconds: number): Promise<void> {
  world.clock.pass(seconds)
  await page.clock.fastForward(seconds * 1000)
}

/** It is so much later at once: what looks at the clock sees it, and what has been waited for goes on being waited for. */
export async function later({ page, world }: Held, seconds: number): Promise<void> {
  world.clock.pass(seconds)
  await page.clock.setSystemTime(world.now())
  await page.clock.runFor(1000)
}

export const heading = ({ page }: OnPage, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
export const says = ({ page }: OnPage, text: string | RegExp) => expect(page.getByText(text)).toBeVisible()
export const alerts = ({ page }: OnPage, text: string | RegExp) =>
  expect(page.getByRole('alert').first()).toHaveText(text)

const WHY: Readonly<Record<string, RegExp>> = {
  'books-closed': /^We are checking the books, so no money moves at the moment\. Nothing was taken\.$/,
  doubted:
    /^At most \d+\.\d\d EUR can leave this way for now, because your account changed less than a day ago\. Nothing was sent\. Everything works again in \d+ (hours|minutes)\.$/,
  [CODE.silent]: /^-500, The network is busy, please try again later\.\.\.$/,
  [CODE.misasked]: /^-9999, Check if the API interface is valid$/,
}

export const saysWhy = (held: OnPage & { readonly context: { readonly trouble?: Trouble } }) => {
  const { refusal, code } = required(held.context.trouble)
  return alerts(held, required(WHY[refusal ?? String(code)]))
}
const confirms = ({ page }: Pick<Held, 'page'>) => page.getByRole('dialog').locator('button[type=submit]')
export async function provesPin(held: Pick<Held, 'page'>, pin: string): Promise<void> {
  await held.page.getByRole('dialog').locator('input[name=payword]').fill(pin)
  await confirms(held).tap()
}
export const isSending = (held: Pick<Held, 'page'>) => expect(confirms(held)).toHaveAttribute('aria-busy', 'true')

type Failing = OnPage & { readonly context: { readonly trouble?: Trouble } }

export const isShut = ({ trouble }: Failing['context']) => trouble?.retryAfter !== undefined

export async function saysUnsent(scene: Failing): Promise<void> {
  const { page, context } = scene
  if (!isShut(context)) return alerts(scene, required(context.trouble).message)
  await expect(page.getByRole('alert').first()).toHaveText(/^Too many attempts\. You can try again in 0[01]:[0-5]\d\.$/)
  await expect(page.getByRole('button', { name: /^Send (the code|both codes|again in \d+ s)$/ })).toBeDisabled()
}

export const isBusy = ({ page }: OnPage, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true')
export const isOld = (held: OnPage) => says(held, 'No connection. This may be out of date; we keep trying.')
/** Of a sheet that rises over a page that loads, too, the sheet. */
export const isWaiting = ({ page }: OnPage) =>
  expect(page.getByRole('progressbar', { name: 'Loading' }).last()).toBeVisible()
export const isAt = ({ page }: OnPage, path: string) => expect(page).toHaveURL((url) => url.hash === `#${path}`)

/** A letter of its own for another phone: the code that this one waits for is worth nothing any more. */
export async function anotherCode(
  { world }: Held,
  call: Endpoint,
  account: string,
  scene: Record<string, string> = {},
): Promise<void> {
  world.clock.pass(61)
  await world.give(call, { ...scene, type: 'email', account })
}
