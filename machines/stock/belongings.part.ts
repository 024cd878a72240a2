import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { answered } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { otherwise, refusalGuards } from '../lib/refusal.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { dropping, type ByPin, type DroppingEvent } from './dropping.part.ts'
import { inPart } from '../lib/part.ts'

export interface Kept {
  readonly id: number
  readonly version: number
}

export interface Belongings<Item extends Kept> {
  isChoosing: boolean
  list: readonly Item[]
  meant?: Item
  trouble?: Trouble | undefined
}

export type BelongingsEvent<Item> =
  | DroppingEvent
  | { type: 'drop'; item: Item }
  | { type: 'choose'; item: Item }
  | { type: 'retry' }

interface Args {
  readonly context: Belongings<Kept>
}

export const belongingsGuards = {
  isEmpty: ({ context }: Args) => context.list.length === 0,
  isChoosing: ({ context }: Args) => context.isChoosing,
  ...refusalGuards,
}

export const belongingsActions = <Context extends Belongings<Item>, Event extends EventObject, Item extends Kept>() => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (fact: Fact) => Partial<Belongings<Item>>) =>
    assign<Context, Event, Fact, Event, never>((_, fact) => facts(fact) as Partial<Context>)
  return {
    learn: recall(({ list }: { list: readonly Item[] }) => ({ list, trouble: undefined })),
    mean: recall((meant: Item) => ({ meant, trouble: undefined })),
    note: recall((error: unknown) => ({ trouble: troubleOf(error) })),
    clear: recall(() => ({ trouble: undefined })),
  }
}

const learns = { target: 'settling', actions: { type: 'learn', params: answered } } as const
const means = <const To>(target: To) =>
  ({
    target,
    actions: { type: 'mean', params: ({ event }: { event: { item: unknown } }) => event.item as never },
  }) as const

/**
 * The states of a few things that a member keeps: looked at, one of them chosen for another page, one of them deleted,
 * with the PIN unless `proof` says otherwise. The flow brings the calls `list` and `drop`; `ways` is what else may be done
 * with one of them.
 */
export function belongings<const Ways extends object, Proof extends object = ByPin>(
  refusals: readonly RefusalName[],
  ways: Ways,
  proof?: (event: unknown) => Proof,
) {
  const { confirmingDelete, deleting } = dropping<Belongings<Kept>, Proof>({
    what: ({ meant }) => ({ id: required(meant).id, version: required(meant).version }),
    back: 'settling',
    refusals: Object.fromEntries(refusals.map((refusal) => [refusal, 'actionFailed'])),
    ...(proof && { proof }),
  })
  const on = { ...ways, drop: means('confirmingDelete') } as const
  return inPart('belongings', {
    loading: {
      tags: 'busy',
      invoke: { id: 'list', src: 'list', input: {}, onDone: learns, onError: otherwise('unreachable') },
    },
    unreachable: { on: { retry: 'loading' } },
    settling: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isChoosing', target: 'selecting' },
        { target: 'showing' },
      ],
    },
    empty: {},
    showing: { on },
    selecting: { on: { choose: means('chosen') } },
    chosen: { type: 'final' },
    confirmingDelete,
    deleting: { ...deleting, invoke: { ...deleting.invoke, onDone: learns } },
    actionFailed: { on: { ...on, retry: 'loading' } },
  } as const)
}
