import { account } from '#contract/account.ts'
import { APP_KEY } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { startChild, type Child } from './child.ts'
import { databaseTime } from './database-time.ts'
import type { Load, Run } from './load.ts'
import { judged, median, quantile } from './numbers.ts'
import { statementsOfProfile } from './record.ts'
import { machine, type Section, type Table } from './report.ts'
import { openWorld, PASSWORD, type Person, type World } from './world.ts'

interface Errand {
  readonly caption: string
  readonly path: string
  readonly lanes: number
  readonly seconds: number
  readonly rounds: number
  body(person: Person): Record<string, string>
}

const READ: Errand = {
  caption: 'Protected read',
  path: account.profile.path,
  lanes: 16,
  seconds: 3,
  rounds: 7,
  body: ({ token }) => ({ token }),
}
const SIGN_IN: Errand = {
  caption: 'Sign in',
  path: session.signIn.path,
  lanes: 8,
  seconds: 4,
  rounds: 3,
  body: ({ email }) => ({ account: email, type: 'email', password: PASSWORD, token: '' }),
}
const MOST = 100_000

interface Round {
  readonly perSecond: number
  readonly milliseconds: readonly number[]
  readonly serverTime: number
  readonly databaseTime: number
}

type Server = Child<number>

export async function measureServer(): Promise<Section> {
  const world = await openWorld(READ.lanes)
  const started: Server[] = []
  try {
    const statements = await statementsOfProfile(world, world.people[0] as Person)
    const bare = await startChild<number>('bare.ts', { ...world.door, statements })
    started.push(bare)
    const house = await startChild<number>('house.ts', world.door)
    started.push(house)
    const read = await compare(world, READ, house, bare)
    const signIn = await compare(world, SIGN_IN, house, bare)
    return {
      title: 'Server',
      caption: `${machine()}. ${READ.path} by ${READ.lanes} lanes and ${SIGN_IN.path} by ${SIGN_IN.lanes}, each lane a member with a kept-alive connection; ${READ.seconds} and ${SIGN_IN.seconds} s a round, the two servers in turn, each alone while it is asked. The bare handler is Fastify with the same ${statements.length} statements of the read as named statements, and for signing in the same Argon2id with the same cap; it checks, translates, counts and logs nothing. Times include the load generator's wait for a core.`,
      tables: [tableOf(READ, read, [0.7, 0.5]), tableOf(SIGN_IN, signIn)],
    }
  } finally {
    for (const server of started) await server.leave()
    await world.close()
  }
}

interface Pair {
  readonly house: readonly Round[]
  readonly bare: readonly Round[]
}

async function compare(world: World, errand: Errand, house: Server, bare: Server): Promise<Pair> {
  const rounds: Pair & { house: Round[]; bare: Round[] } = { house: [], bare: [] }
  for (let at = 0; at <= errand.rounds; at += 1) {
    const first = await roundOf(world, errand, bare)
    const second = await roundOf(world, errand, house)
    if (at === 0) continue
    rounds.bare.push(first)
    rounds.house.push(second)
  }
  return rounds
}

async function roundOf(world: World, errand: Errand, server: Server): Promise<Round> {
  const bodies = world.people
    .slice(0, errand.lanes)
    .map((person) => [new URLSearchParams({ app_key: APP_KEY, ...errand.body(person) }).toString()])
  const load: Load = { port: server.ready, path: errand.path, bodies, once: false, seconds: errand.seconds, most: MOST }
  const [server0, database0] = [await server.ask('cpu'), databaseTime(world.directory)]
  const generator = await startChild<Run>('load.ts', load)
  const [server1, database1] = [await server.ask('cpu'), databaseTime(world.directory)]
  const { seconds, wrong, milliseconds } = generator.ready
  await generator.leave()
  if (wrong > 0) throw new Error(`${errand.path} answered ${wrong} of ${milliseconds.length} calls with a refusal`)
  return {
    perSecond: milliseconds.length / seconds,
    milliseconds,
    serverTime: (server1 - server0) / milliseconds.length,
    databaseTime: (database1 - database0) / milliseconds.length,
  }
}

function tableOf({ caption }: Errand, { house, bare }: Pair, bounds?: [target: number, limit: number]): Table {
  const ratio = median(house.map(({ perSecond }, at) => perSecond / (bare[at]?.perSecond ?? Number.NaN)))
  const row = (name: string, rounds: readonly Round[]) => {
    const times = rounds.flatMap(({ milliseconds }) => milliseconds)
    return [
      name,
      median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      median(rounds.map(({ serverTime }) => serverTime)).toFixed(0),
      median(rounds.map(({ databaseTime: spent }) => spent)).toFixed(0),
    ]
  }
  const share = (of: (round: Round) => number) => (median(house.map(of)) / median(bare.map(of))).toFixed(2)
  const verdict = bounds ? `, target ${bounds[0]}, fails at ${bounds[1]}: ${judged(ratio, ...bounds)}` : ''
  return {
    caption: `${caption}: ${ratio.toFixed(2)} of the bare handler${verdict}`,
    head: ['', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU µs a call', 'PostgreSQL CPU µs a call'],
    rows: [
      row('Quay', house),
      row('bare handler', bare),
      [
        'ratio',
        ratio.toFixed(2),
        '',
        '',
        share(({ serverTime }) => serverTime),
        share(({ databaseTime: spent }) => spent),
      ],
    ],
  }
}
