import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import { maskAccount } from './masks.ts'

export type Channel = 'email' | 'mobile'

export interface Letter {
  readonly channel: Channel
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Carries mail and text messages out of the house. */
export interface Post {
  send(letter: Letter): Promise<void>
}

export interface Inbox {
  readonly letters: readonly (Letter & { readonly id: number; readonly sentAt: Date })[]
}

const KEPT = 200

/** The post that stays in the house: a line in the log, and, when letters may be read here, the development inbox. */
export function housePost({
  log,
  clock,
  readable,
}: {
  log: FastifyBaseLogger
  clock: Clock
  readable: boolean
}): Post & Inbox {
  const letters: (Letter & { id: number; sentAt: Date })[] = []
  let sent = 0
  return {
    letters,
    async send(letter) {
      log.info({ channel: letter.channel, to: maskAccount(letter.to) }, 'letter')
      if (!readable) return
      sent += 1
      letters.unshift({ ...letter, id: sent, sentAt: clock.now() })
      letters.length = Math.min(letters.length, KEPT)
    },
  }
}
