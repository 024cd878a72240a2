import { sql } from 'kysely'
import type pg from 'pg'
import type { Context } from './context.ts'
import { StartRefusal } from './start-refusal.ts'

const ASKED = `select current_setting('jit') as jit, session_user as role, current_database() as database`
interface JitState {
  readonly jit: string
  readonly role: string
  readonly database: string
}

/** Compiling short statements takes many times as long. Set on the user: a pooler loses settings of a connection. */
export async function leaveJitOff(client: pg.Client): Promise<void> {
  const { rows } = await client.query<JitState>(ASKED)
  const [state] = rows
  if (state?.jit !== 'on') return
  const [role, database] = [state.role, state.database].map((name) => client.escapeIdentifier(name))
  await client.query(`alter role ${role} in database ${database} set jit = off`)
}

/** Production does not open with JIT on. */
export async function checkJit({ database, settings, log }: Pick<Context, 'database' | 'settings' | 'log'>) {
  const { rows } = await sql<JitState>`${sql.raw(ASKED)}`.execute(database)
  const [state] = rows
  if (state?.jit !== 'on') return
  const says = `PostgreSQL has jit on for ${state.role} in ${state.database}, which makes the house many times slower; say "alter role ${state.role} in database ${state.database} set jit = off", let pooled connections be made anew, and start again.`
  if (settings.mode === 'production') throw new StartRefusal(says)
  log.warn(says)
}
