import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { Database } from '#server/lib/database.ts'
import type { Schema } from '#server/schema.ts'

/** What befalls the next statement that has an effect. */
export const MISHAPS = ['conflict', 'deadlock', 'cut before commit', 'cut after commit'] as const
export type Mishap = (typeof MISHAPS)[number]

export interface Line {
  mishap: Mishap | undefined
  /** Nothing is heard any more; only another process, with another line, goes on. */
  isCut: boolean
}

/** A confirmation tried at once: what it does not do is asked again, by a statement that a mishap may befall. */
const TRIED = /^select (settle|begin_withdrawal)\("member_id"/
const EFFECT = /^\s*(select (settle|outcome|begin_withdrawal)\(|insert into "quote")/
const inTransactionOf = /^\s*(select post\(|commit$)/

export function faulty(real: Database, line: Line): Database {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => driverOf(real, line),
    },
  })
}

class FaultyConnection implements DatabaseConnection {
  readonly #real: DatabaseConnection
  readonly #line: Line
  readonly release: () => void
  #isInside = false

  constructor(real: DatabaseConnection, line: Line, release: () => void) {
    this.#real = real
    this.#line = line
    this.release = release
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#line.isCut) throw lost()
    if (query.sql === 'begin') this.#isInside = true
    const isLeft = this.#line.mishap && TRIED.test(query.sql) && !(await this.#writes(query))
    const mishap = isLeft ? undefined : this.#befalls(query.sql)
    if (mishap === 'conflict' || mishap === 'deadlock') throw thrown(mishap)
    if (mishap === 'cut before commit') {
      if (!this.#isInside) {
        await this.#real.executeQuery(CompiledQuery.raw('begin'))
        await this.#real.executeQuery(query).catch(() => undefined)
      }
      return this.#cut()
    }
    if (mishap === 'cut after commit') {
      await this.#real.executeQuery(query).catch(() => undefined)
      return this.#cut()
    }
    if (/^(commit|rollback)$/.test(query.sql)) this.#isInside = false
    return this.#real.executeQuery<Row>(query)
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#real.streamQuery(query, size)
  }

  /** A transaction is cut at its commit, and PostgreSQL complains within it; a single statement is both. */
  #befalls(sql: string): Mishap | undefined {
    const { mishap } = this.#line
    if (!mishap || !(this.#isInside ? inTransactionOf : EFFECT).test(sql)) return undefined
    if (this.#isInside && mishap.startsWith('cut') !== (sql === 'commit')) return undefined
    this.#line.mishap = undefined
    return mishap
  }

  /** Whether a statement would change anything, found out and undone. */
  async #writes(query: CompiledQuery): Promise<boolean> {
    const asks = (sql: string) => this.#real.executeQuery<{ xact: string | null }>(CompiledQuery.raw(sql))
    await asks('begin')
    try {
      await this.#real.executeQuery(query)
      const { rows } = await asks('select pg_current_xact_id_if_assigned()::text as xact')
      return rows[0]?.xact !== null
    } catch {
      return false
    } finally {
      await asks('rollback')
    }
  }

  #cut(): never {
    this.#line.isCut = true
    throw lost()
  }
}

const lost = () => new Error('Connection terminated unexpectedly')

function thrown(mishap: 'conflict' | 'deadlock'): pg.DatabaseError {
  const error = new pg.DatabaseError(`${mishap}, said the simulator`, 0, 'error')
  error.code = mishap === 'conflict' ? '40001' : '40P01'
  return error
}

function driverOf(real: Database, line: Line): Driver {
  const asks = (connection: DatabaseConnection, sql: string) => connection.executeQuery(CompiledQuery.raw(sql))
  return {
    init: async () => undefined,
    acquireConnection: () =>
      new Promise((got, failed) => {
        real
          .getExecutor()
          .provideConnection(
            (connection) => new Promise<void>((release) => got(new FaultyConnection(connection, line, release))),
          )
          .catch(failed)
      }),
    beginTransaction: async (connection) => void (await asks(connection, 'begin')),
    commitTransaction: async (connection) => void (await asks(connection, 'commit')),
    rollbackTransaction: async (connection) => void (await asks(connection, 'rollback')),
    releaseConnection: async (connection) => (connection as FaultyConnection).release(),
    destroy: () => real.destroy(),
  }
}
