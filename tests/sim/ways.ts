import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { type Currency, decimalOf, type Share } from '#contract/money.ts'
import { points } from '#contract/points.ts'
import { subscription } from '#contract/subscription.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { sharesFor } from '#machines/equity/shares.rules.ts'
import { exchanged, lessFees } from '#machines/wallet/fee.rules.ts'

export const CURRENCY_OF = { balance: 'EUR', usdt: 'USDT', shop: 'EUR', coin: 'COIN', points: 'POINTS' } as const
export type Account = keyof typeof CURRENCY_OF
export const ACCOUNTS = Object.keys(CURRENCY_OF) as Account[]

export const BEGIN: Readonly<Record<Account, bigint>> = {
  balance: 2_000_000n,
  usdt: 3_000_000_000n,
  shop: 500_000n,
  coin: 50_000_000_000n,
  points: 90_000n,
}
export const POOLS = { EUR: 60_000n, COIN: 60_000_000_000n } as const
export const COIN_PRICE = '1.25'

export const SHARE = 'EQ-SIM' satisfies Share
export const EQUITY = { id: 1, perShare: 300, least: 100n, most: 60_000n, issued: 300_0000n } as const

export interface Sold {
  readonly id: number
  readonly currency: 'EUR' | 'USDT'
  readonly account: 'balance' | 'usdt'
  readonly paidTo: 'profit' | 'usdt'
  readonly unit: bigint
  readonly most: bigint
  readonly total: bigint
  readonly term: number
  readonly payout: 'daily' | 'end'
  readonly rate: string
  each(amount: bigint): bigint
  readonly fee: string
  /** In hundred-thousandths. */
  readonly feeParts: bigint
  readonly pool: bigint
}
export const VENTURES: readonly Sold[] = [
  {
    id: 1,
    currency: 'EUR',
    account: 'balance',
    paidTo: 'profit',
    unit: 1_017n,
    most: 81_360n,
    total: 244_080n,
    term: 3,
    payout: 'daily',
    rate: '0.013',
    each: (amount) => (amount * 13n) / 1_000n,
    fee: '0.05',
    feeParts: 5_000n,
    pool: 300n,
  },
  {
    id: 2,
    currency: 'USDT',
    account: 'usdt',
    paidTo: 'usdt',
    unit: 10_000_000n,
    most: 900_000_000n,
    total: 2_500_000_000n,
    term: 1,
    payout: 'end',
    rate: '0.02',
    each: (amount) => amount / 50n,
    fee: '0.00125',
    feeParts: 125n,
    pool: 20_000_000n,
  },
]
export const ventureOf = ({ to }: Pick<Wish, 'to'>): Sold =>
  VENTURES.find(({ id }) => String(id) === to) ?? (VENTURES[0] as Sold)

interface Way {
  readonly from: Account
  readonly to: Account | typeof SHARE
  readonly rate: string
  readonly feeRate: string
  readonly least: bigint
  readonly most: bigint
  readonly path: string
  readonly field: 'amount' | 'points'
  /** Points go to the platform, and a pool pays for them. */
  readonly pool?: keyof typeof POOLS | typeof SHARE
}

/** A day does not hold less than what one has. */
const ANY = 2n ** 62n
const free = { rate: '1', feeRate: '0' } as const

export const CONVERSIONS = {
  shop_to_balance: {
    ...free,
    from: 'shop',
    to: 'balance',
    feeRate: '0.02',
    least: 100n,
    most: 200_000n,
    path: wallet.shopToBalance.path,
    field: 'amount',
  },
  to_balance: {
    from: 'coin',
    to: 'balance',
    rate: COIN_PRICE,
    feeRate: '0.005',
    least: 100_000_000n,
    most: 1_000_000_000_000n,
    path: wallet.toBalance.path,
    field: 'amount',
  },
  compose: {
    ...free,
    from: 'points',
    to: 'coin',
    rate: '0.008',
    least: 100n,
    most: 100_000n,
    path: wallet.composeCoin.path,
    field: 'points',
    pool: 'COIN',
  },
  points_to_balance: {
    ...free,
    from: 'points',
    to: 'balance',
    rate: '0.01',
    least: 100n,
    most: 100_000n,
    path: points.toBalance.path,
    field: 'points',
    pool: 'EUR',
  },
} as const satisfies Record<string, Way>

