import type { Route } from 'playwright/test'
import { DAY_MS, HOUR_S } from '#contract/time-units.ts'
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import {
  agreed,
  agrees,
  confirms,
  counted,
  goes,
  goesAsFar,
  HERE,
  IN,
  isAgreed,
  isAsked,
  isBlank,
  isForgotten,
  isOut,
  keepsNoSecret,
  LOGIN,
  loses,
  once,
  proves,
  question,
  secrets,
  SENDS,
  status,
  times,
  WISH,
  type Fault,
} from '#tests/journeys/lib/going.ts'
import { alerts, press, says } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, shows, signIn, stored } from '#tests/walk/journey.ts'
import { gateUnless } from '#tests/walk/mode.ts'
import { network } from '#tests/journeys/lib/network.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { joins } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, endSessions } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const HOURS = 2 * HOUR_S
const HTML = '<!doctype html><title>Bad gateway</title>'
const SETTINGS = '/pages/my/setting'
const LEFT =
  'You asked to cancel this account, so every device was signed out. If you sign in before it is deleted, you keep it.'

const offline: Fault = async (phone) => {
  for (const { path } of [session.sendCode, SENDS]) phone.expectsFaultAt(path)
  phone.expectsFaultAt('/user/')
  await phone.visit(HERE)
  await test.step('before the code is asked for', async () => {
    await expect(agreed(phone)).toBeVisible()
    await network(phone, 'gone')
    await agrees(phone)
    await alerts(phone, /-500, /)
    await isAgreed(phone)
    await network(phone, 'there')
    await press(phone, 'Continue')
  })
  await test.step('while it is sent', async () => {
    await proves(phone)
    await isAsked(phone)
    await network(phone, 'gone')
    await confirms(phone)
    await alerts(phone, /-500, /)
    expect(await times(phone)).toBe(0)
    await keepsNoSecret(phone)
    await network(phone, 'there')
    await proves(phone)
    await goes(phone)
  })
  await test.step('after it was done', async () => {
    await network(phone, 'gone')
    await status(phone, IN)
  })
}

const lostReply: Fault = async (phone) => {
  phone.expectsFaultAt(SENDS.path)
  await goesAsFar(phone)
  await loses(phone)
  await confirms(phone)
  await isOut(phone, LEFT)
  await phone.page.reload()
  await isAt(phone, LOGIN)
  await expect(phone.page.locator('html')).toHaveAttribute('data-session', 'anonymous')
  await isForgotten(phone)
  await signIn(phone, MIRA.email, MIRA.password, LOGIN)
  await shows(phone, 'Your account stays')
}

const signedOut: Fault = async (phone) => {
  await goesAsFar(phone)
  await endSessions(phone.world)
  await confirms(phone)
  await isAt(phone, LOGIN)
  expect(Object.keys(await stored(phone)).filter((key) => ['token', 'userinfo', 'isLogin'].includes(key))).toEqual([])
  await keepsNoSecret(phone)
  await signIn(phone, MIRA.email, MIRA.password, HERE)
  await isBlank(phone)
  expect(await times(phone)).toBe(0)
}

const timeOut: Fault = async (phone) => {
  const { page, world } = phone
  phone.expectsFaultAt(SENDS.path)
  await page.clock.install({ time: world.now() })
  await goesAsFar(phone)
  const held: Route[] = []
  await once(phone, SENDS, (route) => held.push(route))
  await confirms(phone)
  await expect.poll(() => held.length).toBe(1)
  await page.clock.fastForward(REQUEST_TIMEOUT_MS - 2_000)
  await expect(question(phone).getByRole('button', { name: 'Keep my account' })).toBeDisabled()
  await page.clock.fastForward(3_000)
  await alerts(phone, /-500, /)
  expect(await times(phone)).toBe(0)
  await proves(phone)
  await goes(phone)
}

const haste: Fault = async (phone) => {
  const [codes, sent] = [counted(phone, session.sendCode), counted(phone, SENDS)]
  const twice = (within: string) =>
    phone.page.evaluate((place) => {
      const button = document.querySelector<HTMLButtonElement>(`${place} button[type=submit]`)
      button?.click()
      button?.click()
      button?.form?.requestSubmit()
    }, within)
  await phone.visit(HERE)
  await field(phone, 'reason').fill(WISH)
  await agreed(phone).check()
  await twice('form')
  await expect(field(phone, 'payword')).toBeVisible()
  await field(phone, 'password').fill(MIRA.password)
  await field(phone, 'code').fill(await codeIn(phone, MIRA.email))
  await field(phone, 'payword').fill(PIN)
  await twice('form')
  await isAsked(phone)
  await twice('[role=dialog]')
  await isOut(phone, IN)
  expect([codes(), sent()]).toEqual([1, 1])
}

