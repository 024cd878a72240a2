import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { alive, birthOf } from './processes.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

type Holder = { pid: number; birth: string }

/** A holder that died does not count. */
export function takeLock(file: string, refusal: (pid: number) => string): () => void {
  const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (created(file, mine)) return () => release(file, mine)
    const theirs = textOf(file)
    const holder = holderOf(theirs)
    if (holder && living(holder)) throw new StartRefusal(refusal(holder.pid))
    if (theirs !== undefined) discard(file, theirs)
  }
  throw new StartRefusal(`The lock ${file} could not be taken; another start is taking it at the same moment.`)
}

function living({ pid, birth }: Holder): boolean {
  return alive(pid) && birthOf(pid) === birth
}

function created(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    const descriptor = openSync(draft, 'w', 0o600)
    writeSync(descriptor, text)
    closeSync(descriptor)
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

// Another start may have put its own lock there meanwhile: that one is given back.
function discard(file: string, expected: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (textOf(aside) !== expected) linkSync(aside, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function release(file: string, mine: string): void {
  if (textOf(file) === mine) rmSync(file, { force: true })
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function holderOf(text: string | undefined): Holder | undefined {
  try {
    return JSON.parse(text ?? '') as Holder
  } catch {
    return undefined
  }
}
