import type { RefusalName } from '#contract/refusals.ts'
import { otherwise, refusedTo } from '../lib/refusal.ts'

export type DroppingEvent = { type: 'confirm'; pin: string } | { type: 'back' }

interface Drops<Context, Proof> {
  readonly what: (context: Context) => { id: number; version: number }
  readonly back: string
  readonly refusals: Partial<Record<RefusalName, string>>
  /** How it is proven who confirms. */
  readonly proof?: (event: unknown) => Proof
}

export interface ByPin {
  payword: string
}

const byPin = (event: unknown): ByPin => ({ payword: (event as { pin: string }).pin })
export const unproven = (): object => ({})

/**
 * The states of what a member keeps and deletes, once that was asked and is proven with the PIN, where it takes one. The
 * flow brings the call `drop`, and says what its answer means.
 */
export const dropping = <Context, Proof extends object = ByPin>({
  what,
  back,
  refusals,
  proof = byPin as (event: unknown) => object as (event: unknown) => Proof,
}: Drops<Context, Proof>) =>
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
        input: ({ context, event }: { context: Context; event: unknown }) => ({ ...what(context), ...proof(event) }),
        onError: [...refusedTo(refusals), otherwise('confirmingDelete')],
      },
    },
  }) as const
