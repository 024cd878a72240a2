import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { booksBalance } from '#tests/world/books.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { openHouse } from '#tests/world/open-house.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { isFollowed, minedThere, openOnline, paidThere, postedOtherwise, standing, deliver } from './cash.ts'
import { datesOf, overdue, paidOf, paidOtherwise } from './invest.ts'
import { databaseIn, openVault, PEPPER } from './vault.ts'
import { eventually } from '#tests/world/until.ts'

const KILLS = Number(process.env['KILLS_CASH'] ?? 1)
const SEED = process.env['KILLS_SEED'] ?? 'quay'
const PAYMENTS = 60
const DEPOSITS = 40
const INVESTED = 40
/** The network is looked at every three seconds. */
const WITHIN = 40_000
const replay = `KILLS_CASH=${KILLS} KILLS_SEED=${SEED}`
const times = Array.from({ length: KILLS }, (_, at) => at + 1)

const room = mkdtempSync(join(tmpdir(), 'quay-kills-of-cash-'))
chmodSync(room, 0o755)
const data = join(room, 'data')
const chance = chanceFrom(SEED)
const open = () => openHouse({ DATA_DIR: data, QUAY_MODE: 'demo', SEED: 'off', PEPPER }, undefined, afterAll)

let house = open()
let origin = await house.opened
const vault = openVault(databaseIn(data))
await openOnline(vault)
let repeated = 0
let later = 0
let paidAfter = 0

async function kill(): Promise<void> {
  await house.end('SIGKILL')
  house = open()
  origin = await house.opened
}

test.each(times)(
  `kill %i, between what a gateway says and what becomes of it, loses nothing and doubles nothing (${replay})`,
  { timeout: 90_000 },
  async () => {
    const callbacks = await paidThere(vault, origin, PAYMENTS)
    const first = origin
    const delivered = Promise.all(callbacks.map((one, at) => pause(at * 4).then(() => deliver(first, one))))
    await pause(20 + chance.below(PAYMENTS * 4))
    await kill()
    await delivered
    const unheard = callbacks.filter(({ isHeard }) => !isHeard)
    repeated += unheard.length
    for (const one of [...unheard, ...callbacks.slice(0, 5)]) await deliver(origin, one)
    expect(callbacks.filter(({ isHeard }) => !isHeard)).toEqual([])
    const postings = await vault.postings(callbacks.map(({ order_no }) => order_no))
    expect(callbacks.filter(({ order_no }) => postings.get(order_no) !== 1)).toEqual([])
    await booksBalance(vault)
  },
)

test.each(times)(
  `kill %i, between a deposit and its credit, loses nothing and doubles nothing (${replay})`,
  { timeout: 120_000 },
  async () => {
    expect(await eventually(() => isFollowed(vault), WITHIN)).toBe(true)
    const sent = await minedThere(vault, DEPOSITS)
    const some = 1 + chance.below(DEPOSITS / 2)
    expect(await eventually(async () => (await standing(vault, sent)).seen >= some, WITHIN)).toBe(true)
    await kill()
    const { credited } = await standing(vault, sent)
    later += DEPOSITS - credited
    expect(await eventually(async () => (await standing(vault, sent)).credited === DEPOSITS, WITHIN)).toBe(true)
    expect(await postedOtherwise(vault, sent)).toEqual([])
    await booksBalance(vault)
  },
)

test.each(times)(
  `kill %i, in the middle of payouts, pays every date once and gives everything back once (${replay})`,
  { timeout: 120_000 },
  async () => {
    const made = await overdue(vault, INVESTED)
    const all = { dates: datesOf(INVESTED), back: INVESTED }
    const some = 1 + chance.below(all.dates / 2)
    expect(await eventually(async () => (await paidOf(vault, made)).dates >= some, WITHIN)).toBe(true)
    await kill()
    paidAfter += all.dates - (await paidOf(vault, made)).dates
    expect(await eventually(async () => (await paidOf(vault, made)).back === INVESTED, WITHIN)).toBe(true)
    expect(await paidOf(vault, made)).toEqual(all)
    expect(await paidOtherwise(vault, made)).toEqual([])
    await booksBalance(vault)
  },
)

afterAll(async () => {
  await vault.close()
  await house.end('SIGTERM')
  rmSync(room, { recursive: true, force: true })
  leaveFact(
    'kills of cash',
    `kills: ${3 * KILLS} over callbacks, deposits and payouts (${repeated} callbacks said again, ${later} deposits credited and ${paidAfter} dates paid after the kill, each posted once; ${replay})`,
  )
})
