import type { BareLoad } from './bare-money.ts'
import { startChild, type Child } from './child.ts'
import { databaseTime } from './database-time.ts'
import type { Load, Run } from './load.ts'
import { formOf, openMoneyWorld, PATH, type Payer } from './money-world.ts'
import { median, quantile } from './numbers.ts'
import { machine, type Section } from './report.ts'
import type { Person, World } from './world.ts'

export const LANES = 64
export const SECONDS = 4
export const ROUNDS = 5
export const EACH = 400

export interface Round extends Run {
  readonly perSecond: number
  readonly server: number
  readonly database: number
}

interface Bare<P> {
  readonly path: string
  readonly statement: BareLoad['statement']
  readonly read?: string
  reads?(payer: P, quote: string): readonly unknown[]
}

interface Errand<P> extends Bare<P> {
  form(payer: P, quote: string): string
}
interface Payers<P> extends World {
  readonly payers: readonly P[]
  readonly pin: string
  quotes(each: number): Promise<string[][]>
}

const TRANSFER: Errand<Payer> = { path: PATH, statement: 'settle', form: formOf }

export async function measureMoney(): Promise<Section> {
  const world = await openMoneyWorld(LANES)
  const started: Child<number>[] = []
  try {
    const house = await startChild<number>('house.ts', world.door)
    started.push(house)
    const naive = await startChild<number>('naive-money.ts', world.door)
    started.push(naive)
    const rounds: { bare: Round; house: Round; naive: Round }[] = []
    for (let at = 0; at <= ROUNDS; at += 1) {
      const round = {
        bare: await bareRound(world, TRANSFER),
        house: await serverRound(world, house, TRANSFER),
        naive: await serverRound(world, naive, TRANSFER),
      }
      if (at > 0) rounds.push(round)
    }
    return sectionOf(rounds)
  } finally {
    for (const child of started) await child.leave()
    await world.close()
  }
}

export async function bareRound<P extends { person: Person; print: string }>(
  world: Payers<P>,
  { path, statement, read, reads }: Bare<P>,
): Promise<Round> {
  const quotes = await world.quotes(EACH)
  const lanes = world.payers.map((payer, at) => {
    const own = quotes[at] ?? []
    const { person, print } = payer
    return { member: person.id, print, quotes: own, ...(reads && { reads: own.map((quote) => reads(payer, quote)) }) }
  })
  const load: BareLoad = {
    url: world.door.url,
    path,
    statement,
    pin: world.pin,
    lanes,
    seconds: SECONDS,
    connections: 10,
    ...(read !== undefined && { read }),
  }
  const before = databaseTime(world.directory)
  const bare = await startChild<Run>('bare-money.ts', load)
  const spent = await bare.ask('cpu')
  await bare.leave()
  return roundOf(bare.ready, spent, databaseTime(world.directory) - before)
}

export async function serverRound<P>(
  world: Payers<P>,
  server: Child<number>,
  { path, form }: Errand<P>,
): Promise<Round> {
  const quotes = await world.quotes(EACH)
  const bodies = world.payers.map((payer, at) => (quotes[at] ?? []).map((quote) => form(payer, quote)))
  const load: Load = { port: server.ready, path, bodies, once: true, seconds: SECONDS, most: LANES * EACH }
  const [cpu, before] = [await server.ask('cpu'), databaseTime(world.directory)]
  const generator = await startChild<Run>('load.ts', load)
  const [cpuAfter, after] = [await server.ask('cpu'), databaseTime(world.directory)]
  await generator.leave()
  if (generator.ready.wrong > 0) throw new Error(`${generator.ready.wrong} calls were refused`)
  return roundOf(generator.ready, cpuAfter - cpu, after - before)
}

const roundOf = (run: Run, server: number, database: number): Round => ({
  ...run,
  perSecond: run.milliseconds.length / run.seconds,
  server: server / run.milliseconds.length,
  database: database / run.milliseconds.length,
})

const least = (ratio: number, target: number) => (ratio >= target ? 'met' : 'FAILS')

type Which = 'bare' | 'house' | 'naive'

function sectionOf(rounds: readonly Record<Which, Round>[]): Section {
  const of = (which: Which, fact: (round: Round) => number) => median(rounds.map((round) => fact(round[which])))
  const ratio = (below: Which) => median(rounds.map(({ house, [below]: other }) => house.perSecond / other.perSecond))
  const row = (name: string, which: Which) => {
    const times = rounds.flatMap((round) => round[which].milliseconds)
    return [
      name,
      of(which, ({ perSecond }) => perSecond).toFixed(0),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      of(which, ({ server }) => server).toFixed(0),
      of(which, ({ database }) => database).toFixed(0),
    ]
  }
  const [bare, naive] = [ratio('bare'), ratio('naive')]
  return {
    title: 'Money',
    caption: `${machine()}. ${PATH} by ${LANES} clients, each a member with a kept-alive connection and a quote of their own for every call: token, form, quote, PIN that was proven before, key, posting with a fee, event, kept answer. ${SECONDS} s a round, ${ROUNDS} rounds, the three in turn, one PostgreSQL with its durable defaults. The bare statement is the same \`settle\` asked by as many lanes over as many connections without HTTP; the usual way is the same call as Fastify and pg are usually written: session, key, PIN, quote, limit of the day, accounts, posting, entries with their hashes, events, balances, prices and the kept answer, one statement after another in a transaction, none of them named, and one locked row for all fees. Each server has ten connections. Times include the load generator's wait for a core.`,
    tables: [
      {
        caption: `Money call: ${bare.toFixed(2)} of the bare statement, target 0.6: ${least(bare, 0.6)}; ${naive.toFixed(1)} times the usual way, target 3: ${least(naive, 3)}`,
        head: ['', 'calls/s', 'p50 ms', 'p99 ms', 'client or server CPU µs a call', 'PostgreSQL CPU µs a call'],
        rows: [row('Quay', 'house'), row('bare statement', 'bare'), row('the usual way', 'naive')],
      },
    ],
  }
}
