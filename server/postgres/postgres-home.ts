import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../lib/start-refusal.ts'

/** PostgreSQL refuses to run as root; this user exists on every Linux. */
const NOBODY = 65534

export type RunAs = { uid: number; gid: number } | Record<string, never>
export type Home = { directory: string; cluster: string; runAs: RunAs }

export const isRoot = () => process.getuid?.() === 0

/** Elsewhere when PostgreSQL's user cannot walk into the given directory. */
export function settle(directory: string): Home {
  claim(directory)
  const home = pointed(directory) ?? directory
  const cluster = join(home, 'cluster')
  const runAs = keeperOf(cluster)
  if (!isRoot()) return { directory: home, cluster, runAs }
  if (home === directory) chmodSync(directory, 0o711)
  if (canEnter(home, runAs)) return { directory: home, cluster, runAs }
  if (existsSync(cluster))
    throw new StartRefusal(
      `The database in ${home} is below a directory that user ${runAs.uid} may not enter; open it with chmod o+x, or choose another DATA_DIR.`,
    )
  const away = awayFrom(directory, runAs)
  return { directory: away, cluster: join(away, 'cluster'), runAs }
}

function claim(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    throw new StartRefusal(
      `The data directory ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}); make it writable, or choose another DATA_DIR.`,
    )
  }
}

function keeperOf(cluster: string): RunAs {
  const owner = existsSync(cluster) ? statSync(cluster) : undefined
  const self = process.getuid?.()
  if (self === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY }
  if (owner && owner.uid !== self)
    throw new StartRefusal(
      `The database in ${cluster} belongs to user ${owner.uid}; start as that user or as root, or choose another DATA_DIR.`,
    )
  return {}
}

function canEnter(directory: string, runAs: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', directory], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
}

function pointed(directory: string): string | undefined {
  const pointer = join(directory, 'elsewhere')
  if (!existsSync(pointer)) return undefined
  const place = readFileSync(pointer, 'utf8').trim()
  if (existsSync(place)) return place
  throw new StartRefusal(
    `The database of ${directory} is kept in ${place}, which is gone; put it back, or remove ${pointer} to begin with an empty one.`,
  )
}

function awayFrom(directory: string, runAs: RunAs): string {
  for (const parent of ['/var/lib/quay', '/var/tmp/quay']) {
    if (!ours(parent) || !canEnter(parent, runAs)) continue
    const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 8)
    const place = mkdtempSync(join(parent, `${name}-`))
    chmodSync(place, 0o711)
    writeFileSync(join(place, 'belongs-to'), `${directory}\n`)
    writeFileSync(join(directory, 'elsewhere'), `${place}\n`)
    return place
  }
  throw new StartRefusal(
    `User ${runAs.uid}, who runs PostgreSQL for root, may not enter ${directory}; choose another DATA_DIR.`,
  )
}

/** Writable by us alone: what lies there gets executed, or holds the data. */
export function ours(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 })
    const facts = lstatSync(directory)
    return facts.isDirectory() && facts.uid === process.getuid?.() && (facts.mode & 0o022) === 0
  } catch {
    return false
  }
}
