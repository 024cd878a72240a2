import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

export const clone = resolve(import.meta.dirname, '../..')
export const pinnedNode = join(clone, 'node_modules/.bin/node')

type Environment = Record<string, string>
type User = { uid: number; gid: number }

/** A real server process; it is ended with the test that opened it, or when `atEnd` says, if it still lives. */
export function openHouse(
  environment: Environment,
  as?: User,
  atEnd: (act: () => Promise<void>) => void = onTestFinished,
) {
  const child = spawn(pinnedNode, [join(clone, 'server/main.ts')], {
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(clone, '.cache/compiled'),
      HOST: '127.0.0.1',
      PORT: '0',
      SEED: 'off',
      QUAY_MODE: 'test',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  let said = ''
  const closed = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('close', (code) => done({ code, said })),
  )
  const opened = new Promise<string>((done, refuse) => {
    const hear = (piece: Buffer) => {
      said += piece.toString()
      const url = said.includes('Ctrl-C') && /http:\S+(?=\/h5\/)/.exec(said)?.[0]
      if (url) done(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void closed.then(() => refuse(new Error(said)))
  })
  opened.catch(() => undefined)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return closed
  }
  atEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) await end('SIGTERM')
  })
  return { opened, closed, end, said: () => said }
}

export async function refusedHouse(environment: Environment) {
  return openHouse(environment).closed
}

export const nobody: User = { uid: 65534, gid: 65534 }
export const isRoot = process.getuid?.() === 0
export const nobodyMayRunUs = isRoot && spawnSync(pinnedNode, ['--version'], { ...nobody, cwd: '/' }).status === 0

export function postmasterOf(dataDirectory: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDirectory, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}
