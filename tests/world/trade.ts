import { sql as raw } from 'kysely'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { HOUR_MIN, HOUR_S } from '#contract/time-units.ts'
import { minorOf } from '#contract/money.ts'
import type { OrderInfo } from '#contract/order.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { later } from '#server/lib/clock.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { picture } from '#tests/files/pictures.ts'
import { bindBank } from './banks.ts'
import { bring, isCertain, newKey, newRef, PIN, posts, purseOf } from './money.ts'
import { idOf, type Somebody, type Who } from './people.ts'
import { succeeds } from './until.ts'
import type { Caller, Person, World, House } from './world.ts'

export async function openMarket({ sql, context }: World, price = '1.25000000'): Promise<void> {
  await sql
    .insertInto('market')
    .values({ id: 1, coin: 'COIN', zone: 'Europe/Amsterdam' })
    .onConflict((there) => there.doNothing())
    .execute()
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await sql
      .insertInto('market_hours')
      .values({ weekday, opens: '00:00', closes: '00:00' })
      .onConflict((there) => there.doNothing())
      .execute()
  const since = later(context.clock.now(), -HOUR_S)
  await sql.insertInto('price').values({ currency: 'COIN', since, eur: price }).execute()
}

export const closeMarket = ({ sql }: World) => sql.deleteFrom('market_hours').execute()

export const marketIsClosed = (world: House) => marketHours(world, { opens: HOUR_MIN, closes: 2 * HOUR_MIN })
export const marketIsOpen = (world: House) => marketHours(world, { opens: -HOUR_MIN, closes: 2 * HOUR_MIN })

export async function marketHours({ sql, context }: House, { opens, closes }: { opens: number; closes: number }) {
  const now = context.clock.now()
  const at = (minutes: number) =>
    raw<string>`((${now}::timestamptz + ${minutes} * interval '1 minute') at time zone (select zone from market))::time`
  await sql
    .updateTable('market_hours')
    .set({ opens: at(opens), closes: at(closes) })
    .execute()
}

export const PRICE = '1.25'

export interface Wanting {
  readonly name?: string
  readonly merchantNo?: string
  readonly price?: string
  readonly least?: string
  readonly most?: string
  readonly wanted?: string
  readonly pay_types?: readonly ('wallet' | 'bank')[]
  readonly auto?: boolean
  /** Cents: what there is to pay with, and what is left as security. */
  readonly eur?: bigint
  readonly margin?: bigint
}

async function deals(world: House, who: Who, contact: string, wanting: Wanting): Promise<number> {
  const { sql, context } = world
  const [now, id] = [context.clock.now(), await idOf(world, who)]
  const { margin = 100_000n } = wanting
  await bring(world, { id }, 'balance', (wanting.eur ?? 1_000_000n) + margin)
  const leg = {
    from: await purseOf(world, { id }, 'balance'),
    to: await purseOf(world, { id }, 'margin'),
    amount: margin,
  }
  await posts(world, 'margin', [leg], newRef('margin'), 'member')
  await sql
    .insertInto('member_role')
    .values({ member_id: id, role: 'merchant', since: now })
    .onConflict((there) => there.doNothing())
    .execute()
  await sql
    .insertInto('merchant')
    .values({
      member_id: id,
      merchant_no: wanting.merchantNo ?? '40718826',
      name: wanting.name ?? 'Harbour Exchange',
      contact,
      state: 'active',
      applied_at: now,
      changed_at: now,
      margin_need: 20_000n,
      price: wanting.price ?? PRICE,
      least: minorOf(wanting.least ?? '1', 'COIN'),
      most: minorOf(wanting.most ?? '10000', 'COIN'),
      wanted: minorOf(wanting.wanted ?? '100000', 'COIN'),
      pay_types: [...(wanting.pay_types ?? ['wallet', 'bank'])],
      auto_accept: wanting.auto ?? false,
    })
    .execute()
  return id
}

/** Somebody who has joined buys coins, and is there. */
export async function becomesMerchant(world: World, somebody: Somebody, wanting: Wanting = {}): Promise<number> {
  const id = await deals(world, somebody, somebody.email, wanting)
  await isCertain(world)
  await world.enter(somebody.email, somebody.password)
  return id
}

let dealers = 0

export async function dealer(world: World, wanting: Wanting = {}): Promise<Person> {
  const person = await world.member({ pin: PIN })
  const { user_no } = await world.sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await deals(world, person, person.email, { name: `Dealer ${(dealers += 1)}`, merchantNo: user_no, ...wanting })
  return person
}

