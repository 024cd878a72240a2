import { assign, setup } from 'xstate'
import type { AccountName } from '#contract/quote.ts'
import type { StatementForm } from '#contract/wallet.ts'
import { otherwise } from '../lib/refusal.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

/** Which statement: one account, one month (2026-11) as PDF or one year (2026) as CSV. */
export interface StatementWish {
  readonly account: AccountName
  readonly kind: 'month' | 'year'
  readonly period: string
}

/** What the phone keeps; a month that is too long for pages comes as CSV. */
export interface StatementKept {
  readonly form: StatementForm
}

export const statementFlow = setup({
  types: {
    input: {} as { wish: StatementWish },
    context: {} as { wish: StatementWish; file?: StatementKept; trouble?: Trouble },
    events: {} as { type: 'choose'; wish: StatementWish } | { type: 'take' },
    tags: {} as 'busy',
  },
  actors: { download: local<StatementKept, StatementWish>('download') },
  actions: {
    choose: assign((_, wish: StatementWish) => ({ wish, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
}).createMachine({
  id: 'statement',
  context: ({ input }) => ({ ...input }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        choose: { actions: { type: 'choose', params: ({ event }) => event.wish } },
        take: 'fetching',
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context }) => context.wish,
        onDone: { target: 'kept', actions: assign({ file: ({ event }) => event.output }) },
        onError: otherwise('rejected'),
      },
    },
    rejected: {
      on: {
        choose: { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event.wish } },
        take: 'fetching',
      },
    },
    kept: {
      on: {
        choose: { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event.wish } },
        take: 'fetching',
      },
    },
  },
})
