import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { maskAccount } from '../lib/masks.ts'
import type { Letter } from '../lib/post.ts'
import { compose } from '../session/letters.ts'

type Speaking = Pick<Call, 'say'>

interface Undone {
  readonly until: string
  readonly undo: string
}
interface NewEmail extends Undone {
  readonly email: string
}

export const pinLockedLetter = ({ say }: Call, to: string): Letter =>
  compose(say, to, 'security.letters.pinLocked', { tries: PIN_TRIES, minutes: PIN_LOCK / 60 })
export const pinSetLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pinSet')
export const pinChangedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pinChanged')
export const pinResetLetter = ({ say }: Speaking, to: string, { until, undo }: Undone): Letter =>
  compose(say, to, 'security.letters.pinReset', { until, undo })

/** Masked: enough for its member to know it again. */
export const phoneAddedLetter = ({ say }: Call, to: string, phone: string): Letter =>
  compose(say, to, 'security.letters.phoneAdded', { contact: maskAccount(phone) })
export const phoneChangedLetter = ({ say }: Speaking, to: string, phone: string, { until, undo }: Undone): Letter =>
  compose(say, to, 'security.letters.phoneChanged', { contact: maskAccount(phone), until, undo })
export const emailChangedLetter = ({ say }: Speaking, to: string, { email, until, undo }: NewEmail): Letter =>
  compose(say, to, 'security.letters.emailChanged', { contact: maskAccount(email), until, undo })
export const emailWaitsLetter = ({ say }: Speaking, to: string, { email, until, undo }: NewEmail): Letter =>
  compose(say, to, 'security.letters.emailWaits', { contact: maskAccount(email), until, undo })
export const emailKeptLetter = ({ say }: Speaking, to: string): Letter => compose(say, to, 'security.letters.emailKept')
export const emailTakenLetter = ({ say }: Speaking, to: string, email: string): Letter =>
  compose(say, to, 'security.letters.emailTaken', { contact: maskAccount(email) })
export const stoppedLetter = ({ say }: Speaking, to: string): Letter => compose(say, to, 'security.letters.stopped')
export const pauseSetLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pauseSet')
export const pauseLiftedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.pauseLifted')
export const watchwordLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'security.letters.watchwordSet')
