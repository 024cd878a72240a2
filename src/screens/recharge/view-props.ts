import type { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'

export type RechargeViewProps = ViewProps<typeof rechargeFlow>

export const FORM = 'recharge'

export interface ShownLook {
  /** What is open over it: what was asked, or whichever the wish that is being done came from. */
  readonly over?: 'cancel' | 'appeal' | 'acting'
  readonly says?: 'changed' | 'old' | 'undone'
}
export type ShownViewProps = RechargeViewProps & ShownLook