type Conversion = keyof typeof CONVERSIONS
export const CONVERTING = Object.keys(CONVERSIONS) as Conversion[]

export interface Wish {
  readonly act: 'transfer' | 'withdraw' | 'invest' | 'exchange' | Conversion
  /** Whom it goes to; of what is bought, which. */
  readonly to: string
  readonly account: Account
  readonly amount: bigint
  readonly remark: string
}

const TRANSFERS: Partial<Record<Account, Pick<Way, 'least' | 'most'>>> = {
  balance: { least: 100n, most: 1_000_000n },
  usdt: { least: 1_000_000n, most: 10_000_000_000n },
}

interface Leaving extends Pick<Way, 'least' | 'most' | 'feeRate'> {
  readonly feeFixed: bigint
}
export const WITHDRAWALS = {
  balance: { least: 1_000n, most: 1_000_000n, feeRate: '0.005', feeFixed: 100n },
  usdt: { least: 10_000_000n, most: 10_000_000_000n, feeRate: '0', feeFixed: 0n },
} as const satisfies Partial<Record<Account, Leaving>>
const leavingFrom = (account: Account): Leaving => WITHDRAWALS[account === 'usdt' ? 'usdt' : 'balance']

export function wayOf({ act, account }: Pick<Wish, 'act' | 'account'>): Way {
  const same = { ...free, least: 0n, most: ANY, from: account, to: account, field: 'amount' } as const
  switch (act) {
    case 'transfer':
      return { ...same, ...TRANSFERS[account], path: transfer.send.path }
    case 'withdraw':
      return { ...same, ...leavingFrom(account), path: withdrawal.request.path }
    case 'invest':
      return { ...same, path: subscription.subscribe.path }
    case 'exchange':
      return { ...same, least: EQUITY.least, to: SHARE, path: equity.exchange.path, field: 'points', pool: SHARE }
    default:
      return CONVERSIONS[act]
  }
}

/** What a wish comes to, in the currency that arrives. */
export function exchangeOf(wish: Wish) {
  const { from, to, rate, feeRate } = wayOf(wish)
  if (wish.act === 'withdraw')
    return lessFees({ gross: wish.amount, currency: CURRENCY_OF[from], ...leavingFrom(from) })
  if (to === SHARE) return { fee: 0n, net: sharesFor(wish.amount, BigInt(EQUITY.perShare)) }
  return exchanged({ gross: wish.amount, from: CURRENCY_OF[from], to: CURRENCY_OF[to], rate, feeRate })
}

export function formOf(wish: Wish, does: 'quote' | 'send'): Record<string, string> {
  const { act, to, account, amount, remark } = wish
  const text = decimalOf(amount, CURRENCY_OF[account] as Currency)
  if (act === 'transfer') return { to, account, amount: text, remark }
  if (act === 'withdraw') return { method: account === 'usdt' ? 'usdt' : 'bank', account, amount: text }
  if (act === 'invest') {
    const pieces = { id: to, num: String(amount / ventureOf(wish).unit) }
    return does === 'quote' ? { kind: 'subscribe', ...pieces } : { ...pieces, agree_risk: '1' }
  }
  if (act === 'exchange') return { id: to, ...(does === 'quote' ? { kind: 'equity', amount: text } : { points: text }) }
  if (does === 'quote') return { act, account, amount: text }
  return { [wayOf(wish).field]: text, ...(act === 'to_balance' && { from: account }) }
}

const QUOTES_ASKED: Partial<Record<Wish['act'], string>> = {
  transfer: transfer.quote.path,
  withdraw: withdrawal.quote.path,
  invest: invest.quote.path,
  exchange: invest.quote.path,
}
export const quotePathOf = ({ act }: Wish): string => QUOTES_ASKED[act] ?? wallet.quote.path
