import pg from 'pg'
import { systemClock } from '#server/lib/clock.ts'
import { BATCH, offerBatch } from '#server/trade/matcher.ts'
import { given, serveQuestions } from './child.ts'
import { contextAt, type Door } from './world.ts'

export interface Matching extends Door {
  readonly plain: boolean
  /** When all begin, so that none is ahead. */
  readonly at: number
}

export interface Matched {
  readonly matched: number
  readonly until: number
}

const { plain, at, ...door } = given<Matching>()
const context = contextAt(door)
const client = new pg.Client({ connectionString: door.url })
await client.connect()
const house = { database: context.database, clock: systemClock(), log: context.log, settings: context.settings }
const step = plain
  ? async () => (await client.query<{ done: number }>('select plain_batch($1) as done', [BATCH])).rows[0]?.done ?? 0
  : async () => (await offerBatch(house, BATCH)).offered.length
await client.query('select 1')
await context.database.selectFrom('market').select('id').execute()
await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())))
let matched = 0
let until = at
for (let empty = 0; empty < 3;) {
  const some = await step()
  matched += some
  if (some > 0) until = Date.now()
  empty = some === 0 ? empty + 1 : 0
}
serveQuestions({ matched, until } satisfies Matched, {
  async leave() {
    await client.end()
    await context.database.destroy()
  },
})
