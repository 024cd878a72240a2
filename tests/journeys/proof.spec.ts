import type { Page } from 'playwright/test'
import { ledger, type OwnProof, type PublishedProof } from '#contract/ledger.ts'
import { decimalOf } from '#contract/money.ts'
import { LOCALES } from '#contract/locales.ts'
import { BOOKS } from '#server/lib/words.ts'
import { figures } from '#src/lib/format.ts'
import { press } from '#tests/walk/gestures.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { proven } from '#tests/world/proof.ts'

/** What the server lets a browser keep would be that of another house. */
test.use({ isFresh: true })

const { proof: said } = BOOKS.en.web

const read = ({ page, world }: Phone, query = '') => page.goto(`${world.origin}/proof${query}`)
const colours = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('anybody reads what members are owed, and takes it away as it was signed', async ({ phone }) => {
  const { page, world } = phone
  const owed = await proven(world)
  await read(phone)
  await expect(page.getByRole('heading', { name: said.title, level: 1 })).toBeVisible()
  await expect(page.getByText(said.demo)).toBeVisible()
  const euros = figures(decimalOf(owed, 'EUR'), 'EUR', 'en')
  await expect(page.getByText(euros, { exact: true }).first()).toBeVisible()
  const taken = page.waitForEvent('download')
  await page.getByRole('link', { name: said.download }).first().tap()
  const { currency, total } = JSON.parse(await textOf((await taken).createReadStream())) as Record<string, string>
  expect([currency, total]).toEqual(['EUR', String(owed)])
  const script = page.waitForEvent('download')
  await page.getByRole('link', { name: said.how.download }).tap()
  expect((await script).suggestedFilename()).toBe('check-balance-proof.mjs')
})

const root = 'f'.repeat(64)

const LIES: readonly {
  says: string
  own?: (own: OwnProof) => OwnProof
  published?: (published: PublishedProof) => PublishedProof
  seen: string
}[] = [
  {
    says: 'less counted',
    own: (own) => ({ ...own, balance: '11999' }),
    seen: 'Your balance is not in the published total.',
  },
  {
    says: 'another total told',
    published: (published) => ({ ...published, root }),
    seen: 'Your balance is not in the published total.',
  },
  {
    says: 'the part of somebody with as much',
    own: (own) => ({ ...own, user_no: '10000001' }),
    seen: 'This part belongs to another member number.',
  },
  {
    says: 'an account left out',
    own: (own) => ({ ...own, accounts: [] }),
    seen: 'The amount in the proof is not the one you had.',
  },
]

async function lies({ page }: Phone, own = (it: OwnProof) => it, published = (it: PublishedProof) => it) {
  await page.route(`**${ledger.proof.path}`, async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: OwnProof }
    await route.fulfill({ response: answer, json: { ...envelope, data: own(envelope.data) } })
  })
  await page.route(/\/proof\/\d+\.json$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: published((await answer.json()) as PublishedProof) })
  })
}

test('a member finds their balance in it on their own phone, which tells when it is not there', async ({ phone }) => {
  const { page, world } = phone
  await proven(world)
  const { token } = await holds(phone, MIRA)
  const reads = page.waitForRequest(/\/proof\/\d+\.json$/)
  await phone.visit('/pages/wallets/wallets')
  await press(phone, /^Proof of balances/)
  const sheet = page.getByRole('dialog', { name: 'Proof of balances' })
  await expect(sheet.getByRole('heading', { name: 'Your balance is in the published total' })).toBeVisible()
  await expect(sheet.getByText('€120.00').first()).toBeVisible()
  expect(JSON.stringify(await (await reads).allHeaders())).not.toContain(token)
  for (const { says, own, published, seen } of LIES)
    await test.step(says, async () => {
      await lies(phone, own, published)
      await press(phone, 'Check again')
      await expect(sheet.getByRole('heading', { name: 'This does not add up' })).toBeVisible()
      await expect(sheet.getByText(seen)).toBeVisible()
      await page.unrouteAll()
    })
  await press(phone, 'Check again')
  await expect(sheet.getByRole('heading', { name: 'Your balance is in the published total' })).toBeVisible()
  await sheet.getByText('Points', { exact: true }).tap()
  await expect(sheet.getByRole('heading', { name: 'You are not in a proof yet' })).toBeVisible()
})

test('in every language, the right way round, on the narrowest phone @gate', async ({ phone }) => {
  const { page, world } = phone
  await proven(world)
  await page.setViewportSize({ width: 320, height: 640 })
  await read(phone)
  for (const { tag, label, rtl } of LOCALES) {
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).tap()
    await expect(page.getByRole('heading', { name: BOOKS[tag].web.proof.title, level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', rtl ? 'rtl' : 'ltr')
    expect([tag, await fits(page)]).toEqual([tag, true])
  }
})

test('by day and by night @gate', async ({ phone }) => {
  const { page } = phone
  await read(phone)
  await expect(page.getByText(said.none)).toBeVisible()
  expect(await colours(page)).toBe('rgb(243, 241, 236)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colours(page)).toBe('rgb(13, 17, 19)')
})

async function textOf(stream: Promise<NodeJS.ReadableStream>): Promise<string> {
  let text = ''
  for await (const piece of await stream) text += String(piece)
  return text
}
