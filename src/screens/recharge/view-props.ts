import type { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import type { ActedOnLook } from '#src/ui/acted-on.tsx'

export type RechargeViewProps = ViewProps<typeof rechargeFlow>

export const FORM = 'recharge'

export interface ShownLook extends ActedOnLook {
  /** What is open over it: what was asked, or whichever the wish that is being done came from. */
  readonly over?: 'cancel' | 'appeal' | 'acting'
}
export type ShownViewProps = RechargeViewProps & ShownLook
