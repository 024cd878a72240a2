import { sql as raw } from 'kysely'
import { vi } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { minorOf } from '#contract/money.ts'
import type { OrderInfo } from '#contract/order.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { bring, newKey, PIN } from './money.ts'
import { picture } from '#tests/files/pictures.ts'
import type { Person, World } from './world.ts'

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

export interface Wanting {
  readonly name?: string
  readonly price?: string
  readonly least?: string
  readonly most?: string
  readonly wanted?: string
  readonly pay_types?: ('wallet' | 'bank')[]
  readonly auto?: boolean
  readonly eur?: bigint
  readonly margin?: bigint
}

let dealers = 0

export async function dealer(world: World, wanting: Wanting = {}): Promise<Person> {
  const { sql, context, member } = world
  const now = context.clock.now()
  const person = await member({ pin: PIN, roles: ['merchant'] })
  await bring(world, person, 'balance', (wanting.eur ?? 1_000_000n) + (wanting.margin ?? 100_000n))
  const [from, to] = [await openAccount(sql, person.id, 'balance'), await openAccount(sql, person.id, 'margin')]
  const legs = [{ from, to, amount: wanting.margin ?? 100_000n }]
  await inTransaction(sql, (inside) =>
    post(inside, {
      kind: 'margin',
      ref: `margin-${(dealers += 1)}-${process.pid}`,
      actor: 'member',
      at: now,
      legs,
    }),
  )
  const { user_no } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('merchant')
    .values({
      member_id: person.id,
      merchant_no: user_no,
      name: wanting.name ?? `Dealer ${dealers}`,
      contact: person.email,
      state: 'active',
      applied_at: now,
      changed_at: now,
      margin_need: 20_000n,
      price: wanting.price ?? '1.25',
      least: minorOf(wanting.least ?? '1', 'COIN'),
      most: minorOf(wanting.most ?? '10000', 'COIN'),
      wanted: minorOf(wanting.wanted ?? '100000', 'COIN'),
      pay_types: wanting.pay_types ?? ['wallet', 'bank'],
      auto_accept: wanting.auto ?? false,
    })
    .execute()
  return person
}

export async function seller(world: World, coins = '1000'): Promise<Person> {
  const person = await world.member({ pin: PIN })
  await bring(world, person, 'coin', minorOf(coins, 'COIN'))
  return person
}

type Wish = Partial<Parameters<typeof startWith>[2]>

export async function start(world: World, person: Person, wish: Wish = {}): Promise<OrderInfo> {
  return (await startWith(world, person, { quantity: '100', ...wish })).order
}

async function startWith(
  { give }: World,
  person: Person,
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

export const match = ({ context }: World) => matchBatch(context)

/** The order as the merchant sees it who is offered it: looked for until whoever matches at the same moment is done. */
export const offeredTo = (
  world: World,
  person: Person,
  { order_no }: Pick<OrderInfo, 'order_no'>,
): Promise<OrderInfo> =>
  vi.waitFor(async () => {
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

export async function bindBank({ sql, context }: World, { id }: Person): Promise<void> {
  const now = context.clock.now()
  await sql
    .insertInto('bank_account')
    .values({
      member_id: id,
      first_name: 'Mira',
      last_name: 'Kuiper',
      iban: `NL91ABNA0417164300`,
      swift: 'ABNANL2A',
      bank_name: 'ABN AMRO',
      country: 'NL',
      address: 'Prinsengracht 1, Amsterdam',
      is_default: true,
      created_at: now,
      changed_at: now,
    })
    .execute()
}

export async function accepted(world: World, member: Person, buyer: Person, wish: Wish = {}): Promise<OrderInfo> {
  const offered = await offeredTo(world, buyer, await start(world, member, wish))
  return world.give(merchant.answer, { ...asSeen(offered), accept: 1 }, buyer)
}

let shown = 0
export async function proof({ give }: World, person: Person): Promise<string> {
  shown += 1
  const file = new Uint8Array(await picture('png', 48 + (shown % 100), 48 + Math.floor(shown / 100), shown))
  return (await give(attachment.upload, { ...UPLOAD_FORM, file }, person)).url
}

export const transferred = async (world: World, person: Person) => ({
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
