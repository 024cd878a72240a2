import { late } from './late.tsx'

export const LateSheet = late(
  () => import('./sheet.tsx'),
  ({ Sheet }) => Sheet,
)
