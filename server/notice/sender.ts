import { sql as raw } from 'kysely'
import { PUSH_TRIES } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import type { Message, Outcome, Push } from '../lib/ports.ts'
import { sessionLives } from './subscriptions.ts'
import { named } from './present.ts'
import { isRightToLeft, noticeIn } from './words.ts'

const EVERY_MS = 1_000
const BATCH = 50
/** Seconds after which another process may try. */
const LEASE = 60
const FIRST_WAIT = 15

type Scope = Pick<Context, 'database' | 'clock' | 'log' | 'settings' | 'chance'>

interface Due {
  readonly notice_id: bigint
  readonly subscription_id: bigint
  readonly tries: number
  readonly kind: string
  readonly ref: string
  readonly facts: unknown
  readonly name: string | null
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
  readonly locale: LocaleTag
  readonly server_key: string
  readonly wanted: boolean
  readonly lives: boolean
}

/** Committed before anything is sent, so that no other process takes it. */
async function taken({ database }: Scope, now: Date): Promise<Due[]> {
  const { rows } = await raw<Due>`
    with next as (
      select notice_id, subscription_id from push_due where due_at <= ${now}
      order by due_at limit ${BATCH} for update skip locked
    ), mine as (
      update push_due set due_at = ${later(now, LEASE)}, tries = tries + 1 from next
      where (push_due.notice_id, push_due.subscription_id) = (next.notice_id, next.subscription_id)
      returning push_due.*
    )
    select mine.notice_id, mine.subscription_id, mine.tries, kind, ref, facts, ${named} as name,
      endpoint, p256dh, auth, locale, server_key,
      read_at is null and at > ${later(now, -PUSH_TRIES.seconds)} as wanted, ${sessionLives(now)} as lives
    from mine
      join member_notice on member_notice.id = notice_id
      join push_subscription on push_subscription.id = subscription_id`.execute(database)
  return rows
}

function messageOf({ notice_id, ref, locale, ...kept }: Due, origin: string): Message {
  const { title, text, link } = noticeIn(locale, { ref, ...kept })
  return {
    title,
    body: text,
    lang: locale,
    dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
    tag: kept.kind.startsWith('order.') ? ref : `notice-${notice_id}`,
    navigate: `${origin}/h5/#${link}`,
  }
}

async function sent(push: Push, due: Due, scope: Scope, now: Date): Promise<Outcome> {
  const { settings, database, log } = scope
  if (!due.lives || due.server_key !== push.publicKey) return 'gone'
  if (!due.wanted) return 'taken'
  try {
    const facts = await openedWithin(scope, database, due.facts)
    return await push.deliver(due, messageOf({ ...due, facts }, settings.origin), now)
  } catch (error) {
    log.warn({ err: error, notice: Number(due.notice_id) }, 'a notice could not be sealed')
    return 'later'
  }
}

async function settle({ database, log }: Scope, due: Due, outcome: Outcome, now: Date): Promise<void> {
  const { notice_id, subscription_id, tries, endpoint } = due
  if (outcome === 'gone') {
    await database.deleteFrom('push_subscription').where('id', '=', subscription_id).execute()
    return
  }
  const ofThis = database.deleteFrom('push_due').where('notice_id', '=', notice_id)
  if (outcome === 'taken' || tries >= PUSH_TRIES.times) {
    if (outcome === 'later') log.warn({ service: new URL(endpoint).host }, 'a push service took no notice')
    await ofThis.where('subscription_id', '=', subscription_id).execute()
    return
  }
  await database
    .updateTable('push_due')
    .set({ due_at: later(now, FIRST_WAIT * 2 ** (tries - 1)) })
    .where('notice_id', '=', notice_id)
    .where('subscription_id', '=', subscription_id)
    .execute()
}

export async function sendDue(context: Scope & Pick<Context, 'push'>): Promise<number> {
  const { push, clock } = context
  if (!push) return 0
  const now = clock.now()
  const mine = await taken(context, now)
  await Promise.all(mine.map(async (due) => settle(context, due, await sent(push, due, context, now), now)))
  return mine.length
}

export function keepSending(context: Context): () => Promise<void> {
  if (!context.push) return async () => undefined
  let running: Promise<unknown> = Promise.resolve()
  let isIdle = true
  const round = async () => {
    while ((await sendDue(context)) === BATCH);
  }
  const timer = setInterval(() => {
    if (!isIdle) return
    isIdle = false
    running = round()
      .catch((error: unknown) => context.log.warn({ err: error }, 'notices could not be sent'))
      .finally(() => {
        isIdle = true
      })
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
