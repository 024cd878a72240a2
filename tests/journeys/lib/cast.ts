import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { LocaleCode } from '#contract/locales.ts'
import { auditBooks } from '#server/ledger/audit.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { picture } from '#tests/files/pictures.ts'
import { paidTo } from '#tests/walks/lib/sale.ts'
import { expect } from '#tests/walk/phone.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { hasBank } from '#tests/world/banks.ts'
import { gains, coinCosts, PIN } from '#tests/world/money.ts'
import { join, MIRA, OTTO, setPin, type Somebody } from '#tests/world/people.ts'
import { becomesMerchant, marketIsOpen, nobodyBuys, PRICE } from '#tests/world/trade.ts'

const ADA: Somebody = { email: 'ada@quay.example', password: 'adas-first-secret', nickname: 'Ada' }

/** What stands on the screens, in one language: the English words as they are said there. */
export function speech(tag: string): (words: string) => string {
  if (tag === 'en') return (words) => words
  const said = new Map<string, string>()
  for (const area of readdirSync('src/locales')) {
    const text = readFileSync(`src/locales/${area}/${tag}.po`, 'utf8')
    for (const [, english, theirs] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
      said.set(english ?? '', theirs ?? '')
  }
  return (words) => said.get(words) ?? missing(words, tag)
}

function missing(words: string, tag: string): never {
  throw new Error(`"${words}" has no words in ${tag}`)
}

export interface Player {
  readonly page: Page
  visit(path: string): Promise<unknown>
  press(words: string): Promise<void>
  answers(words: string): Promise<void>
  types(label: string, text: string): Promise<void>
  proves(): Promise<void>
  sees(words: string): Promise<void>
}

async function player(
  another: () => Promise<Page>,
  world: WalkWorld,
  person: Somebody,
  language: LocaleCode,
  say: (words: string) => string,
) {
  const { token, user_info } = await world.enter(person.email, person.password)
  const page = await another()
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`quay:${key}`, JSON.stringify(value))
    },
    { token, userinfo: user_info, isLogin: 1, language, seenPopup: 99_999 },
  )
  const one = (words: string) => page.getByRole('button', { name: say(words), exact: true }).last()
  return {
    page,
    visit: (path: string) => page.goto(`${world.origin}/h5/#${path}`),
    press: (words: string) => one(words).tap(),
    async answers(words: string) {
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: say(words), exact: true }).tap()
      await question.waitFor({ state: 'detached' })
    },
    types: (label: string, text: string) => page.getByRole('textbox', { name: say(label), exact: true }).fill(text),
    proves: () => provesPin({ page }, PIN),
    sees: (words: string) => expect(page.getByText(say(words)).first()).toBeVisible(),
  } satisfies Player
}

export async function cast(another: () => Promise<Page>, world: WalkWorld, language: LocaleCode, tag: string) {
  for (const person of [MIRA, OTTO, ADA]) {
    await join(world, person)
    await setPin(world, person, PIN)
  }
  await nobodyBuys(world)
  await coinCosts(world, PRICE)
  await marketIsOpen(world)
  await gains(world, MIRA, 'coin', 100_000_000_000n)
  await hasBank(world, MIRA)
  await becomesMerchant(world, OTTO, { name: 'Harbour Exchange', price: '1.30' })
  await becomesMerchant(world, ADA, { name: 'Quayside', merchantNo: '40718827', price: '1.25' })
  const say = speech(tag)
  const seat = (person: Somebody) => player(another, world, person, language, say)
  const players = { member: await seat(MIRA), dear: await seat(OTTO), fair: await seat(ADA) }
  return {
    ...players,
    seat,
    world,
    say,
  }
}
export type Cast = Awaited<ReturnType<typeof cast>>

export async function passes({ world }: Cast, seconds: number): Promise<void> {
  world.clock.pass(seconds)
  await sweepOrders(world.context)
  await matchBatch(world.context)
}

export const comesTo = ({ world }: Cast, orderNo: string, merchant: string) =>
  expect
    .poll(async () => {
      await matchBatch(world.context)
      const found = await world.sql
        .selectFrom('trade_order')
        .innerJoin('merchant', 'merchant.member_id', 'merchant_id')
        .select('name')
        .where('order_no', '=', orderNo)
        .executeTakeFirst()
      return found?.name
    })
    .toBe(merchant)

export async function sells(
  { member, world, say }: Cast,
  how: { rail?: 'wallet' | 'bank'; phrase?: string } = {},
): Promise<string> {
  await member.visit('/pages/transaction/index')
  if (how.phrase !== undefined) {
    await member.press('Password')
    await member.types('Phrase', how.phrase)
  }
  await member.types('You sell', '100')
  await paidTo(member, how.rail ?? 'wallet', say)
  await member.press('Continue')
  await member.proves()
  await expect
    .poll(async () => (await newest(world))?.state)
    .toBe(how.phrase === undefined ? 'matching.offered' : 'matching.searching')
  return (await newest(world))?.order_no ?? ''
}

const newest = (world: WalkWorld) =>
  world.sql.selectFrom('trade_order').select(['order_no', 'state']).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const opens = (player: Player, orderNo: string) => player.visit(`/pages/store/sell_order?order_no=${orderNo}`)

export async function accepts(player: Player, orderNo: string) {
  await opens(player, orderNo)
  await player.press('Accept')
}

export async function paysByBank(player: Player) {
  await player.press('I have paid')
  const sheet = player.page.getByRole('dialog')
  await sheet.locator('input[type=file]').setInputFiles(await receipt())
  await player.types('Payment reference', 'Coins of Mira')
  await player.types('Name of the payer', 'Harbour Exchange GmbH')
  await sheet.locator('button[type=submit]').tap()
  await sheet.waitFor({ state: 'detached' })
}

export async function confirms({ member }: Cast, words = 'The money has arrived') {
  await member.press(words)
  await member.proves()
  await member.page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The order comes to its end with an empty escrow, and the books hold; what prepared the walk was agreed on by nobody. */
export async function isSettled(play: Cast, orderNo: string, state: string): Promise<void> {
  const { world } = play
  await expect
    .poll(async () => {
      await sweepOrders(world.context)
      return standing(world, orderNo)
    })
    .toEqual({ state, coins: 0n, euros: 0n })
  const findings = await auditBooks(world.sql)
  expect(findings.filter(({ rows }) => !rows.every(({ ref }) => ref?.startsWith('walked-')))).toEqual([])
}

async function standing({ sql }: WalkWorld, orderNo: string) {
  const order = await sql
    .selectFrom('trade_order')
    .innerJoin('account as coins', 'coins.id', 'coin_escrow')
    .leftJoin('account as euros', 'euros.id', 'eur_escrow')
    .select(['state', 'coins.amount as coins', 'euros.amount as euros'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  return { ...order, euros: order.euros ?? 0n }
}

const receipt = async () => ({
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: await picture('png', 320, 480),
})
