import type { Request, Route } from 'playwright/test'
import { PICTURES } from '#contract/attachment.ts'
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { LIVE_STREAM } from '#contract/live.ts'
import { picture } from '#tests/files/pictures.ts'
import { press } from '#tests/walk/gestures.ts'
import { shows } from '#tests/walk/journey.ts'
import { door, PAYED } from '#tests/walks/lib/order-doors.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { proven } from '#tests/world/proof.ts'

const PAPER = '/files/white-paper.pdf'
const PICTURE = `${PICTURES}/3f8a1c0d5e7b49628a0c4d1e6f7b2a93`

const isDownload = ({ page }: Phone) => page.waitForEvent('download')

interface Download {
  readonly what: string
  readonly url: string | RegExp
  readonly before: (phone: Phone) => Promise<unknown>
  readonly asks: (phone: Phone) => Promise<unknown>
  readonly fails: (phone: Phone) => Promise<unknown>
  readonly again: (phone: Phone) => Promise<unknown>
  readonly comes: (phone: Phone) => Promise<unknown>
}

const heading = (phone: Phone, words: string) => shows(phone, words)
const alert = ({ page }: Phone, words: string | RegExp) => expect(page.getByRole('alert').first()).toContainText(words)

async function withProof(phone: Phone) {
  const { at, before } = door('opens it', PAYED)
  await before(phone)
  const { sql } = phone.world
  const { payment } = await sql
    .selectFrom('trade_order')
    .select('payment')
    .where('order_no', '=', PAYED)
    .executeTakeFirstOrThrow()
  await sql
    .updateTable('trade_order')
    .set({ payment: JSON.stringify({ ...(payment as object), proof: [PICTURE] }) })
    .where('order_no', '=', PAYED)
    .execute()
  const photo = await picture('png', 80, 60)
  await phone.page.route(`**${PICTURE}*`, (route) => route.fulfill({ contentType: 'image/png', body: photo }))
  await phone.visit(at)
}

const DOWNLOADS: readonly Download[] = [
  {
    what: 'the introduction',
    url: PAPER,
    before: (phone) => phone.visit('/pages/my/intro'),
    asks: (phone) => press(phone, 'Save as PDF'),
    fails: (phone) => alert(phone, 'The PDF could not be loaded. Please try again later.'),
    again: (phone) => press(phone, 'Save as PDF'),
    comes: isDownload,
  },
  {
    what: 'a statement',
    url: /\/files\/statements?\//,
    before: async (phone) => {
      await joins(phone)
      await phone.visit('/pages/money/money_mx?statement=balance')
    },
    asks: (phone) => press(phone, 'Download'),
    fails: (phone) => alert(phone, '-500'),
    again: (phone) => press(phone, 'Download'),
    comes: isDownload,
  },
  {
    what: 'a picture that only some may see',
    url: new RegExp(PICTURE),
    before: withProof,
    asks: async () => undefined,
    fails: (phone) => alert(phone, 'The picture did not load.'),
    again: (phone) => press(phone, 'Try again'),
    comes: ({ page }) => expect(page.locator('img[src^="blob:"]').first()).toBeVisible(),
  },
  {
    what: 'what everybody is told of a proof',
    url: /\/proof\/\d+\.json$/,
    before: async (phone) => {
      await proven(phone.world)
      await holds(phone, MIRA)
      await phone.visit('/pages/wallets/wallets')
    },
    asks: (phone) => press(phone, /^Proof of balances/),
    fails: (phone) => heading(phone, 'This did not load'),
    again: (phone) => press(phone, 'Try again'),
    comes: (phone) => heading(phone, 'Your balance is in the published total'),
  },
]

const at = (url: string | RegExp) => (typeof url === 'string' ? `**${url}` : url)

for (const { what, url, before, asks, fails, again, comes } of inTurn(DOWNLOADS, 1))
  test(`${what} that does not come within a minute is said not to have come, and is asked for again`, async ({
    phone,
  }) => {
    const { page, world } = phone
    await page.clock.install({ time: world.now() })
    const held: Route[] = []
    let isHeld = true
    await before({
      ...phone,
      visit: async (path) => {
        await page.route(at(url), (route) => (isHeld ? void held.push(route) : route.fallback()))
        await phone.visit(path)
      },
    })
    await asks(phone)
    await expect.poll(() => held.length).toBe(1)
    await page.clock.fastForward(REQUEST_TIMEOUT_MS + 1_000)
    await fails(phone)
    isHeld = false
    const came = comes(phone)
    await again(phone)
    await came
  })

test('a file that the server refuses is not kept: what it said is shown @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await page.route(/\/files\/statements\//, async (route) => {
    // Somebody else was faster with the ticket.
    await route.fetch()
    await route.fallback()
  })
  const kept: unknown[] = []
  page.on('download', (file) => kept.push(file))
  await phone.visit('/pages/money/money_mx?statement=balance')
  await press(phone, 'Download')
  await alert(phone, 'You have reached the limit for this.')
  expect(kept).toEqual([])
})

test('whatever is fetched says in which language, that the app asks, and what it can read', async ({ phone }) => {
  const { page, world } = phone
  const asked: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/h5/')) asked.push(request)
  })
  const said = async (part: string | RegExp) => {
    const found = () => asked.find((request) => request.url().match(part))
    await expect.poll(() => found() !== undefined, { message: String(part) }).toBe(true)
    const { 'x-requested-with': by, 'accept-language': language, accept } = (await found()?.allHeaders()) ?? {}
    return { by, language, reads: accept?.includes('application/json') }
  }
  const rightly = { by: 'XMLHttpRequest', language: 'de', reads: true }
  await proven(world)
  await holds(phone, MIRA, { language: 'de' })
  await phone.visit('/pages/index/new_index')
  expect(await said(LIVE_STREAM)).toEqual(rightly)
  await phone.visit('/pages/wallets/wallets')
  await press(phone, /^Guthabennachweis/)
  expect(await said(/\/proof\/\d+\.json$/)).toEqual(rightly)
  await phone.visit('/pages/my/intro')
  await page.getByRole('button', { name: /PDF/ }).tap()
  expect(await said(PAPER)).toEqual(rightly)
})

test('so does a picture that only some may see @gate', async ({ phone }) => {
  const { page } = phone
  const asked = page.waitForRequest((request) => request.url().includes(PICTURE))
  await withProof(phone)
  const {
    'x-requested-with': by,
    'accept-language': language,
    accept,
    'x-token': token,
  } = await (await asked).allHeaders()
  expect({ by, language, accept }).toEqual({
    by: 'XMLHttpRequest',
    language: 'en-us',
    accept: 'application/json, image/*',
  })
  expect(token).toMatch(/.{20}/)
})
