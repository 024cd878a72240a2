import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { points } from '#contract/points.ts'
import type { AccountName } from '#contract/quote.ts'
import { transfer, type TransferAccount } from '#contract/transfer.ts'
import { type Conversion, wallet } from '#contract/wallet.ts'
import type { Context } from '../lib/context.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { type Leg, post } from '../ledger/post.ts'
import { type QuoteDraft, keepQuote, printOf } from '../ledger/quotes.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { maskName } from '../lib/masks.ts'
import { conversionOf } from '../wallet/quote.ts'

const NOTE = 'Demo'
const HISTORY = 40

type Who = 'Mara' | 'Nils' | 'Sofia' | 'Piotr'
type Deed =
  | { does: 'recharge' | 'reward'; account: AccountName; amount: string }
  | { does: Conversion; account: AccountName; amount: string }
  | { does: 'transfer'; to: Who; account: TransferAccount; amount: string }
  | { does: 'hold'; account: AccountName; amount: string; days?: number }
type Happening = Deed & { day: number; who: Who }

const FUNDS = [
  ['pool:EUR', 'EUR', '20000.00'],
  ['pool:EUR:points', 'EUR', '200.00'],
  ['pool:EUR:coupon', 'EUR', '200.00'],
  ['pool:COIN', 'COIN', '1000000.00000000'],
  ['pool:POINTS', 'POINTS', '400000'],
] as const

const every = (days: readonly number[], who: Who, deed: Deed): Happening[] => days.map((day) => ({ ...deed, day, who }))
const once = (day: number, who: Who, deed: Deed): Happening[] => every([day], who, deed)
const came = (account: AccountName, amount: string): Deed => ({ does: 'recharge', account, amount })
const won = (account: AccountName, amount: string): Deed => ({ does: 'reward', account, amount })

/** `day` counts back from now. */
const STORY: readonly Happening[] = [
  ...every([39, 25, 9], 'Mara', came('balance', '640.00')),
  ...once(38, 'Mara', came('usdt', '420.000000')),
  ...once(37, 'Mara', came('eur', '350.00')),
  ...once(36, 'Mara', came('coin', '180.00000000')),
  ...every([35, 30, 26, 21, 17, 12, 8, 4, 1], 'Mara', won('points', '220')),
  ...every([34, 27, 20, 13, 6], 'Mara', won('profit', '18.40')),
  ...every([33, 18, 5], 'Mara', won('shop', '25.00')),
  ...every([31, 16], 'Mara', { does: 'profit_to_coin', account: 'profit', amount: '10.00' }),
  ...every([24, 10], 'Mara', { does: 'compose', account: 'points', amount: '250' }),
  ...once(19, 'Mara', { does: 'to_balance', account: 'coin', amount: '40.00000000' }),
  ...once(14, 'Mara', { does: 'to_balance', account: 'usdt', amount: '60.000000' }),
  ...once(11, 'Mara', { does: 'shop_to_balance', account: 'shop', amount: '20.00' }),
  ...once(3, 'Mara', { does: 'points_to_balance', account: 'points', amount: '300' }),
  ...every([29, 15, 2], 'Mara', { does: 'transfer', to: 'Nils', account: 'balance', amount: '45.50' }),
  ...once(7, 'Mara', { does: 'transfer', to: 'Sofia', account: 'usdt', amount: '25.000000' }),
  ...once(22, 'Mara', { does: 'hold', account: 'balance', amount: '80.00', days: 2 }),
  ...once(1, 'Mara', { does: 'hold', account: 'balance', amount: '60.00' }),

  ...every([39, 20], 'Nils', came('balance', '4000.00')),
  ...once(38, 'Nils', came('eur', '1500.00')),
  ...once(36, 'Nils', came('usdt', '2600.000000')),
  ...once(36, 'Nils', came('coin', '900.00000000')),
  ...every([32, 23, 14, 5], 'Nils', won('points', '140')),
  ...every([30, 16, 2], 'Nils', won('profit', '32.15')),
  ...once(28, 'Nils', won('shop', '40.00')),
  ...once(18, 'Nils', { does: 'to_balance', account: 'eur', amount: '200.00' }),
  ...every([26, 6], 'Nils', { does: 'transfer', to: 'Mara', account: 'balance', amount: '120.00' }),
  ...once(3, 'Nils', { does: 'hold', account: 'usdt', amount: '150.000000' }),

  ...once(39, 'Sofia', came('balance', '900.00')),
  ...once(37, 'Sofia', came('usdt', '310.000000')),
  ...once(37, 'Sofia', came('eur', '260.00')),
  ...once(35, 'Sofia', came('coin', '75.00000000')),
  ...every([33, 22, 11], 'Sofia', won('points', '180')),
  ...every([31, 17, 3], 'Sofia', won('profit', '24.90')),
  ...every([25, 9], 'Sofia', won('shop', '30.00')),
  ...once(12, 'Sofia', { does: 'to_balance', account: 'profit', amount: '20.00' }),
  ...once(4, 'Sofia', { does: 'transfer', to: 'Piotr', account: 'eur', amount: '35.00' }),

  ...once(38, 'Piotr', came('balance', '1200.00')),
  ...once(36, 'Piotr', came('usdt', '500.000000')),
  ...once(36, 'Piotr', came('eur', '410.00')),
  ...once(34, 'Piotr', came('coin', '120.00000000')),
  ...every([29, 15, 1], 'Piotr', won('points', '160')),
  ...every([27, 13], 'Piotr', won('profit', '41.25')),
  ...once(21, 'Piotr', won('shop', '35.00')),
  ...once(8, 'Piotr', { does: 'profit_to_coin', account: 'profit', amount: '30.00' }),
]

