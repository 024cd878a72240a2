import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import type { Letter } from '../lib/post.ts'
import { compose } from '../session/letters.ts'

export const pinLockedLetter = ({ say }: Call, to: string): Letter =>
  compose(say, to, 'security.letters.pinLocked', { tries: PIN_TRIES, minutes: PIN_LOCK / 60 })
export const pinSetLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pinSet')
export const pinChangedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pinChanged')
export const pinResetLetter = ({ say }: Call, to: string, until: string): Letter =>
  compose(say, to, 'security.letters.pinReset', { until })
export const pauseSetLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pauseSet')
export const pauseLiftedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pauseLifted')
export const watchwordLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.watchwordSet')
