import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { reachDatabase } from '#server/desk/reach.ts'
import { deskCodeHash, hideDeskKey } from '#server/desk/operator-factor.ts'
import { desk } from '#server/desk-main.ts'
import { newCodes } from '#server/factor/recovery.ts'
import { systemChance } from '#server/lib/chance.ts'
import { CHEAP } from './world.ts'
import { clone, pinnedNode } from './open-house.ts'

export interface Said {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

type Environment = Readonly<Record<string, string>>

/** The key of every operator's app in tests: that of RFC 6238's own examples. */
const DESK_SECRET = Buffer.from('12345678901234567890')

/** Who has no app yet has set one up, and says what nobody said before: a recovery code. */
async function secondOf(environment: Environment): Promise<string> {
  const config = readConfig({ QUAY_MODE: 'test', ...environment })
  const house = { settings: config, chance: systemChance }
  const [code = ''] = newCodes(systemChance)
  const { url, stop } = await reachDatabase(config)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ id: number }>('select id from operator where email = $1', [
      environment['QUAY_OPERATOR']?.toLowerCase(),
    ])
    for (const { id } of rows) {
      await owner.query(
        'insert into operator_app (operator_id, sealed, made_at, last_step) values ($1, $2, now(), 0) on conflict do nothing',
        [id, hideDeskKey(house, id, DESK_SECRET)],
      )
      await owner.query('insert into operator_recovery_code (operator_id, hash) values ($1, $2)', [
        id,
        deskCodeHash(house, id, code),
      ])
    }
  } finally {
    await owner.end()
    await stop()
  }
  return code
}

async function typed(environment: Environment, [password, ...rest]: readonly string[]): Promise<readonly string[]> {
  if (password === undefined) return []
  return environment['QUAY_OPERATOR'] ? [password, await secondOf(environment), ...rest] : [password, ...rest]
}

/** One act at the desk, as the command does it; the lines are what is typed besides the second factor. */
export const askDesk = async (words: string, environment: Environment, lines: readonly string[] = []): Promise<Said> =>
  askDeskPlainly(words, environment, await typed(environment, lines))

export const askDeskPlainly = (words: string, environment: Environment, lines: readonly string[] = []): Promise<Said> =>
  acts(words, environment, Readable.from(lines.map((line) => `${line}\n`)))

export function talkToDesk(words: string, environment: Environment, answer: (said: string) => string): Promise<Said> {
  const input = new PassThrough()
  return acts(words, environment, input, (piece, said) => {
    if (piece.endsWith(': ')) input.write(`${answer(said)}\n`)
  })
}

export async function askSlowly(
  words: string,
  environment: Environment,
  password: string,
  meanwhile: () => Promise<unknown>,
): Promise<Said> {
  const input = new PassThrough()
  for (const line of await typed(environment, [password])) input.write(`${line}\n`)
  return acts(words, environment, input, (piece) => {
    if (piece.includes('[yes/no]')) void meanwhile().then(() => input.end('yes\n'))
  })
}

async function acts(
  words: string,
  environment: Environment,
  input: Readable,
  hears: (piece: string, said: string) => void = () => undefined,
): Promise<Said> {
  const said = { out: '', error: '' }
  const into = (name: keyof typeof said) =>
    new Writable({
      write(piece: Buffer, _, done) {
        said[name] += piece.toString()
        if (name === 'out') hears(piece.toString(), said.out)
        done()
      },
    })
  const env = { QUAY_MODE: 'test', ...environment }
  const code = await desk(argumentsOf(words), { env, input, out: into('out'), error: into('error'), cost: CHEAP })
  return { code, ...said }
}

export async function runDesk(words: string, environment: Environment, lines: readonly string[] = []): Promise<Said> {
  const said = { out: '', error: '' }
  const spoken = await typed(environment, lines)
  const child = spawn(pinnedNode, [join(clone, 'scripts/desk.ts'), ...argumentsOf(words)], {
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(clone, '.cache/compiled'),
      QUAY_MODE: 'test',
      ...environment,
    },
    stdio: 'pipe',
  })
  child.stdout.on('data', (piece: Buffer) => (said.out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (said.error += piece.toString()))
  child.stdin.end(spoken.map((line) => `${line}\n`).join(''))
  return new Promise((done) => child.once('close', (code) => done({ code, ...said })))
}

export const numberIn = ({ out }: Said) => /request (\d+)/.exec(out)?.[1] ?? 'none'

const argumentsOf = (words: string) => (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