interface Person {
  readonly id: number
  readonly user_no: string
  readonly nickname: string
}

interface World {
  readonly sql: Sql
  readonly context: Context
  readonly people: ReadonlyMap<string, Person>
}

export async function seedMoney(context: Context, sql: Sql, now: Date): Promise<void> {
  await seedPrices(sql, now)
  const rows = await sql.selectFrom('member').select(['id', 'user_no', 'nickname']).where('demo', '=', true).execute()
  const world: World = { sql, context, people: new Map(rows.map((row) => [row.nickname, row])) }
  for (const fund of FUNDS) await fill(sql, fund, later(now, -(HISTORY + 1) * DAY_S))
  const days = STORY.toSorted((one, other) => other.day - one.day)
  for (const [at, happening] of days.entries())
    await happen(world, happening, `demo-${at}`, later(now, -happening.day * DAY_S + at * 60))
}

async function seedPrices(sql: Sql, now: Date): Promise<void> {
  const past = Array.from({ length: HISTORY - 1 }, (_, at) => HISTORY + 1 - at)
  const coin = past.map((day) => ({
    currency: 'COIN' as const,
    since: later(now, -day * DAY_S),
    eur: `1.${18 + ((day * 7) % 12)}`,
  }))
  const usdt = { currency: 'USDT' as const, since: later(now, -(HISTORY + 1) * DAY_S), eur: '0.92' }
  await sql
    .insertInto('price')
    .values([...coin, usdt].map((price) => ({ ...price, demo: true })))
    .execute()
}

async function fill(sql: Sql, [pool, currency, text]: (typeof FUNDS)[number], at: Date): Promise<void> {
  const amount = minorOf(text, currency)
  const { id } = await sql.selectFrom('account').select('id').where('name', '=', pool).executeTakeFirstOrThrow()
  const outside = await houseAccount(sql, 'outside', currency)
  const capital = await houseAccount(sql, 'capital', currency)
  const legs = [
    { from: outside, to: capital, amount },
    { from: capital, to: id, amount },
  ]
  await post(sql, { kind: 'fund', ref: `demo-${pool}`, actor: 'system', note: NOTE, at, legs })
}

async function happen(world: World, deed: Happening, ref: string, at: Date): Promise<void> {
  const { sql, people } = world
  const { id } = personIn(people, deed.who)
  const currency = CURRENCY[deed.account]
  const amount = minorOf(deed.amount, currency)
  const to = await openAccount(sql, id, deed.account)
  const does = (kind: string, legs: readonly Leg[], moment = at, settles: readonly bigint[] = []) =>
    post(sql, { kind, ref, actor: 'system', note: NOTE, at: moment, legs, settles })
  switch (deed.does) {
    case 'recharge':
      await does('recharge', [{ from: await houseAccount(sql, 'outside', currency), to, amount }])
      return
    case 'reward':
      await does('reward', [{ from: await houseAccount(sql, 'pool', currency), to, amount }])
      return
    case 'hold': {
      const held = await openAccount(sql, id, deed.account, 'held')
      const aside = await does('hold', [{ from: to, to: held, amount }])
      if (deed.days === undefined) return
      const hold = await sql.selectFrom('hold').select('id').where('posting_id', '=', aside).executeTakeFirstOrThrow()
      await does('release', [{ from: held, to, amount }], later(at, deed.days * DAY_S), [hold.id])
      return
    }
    case 'transfer':
      await confirmed(world, id, transfer.send.path, await transferOf(world, deed, to, amount), at)
      return
    default: {
      const wish = { act: deed.does, account: deed.account, amount: deed.amount }
      await confirmed(world, id, PATHS[deed.does], await conversionOf(sql, id, wish, at), at)
    }
  }
}

const PATHS: Readonly<Record<Conversion, string>> = {
  compose: wallet.composeCoin.path,
  profit_to_coin: wallet.profitToCoin.path,
  to_balance: wallet.toBalance.path,
  shop_to_balance: wallet.shopToBalance.path,
  points_to_balance: points.toBalance.path,
}

type Sent = Extract<Deed, { does: 'transfer' }>

async function transferOf({ sql, people }: World, sent: Sent, from: bigint, amount: bigint): Promise<QuoteDraft> {
  const { account } = sent
  const { id, user_no, nickname } = personIn(people, sent.to)
  const gross = decimalOf(amount, CURRENCY[account])
  const fee = decimalOf(0n, CURRENCY[account])
  const receiver = { user_no, nickname_masked: maskName(nickname), avatar: '' }
  return {
    act: 'transfer',
    kind: 'transfer',
    wish: { to: user_no, account, amount: sent.amount, remark: NOTE },
    note: NOTE,
    gross: amount,
    mostADay: amount,
    legs: [{ from, to: await openAccount(sql, id, account), amount }],
    says: { from: account, to: account, receiver, gross, fee, rate: '1', net: gross },
  }
}

export async function confirmed(
  { sql, context: { chance } }: Pick<World, 'sql' | 'context'>,
  memberId: number,
  path: string,
  draft: QuoteDraft,
  at: Date,
): Promise<void> {
  const quoteNo = await keepQuote(sql, chance, memberId, draft, at)
  await raw`select settle(${memberId}, ${path}, ${`demo-${quoteNo}`}, ${quoteNo}, ${printOf(draft.act, draft.wish)},
    hash, ${at}) from pin where member_id = ${memberId}`.execute(sql)
}

function personIn(people: World['people'], who: Who): Person {
  const found = people.get(who)
  if (!found) throw new Error(`the demo has no ${who}`)
  return found
}
