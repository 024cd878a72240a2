import type { Page } from 'playwright/test'
import { transfer } from '#contract/transfer.ts'
import { isAt, shows } from '#tests/lib/walk-journey.ts'
import { holds, join, MIRA, OTTO, receives, setPin } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const PIN = '204816'

async function ready(phone: Phone) {
  await join(phone.world, MIRA)
  await join(phone.world, OTTO)
  await receives(phone.world, MIRA, 100_000n)
  await setPin(phone.world, MIRA, PIN)
  await holds(phone, MIRA)
}

/** From My, as a member goes: to the form, and to the question for the PIN. */
async function asksForThePin(phone: Phone) {
  const { page } = phone
  await phone.visit('/pages/my/index')
  await page.getByRole('link', { name: 'Transfer' }).tap()
  await page.getByLabel('Amount').fill('12,50')
  await page.getByLabel('To').fill(OTTO.email)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('dialog', { name: 'Send this?' })).toBeVisible()
}

const provePin = (page: Page) => page.getByLabel('Payment PIN').fill(PIN)

/** What Mira sent; the demo world has transfers of its own. */
const transfers = ({ world }: Phone) =>
  world.sql
    .selectFrom('quote')
    .innerJoin('posting', 'posting.ref', 'quote.quote_no')
    .innerJoin('member', 'member.id', 'quote.member_id')
    .select('posting.id')
    .where('member.email', '=', MIRA.email)
    .execute()

/** The server hears the call and does it; its answer never arrives. */
const losesTheAnswer = ({ page }: Phone) =>
  page.route(
    `**${transfer.send.path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )

test('one member sends, and both see it on My without touching anything', async ({ phone, browser }) => {
  await ready(phone)
  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const { token, user_info } = await phone.world.enter(OTTO.email, OTTO.password)
  await other.addInitScript(
    ([held, user]) => {
      localStorage.setItem('quay:token', JSON.stringify(held))
      localStorage.setItem('quay:userinfo', JSON.stringify(user))
      localStorage.setItem('quay:isLogin', '1')
    },
    [token, user_info] as const,
  )
  const theirs = await other.newPage()
  await theirs.goto(`${phone.world.origin}/h5/#/pages/my/index`)
  await expect(theirs.getByText('€0.00').first()).toBeVisible()
  await asksForThePin(phone)
  const mine = await phone.page.context().newPage()
  await mine.goto(`${phone.world.origin}/h5/#/pages/my/index`)
  await expect(mine.getByText('€1,000.00').first()).toBeVisible()

  await phone.page.bringToFront()
  await provePin(phone.page)
  await shows(phone, 'Sent')
  await expect(theirs.getByText('€12.50').first()).toBeVisible()
  await expect(mine.getByText('€987.50').first()).toBeVisible()
  expect(await transfers(phone)).toHaveLength(1)
  await other.close()
})

test('pressed twice, it is sent once', async ({ phone }) => {
  await ready(phone)
  await asksForThePin(phone)
  let asked = 0
  await phone.page.route(`**${transfer.send.path}`, (route) => {
    asked += 1
    return route.continue()
  })
  await provePin(phone.page)
  await phone.page.evaluate(() => {
    const confirm = document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')
    confirm?.click()
    confirm?.click()
  })
  await shows(phone, 'Sent')
  expect([asked, (await transfers(phone)).length]).toEqual([1, 1])
})

test('an answer lost after it was done is asked for, and never sent again', async ({ phone }) => {
  await ready(phone)
  await asksForThePin(phone)
  await losesTheAnswer(phone)
  phone.expectsFaultAt(transfer.send.path)
  await provePin(phone.page)
  await shows(phone, 'We do not know yet whether it was sent')
  await phone.page.getByRole('button', { name: 'Ask again' }).tap()
  await shows(phone, 'Sent')
  expect(await transfers(phone)).toHaveLength(1)
})

test('a reload in the middle finds out, and a later visit begins anew', async ({ phone }) => {
  await ready(phone)
  await asksForThePin(phone)
  await losesTheAnswer(phone)
  phone.expectsFaultAt(transfer.send.path)
  await provePin(phone.page)
  await shows(phone, 'We do not know yet whether it was sent')
  await phone.page.reload()
  await shows(phone, 'Sent')
  await phone.page.reload()
  await expect(phone.page.getByLabel('Amount')).toBeVisible()
  await isAt(phone, '/pages/users/transfer')
  expect(await transfers(phone)).toHaveLength(1)
})

test('a call that never arrived is said not to be done, and never will be', async ({ phone }) => {
  await ready(phone)
  await asksForThePin(phone)
  let late = ''
  await phone.page.route(
    `**${transfer.send.path}`,
    (route) => {
      late = route.request().postData() ?? ''
      return route.abort('connectionfailed')
    },
    { times: 1 },
  )
  phone.expectsFaultAt(transfer.send.path)
  await provePin(phone.page)
  await phone.page.getByRole('button', { name: 'Ask again' }).tap()
  await shows(phone, 'It was not sent')
  const answer = await phone.page.request.post(`${phone.world.origin}${transfer.send.path}`, {
    data: late,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(await answer.json()).toMatchObject({ code: -409, data: { refusal: 'key-reused' } })
  expect(await transfers(phone)).toEqual([])
})
