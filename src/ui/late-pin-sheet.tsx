import { late } from './late.tsx'

export const LatePinSheet = late(
  () => import('./pin-sheet.tsx'),
  ({ PinSheet }) => PinSheet,
)
