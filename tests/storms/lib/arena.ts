import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { afterAll } from 'vitest'
import type { Asked } from '#contract/endpoint.ts'
import { transfer } from '#contract/transfer.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { openHouse } from '#tests/world/open-house.ts'
import { type Person, type World } from '#tests/world/world.ts'
import type { Shot } from './volley.ts'
import { openWorld } from '#tests/world/open.ts'

type Wish = Asked<typeof transfer.quote>

const PEPPER = 'pepper of the tests'

export async function openArena() {
  const world = await openWorld()
  const room = mkdtempSync(join(tmpdir(), 'quay-storm-'))
  afterAll(() => rmSync(room, { recursive: true, force: true }))
  const open = (name: string) =>
    openHouse({ DATABASE_URL: world.url, DATA_DIR: join(room, name), PEPPER }, undefined, afterAll)
  const houses = [open('one'), open('other')]
  return { world, origins: await Promise.all(houses.map(({ opened }) => opened)) }
}

export async function owner(world: World, amount: bigint): Promise<Person> {
  world.clock.set(new Date().toISOString())
  const person = await world.member({ pin: PIN })
  if (amount > 0n) await bring(world, person, 'balance', amount)
  return person
}

/** Quotes for one wish, as many as there may be: the first is asked for, the others are its copies. */
export async function quotes(world: World, payer: Person, wish: Wish, count: number): Promise<string[]> {
  const { quote_no } = await world.give(transfer.quote, wish, payer)
  const { rows } = await raw<{ quote_no: string }>`
    insert into quote
    select (jsonb_populate_record(quote, jsonb_build_object('quote_no', left(quote_no, 22) || '-' || at))).*
    from quote, generate_series(2, ${count}::integer) as at where quote_no = ${quote_no}
    returning quote_no`.execute(world.sql)
  return [quote_no, ...rows.map((row) => row.quote_no)]
}

export const sending = ({ token }: Person, wish: Wish, quote_no: string, idem: string): Shot => ({
  path: transfer.send.path,
  token,
  form: { remark: '', ...wish, quote_no, payword: PIN, idem },
})

export const wishTo = ({ email }: Person, amount: string): Wish => ({
  to: email,
  account: 'balance',
  amount,
  remark: '',
})
