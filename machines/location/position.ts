/** Why a phone does not say where it is. */
export type NoPosition = 'denied' | 'unavailable' | 'slow'

export class Unlocated extends Error {
  readonly why: NoPosition
  constructor(why: NoPosition) {
    super(why)
    this.why = why
  }
}

export function whyUnlocated(error: unknown): NoPosition {
  if (!(error instanceof Unlocated)) throw error
  return error.why
}
