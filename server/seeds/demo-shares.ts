import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'

type House = Pick<Context, 'database' | 'clock' | 'log'>

const EVERY_MS = MINUTE_MS
const PARTS = 10_000
/** A day's largest move, in ten-thousandths of the price. */
const SWAY = 60
/** Hours after midnight in UTC. */
const KNOWN = 17

interface Last {
  readonly currency: string
  readonly day: string
  readonly eur: string
}

async function lastOf(sql: Sql): Promise<Last[]> {
  const { rows } = await raw<Last & { demo: boolean }>`
    select distinct on (currency) currency, day::text, eur::text, demo from share_price
    order by currency, day desc, said_at desc`.execute(sql)
  return rows.filter(({ demo }) => demo)
}

/** The same whenever it is worked out. */
function worthOn(currency: string, day: string, before: number): number {
  const draw = createHash('sha256').update(`quay demo ${currency} ${day}`).digest().readUInt32BE(0)
  return Math.max(1, before + Math.round((before * ((draw % (2 * SWAY + 1)) - SWAY)) / PARTS))
}

export async function sayDemoShares({ database, clock }: House): Promise<number> {
  const now = clock.now()
  let said = 0
  for (const { currency, day, eur } of await lastOf(database)) {
    let worth = Math.round(Number(eur) * PARTS)
    for (let at = Date.parse(`${day}T00:00:00Z`) + DAY_MS; at + (KNOWN * DAY_MS) / 24 <= now.getTime(); at += DAY_MS) {
      if (new Date(at).getUTCDay() % 6 === 0) continue
      const next = new Date(at).toISOString().slice(0, 10)
      worth = worthOn(currency, next, worth)
      const { rows } = await raw<{ said: boolean }>`
        select demo_share_price(${currency}, ${next}::date, ${(worth / PARTS).toFixed(4)}::numeric, ${now}) as said`.execute(
        database,
      )
      if (rows[0]?.said) said += 1
    }
  }
  return said
}

export function playDemoShares(house: House): () => Promise<void> {
  const round = () =>
    sayDemoShares(house).catch((error: unknown) =>
      house.log.warn({ err: error }, 'what shares of the demo are worth could not be said'),
    )
  let running: Promise<unknown> = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
