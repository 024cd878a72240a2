import type { CartData } from '#contract/cart.ts'
import { noted, outputOf } from '../lib/heard.ts'
import type { CartFacts } from './cart.facts.ts'

interface Talk {
  readonly context: CartFacts
}
const edits = {
  mark: { target: 'editing', actions: 'mark' },
  remove: { guard: 'hasMarked', target: 'confirmingDelete', actions: 'meanMarked' },
  removeGone: { target: 'confirmingDelete', actions: 'meanGone' },
  done: { target: 'settling', actions: 'unmark' },
} as const
const learn = { type: 'learn', params: outputOf<CartData> } as const

/** What is marked is removed once that was asked, or all that cannot be bought. */
export const removing = {
  editing: { on: edits },
  confirmingDelete: {
    on: {
      confirm: 'deleting',
      back: [{ guard: 'meansGone', target: 'settling', actions: 'unmark' }, { target: 'editing' }],
    },
  },
  deleting: {
    tags: ['busy', 'held'],
    invoke: {
      id: 'del',
      src: 'del',
      input: ({ context: { marked, meansGone } }: Talk) =>
        meansGone ? { invalid: 1 as const } : { ids: marked.join(',') },
      onDone: { target: 'settling', actions: ['unmark', learn] },
      onError: { target: 'deleteFailed', actions: noted },
    },
  },
  /** Some of it may be gone already. */
  deleteFailed: { on: { ...edits, retry: { target: 'opening', actions: 'unmark' } } },
} as const
