import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PROJECT_SORTS } from '#contract/project.ts'

export const SORT_WORDS: Record<(typeof PROJECT_SORTS)[number], MessageDescriptor> = {
  default: msg({ message: 'Open first', comment: 'Order of a list of projects' }),
  rate: msg({ message: 'Highest estimate', comment: 'Order of a list of projects' }),
  term: msg({ message: 'Shortest term', comment: 'Order of a list of projects' }),
  progress: msg({ message: 'Most taken', comment: 'Order of a list of projects' }),
}
