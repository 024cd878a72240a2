import { decimalOf, minorOf } from '#contract/money.ts'
import { amountBounds, isByPiece, type VentureInfo } from '#machines/invest/buy.rules.ts'

/** What is missing for so much; nothing, where there is enough or nobody knows. */
export function shortOf({ available, currency }: VentureInfo, takes: string): string | undefined {
  if (available === null) return undefined
  const short = minorOf(takes, currency) - minorOf(available, currency)
  return short > 0n ? decimalOf(short, currency) : undefined
}

/** The least that can be bought of it. */
export const leastOf = (info: VentureInfo): string => (isByPiece(info) ? info.price : (amountBounds(info).least ?? '0'))
