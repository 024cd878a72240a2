import type { Given } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { ifRefused, otherwise, refused } from '../lib/refusal.ts'

export type Key = Given<typeof factor.beginApp>

export interface Codes {
  readonly codes: readonly string[]
}

export const ticketOf = ({ context }: { context: { ticket?: string | undefined } }) => ({
  ticket: required(context.ticket),
})

export const back = { back: { target: 'deciding', actions: 'forget' } } as const
export const shown = { target: 'keeping', actions: { type: 'show', params: outputOf<Codes> } } as const
const added = [{ ...shown, guard: { type: 'hasCodes', params: outputOf<Codes> } }, { target: 'opening' }] as const
/** What was proven does not hold any more: it is proven anew. */
export const unheard = [ifRefused('refused'), otherwise('unreachable')] as const

const secondOf = ({ event }: { event: { second: string } }) => event.second
const proves = {
  prove: [
    { guard: { type: 'isSecond', params: secondOf }, target: 'proving', actions: 'clear' },
    { target: 'codeInvalid', actions: { type: 'markCode', params: secondOf } },
  ],
  ...back,
} as const

/** An app or a passkey becomes what is asked for, once it has proven itself; the flow brings the calls. */
export const adding = {
  beginning: {
    tags: 'busy',
    invoke: {
      id: 'beginApp',
      src: 'beginApp',
      input: ticketOf,
      onDone: { target: 'showing', actions: { type: 'learn', params: outputOf<Key> } },
      onError: unheard,
    },
  },
  showing: { on: proves },
  codeInvalid: { on: proves },
  codeRejected: { on: proves },
  proving: {
    tags: ['held', 'busy'],
    invoke: {
      id: 'proveApp',
      src: 'proveApp',
      input: ({ context, event }: { context: { ticket?: string | undefined }; event: unknown }) => ({
        ...ticketOf({ context }),
        second: (event as { second: string }).second,
      }),
      onDone: added,
      onError: [refused('second-wrong', 'codeRejected'), refused('second-locked', 'codeRejected'), ...unheard],
    },
  },
  making: {
    tags: ['held', 'busy'],
    invoke: {
      id: 'makePasskey',
      src: 'makePasskey',
      input: ticketOf,
      onDone: added,
      onError: [refused('second-wrong', 'unmade'), ...unheard],
    },
  },
  unmade: { on: { again: { target: 'making', actions: 'clear' }, ...back } },
} as const
