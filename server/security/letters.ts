import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { maskAccount } from '../lib/masks.ts'
import type { Letter } from '../lib/post.ts'
import { compose } from '../session/letters.ts'

export const pinLockedLetter = ({ say }: Call, to: string): Letter =>
  compose(say, to, 'security.letters.pinLocked', { tries: PIN_TRIES, minutes: PIN_LOCK / 60 })
export const pinSetLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pinSet')
export const pinChangedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pinChanged')
export const pinResetLetter = ({ say }: Call, to: string, until: string): Letter =>
  compose(say, to, 'security.letters.pinReset', { until })

/** Of the new address no more is said than its member needs to know it again. */
export const phoneAddedLetter = ({ say }: Call, to: string, phone: string): Letter =>
  compose(say, to, 'security.letters.phoneAdded', { contact: maskAccount(phone) })
export const phoneChangedLetter = ({ say }: Call, to: string, phone: string, until: string): Letter =>
  compose(say, to, 'security.letters.phoneChanged', { contact: maskAccount(phone), until })
export const emailChangedLetter = ({ say }: Call, to: string, email: string, until: string): Letter =>
  compose(say, to, 'security.letters.emailChanged', { contact: maskAccount(email), until })
export const pauseSetLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pauseSet')
export const pauseLiftedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pauseLifted')
export const watchwordLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.watchwordSet')
