import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/lib/migrate.ts'
import { ensureDatabase, startPostgres } from '#server/lib/postgres.ts'

export const TEMPLATE = 'template_quay'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

/** One PostgreSQL for a whole run, with one migrated database that the others are copied from. */
export async function openCluster() {
  const directory = mkdtempSync(join(tmpdir(), 'quay-test-'))
  chmodSync(directory, 0o755)
  const postgres = await startPostgres({ directory: join(directory, 'data'), durable: false })
  await ensureDatabase(postgres.adminUrl, TEMPLATE)
  await migrate(postgres.url(TEMPLATE))
  return {
    adminUrl: postgres.adminUrl,
    templateUrl: postgres.url(TEMPLATE),
    async close() {
      await postgres.stop()
      for (const place of [directory, postgres.directory]) rmSync(place, { recursive: true, force: true })
    },
  }
}

export default async function setup(project: TestProject) {
  const cluster = await openCluster()
  project.provide('adminUrl', cluster.adminUrl)
  return cluster.close
}

let made = 0

/** A database of its own, copied from the template. */
export async function copyDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  made += 1
  const name = `test_${process.pid}_${made}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await admin(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) }
}
