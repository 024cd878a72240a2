import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { booksBalance } from '#tests/world/books.ts'
import { alive } from '#server/postgres/processes.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { openHouse, postmasterOf } from '#tests/world/open-house.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { judged } from './judged.ts'
import { load } from './load.ts'
import { databaseIn, openVault, PEPPER } from './vault.ts'
import { eventually } from '#tests/world/until.ts'

type Victim = 'the server' | 'PostgreSQL' | 'both'
const SERVERS = Number(process.env['KILLS_SERVER'] ?? 1)
const BOTH = Number(process.env['KILLS_BOTH'] ?? 2)
const SEED = process.env['KILLS_SEED'] ?? 'quay'
/** A start that takes longer is none. */
const STUCK = 15_000
/** The gate asks for three seconds of the middle one: what else the machine does slows one start or another. */
const READY_WITHIN = Number(process.env['KILLS_READY_MS'] ?? STUCK)
const replay = `KILLS_SERVER=${SERVERS} KILLS_BOTH=${BOTH} KILLS_SEED=${SEED}`

const room = mkdtempSync(join(tmpdir(), 'quay-kills-'))
chmodSync(room, 0o755)
const data = join(room, 'data')
const chance = chanceFrom(SEED)
const victims: readonly Victim[] = [
  ...Array.from({ length: SERVERS }, () => 'the server' as const),
  ...Array.from({ length: BOTH }, (_, at) => (at % 2 ? ('PostgreSQL' as const) : ('both' as const))),
]
const times: number[] = []
const middle = () => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
let acknowledged = 0
let unanswered = 0

const open = () => openHouse({ DATA_DIR: data, QUAY_MODE: 'demo', SEED: 'off', PEPPER }, undefined, afterAll)
const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

afterAll(async () => {
  await vault.close()
  await house.end('SIGTERM')
  rmSync(room, { recursive: true, force: true })
  leaveFact(
    'kills',
    `kills: ${victims.length} (${acknowledged} postings acknowledged, 0 lost; ${unanswered} unanswered, each found by its key); ready again within ${Math.round(middle())} ms, at most ${Math.round(Math.max(...times))} ms (${replay})`,
  )
})

let house = open()
let origin = await house.opened
let vault = openVault(databaseIn(data))

const gone = (pid: number) => eventually(() => !alive(pid))

test.each(victims.map((victim, at) => [at + 1, victim] as const))(
  `kill %i, of %s, loses nothing (${replay})`,
  { timeout: 60_000 },
  async (_, victim) => {
    const running = load(origin, await vault.queues(origin))
    await pause(100 + chance.below(900))
    const postmaster = postmasterOf(data) ?? 0
    const killed = performance.now()
    if (victim !== 'the server') process.kill(postmaster, 'SIGKILL')
    if (victim === 'PostgreSQL') await gone(postmaster)
    if (victim !== 'PostgreSQL') {
      await house.end('SIGKILL')
      house = open()
      origin = await house.opened
    }
    const isBack = await eventually(() => postmasterOf(data) !== undefined && isReady(origin))
    if (!isBack) throw new Error(`the house did not come back: ${house.said()}`)
    times.push(performance.now() - killed)
    const sent = await running.end()
    await vault.close()
    vault = openVault(databaseIn(data))
    const heard = sent.filter(({ answer }) => answer).length
    expect(await judged(vault, origin, sent)).toEqual([])
    await booksBalance(vault)
    acknowledged += heard
    unanswered += sent.length - heard
    expect(times.at(-1)).toBeLessThan(STUCK)
  },
)

test('the middle one of all starts is ready in time', () => {
  expect(middle()).toBeLessThan(READY_WITHIN)
})
