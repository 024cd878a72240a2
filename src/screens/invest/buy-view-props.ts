import type { buyFlow } from '#machines/invest/buy.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'

export type BuyViewProps = ViewProps<typeof buyFlow>

/** What differs between the states in which the page is shown. */
export interface BuyLook {
  /** What rises over it. */
  readonly over?: 'form' | 'risk' | 'missed' | 'wait' | 'quote' | 'currency'
  /** Why nothing can be bought now. */
  readonly shut?: 'coming' | 'soldOut' | 'running' | 'ended' | 'stopped'
}
