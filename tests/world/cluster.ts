import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/lib/migrate.ts'
import { ensureDatabase, startPostgres } from '#server/postgres/postgres.ts'
import { scratch } from './scratch.ts'

export const TEMPLATE = 'template_quay'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

/** One PostgreSQL for a whole run, with one migrated database that the others are copied from. */
export async function openCluster() {
  const directory = scratch('quay-test-')
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
  return async () => {
    const left = await asAdmin(cluster.adminUrl, (admin) =>
      admin.query(`select from pg_database where datname ^@ 'test_'`),
    )
    await cluster.close()
    if (left.rowCount) throw new Error(`${left.rowCount} databases were never closed, and their books not audited`)
  }
}

const PATIENCE = 10_000
let made = 0

async function asAdmin<T>(adminUrl: string, act: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  return act(admin).finally(() => admin.end())
}

export async function copyDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  made += 1
  const name = `test_${process.pid}_${made}`
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () =>
      asAdmin(adminUrl, async (admin) => {
        await everybodyLeft(admin, name)
        await admin.query(`drop database ${name}`)
      }),
  }
}

/** Who still closes a connection is waited for; one dropped by force dies of an error nobody hears. */
async function everybodyLeft(admin: pg.Client, name: string): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const { rows } = await admin.query<{ query: string }>(
      `select query from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [name],
    )
    if (rows.length === 0) return
    if (Date.now() > until) throw new Error(`${name} is still used, last by: ${rows[0]?.query}`)
    await pause(2)
  }
}
