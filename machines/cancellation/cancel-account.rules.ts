import * as v from 'valibot'
import { type CancellationInfo, GoingProof, GoingWish } from '#contract/cancellation.ts'
import { checks } from '../lib/problems.ts'

export interface GoingForm {
  reason: string
  agree: 0 | 1
  /** Everything that cannot be paid out is given up. */
  give_up: 0 | 1
  password: string
  code: string
  payword: string
}

export const NO_GOING: GoingForm = { reason: '', agree: 0, give_up: 0, password: '', code: '', payword: '' }

interface Standing {
  readonly info?: CancellationInfo | undefined
}

export const givesUp = ({ remains, shares }: Pick<CancellationInfo, 'remains' | 'shares'>): boolean =>
  remains.length + shares.length > 0

export const wishProblems = checks(GoingWish, ({ give_up }: GoingForm, problems, { info }: Standing) =>
  info && givesUp(info) && give_up === 0 ? { ...problems, give_up: 'give-up-required' } : problems,
)

export const proofProblems = checks<GoingForm>(GoingProof)

/** No secret, and nothing of what is given up. */
export const GoingKept = v.object({ reason: v.string(), agree: v.picklist([0, 1]) })
