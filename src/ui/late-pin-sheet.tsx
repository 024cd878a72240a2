import { lazy, Suspense, type ComponentProps } from 'react'

const PinSheet = lazy(() => import('./pin-sheet.tsx').then((module) => ({ default: module.PinSheet })))

/** The question for the payment PIN, whose machinery arrives when it is first asked. */
export const LatePinSheet = (props: ComponentProps<typeof PinSheet>) => (
  <Suspense>
    <PinSheet {...props} />
  </Suspense>
)
