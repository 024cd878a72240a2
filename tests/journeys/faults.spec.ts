import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Route } from 'playwright/test'
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { field, isAt, submit } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { network } from '#tests/journeys/lib/network.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { stops, toastsFor } from '#tests/journeys/lib/toast.ts'
import { join, MIRA, openSessions } from '#tests/world/people.ts'

const SIGN_IN = '/user/login'
const HTML = '<!doctype html><title>Bad gateway</title>'

const WORDS = {
  en: {
    '-200': '-200, The network is busy, please try again later..',
    '-500': '-500, The network is busy, please try again later...',
    '-9999': '-9999, Check if the API interface is valid',
  },
  de: { '-200': /^-200, \D{12}/, '-500': /^-500, \D{12}/, '-9999': /^-9999, \D{12}/ },
  hebrew: { '-200': /^-200, [\u0590-\u05FF]/, '-500': /^-500, [\u0590-\u05FF]/, '-9999': /^-9999, [\u0590-\u05FF]/ },
} as const

const FAULTS: { says: string; meets: (route: Route) => Promise<void>; code: '-200' | '-500' | '-9999' }[] = [
  { says: 'a server that fails', meets: (route) => route.fulfill({ status: 500, body: HTML }), code: '-200' },
  { says: 'a gateway between', meets: (route) => route.fulfill({ status: 502, body: HTML }), code: '-200' },
  {
    says: 'a page in place of an answer',
    meets: (route) => route.fulfill({ status: 200, body: HTML, contentType: 'text/html' }),
    code: '-9999',
  },
  {
    says: 'an answer that is cut short',
    meets: (route) => route.fulfill({ status: 200, body: '{"code":1,"msg":"","da' }),
    code: '-9999',
  },
  { says: 'an empty answer', meets: (route) => route.fulfill({ status: 200, body: '' }), code: '-9999' },
  { says: 'no answer', meets: (route) => route.abort('connectionreset'), code: '-500' },
]

async function isReady(phone: Phone, language: keyof typeof WORDS) {
  await join(phone.world, MIRA)
  await phone.keeps({ language })
  phone.expectsFaultAt(SIGN_IN)
  await phone.visit('/pages/login/login')
  await field(phone, 'account').fill(MIRA.email)
  await field(phone, 'password').fill(MIRA.password)
}

const isStillFilled = async (phone: Phone) => {
  await expect(field(phone, 'account')).toHaveValue(MIRA.email)
  await expect(field(phone, 'password')).toHaveValue(MIRA.password)
}

for (const language of inTurn(['en', 'de', 'hebrew'] as const, 1)) {
  test(`in ${LOCALES.find(({ code }) => code === language)?.label} every fault of the wire is told, nothing typed is lost, and trying again works`, async ({
    phone,
  }) => {
    const { page } = phone
    await isReady(phone, language)
    for (const { says, meets, code } of FAULTS) {
      await test.step(says, async () => {
        await page.route(`**${SIGN_IN}`, meets, { times: 1 })
        await submit(phone).tap()
        await expect(page.getByRole('alert')).toHaveText(WORDS[language][code])
        await isStillFilled(phone)
      })
    }
    await submit(phone).tap()
    await isAt(phone, '/pages/index/new_index')
  })
}

test('what the server refuses flies by in its own words, no longer than ours', async ({ phone }) => {
  const { page } = phone
  await page.clock.install({ time: phone.world.now() })
  await isReady(phone, 'en')
  const refusal = { code: 0, msg: 'The harbour is closed today.', data: { refusal: 'busy' } }
  await page.route(`**${SIGN_IN}`, (route) => route.fulfill({ json: refusal }), { times: 1 })
  await stops(phone)
  await submit(phone).tap()
  await toastsFor(phone, refusal.msg, 1_200)
  await isStillFilled(phone)
})

test('two quick presses and the Enter key are one request @gate', async ({ phone }) => {
  const { page } = phone
  let requests = 0
  await isReady(phone, 'en')
  const held: Route[] = []
  await page.route(`**${SIGN_IN}`, (route) => {
    requests += 1
    held.push(route)
  })
  await submit(phone).dblclick()
  await field(phone, 'password').press('Enter')
  await expect(submit(phone)).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await isAt(phone, '/pages/index/new_index')
  expect(requests).toBe(1)
  expect(await openSessions(phone.world)).toBe(1)
})

test('an answer that is lost on its way is told as such, although the server did its part @gate', async ({ phone }) => {
  const { page } = phone
  await isReady(phone, 'en')
  await page.route(
    `**${SIGN_IN}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(phone).tap()
  await expect(page.getByRole('alert')).toHaveText(WORDS.en['-500'])
  expect(await openSessions(phone.world)).toBe(1)
  await isStillFilled(phone)
  await submit(phone).tap()
  await isAt(phone, '/pages/index/new_index')
})

test('without a network the form waits, says so, and sends when the network is back @gate', async ({ phone }) => {
  const { page } = phone
  await isReady(phone, 'en')
  await network(phone, 'gone')
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  await submit(phone).tap()
  await expect(page.getByRole('alert')).toHaveText(`No connection. ${WORDS.en['-500']}`)
  await isStillFilled(phone)
  await network(phone, 'there')
  await expect(page.getByText('You are offline. What you see may be out of date.')).toHaveCount(0)
  await submit(phone).tap()
  await isAt(phone, '/pages/index/new_index')
})

test('a network that goes while the answer is on its way is no answer @gate', async ({ phone }) => {
  const { page } = phone
  await isReady(phone, 'en')
  const held: Route[] = []
  await page.route(`**${SIGN_IN}`, (route) => void held.push(route))
  await submit(phone).tap()
  await expect.poll(() => held.length).toBe(1)
  await network(phone, 'gone')
  await held[0]?.abort('internetdisconnected')
  await expect(page.getByRole('alert')).toHaveText(`No connection. ${WORDS.en['-500']}`)
  await isStillFilled(phone)
})

test('an answer that does not come within a minute is no answer', async ({ phone }) => {
  const { page } = phone
  await page.clock.install()
  await isReady(phone, 'en')
  const held: Route[] = []
  await page.route(`**${SIGN_IN}`, (route) => void held.push(route))
  await submit(phone).tap()
  await expect.poll(() => held.length).toBe(1)
  await page.clock.fastForward(REQUEST_TIMEOUT_MS - 2_000)
  await expect(submit(phone)).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(3_000)
  await expect(page.getByRole('alert')).toHaveText(WORDS.en['-500'])
  await isStillFilled(phone)
})

test('a connection that is cut in the middle of an answer is told as no answer @gate', async ({ phone }) => {
  const { page } = phone
  const cutter = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
    answer.write('{"code":1,"msg":"","da', () => setTimeout(() => answer.destroy(), 50))
  })
  await once(cutter.listen(0, '127.0.0.1'), 'listening')
  const { port } = cutter.address() as AddressInfo
  try {
    await isReady(phone, 'en')
    await page.route(`**${SIGN_IN}`, (route) => route.continue({ url: `http://127.0.0.1:${port}${SIGN_IN}` }))
    await submit(phone).tap()
    await expect(page.getByRole('alert').first()).toContainText(WORDS.en['-500'])
    await isStillFilled(phone)
  } finally {
    cutter.close()
    cutter.closeAllConnections()
  }
})
