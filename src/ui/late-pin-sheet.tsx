import { late } from './late.tsx'

/** The question for the payment PIN, whose machinery arrives when it is first asked. */
export const LatePinSheet = late(
  () => import('./pin-sheet.tsx'),
  ({ PinSheet }) => PinSheet,
)
