import { sql as raw, type Insertable } from 'kysely'
import type { Sql } from '../lib/database.ts'
import type { RechargeChannel } from '../schema.ts'
import { TEXTS } from './content.ts'

export type NewChannel = Omit<Insertable<RechargeChannel>, 'tips'>

/** An example IBAN, and nobody's address: nothing can be sent there by mistake. */
export const DEMO_CHANNELS = {
  bank: {
    name: 'Quay Demo Bank',
    type: 'bank',
    currency: 'EUR',
    account: 'balance',
    address: 'NL91ABNA0417164300',
    account_name: 'Quay Demo',
    bank_name: 'Quay Demo Bank',
    least: 10,
    most: 10_000,
    by_proof: true,
    demo: true,
    place: 1,
  },
  coin: {
    name: 'COIN',
    type: 'chain',
    currency: 'COIN',
    account: 'coin',
    network: 'COIN',
    address: 'DEMO-7K4Q-2WZM-9HXR-5TBV',
    least: 10,
    most: 10_000,
    by_proof: true,
    demo: true,
    place: 2,
  },
} as const satisfies Record<string, NewChannel>

const ONLINE = { least: 10, most: 10_000, by_proof: false, demo: true } as const
const USDT = { ...ONLINE, type: 'chain', currency: 'USDT', account: 'usdt' } as const
const GATEWAY = { ...ONLINE, type: 'gateway', currency: 'EUR', account: 'balance' } as const

export const DEMO_ONLINE = {
  tron: { ...USDT, name: 'USDT (TRON)', network: 'TRC20', place: 3 },
  ethereum: { ...USDT, name: 'USDT (Ethereum)', network: 'ERC20', place: 4 },
  alipay: { ...GATEWAY, name: 'Alipay', network: 'alipay', place: 5 },
  wechat: { ...GATEWAY, name: 'WeChat Pay', network: 'wechat', place: 6 },
} as const satisfies Record<string, NewChannel>

/** For the owner of the tables: the app may only read channels. */
export async function insertChannel(
  sql: Sql,
  channel: NewChannel,
  advice: Record<string, string> = {},
): Promise<number> {
  const tips = raw<never>`${JSON.stringify(advice)}::jsonb`
  const { id } = await sql
    .insertInto('recharge_channel')
    .values({ ...channel, tips })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function seedChannels(sql: Sql): Promise<void> {
  await raw`set local role none`.execute(sql)
  const advice = (text: 'ways' | 'online') =>
    Object.fromEntries(Object.entries(TEXTS).map(([locale, texts]) => [locale, texts[text]]))
  for (const channel of Object.values(DEMO_CHANNELS)) await insertChannel(sql, channel, advice('ways'))
  for (const channel of Object.values(DEMO_ONLINE)) await insertChannel(sql, channel, advice('online'))
  await raw`set local role quay_app`.execute(sql)
}
