import { assign, type EventObject } from 'xstate'
import type { Trouble } from '../lib/trouble.ts'
import type { AskedCode } from '../session/asked-code.ts'

export type Channel = 'email' | 'mobile'
export type Contacts = { readonly [C in Channel]: string | null }

interface Chosen {
  channel: Channel
  problems: object
  trouble?: Trouble | undefined
  sent?: AskedCode['sent'] | undefined
}

/** Where a code went that is waited for, or goes unless somebody chooses otherwise. */
export const channelTo = ({ email, mobile }: Contacts, asked: AskedCode | undefined): Channel =>
  email === null || (asked && asked.account === mobile) ? 'mobile' : 'email'

/** A code that went elsewhere proves nothing of this contact. */
export const choosing = <Context extends Chosen, Event extends EventObject>() =>
  assign<Context, Event, Channel, Event, never>(
    ({ context }, channel) =>
      ({
        channel,
        sent: channel === context.channel ? context.sent : undefined,
        problems: {},
        trouble: undefined,
      }) as Partial<Context>,
  )
