import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { Count, Flag, Moment, Nothing } from './shapes.ts'

/** Browser and system are as their makers call them, and empty where nobody can say. */
export const OpenSession = v.object({
  session_no: v.string(),
  browser: v.string(),
  system: v.string(),
  /** Shortened: 203.0.113.x, 2001:db8:85a3:x. */
  network: v.string(),
  create_time: Moment,
  seen_time: Moment,
  current: Flag,
})
export type OpenSession = v.InferOutput<typeof OpenSession>

/** The caller's own first, then the most recently seen. `total` also counts those that the list leaves out. */
const OpenSessions = v.object({ list: v.array(OpenSession), total: Count, server_time: Moment })
export type OpenSessions = v.InferOutput<typeof OpenSessions>

const SessionNo = v.pipe(
  v.string(),
  v.minLength(1, 'unreadable' satisfies Problem),
  v.maxLength(64, 'unreadable' satisfies Problem),
)

export const device = {
  list: endpoint({
    path: '/user/session/index',
    access: 'member',
    takes: Nothing,
    gives: OpenSessions,
    refusals: [],
    summary: 'Where the member is signed in: browser, system and shortened network, seen first and last.',
  }),
  end: endpoint({
    path: '/user/session/end',
    access: 'member',
    writes: true,
    takes: v.object({ session_no: SessionNo }),
    gives: OpenSessions,
    refusals: ['invalid', 'missing'],
    summary: 'Signs out one of them, at once and everywhere; one that is signed out already stays so.',
  }),
  endOthers: endpoint({
    path: '/user/session/end_others',
    access: 'member',
    writes: true,
    takes: Nothing,
    gives: OpenSessions,
    refusals: [],
    summary: 'Signs out all of them but the one that asks.',
  }),
}
