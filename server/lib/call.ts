import type { GenericSchema } from 'valibot'
import type { Access } from '#contract/endpoint.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Context } from './context.ts'
import type { Sql } from './database.ts'
import { Refusal, refuse } from './refuse.ts'
import type { Say } from './words.ts'

export type Role = 'merchant' | 'store' | 'captain' | 'service'

export interface Viewer {
  readonly id: number
  readonly token: string
  readonly sessionNo: string
  readonly roles: readonly Role[]
}

/** In a write, `sql` is its transaction. */
export interface Call {
  readonly context: Context
  readonly sql: Sql
  /** The one moment of this call. */
  readonly now: Date
  readonly locale: LocaleTag
  readonly token: string
  readonly viewer: Viewer | undefined
  readonly ip: string
  readonly agent: string
  readonly say: Say
  addFacts(facts: Record<string, string>): void
  /** Runs when the answer is certain; a failure is logged and changes nothing. */
  after(act: () => Promise<void>): void
}

/** `fresh` is read after the rollback, so it sees nothing of the call. */
export class MovedOn extends Refusal {
  readonly fresh: (call: Call) => Promise<unknown>
  /** What `fresh` is read by, where it is not what the call gives. */
  readonly gives: GenericSchema | undefined
  constructor(
    fresh: MovedOn['fresh'],
    { refusal = 'moved-on', gives }: { readonly refusal?: RefusalName; readonly gives?: GenericSchema } = {},
  ) {
    super(refusal)
    this.fresh = fresh
    this.gives = gives
  }
}

export function admit(access: Access, viewer: Viewer | undefined): void {
  if (access === 'anyone' || access === 'optional') return
  if (!viewer) refuse('signed-out')
  if (access !== 'member' && !viewer.roles.includes(access)) refuse('no-role')
}

export function memberOf({ viewer }: Call): Viewer {
  return viewer ?? refuse('signed-out')
}