const wandering: Fault = async (phone) => {
  const { page } = phone
  await phone.visit(SETTINGS)
  await page.locator(`a[href$="#${HERE}"]:visible`).tap()
  await agrees(phone)
  await proves(phone)
  await test.step('back closes the question', async () => {
    await isAsked(phone)
    await page.goBack()
    await expect(question(phone)).toHaveCount(0)
    await isAt(phone, HERE)
  })
  await test.step('a reload waits for the same code, and for every secret anew', async () => {
    await keepsNoSecret(phone)
    await Promise.all([page.waitForEvent('dialog').then((dialog) => dialog.accept()), page.reload()])
    await expect(field(phone, 'payword')).toBeVisible()
    await secrets(phone)
    await press(phone, 'Back')
    await isAgreed(phone)
  })
  await test.step('back and forward again are the same page', async () => {
    await page.goBack()
    await isAt(phone, SETTINGS)
    await expect(page.locator(`a[href$="#${HERE}"]:visible`)).toBeVisible()
    await page.goForward()
    await isAt(phone, HERE)
    await proves(phone)
    await goes(phone)
  })
  await test.step('what is done is not done again by going back to it', async () => {
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous')
    await expect(field(phone, 'payword')).toHaveCount(0)
    expect(await times(phone)).toBe(1)
  })
}

const tabs: Fault = async (phone) => {
  const { page, world } = phone
  await join(world, OTTO)
  await goesAsFar(phone)
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/h5/#${SETTINGS}`)
  await other.getByRole('button', { name: 'Sign out' }).tap()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await isAt(phone, LOGIN)
  await page.bringToFront()
  await signIn(phone, OTTO.email, OTTO.password)
  await phone.visit(HERE)
  await shows(phone, 'Set a payment PIN first')
  await keepsNoSecret(phone)
  expect(await times(phone)).toBe(0)
}

const storage: Fault = async (phone) => {
  const { page } = phone
  await phone.visit(HERE)
  await page.evaluate(() => {
    sessionStorage.setItem('quay:written/cancellation', '{"reason":')
    localStorage.setItem('quay:codes', '[{"scene":"zhuxiao"')
  })
  await page.reload()
  await isBlank(phone)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await agrees(phone)
  await proves(phone)
  await goes(phone)
}

const chunk: Fault = async (phone) => {
  const { page } = phone
  const part = /\/h5\/assets\/sheet-[\w-]{8}\.js/
  phone.expectsFaultAt('/h5/assets/sheet-')
  await page.route(part, (route) => route.abort('connectionfailed'))
  await phone.visit(HERE)
  await agrees(phone)
  await proves(phone)
  await says(phone, 'A part of this page did not load.')
  await page.unroute(part)
  await press(phone, 'Try again')
  await goes(phone)
}

const wrongClock: Fault = async (phone) => {
  const { page, world } = phone
  await page.clock.install({ time: new Date(world.now().getTime() + DAY_MS) })
  await goesAsFar(phone)
  await expect(page.getByText(/^Send again in (60|5\d) s$/)).toBeVisible()
  await goes(phone)
  const { review_by } = await world.sql.selectFrom('cancellation').select('review_by').executeTakeFirstOrThrow()
  const day = page.getByRole('status').locator('time')
  await expect(day).toHaveAttribute('datetime', new Date(review_by.getTime() - 1_000).toISOString())
}

const background: Fault = async (phone) => {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await goesAsFar(phone)
  world.clock.pass(HOURS)
  await page.clock.fastForward(HOURS * 1_000)
  await confirms(phone)
  await alerts(phone, /code/)
  expect(await times(phone)).toBe(0)
  await press(phone, 'Send the code again')
  await proves(phone)
  await goes(phone)
}

const BROKEN: readonly Parameters<Route['fulfill']>[0][] = [
  { status: 500, body: HTML },
  { status: 502, body: HTML },
  { status: 200, body: HTML, contentType: 'text/html' },
  { status: 200, body: '{"code":1,"msg":"","da' },
  { status: 200, body: '' },
]

const brokenAnswers: Fault = async (phone) => {
  for (const { path } of [session.sendCode, SENDS]) phone.expectsFaultAt(path)
  await phone.visit(HERE)
  for (const body of BROKEN) {
    await once(phone, session.sendCode, (route) => route.fulfill(body))
    await agrees(phone)
    await alerts(phone, /^-(200|9999), /)
    await isAgreed(phone)
  }
  await agrees(phone)
  for (const body of BROKEN) {
    await once(phone, SENDS, (route) => route.fulfill(body))
    await proves(phone)
    await isAsked(phone)
    await confirms(phone)
    await expect(question(phone)).toHaveCount(0)
    await alerts(phone, /^-(200|9999), /)
    expect(await times(phone)).toBe(0)
  }
  await test.step('an answer that is none, although it was done', async () => {
    await once(phone, SENDS, async (route) => {
      await route.fetch()
      await route.fulfill(BROKEN[4])
    })
    await proves(phone)
    await isAsked(phone)
    await confirms(phone)
    await isOut(phone, LEFT)
  })
}

/** A lost answer in the test, all in the gate. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'no network before, while and after it is sent': offline,
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
  test(`a request to cancel the account and ${says}${gateUnless(meets === lostReply)}`, async ({ phone }) => {
    await joins(phone, PIN)
    await meets(phone)
  })
