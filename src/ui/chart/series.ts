import { DAY_MS } from '#contract/time-units.ts'
import type { ChartPoint, ChartRange } from '#contract/equity.ts'

export const [WIDTH, HEIGHT] = [320, 128]
const EDGE = 6

const MONTHS = { '1m': 1, '3m': 3, '6m': 6, '1y': 12 } as const
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The last of that month where it has no such day. */
function before(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10)
}

export function within<Point extends ChartPoint>(points: readonly Point[], range: ChartRange): readonly Point[] {
  const last = points.at(-1)
  if (!last || range === 'all') return points
  const from = before(last.date, MONTHS[range])
  return points.filter(({ date }) => date >= from)
}

export const placesOf = (points: readonly ChartPoint[]): number =>
  Math.max(2, ...points.map(({ price }) => /\.(\d*[1-9])/.exec(price)?.[1]?.length ?? 0))

export interface Spot {
  readonly x: number
  readonly y: number
}

const pricesOf = (points: readonly ChartPoint[]) => points.map(({ price }) => price)

/** Only a drawing, so that numbers will do. Days that are missing leave their room; lines of one field have one scale. */
export function spotsOf(points: readonly ChartPoint[], line = pricesOf(points), field = line): Spot[] {
  const [values, scale] = [line.map(Number), field.map(Number)]
  const [least, most] = [Math.min(...scale), Math.max(...scale)]
  const from = at(points[0]?.date ?? '')
  const days = (at(points.at(-1)?.date ?? '') - from) / DAY_MS
  return points.map(({ date }, place) => ({
    x: days > 0 ? EDGE + ((at(date) - from) / DAY_MS / days) * (WIDTH - 2 * EDGE) : WIDTH / 2,
    y: most > least ? EDGE + ((most - (values[place] ?? most)) / (most - least)) * (HEIGHT - 2 * EDGE) : HEIGHT / 2,
  }))
}

export const lineOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

export function nearest(spots: readonly Spot[], part: number): number {
  const wanted = part * WIDTH
  return spots.reduce(
    (best, { x }, place) => (Math.abs(x - wanted) < Math.abs((spots[best]?.x ?? 0) - wanted) ? place : best),
    0,
  )
}

export function boundsOf(points: readonly ChartPoint[]): { low: ChartPoint; high: ChartPoint } | undefined {
  const [first, ...rest] = points
  if (!first) return undefined
  return rest.reduce(
    ({ low, high }, point) => ({
      low: Number(point.price) < Number(low.price) ? point : low,
      high: Number(point.price) > Number(high.price) ? point : high,
    }),
    { low: first, high: first },
  )
}
