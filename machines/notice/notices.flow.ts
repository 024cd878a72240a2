import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { notices, type Notice } from '#contract/notices.ts'
import { known } from '../lib/known.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { begun, continued, hasAny, hasMore, NOTHING_READ, renewed, type Listed } from '../stock/pages.ts'

type Answer = Given<typeof notices.list>

/** A member reads what they were told: it counts as read when it is seen, and what is new joins it while they look. */
export const noticesFlow = setup({
  types: {
    /** `unread` is what nobody has said to be read yet; the rows keep how they were found. */
    context: {} as Listed<Notice> & { unread: number; trouble?: Trouble },
    events: {} as { type: 'retry' } | { type: 'more' } | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(notices, 'list', 'read'), listening },
  guards: {
    hasNew: ({ context }) => context.unread > 0 && hasAny(context),
    hasMore: ({ context }) => hasMore(context),
    hasAny: ({ context }) => hasAny(context),
  },
  actions: {
    begin: assign((_, page: Answer) => ({ ...begun(page), unread: page.unread, trouble: undefined })),
    renew: assign(({ context }, page: Answer) => ({ ...renewed(context, page), unread: page.unread })),
    append: assign(({ context }, page: Answer) => ({ ...continued(context, page), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    seen: assign({ unread: 0 }),
  },
  delays: { followAgain: FOLLOW_AGAIN_MS },
}).createMachine({
  id: 'notices',
  context: { ...NOTHING_READ, unread: 0 },
  invoke: listeningTo('notice'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: { page: 1 },
        onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    unreachable: { on: { retry: 'opening' } },
    settling: {
      always: [
        { guard: 'hasNew', target: 'marking' },
        { guard: 'hasMore', target: 'showing' },
        { guard: 'hasAny', target: 'ended' },
        { target: 'empty' },
      ],
    },
    marking: {
      on: { changed: 'following' },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: known(context.items[0]).id }),
        onDone: { target: 'settling', actions: 'seen' },
        onError: { target: 'settling', actions: 'seen' },
      },
    },
    empty: { on: { changed: 'opening' } },
    showing: { on: { changed: 'following', more: 'appending' } },
    ended: { on: { changed: 'following' } },
    appending: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => ({ page: context.page + 1 }),
        onDone: { target: 'settling', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: { target: 'stuck', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    stuck: { on: { changed: 'following', more: 'appending' } },
    following: {
      on: { changed: { target: 'following', reenter: true }, more: 'appending' },
      invoke: {
        id: 'list',
        src: 'list',
        input: { page: 1 },
        onDone: { target: 'settling', actions: { type: 'renew', params: ({ event }) => event.output } },
        onError: 'behind',
      },
    },
    behind: {
      on: { changed: 'following', more: 'appending' },
      after: { followAgain: 'following' },
    },
  },
})
