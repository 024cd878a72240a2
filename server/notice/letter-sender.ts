import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { mailboxOf } from '../lib/mailbox.ts'
import type { Carried, Post, Letter } from '../lib/post.ts'
import { uncovered } from './cover.ts'

const EVERY_MS = 1_000
const BATCH = 12
/** Seconds, longer than one letter may take: then another process may try. */
const LEASE = 60
const PAUSE = { first: 5, most: 1_800 }

type Scope = Pick<Context, 'database' | 'clock' | 'log' | 'settings' | 'metrics'>

interface Due {
  readonly id: bigint
  readonly name: string
  readonly covered: Buffer
  readonly written_at: Date
  readonly tries: number
  readonly lives: boolean
}

type End = Carried | { readonly became: 'dead' | 'unreadable' }

/** Committed before anything is sent, so that no other process takes it. */
async function taken({ database }: Scope, now: Date): Promise<Due[]> {
  const { rows } = await raw<Due>`
    with next as (
      select id from letter where due_at <= ${now} order by due_at limit ${BATCH} for update skip locked
    ), mine as (
      update letter set due_at = ${later(now, LEASE)}, tries = tries + 1 from next where letter.id = next.id
      returning letter.*
    )
    select id, name, covered, written_at, tries, dies_at > ${now} and (code_id is null or exists (
      select from verification_code where id = code_id and state = 'live' and expires_at > ${now})) as lives
    from mine`.execute(database)
  return rows
}

async function sent(post: Post, { name, covered, written_at, lives }: Due, scope: Scope): Promise<End> {
  if (!lives) return { became: 'dead' }
  const letter = uncovered<Letter>(scope, name, covered)
  const to = letter && mailboxOf(letter.to)
  return letter && to ? post.carry({ ...letter, to, name, writtenAt: written_at }) : { became: 'unreadable' }
}

/** What left, or never will, is wiped; the rest waits longer each time. */
async function settle({ database, log, clock, metrics }: Scope, { id, name, tries }: Due, end: End): Promise<void> {
  if (end.became === 'later') {
    log.warn({ letter: name, tries, ...end.reason }, 'a letter was not taken, and is tried again')
    const next = later(clock.now(), Math.min(PAUSE.most, PAUSE.first * 2 ** (tries - 1)))
    await raw`update letter set due_at = least(dies_at, ${next}) where id = ${id} and tries = ${tries}`.execute(
      database,
    )
    return
  }
  await database.deleteFrom('letter').where('id', '=', id).execute()
  metrics.letterEnded('email', ENDS[end.became])
  if (end.became === 'taken') log.info({ letter: name, tries }, 'a letter left')
  else if (end.became === 'dead') log.warn({ letter: name, tries }, 'a letter came too late to be sent')
  else log.warn({ letter: name, tries, ...('reason' in end && end.reason) }, 'a letter was given up')
}

const ENDS = { taken: 'sent', dead: 'too_late', refused: 'given_up', unreadable: 'given_up' } as const

export async function sendLetters(context: Scope & Pick<Context, 'post'>): Promise<number> {
  const { post, clock } = context
  if (!post) return 0
  const mine = await taken(context, clock.now())
  await Promise.all(mine.map(async (due) => settle(context, due, await sent(post, due, context))))
  return mine.length
}

export function keepPosting(context: Context): () => Promise<void> {
  const { post, log } = context
  if (!post) return async () => undefined
  let running: Promise<unknown> | undefined
  const closing = new AbortController()
  const round = async () => {
    while (!closing.signal.aborted && (await sendLetters(context)) === BATCH);
  }
  const look = async () => {
    const reason = await post.trouble()
    if (reason) log.warn({ ...reason }, 'the mail server takes no letters; they wait')
  }
  void look()
  const timer = setInterval(() => {
    running ??= round()
      .catch((error: unknown) => log.warn({ err: error }, 'letters could not be sent'))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS).unref()
  return async () => {
    closing.abort()
    clearInterval(timer)
    await running
    post.close()
  }
}