export const nobodyBuys = ({ sql }: Pick<House, 'sql'>) =>
  sql.updateTable('merchant').set({ state: 'suspended' }).execute()

export const losesRole = async (world: House, who: Who) =>
  world.sql
    .deleteFrom('member_role')
    .where('member_id', '=', await idOf(world, who))
    .execute()

export async function seller(world: World, coins = '1000'): Promise<Person> {
  const person = await world.member({ pin: PIN })
  await bring(world, person, 'coin', minorOf(coins, 'COIN'))
  return person
}

type Wish = Partial<Parameters<typeof startWith>[2]>

export async function start(world: World, person: Caller, wish: Wish = {}): Promise<OrderInfo> {
  return (await startWith(world, person, { quantity: '100', ...wish })).order
}

async function startWith(
  { give }: World,
  person: Caller,
  {
    phrase = '',
    ...wish
  }: {
    quantity: string
    mode?: 'normal' | 'member' | 'password'
    pay_type?: 'wallet' | 'bank'
    merchant_no?: string
    phrase?: string
    rematch?: 0 | 1
    parent_no?: string
  },
) {
  const { quote_no } = await give(trade.quote, wish, person)
  return give(trade.create, { ...wish, phrase, quote_no, payword: PIN, idem: newKey() }, person)
}

/** Who has joined sells a hundred coins; gives the number of the order. */
export const sells = async (world: World, { email, password }: Somebody, wish: Wish = {}): Promise<string> =>
  (await start(world, await world.enter(email, password), wish)).order_no

export const match = ({ context }: World) => matchBatch(context)

/** The order as the merchant sees it who is offered it: looked for until whoever matches at the same moment is done. */
export const offeredTo = (
  world: World,
  person: Person,
  { order_no }: Pick<OrderInfo, 'order_no'>,
): Promise<OrderInfo> =>
  succeeds(async () => {
    await match(world)
    return seenBy.merchant(world, person, order_no)
  })

export const asSeen = ({ order_no, version }: Pick<OrderInfo, 'order_no' | 'version'>) => ({
  order_no,
  version,
  idem: newKey(),
})

export const seenBy = {
  member: ({ give }: World, person: Person, order_no: string) => give(trade.info, { order_no }, person),
  merchant: ({ give }: World, person: Person, order_no: string) => give(merchant.info, { order_no }, person),
}

export async function escrowOf({ sql }: Pick<World, 'sql'>, orderNo: string): Promise<{ COIN: bigint; EUR: bigint }> {
  const { rows } = await raw<{ currency: 'COIN' | 'EUR'; amount: bigint }>`
    select currency, amount from account where class = 'escrow' and name like ${`escrow:${orderNo}:%`}`.execute(sql)
  return { COIN: 0n, EUR: 0n, ...Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount])) }
}

export async function accepted(world: World, member: Person, buyer: Person, wish: Wish = {}): Promise<OrderInfo> {
  const offered = await offeredTo(world, buyer, await start(world, member, wish))
  return world.give(merchant.answer, { ...asSeen(offered), accept: 1 }, buyer)
}

let shown = 0
export async function proof({ give }: World, person: Caller): Promise<string> {
  shown += 1
  const file = new Uint8Array(await picture('png', 48 + (shown % 100), 48 + Math.floor(shown / 100), shown))
  return (await give(attachment.upload, { ...UPLOAD_FORM, file }, person)).url
}

export const transferred = async (world: World, person: Caller) => ({
  images: JSON.stringify([await proof(world, person)]),
  reference: 'Quay 2231',
  payer_name: 'Otto Kade',
})

export async function paidOutside(world: World, member: Person, buyer: Person, wish: Wish = {}): Promise<OrderInfo> {
  const due = await accepted(world, member, buyer, { pay_type: 'bank', ...wish })
  return world.give(merchant.pay, { ...asSeen(due), ...(await transferred(world, buyer)) }, buyer)
}

export async function banker(world: World): Promise<Person> {
  const person = await seller(world)
  await bindBank(world, person)
  return person
}

export async function coolOf({ sql, context }: World, { id }: Person): Promise<{ cools: boolean; lost: number }> {
  const row = await sql.selectFrom('merchant').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()
  return { cools: row.cool_until > context.clock.now(), lost: row.lost_count }
}

/** Merchants who let go of something are asked again at once, and are seen by whoever looks for one. */
export async function refreshed({ sql, give }: World, ...people: Person[]): Promise<void> {
  await sql
    .updateTable('merchant')
    .set({ cool_until: new Date(0) })
    .execute()
  for (const person of people) await give(merchant.index, {}, person)
}
