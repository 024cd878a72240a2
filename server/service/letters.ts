import type { Call } from '../lib/call.ts'
import { writeLetter } from '../notice/outbox.ts'
import { compose } from '../session/letters.ts'
import { memberById } from '../session/queries.ts'
import { centreOf, openingOf } from './queries.ts'

export async function mailOpened(call: Call, orderNo: string): Promise<void> {
  const row = await openingOf(call.sql, orderNo)
  const centre = row && (await centreOf(call.sql, row.centre_id))
  if (!row?.member_id || !centre) return
  const { email } = await memberById(call.sql, row.member_id)
  await writeLetter(call, compose(call.say, email, 'service.letters.opened', { centre: centre.center_no }))
}
