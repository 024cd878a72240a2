import pg from 'pg'
import { given, serveQuestions } from './child.ts'
import type { Run } from './load.ts'

export interface BareLoad {
  readonly url: string
  readonly path: string
  readonly statement: 'settle' | 'bench_withdraw' | 'bench_order' | 'bench_least'
  readonly pin: string
  readonly lanes: readonly {
    member: number
    print: string
    quotes: readonly string[]
    reads?: readonly (readonly unknown[])[]
  }[]
  /** What is asked before it, with the values that a lane reads by. */
  readonly read?: string
  readonly seconds: number
  readonly connections: number
}

const { url, path, statement, pin, lanes, seconds, connections, read } = given<BareLoad>()
const pool = new pg.Pool({ connectionString: url, max: connections, options: '-c role=quay_app' })
const text = `select ${statement}($1, $2, $3, $4, $5, $6, $7) as reply`
await Promise.all(Array.from({ length: connections }, () => pool.query('select pg_sleep(0.05)')))
const milliseconds: number[] = []
const began = performance.now()
const end = began + seconds * 1000
await Promise.all(
  lanes.map(async ({ member, print, quotes, reads }) => {
    const bytes = Buffer.from(print, 'hex')
    for (const [at, quote] of quotes.entries()) {
      const asked = performance.now()
      if (asked >= end) return
      if (read) await pool.query({ name: 'read', text: read, values: [...(reads?.[at] ?? [])] })
      await pool.query({
        name: statement,
        text,
        values: [member, path, `key-of-${quote}`, quote, bytes, pin, new Date()],
      })
      milliseconds.push(performance.now() - asked)
    }
  }),
)
const run: Run = { seconds: (performance.now() - began) / 1000, wrong: 0, milliseconds }
serveQuestions(run, { leave: () => pool.end() })
