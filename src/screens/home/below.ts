import type { Home } from '#contract/home.ts'

export interface BelowProps {
  home: Home
  onRefresh: () => void
  onMarketTurned: () => void
}

/** All that does not stand at first sight. */
export const below = () => import('./home-below.tsx')
