import { lazy, Suspense, type ComponentProps } from 'react'

const UploadField = lazy(() => import('./upload-field.tsx').then((module) => ({ default: module.UploadField })))

/** A field for pictures, whose machinery arrives when the first one is shown. */
export const LateUploadField = (props: ComponentProps<typeof UploadField>) => (
  <Suspense>
    <UploadField {...props} />
  </Suspense>
)
