import pg from 'pg'
import { systemClock } from '#server/lib/clock.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { given, serveQuestions } from './child.ts'
import { contextAt, type Door } from './world.ts'

export interface Paying extends Door {
  readonly plain: boolean
  /** When both begin, so that none is ahead. */
  readonly at: number
}

export interface Paid {
  readonly paid: number
  readonly until: number
}

const AT_ONCE = 500

const { plain, at, ...door } = given<Paying>()
const context = contextAt(door)
const client = new pg.Client({ connectionString: door.url })
await client.connect()
const { rows: plans } = await client.query<{ id: number; pool_id: string }>(
  `select id, pool_id from venture where code like 'bench-%' order by id`,
)
await context.database.selectFrom('market').select('id').execute()
await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())))

async function payPlainly(): Promise<number> {
  const now = systemClock().now()
  let sum = 0
  for (const { id, pool_id } of plans)
    for (let paid = -1; paid !== 0; sum += paid) {
      const { rows } = await client.query<{ paid: number }>('select plain_pay($1, $2, $3, $4) as paid', [
        id,
        pool_id,
        now,
        AT_ONCE,
      ])
      paid = rows[0]?.paid ?? 0
    }
  return sum
}

const paid = plain ? await payPlainly() : await sweepInvestments(context)
serveQuestions({ paid, until: Date.now() } satisfies Paid, {
  async leave() {
    await client.end()
    await context.database.destroy()
  },
})
