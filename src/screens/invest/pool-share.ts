import { decimalOf, minorOf } from '#contract/money.ts'
import type { VentureCurrency } from '#contract/venture.ts'
import { inParts } from '#machines/equity/shares.rules.ts'
import { isByPiece, type VentureInfo } from '#machines/invest/buy.rules.ts'

interface PoolShare {
  /** The upper end of all that is put in, and of one example more. */
  readonly whole: string
  /** Hundredths of it that the pool could pay today, rounded down. */
  readonly covered: number
}

export function poolShareOf(info: VentureInfo): PoolShare {
  const { currency, example, pool } = info
  const minor = (text: string) => minorOf(text, currency)
  const [amount, high] = [minor(example.amount), minor(example.high)]
  const taken = isByPiece(info) ? minor(info.price) * BigInt(info.total - info.left) : minor(info.taken_amount)
  const whole = high + (amount > 0n ? (taken * high) / amount : 0n)
  const part = whole > 0n ? (minor(pool) * 100n) / whole : 100n
  return { whole: decimalOf(whole, currency), covered: Number(part < 100n ? part : 100n) }
}

/** A fraction of what is put in, in ten-thousandths, rounded down. */
export function mostShareOf({ amount, high }: VentureInfo['example'], currency: VentureCurrency): string {
  const [all, most] = [minorOf(amount, currency), minorOf(high, currency)]
  return inParts(all > 0n ? (most * 10_000n) / all : 0n)
}
