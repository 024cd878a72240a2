import type { Call } from '../lib/call.ts'
import { newToken } from '../lib/secrets.ts'
import { forgetDevices } from '../session/devices.ts'
import { endSessionsOf } from '../session/queries.ts'

/** Forgets who a member was: nobody signs in as them any more, and the books keep a number without a name. */
export async function erase(
  { sql, context, now }: Pick<Call, 'sql' | 'context' | 'now'>,
  member: number,
): Promise<void> {
  await endSessionsOf(sql, member, now)
  await forgetDevices(sql, member)
  await sql.deleteFrom('pin').where('member_id', '=', member).execute()
  await sql.deleteFrom('push_subscription').where('member_id', '=', member).execute()
  await sql.deleteFrom('member_notice').where('member_id', '=', member).execute()
  await sql.deleteFrom('member_role').where('member_id', '=', member).execute()
  await sql
    .updateTable('mini_identity')
    .set({ member_id: null, bound_at: null })
    .where('member_id', '=', member)
    .execute()
  await sql.updateTable('cancellation').set({ wish: '', text: '' }).where('member_id', '=', member).execute()
  await sql
    .updateTable('member')
    .set({
      email: `${member}@deleted.invalid`,
      mobile: null,
      mobile_proven: false,
      username: null,
      nickname: '–',
      avatar: '',
      gender: 'unset',
      password_hash: await context.passwords.hash(newToken(context.chance)),
    })
    .where('id', '=', member)
    .execute()
}
