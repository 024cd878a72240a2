import type { Route } from 'playwright/test'
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import type { Fault } from './payment-course.ts'
import {
  arrives,
  asks,
  counted,
  faultsAt,
  fills,
  goesOn,
  isDone,
  isFound,
  isFilled,
  isUndone,
  isUnknown,
  losesTheAnswer,
  proves,
  sheet,
  succeeds,
} from './payment-courses.ts'
import { alerts, isSending, press } from '#tests/walk/gestures.ts'
import { network } from './network.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'

const HTML = '<!doctype html><title>Bad gateway</title>'
const SILENT = /-500, /

/** The next call to this address waits in the hands of whoever asks for it. */
async function holding({ page }: Phone, path: string): Promise<() => Promise<Route>> {
  const held: Route[] = []
  await page.route(`**${path}`, (route) => void held.push(route), { times: 1 })
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    return held[0] as Route
  }
}

export const offline: Fault = async (phone, course) => {
  faultsAt(phone, course)
  await phone.visit(course.at)
  await fills(phone, course)
  await test.step('before it is asked for', async () => {
    await network(phone, 'gone')
    await goesOn(phone, course)
    await alerts(phone, SILENT)
    await isFilled(phone, course)
    await network(phone, 'there')
  })
  await test.step('while it is sent', async () => {
    const held = await holding(phone, course.pay.path)
    await asks(phone, course)
    await proves(phone)
    const route = await held()
    await network(phone, 'gone')
    await route.abort('internetdisconnected')
    await isUnknown(phone, course)
    await press(phone, 'Check again')
    await isUnknown(phone, course)
    await network(phone, 'there')
    await isUndone(phone, course)
    expect(await course.times(phone)).toBe(0)
  })
  await test.step('after it was done', async () => {
    await press(phone, course.words.again)
    await asks(phone, course)
    await succeeds(phone, course)
    await network(phone, 'gone')
    await isDone(phone, course)
  })
}

export const lostReply: Fault = async (phone, course) => {
  const sent = counted(phone, course.pay)
  phone.expectsFaultAt(course.pay.path)
  await arrives(phone, course)
  await losesTheAnswer(phone, course)
  await proves(phone)
  await isUnknown(phone, course)
  await phone.page.reload()
  await isFound(phone, course)
  await phone.page.reload()
  await course.isSeenAgain(phone)
  expect([sent(), await course.times(phone)]).toEqual([1, 1])
}

const LOOKING_MS = 10_000

export const timeOut: Fault = async (phone, course) => {
  const { page } = phone
  const sent = counted(phone, course.pay)
  await page.clock.install({ time: phone.world.now() })
  phone.expectsFaultAt(course.pay.path)
  await arrives(phone, course)
  const held = await holding(phone, course.pay.path)
  await proves(phone)
  await (await held()).fetch()
  // The clock of the page goes on by itself, and a busy machine takes a while to look.
  await page.clock.fastForward(REQUEST_TIMEOUT_MS - LOOKING_MS)
  await isSending(phone)
  await expect(sheet(phone, course).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.clock.fastForward(LOOKING_MS)
  await isUnknown(phone, course)
  await press(phone, 'Check again')
  await isFound(phone, course)
  expect([sent(), await course.times(phone)]).toEqual([1, 1])
}

export const haste: Fault = async (phone, course) => {
  const [quoted, sent] = [counted(phone, course.quote), counted(phone, course.pay)]
  const twice = (within: string) =>
    phone.page.evaluate((place) => {
      const within = document.querySelector<HTMLButtonElement>(`${place} button[type=submit]`)
      const button = within ?? document.querySelector<HTMLButtonElement>('button[type=submit][form]')
      button?.click()
      button?.click()
      button?.form?.requestSubmit()
    }, within)
  await phone.visit(course.at)
  await fills(phone, course)
  await twice('form')
  await course.agrees?.(phone)
  await expect(sheet(phone, course)).toBeVisible()
  await proves(phone)
  await twice('[role=dialog]')
  await isDone(phone, course)
  expect([quoted(), sent(), await course.times(phone)]).toEqual([1, 1, 1])
}

const BODIES = [
  { says: 'a server that fails', answer: { status: 500, body: HTML }, code: '-200' },
  { says: 'a gateway between', answer: { status: 502, body: HTML }, code: '-200' },
  {
    says: 'a page in place of an answer',
    answer: { status: 200, body: HTML, contentType: 'text/html' },
    code: '-9999',
  },
  { says: 'an answer cut short', answer: { status: 200, body: '{"code":1,"msg":"","da' }, code: '-9999' },
  { says: 'an empty answer', answer: { status: 200, body: '' }, code: '-9999' },
] as const

export const brokenAnswers: Fault = async (phone, course) => {
  const { page } = phone
  faultsAt(phone, course)
  await phone.visit(course.at)
  await fills(phone, course)
  for (const { says, answer, code } of BODIES)
    await test.step(`${says}, when it is asked for`, async () => {
      await page.route(`**${course.quote.path}`, (route) => route.fulfill(answer), { times: 1 })
      await goesOn(phone, course)
      await alerts(phone, new RegExp(`^${code}, `))
      await isFilled(phone, course)
    })
  for (const { says, answer, code } of BODIES)
    await test.step(`${says}, although it was done`, async () => {
      const before = await course.times(phone)
      await page.route(
        `**${course.pay.path}`,
        async (route) => {
          await route.fetch()
          await route.fulfill(answer)
        },
        { times: 1 },
      )
      await asks(phone, course)
      await proves(phone)
      await isUnknown(phone, course)
      await expect(page.getByText(`${code}, `)).toBeVisible()
      await press(phone, 'Check again')
      await isFound(phone, course)
      expect(await course.times(phone)).toBe(before + 1)
      await course.goesOn(phone)
    })
}
