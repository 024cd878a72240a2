import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inClone, node } from '../lib/place.mjs'

export type Question = 'cpu' | 'sent' | 'leave'

export interface Child<Ready> {
  readonly ready: Ready
  ask(question: Question): Promise<number>
  leave(): Promise<void>
}

export async function startChild<Ready>(file: string, given: unknown): Promise<Child<Ready>> {
  // By a file: a process takes only so much by its arguments.
  const scratch = mkdtempSync(join(tmpdir(), 'quay-bench-given-'))
  const note = join(scratch, 'given.json')
  writeFileSync(note, JSON.stringify(given))
  const child = fork(inClone('scripts', 'bench', file), [note], { execPath: node })
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  const ready = (await heard(child)) as Ready
  rmSync(scratch, { recursive: true })
  return {
    ready,
    async ask(question) {
      child.send(question)
      return (await heard(child)) as number
    },
    async leave() {
      const left = once(child, 'exit')
      child.send('leave')
      await left
      process.off('exit', orphaned)
    },
  }
}

async function heard(child: ChildProcess): Promise<unknown> {
  const over = new AbortController()
  const [first] = await Promise.race([
    once(child, 'message', { signal: over.signal }),
    once(child, 'exit', { signal: over.signal }).then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`)
    }),
  ]).finally(() => over.abort())
  return first
}

export const given = <Given>(): Given => JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Given

export function serveQuestions(ready: unknown, answers: { sent?: () => number; leave: () => Promise<unknown> }): void {
  const reply = (answer: unknown) => process.send?.(answer)
  process.on('message', (question: Question) => {
    if (question === 'cpu') reply(microseconds())
    if (question === 'sent') reply(answers.sent?.() ?? 0)
    if (question === 'leave') void answers.leave().then(() => process.exit(0))
  })
  reply(ready)
}

function microseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
