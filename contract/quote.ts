import * as v from 'valibot'
import type { Currency } from './money.ts'
import { SecondAsked, SecondCode } from './second.ts'
import { Amount, Line, Moment, optional, Pin, Url } from './shapes.ts'

export const ACCOUNTS = ['balance', 'usdt', 'eur', 'profit', 'coin', 'shop', 'points'] as const
export type AccountName = (typeof ACCOUNTS)[number]

/** `credit` is the registration credit of a service centre. */
export const QUOTED = [...ACCOUNTS, 'credit'] as const

export const CURRENCY_OF = {
  balance: 'EUR',
  usdt: 'USDT',
  eur: 'EUR',
  profit: 'EUR',
  coin: 'COIN',
  shop: 'EUR',
  points: 'POINTS',
  credit: 'EUR',
} as const satisfies Record<(typeof QUOTED)[number], Currency>

const ACTS = [
  'sell',
  'transfer',
  'compose',
  'profit_to_coin',
  'to_balance',
  'shop_to_balance',
  'points_to_balance',
  'withdraw',
  'recharge',
  'credit',
  'invest',
  'exchange',
] as const
export type Act = (typeof ACTS)[number]

export const Receiver = v.object({ user_no: v.string(), nickname_masked: v.string(), avatar: Url })
export type Receiver = v.InferOutput<typeof Receiver>

/** Confirmed before it expires, exactly this is posted; nothing is worked out again. */
export const Quote = v.object({
  quote_no: v.string(),
  act: v.picklist(ACTS),
  from: v.picklist(QUOTED),
  to: v.picklist(QUOTED),
  receiver: v.nullable(Receiver),
  gross: Amount,
  fee: Amount,
  /** For one whole unit, before the fee. */
  rate: Amount,
  net: Amount,
  remark: v.optional(v.string()),
  second: v.optional(SecondAsked),
  arrival_time: Moment,
  expire_time: Moment,
  server_time: Moment,
})
export type Quote = v.InferOutput<typeof Quote>

/** Made when the confirm step opens and kept until an answer comes: the same key never acts twice. */
export const Idem = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))

export const confirmation = { quote_no: v.pipe(Line, v.minLength(16)), payword: Pin, idem: Idem }

export const seconded = { ...confirmation, second: optional(SecondCode) }
