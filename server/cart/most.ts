import { refuse } from '../lib/refuse.ts'

/** No line holds more than are left, nor more than one member may have. */
export function holdsNoMore({ stock, most }: { stock: number; most: number | null }, num: number): void {
  const upTo = (count: number) => ({ range: { least: '1', most: `${count}` } })
  if (num > stock) refuse('stock-short', upTo(stock))
  if (most !== null && num > most) refuse('goods-limit', upTo(most))
}
