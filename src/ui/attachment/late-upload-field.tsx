import { late } from '../late.tsx'

export const LateUploadField = late(
  () => import('./upload-field.tsx'),
  ({ UploadField }) => UploadField,
)
