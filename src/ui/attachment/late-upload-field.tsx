import { late } from '../late.tsx'

/** A field for pictures, whose machinery arrives when the first one is shown. */
export const LateUploadField = late(
  () => import('./upload-field.tsx'),
  ({ UploadField }) => UploadField,
)
