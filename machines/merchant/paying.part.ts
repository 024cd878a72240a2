import { ifRefused, otherwise, refused } from '../lib/refusal.ts'
import { read, stand } from './standing.part.ts'

export type PayingEvent = { type: 'pay' } | { type: 'confirm'; pin: string } | { type: 'ask' } | { type: 'back' }

export const pays = [
  { guard: { type: 'mayPay', params: true }, target: 'confirming', actions: 'clear' },
  { guard: { type: 'mayPay', params: false }, target: 'needsPin', actions: 'clear' },
] as const

/** What becomes of the payment is read off where the merchant stands, also when no answer came. */
export const paying = {
  confirming: { on: { confirm: { target: 'payingMargin', actions: 'clear' }, back: 'following' } },
  needsPin: { on: { back: 'following' } },
  payingMargin: {
    tags: ['held', 'busy'],
    invoke: {
      id: 'margin',
      src: 'margin',
      input: ({ event }: { event: unknown }) => ({ payword: (event as { pin: string }).pin }),
      onDone: { target: 'sorting', actions: ['clear', stand] },
      onError: [
        refused('pin-wrong', 'confirming'),
        refused('pin-locked', 'confirming'),
        refused('pin-unset', 'needsPin'),
        refused('amount-short', 'weighing'),
        ifRefused('following'),
        otherwise('unknown'),
      ],
    },
  },
  unknown: { on: { ask: 'asking', changed: 'asking' } },
  asking: {
    tags: 'busy',
    invoke: {
      id: 'index',
      src: 'index',
      input: {},
      onDone: { target: 'sorting', actions: ['clear', read] },
      onError: otherwise('unknown'),
    },
  },
} as const
