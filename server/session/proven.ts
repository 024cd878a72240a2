import type { Call } from '../lib/call.ts'

/** A member who proved who they are; `settle` belongs in the transaction that acts on it. */
export interface Proven {
  memberId: number
  settle(call: Call): Promise<void>
}
