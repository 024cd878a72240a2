import type { Home } from '#contract/home.ts'

export interface BelowProps {
  home: Home
  onRefresh: () => void
  onMarketTurned: () => void
}
