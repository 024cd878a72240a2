import { sql as raw } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Check } from '#server/ledger/audit-check.ts'
import { CASH } from '#server/ledger/audit-cash.ts'
import { INVEST } from '#server/ledger/audit-invest.ts'
import { SHOP } from '#server/ledger/audit-shop.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import type { Booked } from '#tests/world/cash-records.ts'
import { statesOf } from '#tests/walk/transitions.ts'
import type { World } from '#tests/world/world.ts'

export const ACTOR = { M: 'member', S: 'system', O: 'operator' } as const
export type Letter = keyof typeof ACTOR

/** Who may, where it leads or why it does not, and after how many seconds in the state; everybody else may never. */
export type Cell = readonly [who: string, ends: string, seconds?: number]
export type Row<Event extends string> = Readonly<Partial<Record<Event, Cell | readonly Cell[]>>>

/** A step on the way to a situation: what, who, and how many seconds after the step before. */
export type Way<Event extends string> = readonly (readonly [event: Event, by: Letter, seconds?: number])[]

interface Placed<State extends string, Event extends string> {
  readonly name: string
  readonly state: State
  readonly but?: Row<Event>
}

export interface Situation<State extends string, Event extends string> extends Placed<State, Event> {
  readonly way: Way<Event>
}

interface Kept {
  readonly state: string
  readonly version: number
  readonly since: Date
}

type Actor = (typeof ACTOR)[Letter]

export interface Tried<Record extends Kept, Event extends string, By extends string = Actor> {
  readonly events: readonly Event[]
  readonly actors: Readonly<{ [letter: string]: By }>
  move(inside: Sql, type: Event, by: By, now: Date): Promise<Record>
  read(inside: Sql): Promise<Record>
  booked(inside: Sql): Promise<Booked>
  should(row: Record, inside: Sql): Booked | Promise<Booked>
  /** Of its own room, besides those of the money. */
  readonly laws?: readonly Check[]
}

const endsOf = <Event extends string>(row: Row<Event>, event: Event, letter: string) => {
  const known = row[event]
  if (!known) return { ends: 'not-now', seconds: undefined }
  const cells = (typeof known[0] === 'string' ? [known] : known) as readonly Cell[]
  const mine = cells.find(([who]) => who.includes(letter))
  return { ends: mine?.[1] ?? 'not-yours', seconds: (mine ?? cells[0])?.[2] }
}

const TABLES =
  'recharge recharge_event recharge_proof withdrawal withdrawal_event payment payment_event account_opening member ' +
  'posting entry event hold hold_end bank_use cancellation cancellation_event investment investment_event ' +
  'investment_payout task_order shop_order shop_order_event shop_order_line parcel parcel_event coupon member_coupon ' +
  'member_coupon_event refund refund_line refund_event'

async function digest(inside: Sql): Promise<string> {
  const counts = TABLES.split(' ').map((name) => raw`(select count(*) from ${raw.table(name)})`)
  const { rows } = await raw<{ line: string }>`
    select concat_ws(' ', ${raw.join(counts)}, (select sum(version) from recharge), (select sum(version) from withdrawal),
      (select sum(version) from payment), (select sum(version) from investment), (select sum(taken) from venture),
      (select sum(version) from shop_order), (select sum(version) from refund), (select sum(version) from parcel),
      (select sum(version) from member_coupon), (select sum(stock) from variant), (select sum(sold) from goods),
      (select md5(string_agg(amount::text, ',' order by id)) from account)) as line`.execute(inside)
  return rows[0]?.line ?? ''
}

const textOf = (booked: Booked) =>
  Object.entries(booked)
    .map(([name, amount]) => `${name} ${amount}`)
    .toSorted()
    .join(', ')

export interface Count {
  readonly cells: Set<string>
  tries: number
  moves: number
}
export const counting = (): Count => ({ cells: new Set(), tries: 0, moves: 0 })

async function faultsOf<Record extends Kept, Event extends string, By extends string>(
  { read, booked, should, laws = [] }: Tried<Record, Event, By>,
  inside: Sql,
  before: Record,
  reached: Record | string,
  ends: string,
): Promise<string[]> {
  if (typeof reached === 'string') return reached === ends ? [] : [`${reached} instead of ${ends}`]
  if (reached.state !== ends) return [`reaches ${reached.state} instead of ${ends}`]
  await raw`set constraints all immediate`.execute(inside)
  const after = await read(inside)
  const audited = []
  for (const { says, rows } of [...CASH, ...INVEST, ...SHOP, ...laws])
    if ((await rows(0n).execute(inside)).rows.length > 0) audited.push(says)
  const [is, ought] = [textOf(await booked(inside)), textOf(await should(after, inside))]
  return [
    ...(after.version === before.version + 1 ? [] : [`version ${after.version}`]),
    ...(is === ought ? [] : [`books ${is} instead of ${ought}`]),
    ...audited,
  ]
}

