import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settle } from '../postgres/postgres-home.ts'
import { runningIn } from '../postgres/postmaster.ts'
import { type Provided, provideDatabase, type Wanted } from '../postgres/provide-database.ts'

export async function reachDatabase(config: Wanted): Promise<Provided> {
  if (config.databaseUrl) return provideDatabase(config)
  const home = settle(join(config.dataDirectory, 'postgres'))
  const running = await runningIn(home.cluster)
  if (!running) return provideDatabase(config)
  const secret = readFileSync(join(home.directory, 'secret'), 'utf8').trim()
  return {
    url: `postgres://quay:${secret}@127.0.0.1:${running.port}/quay`,
    says: home.directory,
    stop: async () => undefined,
  }
}
