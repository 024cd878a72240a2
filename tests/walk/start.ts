import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#server/lib/migrate.ts'
import { openContext } from '#server/open-context.ts'
import { openLog } from '#server/lib/log.ts'
import { ensureDatabase, startPostgres } from '#server/postgres/postgres.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { ensureBuilt, ensureTouchPage } from '../../scripts/lib/build.mjs'
import { scratch } from '#tests/world/scratch.ts'
import { isLayered } from './mode.ts'
import { settingsOf, TEMPLATE } from './world.ts'
import { CHEAP } from '#tests/world/world.ts'

export default async function start(): Promise<() => Promise<void>> {
  await ensureBuilt()
  if (isLayered) await ensureTouchPage()
  const directory = scratch('quay-walk-')
  process.env['QUAY_WALK_PICTURES'] = join(directory, 'pictures')
  const postgres = await startPostgres({ directory, durable: false })
  await ensureDatabase(postgres.adminUrl, TEMPLATE)
  const url = postgres.url(TEMPLATE)
  await migrate(url)
  const context = openContext({
    url,
    settings: settingsOf('http://127.0.0.1'),
    log: openLog({ level: 'fatal' }),
    cost: CHEAP,
  })
  await seedDemo(context)
  await context.database.destroy()
  process.env['QUAY_WALK_DATABASE'] = postgres.url('{name}')
  const end = async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  // Playwright tidies up after Ctrl-C only; the test command ends its stages with the other two.
  for (const [name, code] of [
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(name, () => void end().finally(() => process.exit(code)))
  return end
}
