import type { Route } from 'playwright/test'
import { cancellation } from '#contract/cancellation.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { answer, press } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, stored } from '#tests/walk/journey.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { PIN } from '#tests/world/money.ts'
import { MIRA } from '#tests/world/people.ts'

export const HERE = '/pages/users/zhuxiao'
export const LOGIN = '/pages/login/login'
export const WISH = 'Too many apps'
export const IN = /^Your request is in\. We decide within 5 to 7 working days, by .+ at the latest\./
export const SENDS = cancellation.request
/** What a phone keeps that nobody holds. */
const NOBODYS = new Set(['device', 'language', 'seenPopup'])

export type Fault = (phone: Phone) => Promise<void>

export const once = ({ page }: Phone, { path }: Endpoint, meets: (route: Route) => unknown) =>
  page.route(`**${path}`, (route) => void meets(route), { times: 1 })
export const status = ({ page }: Pick<Phone, 'page'>, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
export const agreed = ({ page }: Phone) => page.getByLabel('I understand this and want to cancel my account.')
export const question = ({ page }: Phone) => page.getByRole('dialog', { name: 'Cancel your account?' })
export const times = async ({ world }: Phone) =>
  (await world.sql.selectFrom('cancellation').select('id').execute()).length
export const counted = ({ page }: Phone, { path }: Endpoint) => {
  let requests = 0
  page.on('request', (request) => void (requests += new URL(request.url()).pathname === path ? 1 : 0))
  return () => requests
}

export async function agrees(phone: Phone): Promise<void> {
  await field(phone, 'reason').fill(WISH)
  await agreed(phone).check()
  await press(phone, 'Continue')
}
export const isAgreed = async (phone: Phone) => {
  await expect(field(phone, 'reason')).toHaveValue(WISH)
  await expect(agreed(phone)).toBeChecked()
}
export const isBlank = async (phone: Phone) => {
  await expect(field(phone, 'reason')).toHaveValue('')
  await expect(agreed(phone)).not.toBeChecked()
}

export async function proves(phone: Phone): Promise<void> {
  await expect(field(phone, 'payword')).toBeVisible()
  await field(phone, 'password').fill(MIRA.password)
  await field(phone, 'code').fill(await codeIn(phone, MIRA.email))
  await field(phone, 'payword').fill(PIN)
  await press(phone, 'Continue')
}
export const secrets = async (phone: Phone) => {
  for (const name of ['password', 'code', 'payword']) await expect(field(phone, name)).toHaveValue('')
}
export async function keepsNoSecret({ page }: Phone): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  for (const secret of [MIRA.password, PIN]) expect(kept).not.toContain(secret)
}

export const confirms = (phone: Phone) => answer(phone, 'Cancel account')
export async function isAsked(phone: Phone): Promise<void> {
  await expect(question(phone)).toBeVisible()
}
export async function goesAsFar(phone: Phone): Promise<void> {
  await phone.visit(HERE)
  await agrees(phone)
  await proves(phone)
  await isAsked(phone)
}

export async function isForgotten(phone: Phone): Promise<void> {
  expect(Object.keys(await stored(phone)).filter((key) => !NOBODYS.has(key))).toEqual([])
  await keepsNoSecret(phone)
}

export async function isOut(phone: Phone, words: string | RegExp): Promise<void> {
  await isAt(phone, LOGIN)
  await status(phone, words)
  await isForgotten(phone)
  expect(await times(phone)).toBe(1)
}
export async function goes(phone: Phone): Promise<void> {
  await isAsked(phone)
  await confirms(phone)
  await isOut(phone, IN)
}
export const loses = (phone: Phone) =>
  once(phone, SENDS, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
