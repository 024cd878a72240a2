import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './postgres-home.ts'
import { alive, commandOf, placeOf, until } from './processes.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

export type Postmaster = { pid: number; port: number }

/** A port, a killed postmaster that nobody buried yet, or its last children. */
export class InTheWay extends Error {}

const READY_WITHIN = 120_000
const STOPPED_WITHIN = 4_000

/** Left behind by a killed server; waits while it recovers or stops. */
export async function runningIn(cluster: string): Promise<Postmaster | undefined> {
  const found = () => {
    const record = recordOf(cluster)
    return record && ownedBy(record.pid, cluster) ? record : undefined
  }
  const settled = await until(() => ['ready', undefined].includes(found()?.status), READY_WITHIN)
  const left = found()
  if (!settled)
    throw new StartRefusal(`PostgreSQL process ${left?.pid} on ${cluster} neither starts nor stops; end it first.`)
  if (left) return { pid: left.pid, port: left.port }
  forgetStranger(cluster)
  return undefined
}

export async function launch({
  native,
  home,
  port,
  durable,
}: {
  native: string
  home: Home
  port: number
  durable: boolean
}): Promise<Postmaster> {
  const log = join(home.directory, 'postgres.log')
  if (existsSync(log)) renameSync(log, `${log}.1`)
  const descriptor = openSync(log, 'w', 0o600)
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', home.cluster, ...settings(port, durable)], {
    ...home.runAs,
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', descriptor, descriptor],
  })
  closeSync(descriptor)
  child.unref()
  await ready(child, home, log)
  return { pid: child.pid ?? 0, port }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  if (!signal(pid, 'SIGINT')) return
  if (await until(() => !alive(pid), STOPPED_WITHIN)) return
  signal(pid, 'SIGQUIT')
  await until(() => !alive(pid), 500)
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          autovacuum: 'off',
          max_parallel_workers_per_gather: 0,
        }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function ready(child: ChildProcess, { cluster }: Home, log: string): Promise<void> {
  let ended = false
  child
    .once('error', () => {
      ended = true
    })
    .once('exit', () => {
      ended = true
    })
  const isReady = () => {
    const record = recordOf(cluster)
    return record?.pid === child.pid && record?.status === 'ready'
  }
  await until(() => ended || isReady(), READY_WITHIN)
  if (!ended && isReady()) return
  const said = readFileSync(log, 'utf8')
  if (
    /could not (bind|create any TCP\/IP sockets)|shared memory block .* still in use|lock file .* already exists/.test(
      said,
    )
  )
    throw new InTheWay()
  const reason = said.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? 'it was not ready in time'
  throw new StartRefusal(`PostgreSQL did not start: ${reason.trim()} (the whole story is in ${log}).`)
}

function recordOf(cluster: string): (Postmaster & { status: string }) | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
  } catch {
    return undefined
  }
}

function ownedBy(pid: number, cluster: string): boolean {
  if (pid === 0 || !alive(pid)) return false
  const place = placeOf(pid)
  return place ? place === realpathSync(cluster) : commandOf(pid).includes(cluster)
}

// A dead postmaster's number may belong to another program by now, and PostgreSQL would wait for that one.
// Anything called postgres is left to PostgreSQL's own judgement.
function forgetStranger(cluster: string): void {
  const record = recordOf(cluster)
  if (record && alive(record.pid) && !commandOf(record.pid).includes('postgres'))
    rmSync(join(cluster, 'postmaster.pid'))
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
