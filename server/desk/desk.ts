import type { Context } from '../lib/context.ts'
import type { Sealer } from '../lib/sealed-names.ts'
import type { Terminal } from './terminal.ts'

export interface Operator {
  readonly id: number
  readonly email: string
  readonly name: string
}

export interface Desk {
  readonly context: Context
  readonly terminal: Terminal
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string>>
  readonly seal: Sealer
  readonly anchors: string
  /** By QUAY_OPERATOR, password and second factor. */
  signIn(): Promise<Operator>
}

export interface Verb {
  readonly usage: string
  readonly summary: string
  readonly flags?: readonly string[]
  /** Required words after the verb. */
  readonly takes?: number
  /** Optional words after those. */
  readonly may?: number
  act(desk: Desk): Promise<void>
}
