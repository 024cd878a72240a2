import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { CODE, type Envelope } from '#contract/envelope.ts'
import { tagOfHeader } from '#contract/locales.ts'
import { refuseIfDemanded } from './factor/required-of-merchants.ts'
import { outrun } from './factor/outrun.ts'
import type { Context } from './lib/context.ts'
import { refusalIn } from './ledger/refusal-in.ts'
import { admitted } from './session/viewer.ts'
import { refuseIfPaused } from './security/pause.ts'
import { type Call, MovedOn, type Viewer } from './lib/call.ts'
import { type Database, inTransaction, type Sql } from './lib/database.ts'
import { askedOf, type Fields, taken } from './lib/fields.ts'
import type { Handler, Implemented } from './lib/implement.ts'
import { inWords, Refusal } from './lib/refuse.ts'
import { isPhrase, type Say, speaker } from './lib/words.ts'

export const sayTo = (request: FastifyRequest): Say => speaker(tagOfHeader(request.headers['accept-language']))

export async function answer(
  context: Context,
  { endpoint, phrase, handler }: Implemented,
  request: FastifyRequest,
): Promise<Envelope> {
  const { token, fields } = askedOf(request)
  const now = context.clock.now()
  const locale = tagOfHeader(request.headers['accept-language'])
  const say = speaker(locale)
  const facts: Record<string, string> = {}
  const late: (() => Promise<void>)[] = []
  const { database, log } = context
  const open = (sql: Sql, viewer?: Viewer): Call => ({
    context,
    sql,
    now,
    locale,
    token,
    viewer,
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    say,
    addFacts: (more) => Object.assign(facts, more),
    after: (act) => late.push(act),
  })
  const known = async () => {
    const viewer = await admitted(context, endpoint.access, { token, ip: request.ip }, now)
    const guard = async (sql: Sql) => {
      await refuseIfPaused(sql, endpoint, viewer, fields)
      await refuseIfDemanded(context, sql, endpoint, viewer, fields)
    }
    await inWordsOfOurs(guard(database))
    const asked = taken(endpoint.takes, fields)
    try {
      return await replyOf(endpoint, handler, asked, { open: (sql) => open(sql, viewer), guard, database, late })
    } catch (error) {
      throw await freshened(endpoint, await outrun(open(database, viewer), error), open(database, viewer))
    }
  }
  const reply = (await atOnce(endpoint, handler, fields, () => open(database))) ?? (await known())
  for (const work of late)
    void work().catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
  return { code: CODE.done, msg: isPhrase(phrase) ? say(phrase, facts) : '', data: v.parse(endpoint.gives, reply) }
}

/** Says how it is now; whoever may not read that hears the refusal alone. */
async function freshened({ gives }: Endpoint, error: unknown, call: Call): Promise<unknown> {
  if (!(error instanceof MovedOn)) return error
  try {
    return new Refusal(error.refusal, { ...error.facts, fresh: v.parse(error.gives ?? gives, await error.fresh(call)) })
  } catch (unread) {
    return unread instanceof Refusal ? error : unread
  }
}

/** Confirms before anybody asked who calls. A refusal is dropped here, and comes again from the usual way. */
async function atOnce(
  { access, takes }: Endpoint,
  handler: Handler<Endpoint>,
  fields: Fields,
  open: () => Call,
): Promise<unknown> {
  if (!('confirm' in handler) || access !== 'member') return undefined
  const read = v.safeParse(takes, fields)
  if (!read.success) return undefined
  try {
    return await handler.confirm(open(), read.output)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

interface Around {
  readonly open: (sql: Sql) => Call
  /** Refuses what leaves while paused, and what begins without a demanded second factor. Also run inside the call. */
  readonly guard: (sql: Sql) => Promise<void>
  readonly database: Database
  readonly late: unknown[]
}

async function replyOf(
  { writes }: Endpoint,
  handler: Handler<Endpoint>,
  asked: unknown,
  { open, guard, database, late }: Around,
): Promise<unknown> {
  if ('confirm' in handler) return handler.confirm(open(database), asked)
  if ('post' in handler) return inWordsOfOurs(handler.post(open(database), asked))
  const act =
    typeof handler === 'function' ? (call: Call) => handler(call, asked) : await handler.prepare(open(database), asked)
  const prepared = late.length
  if (!writes) return act(open(database))
  return inWordsOfOurs(
    inTransaction(database, async (sql) => {
      late.length = prepared
      await guard(sql)
      return act(open(sql))
    }),
  )
}

async function inWordsOfOurs(done: Promise<unknown>): Promise<unknown> {
  try {
    return await done
  } catch (error) {
    throw refusalIn(error) ?? error
  }
}

/** A failure that is no refusal is told by its number only. */
export function envelopeOf(error: unknown, say: Say, fault: () => string): Envelope {
  if (!(error instanceof Refusal))
    return { code: CODE.refused, msg: say('common.fault', { id: fault() }), data: { refusal: 'busy' } }
  const { refusal, facts } = error
  const { problems, ...rest } = facts
  return {
    code: error.code,
    msg: inWords(say, refusal, facts),
    data: { refusal, ...(problems && { errors: problems }), ...rest },
  }
}
