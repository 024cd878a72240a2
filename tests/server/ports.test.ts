import { expect, test } from 'vitest'
import { sql as raw } from 'kysely'
import { monotone, secondsUntil } from '#server/lib/clock.ts'
import { idsFrom, systemChance } from '#server/lib/chance.ts'
import { inTransaction } from '#server/lib/database.ts'
import { centsOf } from '#machines/wallet/worth.rules.ts'
import { changeOf } from '#server/market/rates.ts'
import { openWorld } from '#tests/world/open.ts'

test('a clock never runs backwards', () => {
  const read = [10, 30, 20, 40]
  const clock = monotone(() => read.shift() ?? 0)
  expect([clock.now(), clock.now(), clock.now(), clock.now(), clock.now()].map(Number)).toEqual([10, 30, 30, 40, 40])
})

test('a wait is never shorter than it is, nor none', () => {
  expect([secondsUntil(new Date(1_001), new Date(0)), secondsUntil(new Date(0), new Date(0))]).toEqual([2, 1])
})

test('names of requests are their own', () => {
  const ids = idsFrom(systemChance)
  expect(new Set(Array.from({ length: 1_000 }, ids)).size).toBe(1_000)
})

test('a statement is planned once a connection, under a name of its own', async () => {
  const { context } = await openWorld()
  await inTransaction(context.database, async (sql) => {
    for (let at = 0; at < 3; at += 1) await sql.selectFrom('member').select('id').where('id', '=', at).execute()
    const { rows } = await raw<{
      names: number
    }>`select count(*)::integer as names from pg_prepared_statements where statement like 'select "id" from "member"%'`.execute(
      sql,
    )
    expect(rows[0]?.names).toBe(1)
  })
})

test('a transaction that PostgreSQL asks to repeat is repeated, and no other', async () => {
  const { context } = await openWorld()
  let tried = 0
  const failing = (code: string) =>
    inTransaction(context.database, async (sql) => {
      tried += 1
      await raw`do ${raw.lit(`begin raise exception 'again' using errcode = '${code}'; end`)}`.execute(sql)
    })
  await expect(failing('40001')).rejects.toThrow('again')
  expect(tried).toBe(3)
  await expect(failing('22012')).rejects.toThrow('again')
  expect(tried).toBe(4)
})

test('amounts keep every digit', () => {
  expect(centsOf(300_000_001n, 8, '1.25')).toBe(375n)
  expect(centsOf(2_000_000n, 6, '0.92')).toBe(184n)
  expect([changeOf('1.24', '1.25'), changeOf('1.60', '1.20'), changeOf('0', '1'), changeOf('1', '1')]).toEqual([
    '0.0080',
    '-0.2500',
    '0.0000',
    '0.0000',
  ])
})
