import type { Call } from '../lib/call.ts'

/** `settle` belongs in the transaction that acts on it. */
export interface Proven {
  memberId: number
  /** By a code to an address that is not new; false for a password alone. */
  isSure: boolean
  settle(call: Call): Promise<void>
}
