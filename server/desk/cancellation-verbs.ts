import { CANCELLATION_REASONS } from '#contract/cancellation.ts'
import { approveCancellation, listCancellations, rejectCancellation, showCancellation } from './cancellations.ts'
import type { Verb } from './desk.ts'

export const CANCELLATION_VERBS: readonly [string, Verb][] = [
  [
    'cancellations',
    {
      usage: '',
      summary: 'who asked for their account to be cancelled, the most urgent first',
      act: listCancellations,
    },
  ],
  [
    'cancellation show',
    {
      usage: '<member no>',
      summary: 'what still hangs on the account, what is given up with it, and what would be posted',
      takes: 1,
      act: showCancellation,
    },
  ],
  [
    'cancellation approve',
    {
      usage: '<member no>',
      summary:
        'lets the account be deleted, from the fifth working day on, when nothing hangs on it; until it is done a sign-in keeps it',
      takes: 1,
      act: approveCancellation,
    },
  ],
  [
    'cancellation reject',
    {
      usage: `<member no> --reason ${CANCELLATION_REASONS.join('|')} [--text "..."]`,
      summary: 'keeps the account; the member reads why',
      takes: 1,
      flags: ['reason', 'text'],
      act: rejectCancellation,
    },
  ],
]
