import { lazy, Suspense, type ReactNode } from 'react'

const Motion = lazy(() => import('./arriving-motion.tsx'))

/** What is new comes up from below; until the machinery of motion is there, it simply stands there. */
export const Arriving = ({ what, children }: { what: string; children: ReactNode }) => (
  <Suspense fallback={children}>
    <Motion what={what}>{children}</Motion>
  </Suspense>
)
