import { TOTP } from '#contract/limits.ts'
import { codeAt, spanOf } from '../factor/totp.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { deskKeyUnder } from './operator-factor.ts'
import { table } from './terminal.ts'

/** Never part of production. */
export async function showDemoCodes({ context, terminal }: Desk): Promise<void> {
  const { database, clock, settings } = context
  if (settings.mode === 'production') refuse('There are no demo operators in production.')
  const now = clock.now()
  const rows = await database
    .selectFrom('operator_app')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['operator_id', 'email', 'sealed', 'last_step'])
    .where('demo', '=', true)
    .orderBy('email')
    .execute()
  const span = spanOf(now)
  const codes = rows.map(({ operator_id, email, sealed, last_step }) => {
    const next = Math.max(span - TOTP.window, Number(last_step) + 1)
    const wait = (next - TOTP.window) * TOTP.step * 1000 - now.getTime()
    return [
      email,
      wait > 0 ? `in ${Math.ceil(wait / 1000)} s` : codeAt(deskKeyUnder(context, operator_id, sealed), next),
    ]
  })
  if (codes.length === 0) refuse('No demo operator has an app yet.')
  terminal.say(table(['demo operator', 'code'], codes))
}
