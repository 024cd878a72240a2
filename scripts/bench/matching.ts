import pg from 'pg'
import { startChild } from './child.ts'
import type { Matched, Matching } from './matcher.ts'
import { MERCHANTS, openMatchingWorld, openOrders, openPlain, ORDERS, PLAIN } from './matching-world.ts'
import { median, quantile } from './numbers.ts'
import { machine, type Section } from './report.ts'
import { STREAMS, tapsUntilMatched } from './tap.ts'
import type { World } from './world.ts'

const PROCESSES = 2
const ROUNDS = 5
const HEAD_START_MS = 2_500

interface Round {
  readonly perSecond: number
  readonly matched: number
}

export async function measureMatching(): Promise<Section> {
  const world = await openMatchingWorld(STREAMS)
  const client = new pg.Client({ connectionString: world.door.url })
  await client.connect()
  try {
    await client.query(PLAIN)
    await client.query('create sequence bench_orders; grant usage on sequence bench_orders to quay_app')
    const rounds: { ours: Round; plain: Round }[] = []
    for (let at = 0; at <= ROUNDS; at += 1) {
      await openPlain(client)
      const plain = await round(world, true)
      await openOrders(world)
      await client.query('analyze trade_order')
      const ours = await round(world, false)
      await isSound(client)
      if (at > 0) rounds.push({ ours, plain })
    }
    const taps = await tapsUntilMatched(world)
    return sectionOf(rounds, taps)
  } finally {
    await client.end()
    await world.close()
  }
}

async function round({ door }: World, plain: boolean): Promise<Round> {
  const at = Date.now() + HEAD_START_MS
  const given: Matching = { ...door, plain, at }
  const lanes = await Promise.all(Array.from({ length: PROCESSES }, () => startChild<Matched>('matcher.ts', given)))
  for (const lane of lanes) await lane.leave()
  const matched = lanes.reduce((sum, { ready }) => sum + ready.matched, 0)
  const until = Math.max(...lanes.map(({ ready }) => ready.until))
  return { matched, perSecond: (matched * 1000) / (until - at) }
}

async function isSound(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ wrong: number }>(`
    select (select count(*) from (
        select order_id from order_event where event = 'offer' group by order_id having count(*) > 1) as twice)
      + (select count(*) from merchant where promised > wanted)
      + (select count(*) from merchant where promised <> (
        select coalesce(sum(quantity), 0) from trade_order
        where merchant_id = merchant.member_id and state = 'matching.offered')) as wrong`)
  if (Number(rows[0]?.wrong) !== 0) throw new Error(`${rows[0]?.wrong} matches are wrong`)
}

const most = (value: number, target: number) => (value <= target ? 'met' : 'FAILS')

function sectionOf(rounds: readonly { ours: Round; plain: Round }[], taps: readonly number[]): Section {
  const ratio = median(rounds.map(({ ours, plain }) => ours.perSecond / plain.perSecond))
  const row = (name: string, of: (round: (typeof rounds)[number]) => Round) => [
    name,
    median(rounds.map((one) => of(one).perSecond)).toFixed(0),
    Math.min(...rounds.map((one) => of(one).matched)),
    ORDERS,
  ]
  const p95 = quantile(taps, 0.95)
  return {
    title: 'Matching',
    caption: `${machine()}. ${ORDERS} open orders against ${MERCHANTS} merchants, ${PROCESSES} processes with one lane each, batches of 50, ${ROUNDS} rounds, the two in turn, one PostgreSQL with its durable defaults; merchants want a third more than is for sale, so the best of them run out. The plain batch is two tables, a log and one function; ours also asks about hours, modes, money and who was asked before, prices the order anew, and writes what happened and whom to tell. After every round: no order was offered twice, and what merchants are promised is the sum of their offers.`,
    tables: [
      {
        caption: `Matches: ${ratio.toFixed(2)} of the plain batch, target 0.5: ${ratio >= 0.5 ? 'met' : 'FAILS'}`,
        head: ['', 'matches/s', 'matched, least', 'of'],
        rows: [row('Quay', ({ ours }) => ours), row('plain batch', ({ plain }) => plain)],
      },
      {
        caption: `From START to "matched" on the phone at ${STREAMS} live streams, ms: p95 ${p95.toFixed(0)}, target 1000: ${most(p95, 1_000)}`,
        head: ['', 'p50', 'p95', 'longest', 'sales'],
        rows: [
          [
            'a merchant who accepts at once',
            quantile(taps, 0.5).toFixed(0),
            p95.toFixed(0),
            Math.max(...taps).toFixed(0),
            taps.length,
          ],
        ],
      },
    ],
  }
}
