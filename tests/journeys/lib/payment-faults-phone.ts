import { DAY_MS, HOUR_S } from '#contract/time-units.ts'
import type { Fault } from './payment-course.ts'
import {
  arrives,
  asks,
  counted,
  faultsAt,
  fills,
  goesOn,
  isFound,
  isEmpty,
  isFilled,
  isUnknown,
  losesTheAnswer,
  proves,
  sheet,
  succeeds,
} from './payment-courses.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { isAt, isElsewhere, shows, signIn, stored } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { bare } from '#src/lib/places.ts'
import { MIRA, OTTO, endSessions } from '#tests/world/people.ts'

const LOGIN = '/pages/login/login'
const HOURS = 2 * HOUR_S
const FRESH = /^(01:00|00:5\d)$/

export const signedOut: Fault = async (phone, course) => {
  await arrives(phone, course)
  await endSessions(phone.world)
  await proves(phone)
  await isAt(phone, LOGIN)
  expect(Object.keys(await stored(phone)).filter((key) => ['token', 'userinfo', 'isLogin'].includes(key))).toEqual([])
  await signIn(phone, MIRA.email, MIRA.password, bare(course.at))
  await isEmpty(phone, course)
  expect(await course.times(phone)).toBe(0)
}

export const wandering: Fault = async (phone, course) => {
  const { page } = phone
  await phone.visit(course.from)
  await page.getByRole('link', { name: course.link }).tap()
  await asks(phone, course)
  await test.step('back closes the question and keeps the form', async () => {
    await page.goBack()
    await expect(sheet(phone, course)).toHaveCount(0)
    await isAt(phone, bare(course.at))
    await isFilled(phone, course)
  })
  await test.step('a reload begins anew, but for what is kept', async () => {
    await asks(phone, course)
    await course.reloads(phone, course)
  })
  await test.step('what is done is not done again by going back to it', async () => {
    await asks(phone, course)
    await succeeds(phone, course)
    await page.goBack()
    if (course.leads !== undefined) {
      await isAt(phone, course.leads)
      expect(await course.times(phone)).toBe(1)
      return
    }
    await isAt(phone, course.from)
    await expect(page.getByRole('link', { name: course.link })).toBeVisible()
    await page.goForward()
    await isAt(phone, course.ends ?? bare(course.at))
    await course.isSeenAgain(phone)
    expect(await course.times(phone)).toBe(1)
  })
}

export const secondAsker: Fault = async (phone, course) => {
  const { page, world } = phone
  phone.expectsFaultAt(course.pay.path)
  await arrives(phone, course)
  await losesTheAnswer(phone, course)
  await proves(phone)
  await isUnknown(phone, course)
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/h5/#${course.at}`)
  await isFound({ page: other }, course)
  await page.bringToFront()
  await press(phone, 'Check again')
  await isFound(phone, course)
  expect(await course.times(phone)).toBe(1)
}

export const tabs: Fault = async (phone, course) => {
  const { page, world } = phone
  await arrives(phone, course)
  const other = await page.context().newPage()
  await test.step('another tab signs out', async () => {
    await other.goto(`${world.origin}/h5/#/pages/my/setting`)
    await other.getByRole('button', { name: 'Sign out' }).tap()
    await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
    await isAt({ page: other }, LOGIN)
    await course.isLeft(phone)
    await expect(sheet(phone, course)).toHaveCount(0)
  })
  await test.step('another tab is somebody else’s', async () => {
    await page.bringToFront()
    await phone.visit(LOGIN)
    await signIn(phone, MIRA.email, MIRA.password)
    await arrives(phone, course)
    // Its form was open before there was a member.
    await other.bringToFront()
    await signIn({ ...phone, page: other }, OTTO.email, OTTO.password)
    await isEmpty(phone, course)
    await expect(page.getByText(MIRA.nickname)).toHaveCount(0)
  })
  expect(await course.times(phone)).toBe(0)
}

