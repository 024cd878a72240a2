import { openedWithin } from '../lib/sealed-names.ts'
import type { Desk } from './desk.ts'
import { minute, table } from './terminal.ts'

const LINES = 50

export async function showLog(desk: Desk): Promise<void> {
  await desk.signIn()
  const rows = await desk.context.database
    .selectFrom('desk_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(LINES)
    .execute()
  const lines = rows
    .toReversed()
    .map(({ id, at, actor, verb, subject, reason, before, after }) => [
      `${id}`,
      minute(at),
      actor,
      verb,
      subject,
      reason,
      before ? JSON.stringify(before) : '',
      after ? JSON.stringify(after) : '',
    ])
  const { context, terminal } = desk
  terminal.say(
    table(
      ['line', 'when (UTC)', 'who', 'what', 'about', 'why', 'before', 'after'],
      await openedWithin(context, context.database, lines),
      ['line'],
    ),
  )
}
