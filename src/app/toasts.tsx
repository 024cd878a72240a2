import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToasterWanted, toasterWanted } from '#src/ui/toast.ts'

const Toaster = lazy(() => import('#src/ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

export function Toasts() {
  const wanted = useSyncExternalStore(onToasterWanted, toasterWanted)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
