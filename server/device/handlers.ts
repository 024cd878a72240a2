import type { OpenSessions } from '#contract/device.ts'
import { device } from '#contract/device.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { endOtherSessions, endSession, leaveSession } from '../session/endings.ts'
import { forgetDevicesOf, holdSessions, isOpen, isTheirs, openSessions } from './queries.ts'

export const deviceHandlers = implement('device', device, {
  list: listSessions,
  async end(call, { session_no }) {
    const { sql, now } = call
    const { id: member, sessionNo: mine } = await holding(call)
    if (!(await isTheirs(sql, member, session_no))) refuse('missing')
    if (session_no === mine) await leaveSession(sql, { member, now }, mine)
    else await forgetDevicesOf(sql, member, await endSession(sql, { member, now, why: 'elsewhere' }, session_no), mine)
    return listSessions(call)
  },
  async endOthers(call) {
    const { sql, now } = call
    const { id: member, sessionNo: mine } = await holding(call)
    const ended = await endOtherSessions(sql, { member, now, why: 'elsewhere' }, mine)
    await forgetDevicesOf(sql, member, ended, mine)
    return listSessions(call)
  },
})

/** Two phones that sign each other out: the second is nobody any more, so look again under the lock. */
async function holding(call: Call) {
  const { sql, now } = call
  const mine = memberOf(call)
  await holdSessions(sql, mine.id)
  if (!(await isOpen(sql, mine.id, mine.sessionNo, now))) refuse('signed-out', { ended: 'elsewhere' })
  return mine
}

async function listSessions(call: Call): Promise<OpenSessions> {
  const { sql, now } = call
  const { id, sessionNo } = memberOf(call)
  const rows = await openSessions(sql, id, sessionNo, now)
  return {
    list: rows.map(({ session_no, browser, system, network, created_at, seen_at, is_mine }) => ({
      session_no,
      browser,
      system,
      network,
      create_time: unix(created_at),
      seen_time: unix(seen_at),
      current: flag(is_mine as boolean),
    })),
    total: Number(rows[0]?.total ?? 0),
    server_time: unix(now),
  }
}
