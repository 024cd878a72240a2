import { sql as raw } from 'kysely'
import { type AnyStateMachine, transition } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { knows, pathOf, valueOf } from '#machines/lib/states.ts'
import type { Schema } from '../schema.ts'
import { secondsUntil } from './clock.ts'
import type { Sql } from './database.ts'
import { refuse } from './refuse.ts'

export interface Scope {
  readonly sql: Sql
  readonly now: Date
}

export interface Moving<Row, Move, MoveDetails> extends Scope {
  readonly move: Move
  readonly details: Partial<MoveDetails>
  readonly before: Row
}

type Change = Readonly<Record<string, unknown>>
type Effect<Row> = (row: Row) => Promise<Change | void>

export interface Life<Row, Ref, Facts extends object, Move, MoveDetails> {
  readonly lifecycle: AnyStateMachine
  readonly table: keyof Schema
  readonly key: keyof Row & string
  readonly refuses: { readonly unknown: RefusalName; readonly raced: RefusalName }
  /** Locks the row. */
  lock(sql: Sql, ref: Ref): Promise<Row | undefined>
  facts(scope: Scope, row: Row): Facts | Promise<Facts>
  /** What must have happened by now, though nobody asked. */
  due(facts: Facts, row: Row): Move | undefined
  blocker(facts: Facts, move: Move): { readonly code: RefusalName; readonly until?: number } | undefined
  columns(facts: Facts, moving: Moving<Row, Move, MoveDetails>): Change
  /** What an effect returns is written with the new state. */
  effects(moving: Moving<Row, Move, MoveDetails>, row: Row): Promise<Readonly<Record<string, Effect<Row>>>>
  news(moving: Moving<Row, Move, MoveDetails>, row: Row): Promise<void>
}

interface Kept {
  readonly state: string
  readonly version: number
}

/** Also moves it on as far as is due by now. */
export async function lockRecord<
  Row extends Kept,
  Ref,
  Facts extends object,
  Move extends { type: string },
  MoveDetails,
>(life: Life<Row, Ref, Facts, Move, MoveDetails>, scope: Scope, ref: Ref): Promise<Row | undefined> {
  const row = await life.lock(scope.sql, ref)
  return row && lapse(life, scope, row)
}

export async function lapse<Row extends Kept, Ref, Facts extends object, Move extends { type: string }, MoveDetails>(
  life: Life<Row, Ref, Facts, Move, MoveDetails>,
  scope: Scope,
  row: Row,
): Promise<Row> {
  const move = life.due(await life.facts(scope, row), row)
  return move ? lapse(life, scope, await moveRecord(life, scope, row, move)) : row
}

/** In the caller's transaction: the lifecycle decides, the row is written if its version is still the one read. */
export async function moveRecord<
  Row extends Kept,
  Ref,
  Facts extends object,
  Move extends { type: string },
  MoveDetails,
>(
  life: Life<Row, Ref, Facts, Move, MoveDetails>,
  scope: Scope,
  before: Row,
  move: Move,
  details: Partial<MoveDetails> = {},
): Promise<Row> {
  const { lifecycle, refuses } = life
  const { sql, now } = scope
  const moving = { ...scope, move, details, before }
  const facts = await life.facts(scope, before)
  if (!knows(lifecycle, before.state, move.type)) refuse(refuses.unknown)
  const blocker = life.blocker(facts, move)
  if (blocker)
    refuse(blocker.code, blocker.until === undefined ? {} : { retry_after: secondsUntil(new Date(blocker.until), now) })
  const at = lifecycle.resolveState({ value: valueOf(before.state), context: facts })
  const [after, actions] = transition(lifecycle, at, move)
  const change = { ...life.columns(after.context, moving), state: pathOf(after.value), version: before.version + 1 }
  let row = (await write(sql, life, before, change)) ?? refuse(refuses.raced)
  if (actions.length > 0) {
    const effects = await life.effects(moving, row)
    for (const { type } of actions) {
      const effect = effects[type]
      if (!effect) throw new Error(`nothing in ${life.table} does ${type}`)
      const more = await effect(row)
      if (more && Object.keys(more).length > 0) row = (await write(sql, life, row, more)) ?? refuse(refuses.raced)
    }
  }
  await life.news(moving, row)
  return row
}

async function write<Row extends Kept>(
  sql: Sql,
  { table, key }: { readonly table: keyof Schema; readonly key: keyof Row & string },
  row: Row,
  change: Change,
): Promise<Row | undefined> {
  const columns = Object.entries(change).filter(([, value]) => value !== undefined)
  const set = raw.join(columns.map(([name, value]) => raw`${raw.ref(name)} = ${value}`))
  const { rows } = await raw<Row>`
    update ${raw.table(table)} set ${set} where ${raw.ref(key)} = ${row[key]} and version = ${row.version}
    returning *`.execute(sql)
  return rows[0]
}