export async function tryAll<Record extends Kept, Event extends string, By extends string>(
  { sql, context }: World,
  tried: Tried<Record, Event, By>,
  row: Row<Event>,
  count: Count,
): Promise<string[]> {
  const faults: string[] = []
  const undone = new Error('undone')
  const last = context.clock.now()
  await inTransaction(sql, async (inside) => {
    const before = await tried.read(inside)
    const stood = await digest(inside)
    for (const type of tried.events) {
      for (const [letter, by] of Object.entries(tried.actors)) {
        const { ends, seconds } = endsOf(row, type, letter)
        const now = seconds === undefined ? later(last, 1) : later(before.since, seconds)
        count.tries += 1
        count.cells.add(`${before.state} ${type} ${letter}`)
        await raw`savepoint tried`.execute(inside)
        const reached = await tried.move(inside, type, by, now).catch((error: unknown) => {
          if (error instanceof Refusal) return error.refusal as string
          throw error
        })
        if (typeof reached !== 'string') count.moves += 1
        const wrong = await faultsOf(tried, inside, before, reached, ends)
        faults.push(...wrong.map((fault) => `${type} by ${by}: ${fault}`))
        if (typeof reached !== 'string') await raw`rollback to savepoint tried`.execute(inside)
      }
      if ((await digest(inside)) !== stood) faults.push(`${type}: a refusal changed something`)
    }
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return faults
}

export async function allowedBy({ sql }: Pick<World, 'sql'>, rule: string): Promise<string[]> {
  const { rows } = await raw<{ allowed: string }>`
    select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = ${rule}`.execute(sql)
  return [...(rows[0]?.allowed ?? '').matchAll(/'([\w.]+)'::text/g)].map(([, state]) => state as string).toSorted()
}

type Moving<Record extends Kept, Event extends string, By extends string> = Omit<
  Tried<Record, Event, By>,
  'events' | 'actors'
>

interface Cells<
  State extends string,
  Event extends string,
  Life extends Placed<State, Event>,
  Made,
  Record extends Kept,
  By extends string,
> {
  readonly world: World
  readonly many: string
  readonly rule: string
  readonly lifecycle: AnyStateMachine
  readonly table: Readonly<{ [state in State]: Row<Event> }>
  readonly events: readonly Event[]
  readonly actors: Readonly<{ [letter: string]: By }>
  readonly situations: readonly Life[]
  bring(situation: Life): Promise<Made>
  tried(made: Made, situation: Life): Moving<Record, Event, By> | Promise<Moving<Record, Event, By>>
}

export function everyCell<
  State extends string,
  Event extends string,
  Life extends Placed<State, Event>,
  Made,
  Record extends Kept,
  By extends string,
>(given: Cells<State, Event, Life, Made, Record, By>): void {
  const { world, many, rule, lifecycle, table, events, actors, situations } = given
  const count = counting()
  const states = Object.keys(table).toSorted()
  const all = states.length * events.length * Object.keys(actors).length

  test('the states are the ones that the base allows', async () => {
    expect(await allowedBy(world, rule)).toEqual(states)
    expect(statesOf(lifecycle).toSorted()).toEqual(states)
  })

  test.each(situations.map((one) => [one.name, one] as const))(
    '%s: everybody tries everything',
    async (_, situation) => {
      const made = await given.bring(situation)
      const tried = { events, actors, ...(await given.tried(made, situation)) }
      expect((await tried.read(world.sql)).state).toBe(situation.state)
      const faults = await tryAll(world, tried, { ...table[situation.state], ...situation.but }, count)
      expect(faults, faults.join('\n')).toEqual([])
    },
  )

  test('no cell was left out', () => {
    expect(count.cells.size).toBe(all)
  })

  afterAll(() => {
    leaveFact(
      many,
      `${many}: ${count.cells.size} of ${all} cells (state, event, actor) tried on real rows, ${count.tries} tries, ${count.moves} of them moves`,
    )
  })
}
