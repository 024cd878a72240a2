import { expect, test } from 'vitest'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { Refusal } from '#server/lib/refuse.ts'
import type { Chance } from '#server/lib/chance.ts'
import { operators } from '#tests/world/cash-records.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { cancelledBy, inAccount, putIn } from '#tests/world/invest.ts'
import {
  fillVenture,
  moveInvest,
  openVenture,
  rowOf,
  stopVenture,
  type Venture,
  wakeVenture,
} from '#tests/world/ventures.ts'
import { isOver, leave, paperOf, pass as passOn } from '#tests/sim/invest-paper.ts'
import { bring, holds } from '#tests/world/money.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openWorld } from '#tests/world/open.ts'

const WALKS = Number(process.env['INVEST_WALKS'] ?? 50)
const SEED = process.env['INVEST_SEED'] ?? 'quay'
const STEPS = 16
const replay = `INVEST_SEED=${SEED} INVEST_WALKS=${WALKS}`

const world = await openWorld()
const { clock, context } = world
const team = await operators(world)
/** Somebody whose money stays where it is: the books are audited after every test. */
await bring(world, await world.member(), 'balance', 1n)
const now = () => context.clock.now().getTime()
const seen = new Set<string>()
let steps = 0

async function walk(chance: Chance): Promise<void> {
  const pick = <T>(all: readonly T[]): T => all[chance.below(all.length)] as T
  const [rate, parts] = pick([
    ['0.01', 1_000_000n],
    ['0.00123456', 123_456n],
    ['0', 0n],
  ] as const)
  const term = 2 + chance.below(5)
  const payout = pick(['daily', 'end'] as const)
  const kind = pick(['product', 'project', 'subscribe'] as const)
  const fee = pick(['0', '0.013', '0.2'])
  const venture: Venture = await openVenture(world, { kind, term, payout, rate, fee })
  const person = await world.member()
  const amount = BigInt(1 + chance.below(100_000))
  const order = await putIn(world, person, venture, amount)
  const place = { pool: 0n, stopped: false }
  const each = (amount * parts) / 100_000_000n
  const paper = paperOf({ amount, each, term, payout }, now(), place)
  const pass = () => passOn(paper, now())
  const said: string[] = []
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    async wait() {
      clock.pass(pick([1, HOUR_S, 43_200, DAY_S - 1, DAY_S, DAY_S + 1, 2.5 * DAY_S]))
    },
    async fill() {
      const more = BigInt(1 + chance.below(2_000))
      await fillVenture(world, venture, more)
      await wakeVenture(world, venture)
      place.pool += more
    },
    async halt() {
      place.stopped = !place.stopped
      await stopVenture(world, venture, place.stopped)
    },
    async stop() {
      // What is due by now is due before: so it is for whoever ends it.
      await sweep()
      pass()
      const done = await moveInvest(world, order, { type: 'stop', by: 'member' }).catch(refused)
      if (isOver(paper)) return expect(done).toBe('not-now')
      leave(paper, BigInt(Math.round(Number(fee) * 100_000)))
    },
    async cancel() {
      await sweep()
      pass()
      const done = await moveInvest(world, order, { type: 'cancel', by: 'operator' }, cancelledBy(team)).catch(refused)
      if (isOver(paper)) return expect(done).toBe('not-now')
      paper.state = 'cancelled'
      paper.version += 1
    },
  }
  const sweep = async () => {
    while ((await sweepInvestments(context)) > 0);
  }
  for (let step = 0; step < STEPS && !(isOver(paper) && step > 4); step += 1) {
    const act = pick([
      'wait',
      'wait',
      'wait',
      'wait',
      'fill',
      'fill',
      'halt',
      step > 9 ? 'stop' : 'wait',
      step > 11 ? 'cancel' : 'fill',
    ])
    said.push(act)
    await acts[act]?.()
    await sweep()
    pass()
    steps += 1
    seen.add(paper.state)
    const row = await rowOf(world, order)
    const is = {
      state: row.state,
      version: row.version,
      paid: row.paid,
      fee: row.fee,
      pool: await inAccount(world, venture.pool),
      escrow: await inAccount(world, row.escrow_id),
      profit: await holds(world, person, 'profit'),
      balance: await holds(world, person, 'balance'),
    }
    const open = !isOver(paper)
    expect(is, said.join(' ')).toEqual({
      state: paper.state,
      version: paper.version,
      paid: paper.paid,
      fee: paper.fee,
      pool: place.pool,
      escrow: open ? amount : 0n,
      profit: paper.paid,
      balance: open ? 0n : amount - paper.fee,
    })
  }
  if (!isOver(paper)) await moveInvest(world, order, { type: 'cancel', by: 'operator' }, cancelledBy(team))
}

function refused(error: unknown): string {
  if (error instanceof Refusal) return error.refusal
  throw error
}

const BATCH = 20
const batches = Array.from({ length: Math.ceil(WALKS / BATCH) }, (_, at) => at)

test.each(batches)(
  `twenty orders go wherever chance leads (batch %i, ${replay})`,
  { timeout: 240_000 },
  async (batch) => {
    for (let at = batch * BATCH; at < Math.min(WALKS, (batch + 1) * BATCH); at += 1)
      await walk(chanceFrom(`${SEED} order ${at}`)).catch((error: unknown) => {
        throw new Error(`walk ${at} (${replay}): ${String(error)}`, { cause: error })
      })
  },
)

test('the walks have been everywhere', () => {
  if (WALKS >= 200) expect(seen.size).toBe(7)
  leaveFact('walks of investments', `investments: ${WALKS} random walks of an order, ${steps} steps (${replay})`)
})
