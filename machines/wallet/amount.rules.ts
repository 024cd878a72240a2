import * as v from 'valibot'
import { type Currency, minorOf, SCALE } from '#contract/money.ts'
import type { Problem } from '#contract/problems.ts'
import { AmountAsked } from '#contract/shapes.ts'

/** Decimal text, as far as it is known where it is typed. */
export interface Bounds {
  readonly least?: string
  /** What one time allows, what the day still does, and what one has. */
  readonly most?: string
  readonly today?: string
  readonly available?: string
}

const NAMES = ['available', 'today', 'most'] as const
const ABOVE = { available: 'amount-available', today: 'amount-today', most: 'amount-most' } as const
const isNumber = (text: string) => /^[-+]?\d+(\.\d+)?$/.test(text)
const isTooFine = (text: string, currency: Currency) => (/^\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0) > SCALE[currency]

interface Upper {
  readonly text: string
  readonly problem: Problem
}

export function upperOf(bounds: Bounds, currency: Currency): Upper | undefined {
  const known = NAMES.flatMap((name) => {
    const text = bounds[name]
    return text === undefined ? [] : [{ text, problem: ABOVE[name] }]
  })
  return known.reduce<Upper | undefined>(
    (least, one) => (least && minorOf(least.text, currency) <= minorOf(one.text, currency) ? least : one),
    undefined,
  )
}

export function amountProblem(typed: string, currency: Currency, bounds: Bounds): Problem | undefined {
  const text = typed.trim()
  if (isTooFine(text, currency)) return 'amount-places'
  const [least, upper] = [bounds.least, upperOf(bounds, currency)]
  const minor = (amount: string) => minorOf(amount, currency)
  const read = v.safeParse(AmountAsked, text)
  if (!read.success) {
    const isRange = least !== undefined && upper !== undefined && minor(least) <= minor(upper.text)
    return isRange && isNumber(text) ? 'out-of-range' : (read.issues[0].message as Problem)
  }
  if (least !== undefined && minor(text) < minor(least)) return 'amount-least'
  return upper && minor(text) > minor(upper.text) ? upper.problem : undefined
}
