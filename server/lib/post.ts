import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Mailbox } from './mailbox.ts'

export type Channel = 'email' | 'mobile'

export interface Letter {
  readonly channel: Channel
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Name and moment are the same at every try: a mailbox knows a repeated letter by them. */
export interface Leaving extends Letter {
  readonly to: Mailbox
  readonly name: string
  readonly writtenAt: Date
}

/** Never a word of the letter, nor whose it is. */
export interface Reason {
  readonly step: string | undefined
  readonly status: number | undefined
  readonly fault: string | undefined
  readonly says: string | undefined
}

export type Carried = { readonly became: 'taken' } | { readonly became: 'refused' | 'later'; readonly reason: Reason }

export interface Post {
  carry(letter: Leaving): Promise<Carried>
  trouble(): Promise<Reason | undefined>
  close(): void
}

export interface Inbox {
  readonly letters: readonly (Letter & { readonly id: number; readonly sentAt: Date })[]
  keep(letter: Letter): void
}

const KEPT = 200

export function openInbox({ log, clock }: { log: FastifyBaseLogger; clock: Clock }): Inbox {
  const letters: (Letter & { id: number; sentAt: Date })[] = []
  let kept = 0
  return {
    letters,
    keep(letter) {
      log.info({ channel: letter.channel }, 'letter')
      kept += 1
      letters.unshift({ ...letter, id: kept, sentAt: clock.now() })
      letters.length = Math.min(letters.length, KEPT)
    },
  }
}
