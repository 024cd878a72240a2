import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Chance } from '#server/lib/chance.ts'
import type { Settings } from '#server/lib/context.ts'
import { openLog } from '#server/lib/log.ts'
import type { Cost } from '#server/lib/passwords.ts'
import type { Messenger } from '#server/notice/push.ts'
import { earTo } from '#tests/http/refusals.ts'
import { auditAtLast, keepsBooks } from './books.ts'
import { chanceFrom } from './chance.ts'
import { copyDatabase } from './cluster.ts'
import { whenOver } from './over.ts'
import { settingsWith, worldOn } from './world.ts'

const START = Date.UTC(2026, 2, 3, 10)

interface Wishes {
  settings?: Partial<Settings>
  chance?: Chance
  cost?: Cost
  messenger?: Messenger
}

/** A world of Vitest: its clock stands still, its books are audited, and it is gone when its file is over. */
export async function openWorld({ settings = {}, chance = chanceFrom('world'), ...rest }: Wishes = {}) {
  const database = await copyDatabase(inject('adminUrl'))
  const logged: string[] = []
  const pictures = mkdtempSync(join(tmpdir(), 'quay-pictures-'))
  const log = openLog({ to: { write: (line) => logged.push(line) } })
  const opening = { url: database.url, log, chance, ...rest, settings: settingsWith({ pictures, ...settings }) }
  const world = { ...(await worldOn(() => START, opening, earTo(inject('refusals')))), logged }
  whenOver(async () => {
    try {
      await auditAtLast(world)
    } finally {
      await world.close()
      await database.drop()
      rmSync(pictures, { recursive: true })
      rmSync(world.context.settings.publicPictures, { recursive: true, force: true })
    }
  })
  keepsBooks(world)
  return world
}
