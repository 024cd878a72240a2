/** What of home stands below the fold. */
export const below = () => import('./home-below.tsx')
