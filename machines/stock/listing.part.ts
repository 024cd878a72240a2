import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import type { Paged } from '#contract/shapes.ts'
import { answered } from '../lib/heard.ts'
import { otherwise, refusalGuards, refusedTo } from '../lib/refusal.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following } from './following.part.ts'
import {
  begun,
  continued,
  hasAny,
  hasMore,
  NOTHING_READ,
  renewed,
  reread,
  rereadBy,
  type Keyed,
  type Listed,
} from './pages.ts'
import { inPart } from '../lib/part.ts'

export interface Listing<Item, Head extends object = object> extends Listed<Item> {
  readonly head?: Head
  readonly trouble?: Trouble
}

export type ListingEvent = { type: 'retry' } | { type: 'more' } | { type: 'refresh' }

interface Args {
  readonly context: Listed<unknown>
}

export const listingGuards = {
  hasAny: ({ context }: Args) => hasAny(context),
  hasMore: ({ context }: Args) => hasMore(context),
  ...refusalGuards,
}

const PAGE: ReadonlySet<string> = new Set(['data', 'current_page', 'last_page', 'per_page', 'total'])

const headOf = <Head extends object>(answer: Paged<unknown> & Head) =>
  Object.fromEntries(Object.entries(answer).filter(([key]) => !PAGE.has(key))) as Head

export const listingActions = <
  Context extends Listing<Item, Head>,
  Event extends EventObject,
  Item extends Keyed,
  Head extends object = object,
>() => {
  type Answer = Paged<Item> & Head
  const recall = <Fact extends NonReducibleUnknown>(
    facts: (list: Context, fact: Fact) => Partial<Listing<Item, Head>>,
  ) => assign<Context, Event, Fact, Event, never>(({ context }, fact) => facts(context, fact) as Partial<Context>)
  const taken = (join: (list: Context, answer: Answer) => Listed<Item>) =>
    recall((list, answer: Answer) => ({
      ...join(list, answer),
      head: { ...list.head, ...headOf<Head>(answer) },
      trouble: undefined,
    }))
  return {
    begin: taken((_, answer) => begun(answer)),
    append: taken(continued),
    renew: taken(renewed),
    reread: taken(reread),
    /** Another list begins: rows of the one before are not shown under it. */
    narrow: assign<Context, Event, Partial<Context>, Event, never>((_, chosen) => ({
      ...NOTHING_READ,
      trouble: undefined,
      ...chosen,
    })),
    note: recall((_, error: unknown) => ({ trouble: troubleOf(error) })),
  }
}

interface Lists<Context, Asked, Follows, Narrows, Ways> {
  readonly asks: (context: Context) => Asked
  readonly follows?: Follows
  /** It can be narrowed: nothing found is not nothing there; the flow says what `isNarrowed` does. */
  readonly narrows?: Narrows
  readonly ways?: Ways
  readonly elsewhere?: Partial<Record<RefusalName, string>>
}

/**
 * The states of a list that is opened, read to its end page by page, read anew, and followed where it lives. The flow
 * brings the call `list`, and `listening` and the delay of `following` where it follows.
 */
export function listing<
  Context extends Listed<unknown>,
  Asked extends object,
  const Follows extends 'top' | 'all' | undefined = undefined,
  const Narrows extends boolean = false,
  const Ways extends object = object,
>({ asks, follows, narrows, ways, elsewhere = {} }: Lists<Context, Asked, Follows, Narrows, Ways>) {
  const lost = refusedTo(elsewhere)
  const asked = (by: (context: Context) => { page: number; limit?: number }) =>
    ({
      id: 'list',
      src: 'list',
      input: ({ context }: { context: Context }) => ({ ...asks(context), ...by(context) }),
    }) as const
  const first = asked(() => ({ page: 1 }))
  const took = <const Name extends 'begin' | 'append' | 'renew' | 'reread'>(type: Name) =>
    ({ target: 'settling', actions: { type, params: answered } }) as const

  /** What changed is heard wherever rows stand or are on their way. */
  const whenChanged = <const To>(to: To) => (follows ? { changed: to } : {}) as object
  const rests = { refresh: 'refreshing', ...whenChanged(again) } as const
  const more = { more: { guard: 'hasMore', target: 'appending' } } as const
  const rows = { ...rests, ...(ways as Ways) }

  const states = {
    opening: {
      tags: 'busy',
      on: whenChanged({ target: 'opening', reenter: true }),
      invoke: { ...first, onDone: took('begin'), onError: [...lost, otherwise('unreachable')] },
    },
    unreachable: { on: { retry: 'opening' } },
    settling: {
      always: [
        { guard: 'hasMore', target: 'showing' },
        { guard: 'hasAny', target: 'ended' },
        ...((narrows ? [{ guard: 'isNarrowed', target: 'nothingFound' }] : []) as []),
        { target: 'empty' },
      ],
    },
    empty: { on: rests },
    showing: { on: { ...rows, ...more } },
    ended: { on: rows },
    appending: {
      tags: 'busy',
      on: whenChanged(again),
      invoke: {
        ...asked(({ page }) => ({ page: page + 1 })),
        onDone: took('append'),
        onError: [...lost, otherwise('stuck')],
      },
    },
    stuck: { on: { ...rows, ...more } },
    refreshing: {
      tags: 'busy',
      on: whenChanged({ target: 'refreshing', reenter: true }),
      invoke: { ...first, onDone: took('begin'), onError: [...lost, otherwise('settling')] },
    },
  } as const

  const followed = following({
    question: follows === 'all' ? asked(rereadBy) : first,
    heard: follows === 'all' ? took('reread') : took('renew'),
    ways: { ...rows, ...more },
    lost,
  })
  return inPart('listing', {
    ...states,
    ...(follows && followed),
    ...(narrows && { nothingFound: states.empty }),
  }) as typeof states &
    (Follows extends string ? typeof followed : object) &
    (Narrows extends true ? { nothingFound: typeof states.empty } : object)
}
