import type { Call } from '../lib/call.ts'

/** A member who proved who they are; `settle` belongs in the transaction that acts on it. */
export interface Proven {
  memberId: number
  /** A code went to an address that is theirs for long: whoever knows the password alone has proven less. */
  isSure: boolean
  settle(call: Call): Promise<void>
}
