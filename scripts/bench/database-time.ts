import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TICK = 10_000

/** NaN outside Linux. */
export function databaseTime(directory: string): number {
  const file = join(directory, 'cluster', 'postmaster.pid')
  const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!existsSync('/proc/self/stat') || !postmaster) return Number.NaN
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.reduce((sum, pid) => sum + timeOf(Number(pid), postmaster), 0)
}

/** The last two numbers are of children that are gone; the postmaster has those of every closed connection. */
function timeOf(pid: number, postmaster: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [user = 0, system = 0, gone = 0, goneSystem = 0] = fields.slice(11, 15).map(Number)
    if (pid === postmaster) return (user + system + gone + goneSystem) * TICK
    return Number(fields[1]) === postmaster ? (user + system) * TICK : 0
  } catch {
    return 0
  }
}
