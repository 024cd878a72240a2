import type { Route } from 'playwright/test'
import { DAY_MS, HOUR_S } from '#contract/time-units.ts'
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { alerts, press, says } from '#tests/walk/gestures.ts'
import { field, isAt, signIn, stored, submit } from '#tests/walk/journey.ts'
import { gateUnless } from '#tests/walk/mode.ts'
import { network } from '#tests/journeys/lib/network.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import {
  BEGIN,
  fills,
  hasArrived,
  isFilled,
  isReady,
  ORDER,
  photographs,
  SENDS,
  shows,
  times,
} from '#tests/journeys/lib/recharge-course.ts'
import { join, MIRA, OTTO, endSessions } from '#tests/world/people.ts'

const LOGIN = '/pages/login/login'
const HOURS = 2 * HOUR_S
const HTML = '<!doctype html><title>Bad gateway</title>'
const LOST = 'No answer came. Sending it again starts nothing twice.'

type Fault = (phone: Phone) => Promise<void>

const starts = (phone: Phone) => press(phone, 'Start the recharge')
const once = ({ page }: Phone, meets: (route: Route) => unknown) =>
  page.route(`**${SENDS}`, (route) => void meets(route), { times: 1 })
const isBegunOnce = async (phone: Phone) => {
  await isAt(phone, ORDER)
  expect(await times(phone)).toBe(1)
}

const offline: Fault = async (phone) => {
  phone.expectsFaultAt(SENDS)
  await fills(phone)
  await network(phone, 'gone')
  await starts(phone)
  await says(phone, LOST)
  await isFilled(phone)
  await network(phone, 'there')
  await starts(phone)
  await isBegunOnce(phone)
}

const lostReply: Fault = async (phone) => {
  phone.expectsFaultAt(SENDS)
  await fills(phone)
  await once(phone, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await starts(phone)
  await says(phone, LOST)
  expect(await times(phone)).toBe(1)
  await starts(phone)
  await isBegunOnce(phone)
  await once(phone, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await shows(phone)
  await says(phone, 'Waiting for our team')
  expect(await times(phone)).toBe(1)
}

const signedOut: Fault = async (phone) => {
  await fills(phone)
  await endSessions(phone.world)
  // The news may be faster than the finger.
  await phone.page.evaluate(() => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
  await isAt(phone, LOGIN)
  expect(Object.keys(await stored(phone)).filter((key) => ['token', 'userinfo', 'isLogin'].includes(key))).toEqual([])
  await signIn(phone, MIRA.email, MIRA.password, BEGIN)
  await isFilled(phone, '')
  expect(await times(phone)).toBe(0)
}

const timeOut: Fault = async (phone) => {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await fills(phone)
  const held: Route[] = []
  await once(phone, (route) => held.push(route))
  await starts(phone)
  await expect.poll(() => held.length).toBe(1)
  await page.clock.fastForward(REQUEST_TIMEOUT_MS + 1_000)
  await says(phone, LOST)
  await starts(phone)
  await isBegunOnce(phone)
}

const haste: Fault = async (phone) => {
  let sent = 0
  phone.page.on('request', (request) => void (sent += request.url().endsWith(SENDS) ? 1 : 0))
  await fills(phone)
  const held: Route[] = []
  await once(phone, (route) => held.push(route))
  await submit(phone).dblclick()
  await field(phone, 'amount').press('Enter')
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await isBegunOnce(phone)
  expect(sent).toBe(1)
}

const wandering: Fault = async (phone) => {
  const { page } = phone
  await phone.visit('/pages/money/money')
  await page.getByRole('link', { name: 'Recharge', exact: true }).tap()
  await field(phone, 'amount').fill('138')
  await page.reload()
  await isFilled(phone)
  await starts(phone)
  await isAt(phone, ORDER)
  await photographs(phone)
  await page.goBack()
  await isAt(phone, '/pages/money/money')
  await page.goForward()
  await isAt(phone, ORDER)
  await hasArrived(phone)
  expect(await times(phone)).toBe(1)
}

const tabs: Fault = async (phone) => {
  const { page, world } = phone
  await join(world, OTTO)
  await fills(phone)
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/h5/#/pages/my/setting`)
  await other.getByRole('button', { name: 'Sign out' }).tap()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await isAt(phone, LOGIN)
  await page.bringToFront()
  await signIn(phone, OTTO.email, OTTO.password)
  await phone.visit(BEGIN)
  await isFilled(phone, '')
  expect(await times(phone)).toBe(0)
}

const storage: Fault = async (phone) => {
  const { page } = phone
  await fills(phone)
  await page.evaluate(() => {
    sessionStorage.setItem('quay:written/recharge/new', '{"channel":')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await field(phone, 'amount').fill('139')
  await starts(phone)
  await isBegunOnce(phone)
}

const chunk: Fault = async (phone) => {
  const { page } = phone
  const part = '**/h5/assets/upload-field*'
  phone.expectsFaultAt('/h5/assets/upload-field')
  await page.route(part, (route) => route.abort('connectionfailed'))
  await fills(phone)
  await starts(phone)
  await isAt(phone, ORDER)
  await says(phone, 'A part of this page did not load.')
  await page.unroute(part)
  await press(phone, 'Try again')
  await shows(phone)
  await says(phone, 'Waiting for our team')
}

const wrongClock: Fault = async (phone) => {
  const { page, world } = phone
  await page.clock.install({ time: new Date(world.now().getTime() + DAY_MS) })
  await fills(phone)
  await starts(phone)
  await isAt(phone, ORDER)
  await expect(page.getByRole('timer')).toHaveText(/^(24:00:00|23:59:[3-5]\d)$/)
}

const background: Fault = async (phone) => {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await fills(phone)
  await starts(phone)
  await isAt(phone, ORDER)
  world.clock.pass(HOURS)
  await page.clock.fastForward(HOURS * 1_000)
  await expect(page.getByRole('timer')).toHaveText(/^(22:00:00|21:59:[3-5]\d)$/)
  await shows(phone)
  await says(phone, 'Waiting for our team')
}

const BROKEN: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 500, body: HTML }),
  (route) => route.fulfill({ status: 502, body: HTML }),
  (route) => route.fulfill({ status: 200, body: HTML, contentType: 'text/html' }),
  (route) => route.fulfill({ status: 200, body: '{"code":1,"msg":"","da' }),
  (route) => route.fulfill({ status: 200, body: '' }),
]

const brokenAnswers: Fault = async (phone) => {
  phone.expectsFaultAt(SENDS)
  await fills(phone)
  for (const meets of BROKEN) {
    await once(phone, meets)
    await starts(phone)
    await alerts(phone, /^-(200|9999), /)
    await isFilled(phone)
  }
  await starts(phone)
  await isBegunOnce(phone)
}

/** A lost answer in the test, all in the gate. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'no network before it is sent': offline,
  'an answer lost after it was done': lostReply,
  'signed out by the server in the middle': signedOut,
  'a minute without an answer': timeOut,
  'everything pressed twice, and Enter besides': haste,
  'back, forward and a reload in the middle': wandering,
  'another tab that signs out, and somebody else who comes': tabs,
  'storage that is full or misread': storage,
  'a part of the app that does not arrive': chunk,
  'a clock that is wrong by a day': wrongClock,
  'two hours in the background': background,
  'answers that are none': brokenAnswers,
}

for (const [says, meets] of Object.entries(FAULTS))
  test(`a recharge and ${says}${gateUnless(meets === lostReply)}`, async ({ phone }) => {
    await isReady(phone)
    await meets(phone)
  })
