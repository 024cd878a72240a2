import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

export interface Move {
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
  readonly moves: readonly Move[]
  /** What was set aside before and is settled by this. */
  readonly settles?: readonly bigint[]
}

export async function post(
  sql: Sql,
  { kind, ref, step = 0, actor, note = '', at, moves, settles = [] }: Step,
): Promise<bigint> {
  const { rows } = await raw<{ id: bigint }>`
    select post(${kind}, ${ref}, ${step}, ${actor}, ${note}, ${at}, ${moves.map(({ from }) => from)}::bigint[],
      ${moves.map(({ to }) => to)}::bigint[], ${moves.map(({ amount }) => amount)}::bigint[], ${settles}::bigint[]) as id`.execute(
    sql,
  )
  return rows[0]?.id ?? 0n
}
