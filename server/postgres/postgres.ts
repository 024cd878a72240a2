import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { takeLock } from './lock.ts'
import { settle, type Home } from './postgres-home.ts'
import { nativeFor, type Native } from './postgres-native.ts'
import { InTheWay, launch, runningIn, stopPostmaster, type Postmaster } from './postmaster.ts'
import { alive } from './processes.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

export type Postgres = {
  url(database: string): string
  adminUrl: string
  /** Where the data really is: elsewhere when the wanted directory is closed to PostgreSQL. */
  directory: string
  reused: boolean
  stop(): Promise<void>
}

type Settings = { home: Home; durable: boolean; password: string }

/** For this process alone. `durable: false` survives no power loss: for clusters that a test throws away. */
export async function startPostgres({
  directory,
  durable = true,
}: {
  directory: string
  durable?: boolean
}): Promise<Postgres> {
  const home = settle(resolve(directory))
  const release = takeLock(
    join(home.directory, 'lock'),
    (pid) =>
      `The data in ${directory} is in use by process ${pid}; stop that one first, or give this one its own DATA_DIR.`,
  )
  try {
    const settings = { home, durable, password: secretOf(home) }
    const left = await runningIn(home.cluster)
    let postmaster = left ?? (await begin(settings))
    const stopWatching = watch(
      () => postmaster,
      async () => {
        postmaster = await begin(settings)
      },
    )
    const url = (database: string) => `postgres://quay:${settings.password}@127.0.0.1:${postmaster.port}/${database}`
    if (left) await prove(url('postgres'), home)
    return {
      url,
      adminUrl: url('postgres'),
      directory: home.directory,
      reused: left !== undefined,
      async stop() {
        await stopWatching()
        await stopPostmaster(postmaster)
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Two processes may ask at once. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}

async function begin(settings: Settings): Promise<Postmaster> {
  const { home, durable } = settings
  const native = nativeFor(home.runAs)
  if (!existsSync(home.cluster)) initialise(native, settings)
  sameMajor(native, home)
  for (let attempt = 1; ; attempt += 1) {
    const port = await portFor(home)
    try {
      return await launch({ native: native.folder, home, port, durable })
    } catch (error) {
      if (!(error instanceof InTheWay) || attempt === 40) throw error
      await pause(attempt * 10)
    }
  }
}

function initialise({ folder }: Native, { home, durable, password }: Settings): void {
  const draft = join(home.directory, 'cluster.new')
  const secret = join(home.directory, 'secret.new')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  if ('uid' in home.runAs) for (const path of [draft, secret]) chownSync(path, home.runAs.uid, home.runAs.gid)
  try {
    const options = [
      '-D',
      draft,
      '-U',
      'quay',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync', '--no-data-checksums', '--set', 'scram_iterations=1']),
    ]
    const done = spawnSync(join(folder, 'bin', 'initdb'), options, {
      ...home.runAs,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      encoding: 'utf8',
    })
    if (done.status !== 0)
      throw new StartRefusal(
        `PostgreSQL could not prepare ${home.directory}: ${(done.stderr || String(done.error)).trim().split('\n').at(-1)}`,
      )
    renameSync(draft, home.cluster)
  } finally {
    rmSync(secret, { force: true })
  }
}

function sameMajor({ major }: Native, { cluster }: Home): void {
  const written = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (written !== major)
    throw new StartRefusal(
      `The data in ${cluster} was written by PostgreSQL ${written} and this is ${major}; move it over with pg_dump, or choose another DATA_DIR.`,
    )
}

function secretOf(home: Home): string {
  const file = join(home.directory, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(home.cluster))
    throw new StartRefusal(`The password file ${file} is missing; put it back, the database opens with nothing else.`)
  const secret = randomBytes(24).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

async function portFor({ directory }: Home): Promise<number> {
  const file = join(directory, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const port = (last && (await freePort(last))) || (await freePort(0))
  if (!port) throw new StartRefusal('No free port on 127.0.0.1 is left for PostgreSQL.')
  writeFileSync(file, String(port))
  return port
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}

async function prove(url: string, { cluster }: Home): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefusal(
      `A PostgreSQL still runs on ${cluster} and does not let us in (${(error as Error).message}); stop it first.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** On its old port, when it dies under a running server. */
function watch(current: () => Postmaster, revive: () => Promise<void>): () => Promise<void> {
  let reviving: Promise<void> | undefined
  const timer = setInterval(() => {
    if (reviving || alive(current().pid)) return
    reviving = revive()
      .catch((error: unknown) => console.error(`PostgreSQL is gone and did not come back: ${(error as Error).message}`))
      .finally(() => {
        reviving = undefined
      })
  }, 250).unref()
  return async () => {
    clearInterval(timer)
    await reviving
  }
}
