import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return stateOf(pid) !== 'Z'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Tells apart two processes that had the same number. */
export function birthOf(pid: number): string {
  return fieldsOf(pid)?.[19] ?? listed(pid, 'lstart=')
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return listed(pid, 'command=')
  }
}

export function placeOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

export async function until(done: () => boolean, deadline: number): Promise<boolean> {
  const end = Date.now() + deadline
  while (!done()) {
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}

function stateOf(pid: number): string | undefined {
  return fieldsOf(pid)?.[0]
}

function fieldsOf(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function listed(pid: number, column: string): string {
  if (process.platform === 'linux') return ''
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
