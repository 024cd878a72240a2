import { assign, setup } from 'xstate'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import type { Paged } from '#contract/shapes.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { begun, continued, hasAny, hasMore, NOTHING_READ, renewed, type Listed } from '../stock/pages.ts'
import { isNarrowed, type EntryFilter } from './entries.rules.ts'

/** A page of entries; the first one also tells what stands above them. */
export interface Told<Head> {
  readonly list: Paged<MoneyLog>
  readonly head?: Head
}

/** What came and went is opened, narrowed, read to its end, looked at closely, and followed while it grows. */
export const entriesFlow = <Head>() => {
  type Context = Listed<MoneyLog> & { filter: EntryFilter; head?: Head; entry?: MoneyLog; trouble?: Trouble }
  const again = { type: 'note', params: ({ event }: Failed) => event.error } as const
  return setup({
    types: {
      input: {} as { filter: EntryFilter },
      context: {} as Context,
      events: {} as
        | { type: 'retry' }
        | { type: 'more' }
        | { type: 'refresh' }
        | { type: 'filter'; filter: EntryFilter }
        | { type: 'look'; entry: MoneyLog }
        | { type: 'back' }
        | Changed,
      tags: {} as 'busy',
    },
    actors: { load: local<Told<Head>, EntryFilter & { page: number }>('load'), listening },
    guards: {
      hasAny: ({ context }) => hasAny(context),
      hasMore: ({ context }) => hasMore(context),
      isNarrowed: ({ context }) => isNarrowed(context.filter),
    },
    actions: {
      begin: assign((_, { list, head }: Told<Head>) => ({ ...begun(list), head, trouble: undefined })),
      renew: assign(({ context }, { list, head }: Told<Head>) => ({ ...renewed(context, list), head })),
      append: assign(({ context }, { list }: Told<Head>) => ({ ...continued(context, list), trouble: undefined })),
      narrow: assign((_, filter: EntryFilter) => ({ ...NOTHING_READ, filter, trouble: undefined })),
      pick: assign((_, entry: MoneyLog) => ({ entry })),
      note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    },
    delays: { followAgain: FOLLOW_AGAIN_MS },
  }).createMachine({
    id: 'entries',
    context: ({ input }) => ({ filter: input.filter, ...NOTHING_READ }),
    invoke: listeningTo('money'),
    initial: 'opening',
    /** Whatever is being asked for the filter of before is not heard any more. */
    on: { filter: { target: '.opening', actions: { type: 'narrow', params: ({ event }) => event.filter } } },
    states: {
      opening: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { filter } }) => ({ ...filter, page: 1 }),
          onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
          onError: { target: 'unreachable', actions: again },
        },
      },
      settling: {
        always: [
          { guard: 'hasMore', target: 'showing' },
          { guard: 'hasAny', target: 'ended' },
          { guard: 'isNarrowed', target: 'nothingFound' },
          { target: 'empty' },
        ],
      },
      empty: { on: { refresh: 'opening', changed: 'opening' } },
      nothingFound: { on: { changed: 'opening' } },
      unreachable: { on: { retry: 'opening' } },
      showing: {
        on: {
          more: 'appending',
          refresh: 'refreshing',
          changed: 'following',
          look: { target: 'looking', actions: { type: 'pick', params: ({ event }) => event.entry } },
        },
      },
      ended: {
        on: {
          refresh: 'refreshing',
          changed: 'following',
          look: { target: 'looking', actions: { type: 'pick', params: ({ event }) => event.entry } },
        },
      },
      looking: { on: { back: 'following', filter: {} } },
      appending: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { filter, page } }) => ({ ...filter, page: page + 1 }),
          onDone: { target: 'settling', actions: { type: 'append', params: ({ event }) => event.output } },
          onError: { target: 'stuck', actions: again },
        },
      },
      stuck: { on: { more: 'appending', refresh: 'refreshing' } },
      following: {
        on: {
          changed: { target: 'following', reenter: true },
          more: 'appending',
          refresh: 'refreshing',
          look: { target: 'looking', actions: { type: 'pick', params: ({ event }) => event.entry } },
        },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { filter } }) => ({ ...filter, page: 1 }),
          onDone: { target: 'settling', actions: { type: 'renew', params: ({ event }) => event.output } },
          onError: 'behind',
        },
      },
      behind: {
        on: {
          changed: 'following',
          more: 'appending',
          refresh: 'refreshing',
          look: { target: 'looking', actions: { type: 'pick', params: ({ event }) => event.entry } },
        },
        after: { followAgain: 'following' },
      },
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { filter } }) => ({ ...filter, page: 1 }),
          onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
          onError: { target: 'settling', actions: again },
        },
      },
    },
  })
}
