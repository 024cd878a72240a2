import * as v from 'valibot'
import { CART_LINES } from '#contract/limits.ts'
import { forget, loadStored, store } from './storage.ts'

const Number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
const Line = v.object({
  goods_id: Number,
  variant_id: Number,
  num: v.pipe(Number, v.maxValue(9_999)),
  /** By it the line is handed in once, however often that is tried. */
  idem: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  name: v.pipe(v.string(), v.maxLength(200)),
})
export type KeptLine = v.InferOutput<typeof Line>

/** What does not read as a line is not kept, nor more than a cart can have. */
export const keptLines = (): KeptLine[] =>
  (loadStored('cart') ?? []).filter((line): line is KeptLine => v.is(Line, line)).slice(0, CART_LINES)

const keep = (lines: readonly KeptLine[]) => (lines.length > 0 ? store('cart', [...lines]) : forget('cart'))

export const keptCount = (): number => keptLines().reduce((sum, { num }) => sum + num, 0)
export const keptOf = (variant: number): number => keptLines().find((line) => line.variant_id === variant)?.num ?? 0

/** The same variant is one line; `false` where the cart is full. */
export function keepLine(line: KeptLine): boolean {
  const lines = keptLines()
  const others = lines.filter(({ variant_id }) => variant_id !== line.variant_id)
  if (others.length === CART_LINES) return false
  keep([...others, { ...line, num: Math.min(9_999, line.num + keptOf(line.variant_id)) }])
  return true
}

export const dropLine = ({ idem }: KeptLine): void => keep(keptLines().filter((line) => line.idem !== idem))
