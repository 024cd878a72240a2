import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VentureStatus } from '#contract/venture.ts'

export const STATUS_WORDS: Record<VentureStatus | 'suspended', MessageDescriptor> = {
  coming: msg({ message: 'Coming', context: 'venture', comment: 'Status: not on sale yet' }),
  open: msg({ message: 'Open', context: 'venture', comment: 'Status: on sale' }),
  sold_out: msg({ message: 'Sold out', context: 'venture', comment: 'Status: nothing is left' }),
  full: msg({ message: 'Full', context: 'venture', comment: 'Status of a project: it has all it takes' }),
  running: msg({ message: 'Running', context: 'venture', comment: 'Status of a project: its term has begun' }),
  ended: msg({ message: 'Ended', context: 'venture', comment: 'Status: it is over' }),
  suspended: msg({ message: 'Suspended', context: 'venture', comment: 'Status: our team stopped it for now' }),
}
