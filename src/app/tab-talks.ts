import type { AnyActor, AnyMachineSnapshot, Subscription } from 'xstate'
import { ANSWER_LIFE_MS } from '#contract/limits.ts'
import { bare } from '#src/lib/places.ts'

export interface Talk {
  readonly actor: AnyActor
  /** How it stands, also before that is drawn. */
  now(): AnyMachineSnapshot
  send(event: never): void
  begin(show: (snapshot: AnyMachineSnapshot) => void): Subscription
  /** What it was about is over and was shown: whoever comes back begins anew. */
  isOver(): boolean
  stop(): void
}

interface Kept {
  readonly at: string
  readonly talk: Talk
  readonly since: number
  readonly scroll: string
}

const talks = new Map<string, Kept>()
let whose: number | undefined
let count = 0

/** For an hour it goes on where it can hear that what it shows is old; every other conversation is begun anew. */
function goesOn({ talk, since }: Kept): boolean {
  if (Date.now() - since > ANSWER_LIFE_MS) return false
  const snapshot = talk.now()
  return snapshot.status === 'active' && snapshot.can({ type: 'changed' }) && !talk.isOver()
}

function found(tab: string): Kept | undefined {
  const one = talks.get(tab)
  return one && goesOn(one) ? one : undefined
}

function foundAt(at: string): Kept | undefined {
  const one = found(bare(at))
  return one?.at === at ? one : undefined
}

export const talkAt = (at: string): Talk | undefined => foundAt(at)?.talk

export const scrollAt = (at: string): string | undefined => foundAt(at)?.scroll

export const lastOf = <Tab extends string>(tab: Tab): Tab => (found(tab)?.at as Tab | undefined) ?? tab

export function keepTalk(at: string, talk: Talk): void {
  const before = talks.get(bare(at))
  if (before?.at === at && before.talk === talk) return
  const isSame = before?.talk === talk
  if (!isSame) before?.talk.stop()
  talks.set(bare(at), {
    at,
    talk,
    since: isSame ? before.since : Date.now(),
    scroll: `${performance.timeOrigin} ${(count += 1)}`,
  })
}

export const isKept = (at: string, talk: Talk): boolean => talks.get(bare(at))?.talk === talk

/** Nothing that was said to one member is shown to another. */
export function tabsBelongTo(member: number | undefined): void {
  if (member === whose) return
  whose = member
  talks.forEach(({ talk }) => talk.stop())
  talks.clear()
}
