import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { inspect, parseArgs } from 'node:util'
import type { Context } from './lib/context.ts'
import { type Config, readConfig } from './config.ts'
import { originAt } from './lib/origin.ts'
import { openLog } from './lib/log.ts'
import { migrate } from './lib/migrate.ts'
import { openContext } from './open-context.ts'
import { paceOf } from './lib/pace.ts'
import { type Cost, COST } from './lib/passwords.ts'
import { StartRefusal } from './lib/start-refusal.ts'
import { readable, readably, sealerAbout } from './desk/about.ts'
import { COUPON_FLAGS } from './desk/coupon-file.ts'
import type { Verb } from './desk/desk.ts'
import { signIn } from './desk/operators.ts'
import { reachDatabase } from './desk/reach.ts'
import { DeskRefusal } from './desk/refusal.ts'
import { SPLIT_FLAGS } from './desk/splits.ts'
import { openTerminal, type Streams } from './desk/terminal.ts'
import { VERBS } from './desk/verbs.ts'

const MISUNDERSTOOD = 2
const FLAGS = [
  'member',
  'account',
  'amount',
  'direction',
  'reason',
  'to',
  'text',
  'set',
  'ref',
  'day',
  'shares',
  'until',
  'eur',
  'opens',
  'closes',
  'region',
  'price',
  'from',
  'rate',
  'total',
  'stock',
  'shop-of',
  'carrier',
  'number',
  'lines',
  ...COUPON_FLAGS,
  ...SPLIT_FLAGS,
]

export interface Around extends Streams {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly error: Writable
  readonly cost?: Cost
}

const ofProcess = (): Around => ({
  env: process.env,
  input: process.stdin,
  out: process.stdout,
  error: process.stderr,
})

export async function desk(given: readonly string[], around: Around = ofProcess()): Promise<number> {
  try {
    const asked = readArguments(given)
    if (asked) await act(asked, around)
    else around.out.write(`${help()}\n`)
    return 0
  } catch (error) {
    const isSaid = error instanceof DeskRefusal || error instanceof StartRefusal
    around.error.write(`${isSaid ? error.message : inspect(error)}\n`)
    return error instanceof DeskRefusal ? error.code : 1
  }
}

interface Asked {
  readonly verb: Verb
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string>>
}

async function act({ verb, words, flags }: Asked, { env, cost, ...streams }: Around): Promise<void> {
  const config = readConfig(env)
  const database = await reachDatabase(config)
  const terminal = openTerminal(streams)
  let context: Context | undefined
  try {
    await migrate(database.url)
    const house = contextOf(config, database.url, cost)
    context = house
    const shown = readable(house, terminal)
    const seal = await sealerAbout(house, words, flags)
    await verb
      .act({
        context: house,
        terminal: shown,
        words,
        flags,
        seal,
        anchors: join(config.dataDirectory, 'anchors.log'),
        signIn: () => signIn(house, shown, env['QUAY_OPERATOR']),
      })
      .finally(() => shown.said())
      .catch((error: unknown) => readably(house, error))
  } finally {
    terminal.close()
    await context?.database.destroy()
    await database.stop()
  }
}

const contextOf = (config: Config, url: string, cost = COST): Context =>
  openContext({
    url,
    cost,
    role: 'quay_desk',
    connections: 4,
    log: openLog({ level: 'silent' }),
    settings: {
      mode: config.mode,
      origin: config.origin ?? originAt(config),
      pepper: config.pepper,
      pictures: join(config.dataDirectory, 'pictures'),
      publicPictures: join(config.dataDirectory, 'public-pictures'),
      dist: undefined,
      trustProxy: false,
      miniProgram: undefined,
      mail: config.mail,
      gateways: { wechat: undefined, alipay: undefined },
      chains: [],
      prices: undefined,
      affiliate: undefined,
      carriers: config.carriers,
      pushKeys: undefined,
      frames: [],
      ...paceOf(config.mode),
    },
  })

function readArguments(given: readonly string[]): Asked | undefined {
  const { values, positionals } = parsed(given)
  const said: Readonly<Record<string, string | boolean | undefined>> = values
  if (values.help || positionals.length === 0) return undefined
  const name = [positionals.slice(0, 2).join(' '), positionals[0] ?? ''].find((words) => VERBS.has(words))
  const verb = VERBS.get(name ?? '')
  if (!name || !verb) throw misunderstood(`There is no "${positionals.join(' ')}" at the desk.`)
  const words = positionals.slice(name.split(' ').length)
  const flags = Object.fromEntries(
    FLAGS.flatMap((flag) => (said[flag] === undefined ? [] : [[flag, String(said[flag])]])),
  )
  const strange = Object.keys(flags).find((flag) => !verb.flags?.includes(flag))
  const [least, more] = [verb.takes ?? 0, verb.may ?? 0]
  if (words.length < least || words.length > least + more || strange)
    throw misunderstood(`Write it as: ${name} ${verb.usage}`)
  return { verb, words, flags }
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        help: { type: 'boolean' as const },
        ...Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'string' as const }])),
      },
    })
  } catch (error) {
    throw misunderstood((error as Error).message.split('\n')[0] ?? '')
  }
}

const misunderstood = (sentence: string) =>
  new DeskRefusal(`${sentence}\n"npm run desk -- --help" says what there is.`, MISUNDERSTOOD)

const help = () =>
  [
    'npm run desk -- <verb>\n',
    ...[...VERBS].flatMap(([name, { usage, summary }]) => [`  ${`${name} ${usage}`.trim()}`, `      ${summary}`]),
    '\nQUAY_OPERATOR is the e-mail of whoever acts; the password and the code of the app are asked for, or read as lines of',
    'the input. Who has no app yet sets one up at the first sign-in.',
    'DATABASE_URL and DATA_DIR lead to the house, open or closed, as for npm start.',
    'Ends with 0 when it was done, 1 when it was refused, 2 when it was not understood, 3 when the books do not hold.',
  ].join('\n')
