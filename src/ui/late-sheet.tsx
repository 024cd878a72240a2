import { late } from './late.tsx'

/** A sheet whose machinery arrives when the first one opens. */
export const LateSheet = late(
  () => import('./sheet.tsx'),
  ({ Sheet }) => Sheet,
)
