import { readFileSync } from 'node:fs'
import { CompiledQuery, sql as raw } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { CHECKS } from '#server/ledger/audit.ts'
import type { Sql } from '#server/lib/database.ts'
import { behindTheLedger, fillBooks } from '#tests/books/audit-world.ts'
import { booksBalance } from '#tests/world/books.ts'
import { type Mutant, mutantsOf } from '#tests/server/lib/sql-mutants.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
let orders: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  orders = await fillBooks(world)
})

const written = (value: unknown): string =>
  Array.isArray(value) ? `array [${value.map((one) => `'${String(one)}'`).join(', ')}]` : String(value)

function textOf(check: (typeof CHECKS)[number]): string {
  const { sql, parameters } = check.rows(0n).compile(world.sql)
  return sql.replace(/\$(\d+)/g, (_, at: string) => written(parameters[Number(at) - 1]))
}

const labelOf = ({ law, says }: (typeof CHECKS)[number]) => {
  const same = CHECKS.filter((other) => other.law === law)
  return same.length === 1 ? law : `${law}${'abcdefgh'[same.findIndex((other) => other.says === says)]}`
}

/** Of so many parts of the laws one is forgotten; the gate forgets each. */
const ONE_IN = Number(process.env['MUTANTS_ONE_IN'] ?? 12)
let parts = 0
const laws = CHECKS.map((check) => ({
  label: labelOf(check),
  says: `${check.law} ${check.says}`,
  text: textOf(check),
  mutants: mutantsOf(textOf(check)).filter(() => (parts += 1) % ONE_IN === 0),
}))
const alive = new Map<string, Mutant[]>()

async function broken(sql: Sql, text: string): Promise<number | undefined> {
  await raw`savepoint asked`.execute(sql)
  try {
    const { rows } = await sql.executeQuery<{ count: number }>(
      CompiledQuery.raw(`select count(*)::integer as count from (${text}) as offending`),
    )
    return rows[0]?.count
  } catch {
    await raw`rollback to savepoint asked`.execute(sql)
    return undefined
  } finally {
    await raw`release savepoint asked`.execute(sql)
  }
}

async function countsOf(sql: Sql): Promise<number[]> {
  const all = laws.map(({ text }, at) => `select ${at} as at, count(*)::integer as count from (${text}) as offending`)
  const { rows } = await sql.executeQuery<{ count: number }>(
    CompiledQuery.raw(`${all.join(' union all ')} order by at`),
  )
  return rows.map(({ count }) => count)
}

/** Judges the books after a fault of which nothing remains; whoever forgot what it shows is found out. */
async function foundAfter(statements: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const undone = new Error('undone')
  const tried = world.sql.transaction().execute(async (sql) => {
    await behindTheLedger(sql, statements)
    const counts = await countsOf(sql)
    const isPeace = counts.every((count) => count === 0)
    for (const [at, { says, label }] of laws.entries()) {
      const count = counts[at]
      if (count !== 0) found.push(label)
      const left: Mutant[] = []
      for (const mutant of alive.get(says) ?? [])
        if ((count === 0 && !isPeace) || (await broken(sql, mutant.text)) === count) left.push(mutant)
      alive.set(says, left)
    }
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
  return found
}

test('the laws hold, and whoever forgets a reason cries for nothing at most', async () => {
  await booksBalance(world)
  await world.sql.transaction().execute(async (sql) => {
    for (const { says, text, mutants } of laws) {
      expect([says, await broken(sql, text)]).toEqual([says, 0])
      const quiet: Mutant[] = []
      for (const mutant of mutants) if ((await broken(sql, mutant.text)) === 0) quiet.push(mutant)
      alive.set(says, quiet)
    }
  })
})

const NAMES: Readonly<Record<string, string>> = {
  '@latest': "(select max(id) from posting where kind = 'transfer')",
  '@last': "(select min(id) from posting where kind = 'transfer')",
  '@first': "(select min(posting_id) from entry where class = 'member')",
  // What PostgreSQL itself would not let anybody write.
  '@unchecked': 'alter table entry drop constraint entry_check',
}

/** Each has a name, what is done behind the ledger's back, and by which checks of the audit it is found. */
const FAULTS = readFileSync(new URL('audit-faults.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [name = '', ...lines] = block.split('\n').map((line) => line.trim())
    return { name, statements: lines.slice(0, -1), found: lines.at(-1) ?? '' }
  })

const named = (statement: string) => statement.replace(/@\w+/g, (word) => NAMES[word] ?? orders[word.slice(1)] ?? word)

test.each(FAULTS)('$name, behind the ledger’s back, is found', async ({ statements, found }) => {
  expect(`=> ${(await foundAfter(statements.map(named))).join(' ') || 'nothing'}`).toBe(found)
})

/** Parts that say nothing more, and why. */
const SAME: readonly (readonly [law: string, forgotten: string, why: string])[] = [
  ['L2', '<> for is distinct from in ount) as told', 'an account that is versioned has an amount'],
  ['L2', '<> for is distinct from in tinct from told', 'an account that is versioned has an amount'],
  ['L4', 'join for left join in , coalesce(open', 'a sum of no rows is a row'],
  ['L6', '< for <> in > 0 group by 1, 2 having count', 'one entry alone does not come to nothing'],
  ['L6', '> for <> in > 0 group by 1, 2 having count', 'a posting has each leg once'],
  ['L6', '< for <> in > 2 or sum', 'the least comes first'],
  ['L12', '< for <> in sum(amount) filter', 'only what is shown'],
  ['L12', '> for <> in sum(amount) filter', 'only what is shown'],
  ['L13', '<> for is distinct from in sion where', 'an account always has a head'],
  ['L14', 'without or reply is null', 'no answer names no posting'],
  ['L14', '> for <> in posting from recent', 'no text comes before the empty one'],
  ['L14', '> for >= in elect * from money_call', 'only how far back'],
  ['L9', "<> for is distinct from in 'clearing'", 'an account between two others has an amount'],
  ['L15', '< for <> in nt_id, sum', 'no open state comes after'],
  ['L10', 'without or asked.id is null', 'no request has no checker'],
  ['L10', 'without or checker_id is null', 'a posted request has a checker'],
  ['L10', 'join for left join in ng.id and asked.kind', 'a posting without its entry breaks L1'],
  ['L13', '<> for is distinct from in bject from', 'a line always has a hash'],
  ['L16', '<> for is distinct from in coalesce(outside', 'a sum of nothing is nothing'],
  ['L16', '<> for is distinct from in lesce(member', 'a sum of nothing is nothing'],
  ['L16', '<> for is distinct from in quote.member_id', 'a quote always says whose and how much'],
  ['L18', '<> for is distinct from in alesce(credit', 'a sum of nothing is nothing'],
  ['L18', '<> for is distinct from in (coalesce(credit', 'a sum of nothing is nothing'],
  ['L21', '<> for is distinct from in coalesce(escrow', 'a sum of nothing is nothing'],
  ['L22', '<> for is distinct from in d, quote.account', 'a quote always says whose and how much'],
  ['L17', '< for <> in second_id, case', 'no state that somebody decided comes after'],
]

test('no law has a part that no fault needs, but those that say nothing more', () => {
  const left = [...alive].flatMap(([law, mutants]) => mutants.map(({ says }) => `${law.split(' ')[0]} ${says}`))
  const isSame = (one: string) => SAME.some(([law, forgotten]) => one.startsWith(`${law} ${forgotten}`))
  expect(left.filter((one) => !isSame(one))).toEqual([])
  expect(parts).toBeGreaterThan(200)
})
