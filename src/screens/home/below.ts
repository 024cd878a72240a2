export const below = () => import('./home-below.tsx')
