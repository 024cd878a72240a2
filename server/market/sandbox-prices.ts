import { createHash } from 'node:crypto'
import { later } from '../lib/clock.ts'
import { type Price, PRICED, type Priced, type PriceSource } from '../lib/price.ts'

/** Seconds for which one price holds. */
export const SANDBOX_STEP = 900
const AT_ONCE = 2_000
const PLACES = 10_000

/** In ten-thousandths of a EUR; `sway` is the most that one step moves. */
const COURSES: Readonly<Record<Priced, { mean: number; sway: number }>> = {
  COIN: { mean: 12_500, sway: 45 },
  USDT: { mean: 9_200, sway: 4 },
}
const BACK = 160

/** From -most to most, the same for anybody who works it out. */
function chanceOf(currency: Priced, since: Date, most: number): number {
  const digest = createHash('sha256').update(`quay demo ${currency} ${since.toISOString()}`).digest()
  return (digest.readUInt32BE(0) % (2 * most + 1)) - most
}

function next({ currency, since, eur }: Price): Price {
  const { mean, sway } = COURSES[currency]
  const at = later(since, SANDBOX_STEP)
  const was = Math.round(Number(eur) * PLACES)
  const becomes = Math.max(1, was + Math.round((mean - was) / BACK) + chanceOf(currency, at, sway))
  return { currency, since: at, eur: (becomes / PLACES).toFixed(4) }
}

/** Each price follows from the one before and its moment alone: the same however late it is worked out. */
export const sandboxPrices: PriceSource = {
  isSandbox: true,
  async after(last, until) {
    return PRICED.flatMap((currency) => {
      const said: Price[] = []
      let one = last.find((price) => price.currency === currency) ?? begins(currency, until)
      for (one = next(one); one.since <= until && said.length < AT_ONCE; one = next(one)) said.push(one)
      return said
    })
  },
}

function begins(currency: Priced, until: Date): Price {
  const step = SANDBOX_STEP * 1_000
  const since = new Date((Math.floor(until.getTime() / step) - 1) * step)
  return { currency, since, eur: (COURSES[currency].mean / PLACES).toFixed(4) }
}
