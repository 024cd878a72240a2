import { CODE_RESEND } from '#contract/limits.ts'
import type { Scene } from '#contract/session.ts'
import { join, MIRA, setPin, type Somebody } from '#tests/world/people.ts'
import type { World } from '#tests/world/world.ts'
import type { Phone } from './phone.ts'

/** What prepared it is news to nobody. */
export async function holds(phone: Phone, { email, password }: Somebody, details: Record<string, unknown> = {}) {
  const { token, user_info } = await phone.world.enter(email, password)
  await phone.world.sql.deleteFrom('event').where('member_id', '=', user_info.id).execute()
  await phone.keeps({ token, userinfo: user_info, isLogin: 1, ...details })
  return { token, user: user_info }
}

/** Mira joins, with this payment PIN or with none, and holds the phone. */
export async function joins(phone: Phone, pin?: string) {
  await join(phone.world, MIRA)
  if (pin) await setPin(phone.world, MIRA, pin)
  return holds(phone, MIRA)
}

export const WAITED_FOR = { resend_seconds: 0, expire_seconds: 240, request_no: '' } as const

export function waitsFor(world: World, scene: Scene, account: string, member = 0) {
  world.clock.pass(CODE_RESEND)
  const at = world.now().getTime() / 1000
  return { codes: [{ scene, member, account, request_no: '', again: at, until: at + WAITED_FOR.expire_seconds }] }
}

export const asksToLeave = ({ world: { sql, now } }: Pick<Phone, 'world'>) =>
  sql.updateTable('member').set({ cancel_requested_at: now() }).where('email', '=', MIRA.email).execute()