const MISREAD = [
  { says: 'cut short', text: '[{"member":' },
  { says: 'of an older app', text: '[{"member":1,"path":"/user/finance/transfer","idem":"a-key-of-an-older-app"}]' },
  { says: 'of a later app', text: '{"version":9,"calls":[]}' },
]

async function writesUnanswered({ page }: Phone, text: string) {
  await page.evaluate((kept) => localStorage.setItem('quay:unanswered', kept), text)
  await page.reload()
}

export const storage: Fault = async (phone, course) => {
  const { page } = phone
  phone.expectsFaultAt(course.pay.path)
  await phone.visit(course.at)
  for (const { says, text } of MISREAD)
    await test.step(`what was kept is ${says}`, async () => {
      await writesUnanswered(phone, text)
      await isEmpty(phone, course)
      expect(await stored(phone)).not.toHaveProperty('unanswered')
    })
  await test.step('full', async () => {
    await writesUnanswered(phone, '[]')
    await asks(phone, course)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await losesTheAnswer(phone, course)
    await proves(phone)
    await isUnknown(phone, course)
    await press(phone, 'Check again')
    await isFound(phone, course)
    expect(await course.times(phone)).toBe(1)
  })
  await test.step('forbidden', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await course.isOver(phone)
    await isElsewhere(phone)
    await phone.visit(LOGIN)
    await signIn(phone, MIRA.email, MIRA.password)
    await page.evaluate((hash) => void (location.hash = hash), course.at)
    await asks(phone, course)
    await losesTheAnswer(phone, course)
    await proves(phone)
    await isUnknown(phone, course)
    await press(phone, 'Check again')
    await isFound(phone, course)
    expect(await course.times(phone)).toBe(2)
  })
}

export const chunk: Fault = async (phone, course) => {
  const { page } = phone
  const part = '**/h5/assets/pin-sheet*.js'
  phone.expectsFaultAt('/h5/assets/pin-sheet')
  await page.route(part, (route) => route.abort('connectionfailed'))
  await phone.visit(course.at)
  await fills(phone, course)
  await goesOn(phone, course)
  await says(phone, 'A part of this page did not load.')
  await page.unroute(part)
  await press(phone, 'Try again')
  await succeeds(phone, course)
}

export const wrongClock: Fault = async (phone, course) => {
  const { page, world } = phone
  await page.clock.install({ time: new Date(world.now().getTime() + DAY_MS) })
  for (const [at, day] of [1, -1].entries())
    await test.step(day > 0 ? 'a day ahead' : 'a day behind', async () => {
      await page.clock.setSystemTime(new Date(world.now().getTime() + day * DAY_MS))
      await course.isOver(phone)
      await isElsewhere(phone)
      await arrives(phone, course)
      await expect(sheet(phone, course).getByRole('timer')).toHaveText(FRESH)
      await succeeds(phone, course, at + 1)
    })
}

export const background: Fault = async (phone, course) => {
  const { page, world } = phone
  const quoted = counted(phone, course.quote)
  const sleeps = async () => {
    world.clock.pass(HOURS)
    await page.clock.fastForward(HOURS * 1_000)
  }
  faultsAt(phone, course)
  await page.clock.install({ time: world.now() })
  await test.step('with the question open', async () => {
    await arrives(phone, course)
    await sleeps()
    await expect(sheet(phone, course).getByRole('timer')).toHaveText(FRESH)
    expect(quoted()).toBe(2)
    await succeeds(phone, course)
  })
  await test.step('with the answer lost', async () => {
    await course.goesOn(phone)
    await asks(phone, course)
    await losesTheAnswer(phone, course)
    await proves(phone)
    await isUnknown(phone, course)
    await sleeps()
    await press(phone, 'Check again')
    await shows(phone, course.words.later)
    expect(await course.times(phone)).toBe(2)
  })
}
