import type { Browser, Page } from 'playwright/test'
import { live, LIVE_STREAM } from '#contract/live.ts'
import { transfer } from '#contract/transfer.ts'
import { isAt, shows } from '#tests/walk/journey.ts'
import { network } from '#tests/journeys/lib/network.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { streamOf } from '#tests/journeys/lib/stream.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { gains, PIN, quoted } from '#tests/world/money.ts'
import { secondPhone } from '#tests/walk/second-phone.ts'

const STREAM = `**${LIVE_STREAM}*`
const MY = '/pages/my/index'

/** The figure is on the page; looked at every frame, so that the time until then can be measured. */
const showsFigure = (page: Page, figure: string) =>
  page.waitForFunction((text) => document.body.innerText.includes(text), figure)

async function listensAtMy(phone: Phone) {
  await join(phone.world, MIRA)
  await gains(phone.world, MIRA, 'balance', 100_000n)
  phone.world.clock.pass(61)
  const { token } = await holds(phone, MIRA)
  const said = await streamOf(phone.page)
  const listens = said()
  await phone.visit(MY)
  await showsFigure(phone.page, '€1,000.00')
  await listens
  return token
}

async function otherPhone(browser: Browser, world: WalkWorld) {
  const context = await secondPhone(browser, world, OTTO)
  const page = await context.newPage()
  const streams = page.waitForResponse(STREAM)
  await page.goto(`${world.origin}/h5/#${MY}`)
  await showsFigure(page, '€0.00')
  await streams
  return page
}

async function sends(world: WalkWorld, token: string) {
  const wish = { to: OTTO.email, account: 'balance', amount: '12.50', remark: '' } as const
  await world.give(transfer.send, await quoted(world, { token }, wish), { token })
}

const statesOf = async (phone: Phone) => (await phone.seen('data-state')).map(({ state }) => state)

test('a transfer shows at both members, and nobody touches a phone', async ({ phone, browser }) => {
  const { page, world } = phone
  await join(world, OTTO)
  const token = await listensAtMy(phone)
  await setPin(world, MIRA, PIN)
  const theirs = await otherPhone(browser, world)
  const before = (await statesOf(phone)).length
  await sends(world, token)
  await Promise.all([showsFigure(page, '€987.50'), showsFigure(theirs, '€12.50')])
  await expect(page.locator('[data-moved]').first()).toHaveText('€987.50')
  await expect.poll(async () => (await statesOf(phone)).slice(before)).toEqual(['following', 'ready'])
  await theirs.context().close()
})

test('a stream that is cut goes on where it was: what happened meanwhile is not missed', async ({ phone }) => {
  const { page, world } = phone
  await listensAtMy(phone)
  const again = page.waitForRequest(STREAM)
  world.front.hangUp()
  await gains(world, MIRA, 'balance', 1_250n)
  expect((await again).headers()['last-event-id']).toMatch(/^\d+-\d+$/)
  await showsFigure(page, '€1,012.50')
})

test('a phone without a network listens to nobody, and catches up when it is back @gate', async ({ phone }) => {
  const { page, world } = phone
  await listensAtMy(phone)
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes(LIVE_STREAM))
  await network(phone, 'gone')
  await left
  await gains(world, MIRA, 'balance', 1_250n)
  await network(phone, 'there')
  await showsFigure(page, '€1,012.50')
})

test('where nothing can be streamed, the news is asked for every few seconds @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await gains(world, MIRA, 'balance', 100_000n)
  world.clock.pass(61)
  await holds(phone, MIRA)
  let attempts = 0
  await page.route(STREAM, (route) => {
    attempts += 1
    return route.abort('connectionfailed')
  })
  const asked = page.waitForResponse(`**${live.since.path}*`)
  await phone.visit(MY)
  await asked
  expect(attempts).toBe(3)
  await gains(world, MIRA, 'balance', 1_250n)
  await showsFigure(page, '€1,012.50')
  expect(attempts).toBe(3)
})

test('whoever signs out is told nothing any more @gate', async ({ phone }) => {
  const { page } = phone
  await listensAtMy(phone)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes(LIVE_STREAM))
  await page.getByRole('link', { name: 'Settings' }).first().tap()
  await shows(phone, 'Settings')
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await isAt(phone, '/pages/login/login')
  await ended
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await phone.visit(MY)
  await shows(phone, 'Your account')
  expect(asked.filter((address) => address.includes('/user/live/'))).toEqual([])
})
