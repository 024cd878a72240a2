import { late } from '#src/ui/late.tsx'

export const LateReturnSheet = late(
  () => import('./return-sheet.tsx'),
  ({ ReturnSheet }) => ReturnSheet,
)
export const LateAppealSheet = late(
  () => import('./appeal-sheet.tsx'),
  ({ AppealSheet }) => AppealSheet,
)
