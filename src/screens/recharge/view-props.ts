import type { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'

export type RechargeViewProps = ViewProps<typeof rechargeFlow>

/** What the button beside the thumb belongs to. */
export const FORM = 'recharge'

/** What differs between the states in which a recharge is shown. */
export interface ShownLook {
  /** What is open over it: what was asked, or whichever the wish that is being done came from. */
  readonly over?: 'cancel' | 'appeal' | 'acting'
  /** What has to be said about what is shown. */
  readonly says?: 'changed' | 'old' | 'undone'
}
export type ShownViewProps = RechargeViewProps & ShownLook
