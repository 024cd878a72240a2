import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { decimalOf } from '#contract/money.ts'
import { openOnlineWays } from '#tests/books/audit-payment-world.ts'
import { booksBalance } from '#tests/world/books.ts'
import { moveOut, payee, requested, rowOut } from '#tests/world/cash-records.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openArena } from './lib/arena.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { PAY_STORMS } from './lib/pay-storms.ts'
import { deadlocksIn, openReader } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { openLines, volley } from './lib/volley.ts'

const { world, origins } = await openArena()
world.clock.set(new Date().toISOString())
await openOnlineWays(world)
const desk = await openDesk(world)
const room = mkdtempSync(join(tmpdir(), 'quay-statements-'))
const lines = await openLines(origins, CALLS)
/** Whatever comes from outside is somebody's at once, and nobody ever has less than nothing. */
const reader = await openReader(
  world.url,
  `select abs(coalesce(sum(amount), 0) + (select coalesce(sum(amount), 0) from entry where version is null))
    - count(*) filter (where amount < 0) as amount from account`,
)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

const CALLED: readonly Endpoint[] = [...Object.values(payment), ...Object.values(service)]
const ENDPOINTS = new Map(CALLED.map((one) => [one.path, one]))
const isTyped = (name: string, path: string) =>
  name === 'done' || name === 'status 401' || (ENDPOINTS.get(path)?.refusals ?? []).some((one) => one === name)

test.each(Object.entries(PAY_STORMS))(`%s (${replay})`, async (title, storm) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shots: made, meanwhile, judge } = await storm(world, CALLS)
    const shots = shuffled(made, chanceFrom(`${SEED} ${title} ${round}`).below)
    const seen = await reader.during(() => Promise.all([volley(lines, shots), meanwhile?.()]))
    const [answers] = seen.outcome
    called += shots.length
    const heard = answers.map((answer, at) => ({ name: nameOf(answer), shot: shots[at] ?? shots[0] })) as Parameters<
      typeof judge
    >[0]
    expect(seen.wrong, `round ${round}`).toEqual([])
    const untyped = heard.filter(({ name, shot }) => !isTyped(name, shot.path)).map(({ name }) => name)
    expect(untyped, `round ${round}`).toEqual([])
    expect(await judge(heard), `round ${round}: ${heard.map(({ name }) => name).join(' ')}`).toEqual([])
    await booksBalance(world)
  }
})

function statementOf(ref: string, order_no: string, net: bigint): string {
  const file = join(room, `${ref}.csv`)
  const [opening, paid, closing] = [0n, -net, -net].map((cents) => decimalOf(cents, 'EUR'))
  const columns = 'iban,opening,closing,ref,booked,amount,end_to_end,text,party,party_iban'
  const today = world.context.clock.now().toISOString().slice(0, 10)
  writeFileSync(file, `${columns}\nNL91ABNA0417164300,${opening},${closing},${ref},${today},${paid},${order_no},,,`)
  return file
}

test(`two operators bring one statement: what it paid is paid once (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.set(new Date().toISOString())
    const made = await requested(world, await payee(world))
    const [one, other] = await world.sql.selectFrom('operator').select('id').orderBy('id').execute()
    for (const type of ['take', 'approve'] as const)
      await moveOut(world, made, { type, by: 'operator' }, [one?.id ?? 0, other?.id ?? 0])
    const { order_no, net } = await rowOut(world, made)
    const file = statementOf(`storm-${round}`, order_no, net)
    const said = await Promise.all(
      Array.from({ length: 6 }, (_, at) => desk.by(at % 2 ? ADA : BEN, `bank import ${file}`)),
    )
    const ended = said.map(({ out, error }) => error || /: (\d) movements/.exec(out)?.[1]).toSorted()
    expect(ended, `round ${round}`).toEqual(['0', '0', '0', '0', '0', '1'])
    expect(said.filter(({ out }) => out.includes(`paid ${order_no}`)).length, `round ${round}`).toBe(1)
    const paid = await world.sql
      .selectFrom('posting')
      .select('kind')
      .where('ref', '=', order_no)
      .orderBy('id')
      .execute()
    expect([(await rowOut(world, made)).state, ...paid.map(({ kind }) => kind)], `round ${round}`).toEqual([
      'completed',
      'hold',
      'withdrawal',
    ])
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

afterAll(async () => {
  for (const line of lines) line.close()
  await reader.close()
  rmSync(room, { recursive: true, force: true })
  leaveFact(
    'storms of payments',
    `storms: ${called} racing calls and callbacks of ${Object.keys(PAY_STORMS).length} kinds about payments, openings and deposits, on two processes (${replay})`,
  )
})
