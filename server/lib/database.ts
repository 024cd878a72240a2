import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from '../schema.ts'

export type Database = Kysely<Schema>
export type Sql = Database | Transaction<Schema>

/** The desk may also call the desk's functions. */
export type Role = 'quay_app' | 'quay_desk'

const INT8 = 20
const INT8_LIST = 1016
const DATE = 1082
const REPEATABLE = new Set(['40001', '40P01'])
const names = new Map<string, string>()

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return BigInt
    if (oid === INT8_LIST) return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt)
    if (oid === DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/** Named by its text, so that PostgreSQL plans a statement once a connection. */
class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && Array.isArray(values) && isQuery(text)
        ? ask({ text, values, name: nameOf(text) }, ...rest)
        : ask(text, values, ...rest)) as typeof this.query
  }
}

/** `end` waits for every connection; one that breaks while closing is no error. */
class Pool extends pg.Pool {
  isLeaving = false
  readonly #open = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => {
      this.#open.add(client)
      client.once('end', () => this.#open.delete(client))
    })
  }

  override async end(): Promise<void> {
    this.isLeaving = true
    await super.end()
    await Promise.all([...this.#open].map((client) => new Promise<void>((left) => client.once('end', left))))
  }
}

const isQuery = (text: string) => /^\s*(select|insert|update|delete|with)\b/.test(text)

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export function openDatabase(
  url: string,
  { connections = 10, role = 'quay_app', onError }: { connections?: number; role?: Role; onError(error: Error): void },
): Database {
  const pool = new Pool({
    connectionString: url,
    Client: NamingClient,
    types,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'quay',
    // Not the owner of its tables: it writes the ledger through the ledger's functions only.
    options: `-c role=${role}`,
  })
  pool.on('error', (error) => pool.isLeaving || onError(error))
  // A lent connection that breaks while idle would end the process; its user hears of it at the next query.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Tried again when PostgreSQL asks for that, so `act` may run more than once. */
export async function repeatable<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === 3 || !REPEATABLE.has(sqlState(error) ?? '')) throw error
    }
  }
}

export const inTransaction = <T>(database: Database, act: (sql: Transaction<Schema>) => Promise<T>): Promise<T> =>
  repeatable(() => database.transaction().execute(act))

const sqlState = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined)

export const takenKey = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
