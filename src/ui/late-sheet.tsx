import { lazy, Suspense, type ComponentProps } from 'react'

const Sheet = lazy(() => import('./sheet.tsx').then((module) => ({ default: module.Sheet })))

/** A sheet whose machinery arrives when the first one opens. */
export const LateSheet = (props: ComponentProps<typeof Sheet>) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
