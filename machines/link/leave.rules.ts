import type { Judged, Leaving } from '#contract/link.ts'
import { required } from '../lib/required.ts'

export const leavingOf = (link: Judged): Leaving => required('kind' in link ? link : undefined)

const isPage = (link: Judged) => 'kind' in link && (link.kind === 'web' || link.kind === 'ours')

interface Standing {
  readonly link: Judged
  /** The app runs inside another one, which opens no second window. */
  readonly isInside: boolean
}

/** Numbers and mailboxes are the phone’s own matter, and need neither a window nor a network. */
export function hindranceOf({ link, isInside }: Standing, isOnline: boolean): 'held' | 'cut' | undefined {
  if (!isPage(link)) return undefined
  if (isInside) return 'held'
  return isOnline ? undefined : 'cut'
}

/** Only pages can be shown inside. */
export const mayComeInside = (link: Judged, isOutward: boolean): boolean => isPage(link) && !isOutward
