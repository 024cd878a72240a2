import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { chanceFrom } from '#tests/world/chance.ts'
import { copyDatabase } from '#tests/world/cluster.ts'
import { pinnedNode } from '#tests/world/open-house.ts'
import { type Fault, judged } from './judged.ts'
import { load } from './load.ts'
import { APART, EARLY } from './naive.ts'
import { openVault } from './vault.ts'

const MOST = 20
const database = await copyDatabase(inject('adminUrl'))
const vault = openVault(database.url)
const chance = chanceFrom('kills of the naive')

afterAll(async () => {
  await vault.close()
  await database.drop()
})

function openNaive() {
  const child = spawn(pinnedNode, [join(import.meta.dirname, 'naive-house.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise<void>((over) => child.once('close', () => over()))
  const opened = new Promise<string>((done) => child.stdout.once('data', (piece: Buffer) => done(`${piece}`.trim())))
  const kill = () => {
    child.kill('SIGKILL')
    return closed
  }
  onTestFinished(kill)
  return { opened, kill }
}

test.each<[string, string, Fault]>([
  ['answers before its commit', EARLY, 'lost'],
  ['keeps its key apart from what it did', APART, 'doubled'],
])(`of a server that %s, a kill shows it within ${MOST}`, async (_, path, fault) => {
  const found: Fault[] = []
  for (let kills = 0; kills < MOST && found.length === 0; kills += 1) {
    const house = openNaive()
    const running = load(await house.opened, await vault.naiveQueues(path))
    await pause(100 + chance.below(300))
    await house.kill()
    const sent = await running.end()
    expect(sent.length).toBeGreaterThan(0)
    const next = openNaive()
    found.push(...(await judged(vault, await next.opened, sent)))
    await next.kill()
  }
  expect([...new Set(found)]).toEqual([fault])
})
