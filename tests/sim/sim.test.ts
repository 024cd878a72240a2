import { expect, inject, test } from 'vitest'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { type Log, run } from './run.ts'

const SEEDS = Number(process.env['SIM_SEEDS'] ?? 12)
const CALLS = Number(process.env['SIM_CALLS'] ?? 150)
const FIRST = Number(process.env['SIM_FIRST'] ?? 1)
const AT_ONCE = 4
/** Whatever may befall somebody has befallen by then. */
const ENOUGH = 12_000
const MISHAPS = [
  'books closed by the clock',
  'clock back',
  'clock forward',
  'conflict',
  'cooled',
  'crash',
  'cut after commit',
  'cut before commit',
  'date paid',
  'deadlock',
  'ended early',
  'ended while it cooled',
  'exchanged',
  'invested',
  'pool dry',
  'reply lost',
  'taken back',
  'term over',
  'timers stopped',
  'withdrawn',
]
const adminUrl = inject('adminUrl')
const replay = `SIM_FIRST=${FIRST} SIM_SEEDS=${SEEDS} SIM_CALLS=${CALLS}`

/** Every seed in turn, some side by side: each has a database of its own and knows nothing of the others. */
async function runAll(act: (seed: number) => Promise<void>): Promise<void> {
  let next = FIRST
  const work = async () => {
    while (next < FIRST + SEEDS) await act(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

test(
  `every answer under faults is the one the model says (${replay})`,
  { timeout: 60_000 + SEEDS * CALLS * 20 },
  async () => {
    const befell: Record<string, number> = {}
    let calls = 0
    await runAll(async (seed) => {
      const log = await run(adminUrl, { seed, calls: CALLS })
      calls += log.lines.length
      for (const [what, times] of Object.entries(log.befell)) befell[what] = (befell[what] ?? 0) + times
    })
    const counts = Object.entries(befell).map(([what, times]) => `${times} ${what}`)
    leaveFact(
      `sim ${FIRST}`,
      `simulator: ${SEEDS} seeds, ${calls} calls, 0 violations; ${counts.join(', ')} (${replay})`,
    )
    const befallen = Object.keys(befell)
    expect(befallen.filter((what) => !MISHAPS.includes(what))).toEqual([])
    if (SEEDS * CALLS >= ENOUGH) expect(MISHAPS.filter((what) => !befallen.includes(what))).toEqual([])
  },
)

test('a seed lives the same life twice', async () => {
  const lived: Log[] = []
  for (let life = 0; life < 2; life += 1) lived.push(await run(adminUrl, { seed: FIRST, calls: CALLS }))
  expect(lived[1]?.lines).toEqual(lived[0]?.lines)
  expect(lived[1]?.hash).toBe(lived[0]?.hash)
})

test('a key that is kept after the posting, not with it, is found within forty seeds', async () => {
  const found: number[] = []
  for (let seed = 1; seed <= 40 && found.length === 0; seed += 1)
    await run(adminUrl, { seed, calls: 300, isNaive: true }).catch((error: Error) => {
      expect(error.message).toContain('"said":"quote-stale"')
      found.push(seed)
    })
  expect(found).toHaveLength(1)
})
