import type { Page } from 'playwright/test'
import { decimalOf } from '#contract/money.ts'
import { LOCALES } from '#contract/locales.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { proveBalances } from '#server/ledger/proof.ts'
import { monotone } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { BOOKS } from '#server/lib/words.ts'
import { figures } from '#src/lib/format.ts'
import { join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'
import { settingsOf, type World } from '#tests/lib/walk-world.ts'

const { proof: said } = BOOKS.en

/** A member brings 120 euros, and the night comes; gives what all members together are owed. */
async function proven(world: World): Promise<bigint> {
  const { id } = await join(world, MIRA)
  const { sql } = world
  const moves = [
    { from: await houseAccount(sql, 'outside', 'EUR'), to: await openAccount(sql, id, 'balance'), amount: 12_000n },
  ]
  const recharge = { kind: 'recharge', ref: 'brought', actor: 'system', at: world.now(), moves } as const
  await inTransaction(sql, (inside) => post(inside, recharge))
  const { chance, origin, now } = world
  const clock = monotone(() => now().getTime())
  await proveBalances({ database: sql, clock, chance, settings: settingsOf(origin) })
  const { owed } = await sql
    .selectFrom('account')
    .select((sum) => sum.fn.sum<string>('amount').as('owed'))
    .where('member_id', 'is not', null)
    .where('currency', '=', 'EUR')
    .executeTakeFirstOrThrow()
  return BigInt(owed)
}

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

test('in every language, the right way round, on the narrowest phone', async ({ phone }) => {
  const { page, world } = phone
  await proven(world)
  await page.setViewportSize({ width: 320, height: 640 })
  await read(phone)
  for (const { tag, label, rtl } of LOCALES) {
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).tap()
    await expect(page.getByRole('heading', { name: BOOKS[tag].proof.title, level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', rtl ? 'rtl' : 'ltr')
    expect([tag, await fits(page)]).toEqual([tag, true])
  }
})

test('by day and by night', async ({ phone }) => {
  const { page } = phone
  await read(phone)
  await expect(page.getByText(said.none)).toBeVisible()
  expect(await colours(page)).toBe('rgb(250, 249, 246)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colours(page)).toBe('rgb(15, 19, 21)')
})

async function textOf(stream: Promise<NodeJS.ReadableStream>): Promise<string> {
  let text = ''
  for await (const piece of await stream) text += String(piece)
  return text
}
