import { join } from 'node:path'
import pg from 'pg'
import type { Settings } from '../lib/context.ts'
import { ensureDatabase, startPostgres } from './postgres.ts'
import { StartRefusal } from '../lib/start-refusal.ts'

export interface Wanted {
  readonly databaseUrl: string | undefined
  readonly dataDirectory: string
  readonly mode: Settings['mode']
}

export type Provided = { url: string; says: string; stop(): Promise<void> }

export async function provideDatabase({ databaseUrl, dataDirectory, mode }: Wanted): Promise<Provided> {
  if (databaseUrl) {
    const knowsLetters = await prove(databaseUrl)
    const short = knowsLetters ? '' : ', where misspelt words are found in Latin letters alone, for its LC_CTYPE is C'
    return { url: databaseUrl, says: `PostgreSQL at ${placeOf(databaseUrl)}${short}`, stop: async () => undefined }
  }
  const postgres = await startPostgres({ directory: join(dataDirectory, 'postgres'), durable: mode !== 'test' })
  try {
    await ensureDatabase(postgres.adminUrl, 'quay')
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return {
    url: postgres.url('quay'),
    says: `${postgres.reused ? 'PostgreSQL, still running, in' : 'PostgreSQL in'} ${postgres.directory}`,
    stop: postgres.stop,
  }
}

/** Whether its trigrams have letters of every script. */
async function prove(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < 15)
      throw new StartRefusal(`DATABASE_URL leads to PostgreSQL ${major} at ${placeOf(url)}; Quay needs 15 or newer.`)
    await proveTrigrams(client, placeOf(url))
    const { rows: letters } = await client.query<{ are: boolean }>("select 'ל' ~ '[[:alpha:]]' as are")
    return letters[0]?.are === true
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal(`DATABASE_URL leads to ${placeOf(url)}, where ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

interface TrigramState {
  readonly is_there: boolean
  readonly is_shipped: boolean
  readonly may_create: boolean
}

/** The shop finds misspelt words by them; the migration that needs them creates them where it may. */
async function proveTrigrams(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<TrigramState>(`
    select exists (select from pg_extension where extname = 'pg_trgm') as is_there,
      exists (select from pg_available_extensions where name = 'pg_trgm') as is_shipped,
      rolsuper or has_database_privilege(current_database(), 'create') and exists (
        select from pg_available_extension_versions where name = 'pg_trgm' and trusted) as may_create
    from pg_roles where rolname = current_user`)
  const [state] = rows
  if (!state || state.is_there) return
  const leads = `DATABASE_URL leads to ${place}, where the extension pg_trgm is missing, by which misspelt words are found`
  if (!state.is_shipped)
    throw new StartRefusal(
      `${leads}; install it beside that PostgreSQL (many systems call it postgresql-contrib), and start again.`,
    )
  if (!state.may_create)
    throw new StartRefusal(`${leads}; say "create extension pg_trgm" there as whoever may, and start again.`)
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

function reasonOf(error: unknown): string {
  const code = (error as { code?: string }).code ?? ''
  const known: Record<string, string> = {
    ECONNREFUSED: 'nothing answers',
    ECONNRESET: 'something answers that is no PostgreSQL',
    EHOSTUNREACH: 'no host can be reached',
    ENETUNREACH: 'no network leads',
    ENOTFOUND: 'no host of that name is known',
    EAI_AGAIN: 'no host of that name is known',
    ETIMEDOUT: 'nobody answered in time',
    '28P01': 'the user name or the password is wrong',
    '28000': 'that user may not come in',
    '3D000': 'no database of that name exists; create it first',
    '53300': 'no connection is free',
  }
  if (/invalid response|terminated unexpectedly/i.test(String(error))) return 'something answers that is no PostgreSQL'
  return (
    known[code] ??
    (/timeout/i.test(String(error)) ? 'nobody answered in time' : `the connection failed (${code || 'unknown reason'})`)
  )
}
