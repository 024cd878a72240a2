import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { desk } from '#server/desk-main.ts'
import { clone, pinnedNode } from './open-house.ts'

export interface Said {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

type Environment = Readonly<Record<string, string>>

/** One act at the desk, as the command does it; the lines are what is typed. */
export async function askDesk(words: string, environment: Environment, lines: readonly string[] = []): Promise<Said> {
  const said = { out: '', error: '' }
  const into = (name: keyof typeof said) =>
    new Writable({
      write(piece: Buffer, _, done) {
        said[name] += piece.toString()
        done()
      },
    })
  const code = await desk(argumentsOf(words), {
    env: { QUAY_MODE: 'test', ...environment },
    input: Readable.from(lines.map((line) => `${line}\n`)),
    out: into('out'),
    error: into('error'),
  })
  return { code, ...said }
}

/** An act at the desk whose operator says yes only once something else has happened. */
export async function askSlowly(
  words: string,
  environment: Environment,
  password: string,
  meanwhile: () => Promise<unknown>,
): Promise<Said> {
  const said = { out: '', error: '' }
  const input = new PassThrough()
  const out = new Writable({
    write(piece: Buffer, _, done) {
      said.out += piece.toString()
      if (piece.toString().includes('[yes/no]')) void meanwhile().then(() => input.end('yes\n'))
      done()
    },
  })
  const error = new Writable({
    write(piece: Buffer, _, done) {
      said.error += piece.toString()
      done()
    },
  })
  input.write(`${password}\n`)
  const env = { QUAY_MODE: 'test', ...environment }
  return { code: await desk(argumentsOf(words), { env, input, out, error }), ...said }
}

/** The same by the real command, in a process of its own. */
export function runDesk(words: string, environment: Environment, lines: readonly string[] = []): Promise<Said> {
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
  const said = { out: '', error: '' }
  child.stdout.on('data', (piece: Buffer) => (said.out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (said.error += piece.toString()))
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  return new Promise((done) => child.once('close', (code) => done({ code, ...said })))
}

/** The number of the request that was made. */
export const numberIn = ({ out }: Said) => /request (\d+)/.exec(out)?.[1] ?? 'none'

const argumentsOf = (words: string) => (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
