import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

export interface Leg {
  readonly from: bigint
  readonly to: bigint
  readonly amount: bigint
}

export interface Step {
  readonly kind: string
  /** The same step of the same thing is never posted twice. */
  readonly ref: string
  readonly step?: number
  readonly actor: 'member' | 'operator' | 'system'
  readonly note?: string
  readonly at: Date
  readonly legs: readonly Leg[]
  /** What was set aside before and is settled by this. */
  readonly settles?: readonly bigint[]
}

export async function post(
  sql: Sql,
  { kind, ref, step = 0, actor, note = '', at, legs, settles = [] }: Step,
): Promise<bigint> {
  const { rows } = await raw<{ id: bigint }>`
    select post(${kind}, ${ref}, ${step}, ${actor}, ${note}, ${at}, ${legs.map(({ from }) => from)}::bigint[],
      ${legs.map(({ to }) => to)}::bigint[], ${legs.map(({ amount }) => amount)}::bigint[], ${settles}::bigint[]) as id`.execute(
    sql,
  )
  return rows[0]?.id ?? 0n
}
