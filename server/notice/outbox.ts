import { sql as raw } from 'kysely'
import { LETTER_LIFE } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import type { Database } from '../lib/database.ts'
import type { Letter } from '../lib/post.ts'
import { covered } from './cover.ts'
import { watchwordTo } from './watchword.ts'

type Scope = Pick<Call, 'context' | 'sql' | 'now' | 'after' | 'say'>

interface LetterCode {
  readonly id: number
  readonly expires_at: Date
}

interface About {
  readonly code?: LetterCode
  /** False for a stranger: made all the same, for it must take as long, and not kept. */
  readonly leaves?: boolean
}

/** In the transaction of what it tells of; it leaves after the commit. */
export async function writeLetter(scope: Scope, unsigned: Letter, { code, leaves = true }: About = {}): Promise<void> {
  const { context, after } = scope
  const letter = await signed(scope, unsigned)
  const isCarried = context.post !== undefined && letter.channel === 'email'
  if (isCarried) await queue(scope, letter, code, leaves)
  if (!leaves) return
  after(async () => {
    context.inbox?.keep(letter)
    if (isCarried || context.inbox) return
    context.metrics.letterEnded(letter.channel, 'given_up')
    context.log.warn({ channel: letter.channel }, 'nobody carries such a letter')
  })
}

/** Not in a text message: it has no room for a watchword. */
async function signed({ context, sql, say }: Scope, letter: Letter): Promise<Letter> {
  if (letter.channel !== 'email') return letter
  const watchword = await watchwordTo(context, sql, letter.to)
  if (watchword === null) return letter
  return { ...letter, text: `${say('notice.watchword', { watchword })}\n\n${letter.text}` }
}

async function queue({ context, sql, now }: Scope, letter: Letter, code: LetterCode | undefined, leaves: boolean) {
  const name = context.chance.bytes(16).toString('hex')
  const dies = code?.expires_at ?? later(now, LETTER_LIFE)
  await raw`
    insert into letter (name, code_id, covered, written_at, dies_at, due_at)
    select ${name}, ${code?.id ?? null}::integer, ${covered(context, name, letter)}::bytea,
      ${now}::timestamptz, ${dies}::timestamptz, ${now}::timestamptz
    where ${leaves}::boolean`.execute(sql)
}

export async function lettersWaiting(database: Database): Promise<number> {
  const { waiting } = await database
    .selectFrom('letter')
    .select((is) => is.fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
