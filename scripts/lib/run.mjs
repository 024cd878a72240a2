import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { clone } from './place.mjs'

/** A reason to stop, in one sentence for the person who started this. */
export class Trouble extends Error {}

const running = new Set()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

function interrupted(name) {
  for (const child of running) endGroup(child, name)
  process.exit(130)
}

/** A stage's command, which may need to know where its report goes. */
export const lineOf = ({ command }, report) => (typeof command === 'function' ? command(report) : command)

/** Runs one command to its end, everything it says into the log. */
export function run([program, ...given], { log, env = process.env, limit = 600_000 }) {
  mkdirSync(dirname(log), { recursive: true })
  const descriptor = openSync(log, 'w')
  return new Promise((resolve) => {
    const child = spawn(program, given, { cwd: clone, env, detached: true, stdio: ['ignore', descriptor, descriptor] })
    running.add(child)
    if (running.size === 1) for (const name of signals) process.on(name, interrupted)
    const timer = setTimeout(() => endGroup(child, 'SIGKILL'), limit)
    const done = (code, reason) => {
      clearTimeout(timer)
      running.delete(child)
      if (running.size === 0) for (const name of signals) process.off(name, interrupted)
      closeSync(descriptor)
      resolve({ code, reason })
    }
    child.once('error', (error) => done(1, error.message))
    child.once('exit', (code, signal) =>
      done(
        code ?? 1,
        signal ? `ended by ${signal}${signal === 'SIGKILL' ? ` after ${limit / 1000} s` : ''}` : undefined,
      ),
    )
  })
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

export function tail(file, lines = 40) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** One line for one step: what it does while it does it, and how long that took. */
export async function step(says, act) {
  const began = performance.now()
  process.stdout.write(`${says.padEnd(36, ' ')} `)
  try {
    await act()
    process.stdout.write(`${seconds(began)}\n`)
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** Ends with the sentence alone when there is one. */
export async function plainly(act) {
  try {
    await act()
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error)
    process.exit(1)
  }
}
