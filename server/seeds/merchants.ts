import { HOUR_S } from '#contract/time-units.ts'
import type { Rail } from '#contract/order.ts'
import { minorOf } from '#contract/money.ts'
import type { Context } from '../lib/context.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { apply } from '../merchant/apply.ts'
import { lockedMerchant, moveMerchant } from '../merchant/move.ts'
import { setOffer } from '../merchant/offer.ts'
import { freeNumbers } from '../session/register.ts'
import { callAs } from './demo-call.ts'
import type { Hashes } from './people.ts'

const NOTE = 'Demo'
/** Hours ago, before anything was sold. */
const OPENED = 22

interface Shop {
  readonly who: string
  readonly price: string
  readonly least: string
  readonly most: string
  readonly pay_types: Rail[]
  readonly auto: boolean
}

const SHOPS: readonly Shop[] = [
  { who: 'Nils', price: '1.28', least: '20', most: '1000', pay_types: ['wallet', 'bank'], auto: false },
  { who: 'Kade', price: '1.27', least: '10', most: '60', pay_types: ['wallet'], auto: true },
  { who: 'Werf', price: '1.26', least: '10', most: '400', pay_types: ['wallet', 'bank'], auto: true },
  { who: 'Sluis', price: '1.25', least: '100', most: '5000', pay_types: ['wallet'], auto: true },
]
const SELLERS = ['Ines', 'Joris'] as const
const BUDGET = '40000.00'
const COINS = '4000.00000000'
const WANTED = '30000'

export async function seedMerchants(context: Context, sql: Sql, hashes: Hashes, now: Date): Promise<void> {
  const at = later(now, -OPENED * HOUR_S)
  for (const seller of SELLERS) await bring(sql, await born(context, sql, hashes, seller, at), 'coin', COINS, at)
  for (const shop of SHOPS) {
    const id = (await known(sql, shop.who)) ?? (await born(context, sql, hashes, shop.who, at))
    if (shop.auto) await bring(sql, id, 'balance', BUDGET, at)
    await open(context, sql, id, shop, at)
  }
}

const known = async (sql: Sql, nickname: string): Promise<number | undefined> =>
  (
    await sql
      .selectFrom('member')
      .select('id')
      .where('nickname', '=', nickname)
      .where('demo', '=', true)
      .executeTakeFirst()
  )?.id

async function born({ chance }: Context, sql: Sql, hashes: Hashes, nickname: string, at: Date): Promise<number> {
  const numbers = await freeNumbers(sql, chance)
  const email = `${nickname.toLowerCase()}@quay.test`
  const { id } = await sql
    .insertInto('member')
    .values({ ...numbers, email, nickname, password_hash: hashes.member, demo: true, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql.insertInto('pin').values({ member_id: id, hash: hashes.pin, changed_at: at }).execute()
  return id
}

async function bring(sql: Sql, id: number, kind: 'balance' | 'coin', amount: string, at: Date): Promise<void> {
  const currency = kind === 'coin' ? 'COIN' : 'EUR'
  const move = {
    from: await houseAccount(sql, 'outside', currency),
    to: await openAccount(sql, id, kind),
    amount: minorOf(amount, currency),
  }
  await post(sql, { kind: 'recharge', ref: `demo-trade-${id}-${kind}`, actor: 'system', note: NOTE, at, legs: [move] })
}

async function open(context: Context, sql: Sql, id: number, shop: Shop, now: Date): Promise<void> {
  const { who, price, least, most, pay_types, auto } = shop
  const call = { ...callAs(context, id).call, sql, now }
  const name = `${who} (demo)`
  await apply(call, { name, contact: `${who.toLowerCase()}@quay.test`, pay_types, hours: '', images: [] })
  for (const move of [
    { type: 'verify', by: 'operator' },
    { type: 'payMargin', by: 'merchant' },
  ] as const) {
    const row = await lockedMerchant({ sql, now }, id)
    if (row) await moveMerchant({ sql, now }, row, move, { reason: move.by === 'operator' ? NOTE : '' })
  }
  await setOffer(call, { price, least, most, wanted: WANTED, pay_types, hours: '', auto_accept: auto ? 1 : 0 })
}
