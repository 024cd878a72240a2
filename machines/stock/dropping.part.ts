import type { RefusalName } from '#contract/refusals.ts'
import { otherwise, refusedTo } from '../lib/refusal.ts'

export type DroppingEvent = { type: 'confirm'; pin: string } | { type: 'back' }

interface Drops<Context> {
  readonly what: (context: Context) => { id: number; version: number }
  readonly back: string
  readonly refusals: Partial<Record<RefusalName, string>>
}

const pinOf = (event: unknown) => (event as { pin: string }).pin

/**
 * The states of what a member keeps and deletes, once that was asked and is proven with the PIN. The flow brings the call
 * `drop`, and says what its answer means.
 */
export const dropping = <Context>({ what, back, refusals }: Drops<Context>) =>
  ({
    confirmingDelete: {
      on: {
        confirm: { target: 'deleting', actions: 'clear' },
        back: { target: back, actions: 'clear' },
      },
    },
    deleting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context, event }: { context: Context; event: unknown }) => ({
          ...what(context),
          payword: pinOf(event),
        }),
        onError: [...refusedTo(refusals), otherwise('confirmingDelete')],
      },
    },
  }) as const
