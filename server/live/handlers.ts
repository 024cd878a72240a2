import { live } from '#contract/live.ts'
import { memberOf } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { cursorIn, furthest, textOf } from './cursor.ts'
import { horizon, storyOf } from './queries.ts'

export const liveHandlers = implement('live', live, {
  async since(call, asked) {
    const { sql, now } = call
    const until = await horizon(sql)
    const from = asked.cursor ? cursorIn(asked.cursor) : undefined
    const { events, gap } = await storyOf(sql, memberOf(call).id, { from, until, now })
    return {
      cursor: textOf(gap ? until : furthest(until, from)),
      events: events.map(({ cursor, topic, body }) => ({ cursor: textOf(cursor), topic, body })),
      gap: flag(gap),
    }
  },
})
