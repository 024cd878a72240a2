import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import { approveHeld, heldPreview, listHeld, proposeHeld } from './held.ts'

export const HELD_VERBS: readonly [string, Verb][] = [
  [
    'held',
    {
      usage: '',
      summary: 'what members sent who then stopped everything by a letter: it stays held until two operators decide',
      act: listHeld,
    },
  ],
  [
    'held return',
    {
      usage: '<member no> --reason "..."',
      summary: 'asks to send back to such a member everything of theirs that is held; both sides are told',
      takes: 1,
      flags: ['reason'],
      act: proposeHeld('return'),
    },
  ],
  [
    'held release',
    {
      usage: '<member no> --reason "..."',
      summary: 'asks to leave it to whoever got it; both sides are told',
      takes: 1,
      flags: ['reason'],
      act: proposeHeld('release'),
    },
  ],
  ...decisions('held', 'what is held of a member who stopped everything', {
    preview: heldPreview,
    carryOut: approveHeld,
  }),
]
