import type { buyFlow } from '#machines/invest/buy.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'

export type BuyViewProps = ViewProps<typeof buyFlow>

export interface BuyLook {
  readonly over?: 'form' | 'risk' | 'missed' | 'wait' | 'quote' | 'currency'
  readonly shut?: 'coming' | 'soldOut' | 'running' | 'ended' | 'stopped'
}
