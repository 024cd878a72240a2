import { MINUTE_MS } from '#contract/time-units.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import { points } from '#contract/points.ts'
import type { AccountName } from '#contract/quote.ts'
import { type Conversion, wallet } from '#contract/wallet.ts'
import { newKey, PIN } from './money.ts'
import type { Caller, World } from './world.ts'

export interface Case {
  readonly act: Conversion
  readonly account: AccountName
  readonly call: Endpoint
  readonly field: 'points' | 'amount'
  readonly amount: string
  readonly says: { to: 'coin' | 'balance'; gross: string; fee: string; rate: string; net: string }
}

export const CASES: readonly Case[] = [
  {
    act: 'compose',
    account: 'points',
    call: wallet.composeCoin,
    field: 'points',
    amount: '1000',
    says: { to: 'coin', gross: '1000', fee: '0.00000000', rate: '0.00800000', net: '8.00000000' },
  },
  {
    act: 'profit_to_coin',
    account: 'profit',
    call: wallet.profitToCoin,
    field: 'amount',
    amount: '12.50',
    says: { to: 'coin', gross: '12.50', fee: '0.00000000', rate: '0.80000000', net: '10.00000000' },
  },
  {
    act: 'to_balance',
    account: 'profit',
    call: wallet.toBalance,
    field: 'amount',
    amount: '3',
    says: { to: 'balance', gross: '3.00', fee: '0.00', rate: '1.00000000', net: '3.00' },
  },
  {
    act: 'to_balance',
    account: 'coin',
    call: wallet.toBalance,
    field: 'amount',
    amount: '10.00000001',
    says: { to: 'balance', gross: '10.00000001', fee: '0.07', rate: '1.25000000', net: '12.43' },
  },
  {
    act: 'to_balance',
    account: 'usdt',
    call: wallet.toBalance,
    field: 'amount',
    amount: '10',
    says: { to: 'balance', gross: '10.000000', fee: '0.05', rate: '0.92000000', net: '9.15' },
  },
  {
    act: 'shop_to_balance',
    account: 'shop',
    call: wallet.shopToBalance,
    field: 'amount',
    amount: '10.01',
    says: { to: 'balance', gross: '10.01', fee: '0.21', rate: '1.00000000', net: '9.80' },
  },
  {
    act: 'points_to_balance',
    account: 'points',
    call: points.toBalance,
    field: 'points',
    amount: '150',
    says: { to: 'balance', gross: '150', fee: '0.00', rate: '0.01000000', net: '1.50' },
  },
]

export async function setPrices({ sql, context }: World): Promise<void> {
  const since = new Date(context.clock.now().getTime() - MINUTE_MS)
  await sql
    .insertInto('price')
    .values([
      { currency: 'COIN', since, eur: '1.25' },
      { currency: 'USDT', since, eur: '0.92' },
    ])
    .execute()
}

type Wished = Pick<Case, 'act' | 'account' | 'call' | 'field' | 'amount'>

export async function converting({ give }: World, caller: Caller, wished: Wished, idem = newKey()) {
  const { act, account, call, field, amount } = wished
  const { quote_no } = await give(wallet.quote, { act, account, amount }, caller)
  const from = call === wallet.toBalance ? { from: account } : {}
  return { ...from, [field]: amount, quote_no, payword: PIN, idem } as Asked<typeof wallet.toBalance>
}
