import { DAY_S, HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { Withdrawal } from '#contract/withdrawal.ts'

export interface Away {
  readonly is: 'before' | 'after'
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** Rounded against us: never earlier than it was, and never less late; nothing, where it was on the minute. */
export function awayFromPromise({
  status,
  pay_time,
  due_time,
}: Pick<Withdrawal, 'status' | 'pay_time' | 'due_time'>): Away | undefined {
  if (status !== 'completed' || pay_time === null) return undefined
  const is = pay_time > due_time ? 'after' : 'before'
  const apart = Math.abs(due_time - pay_time)
  const round = is === 'after' ? Math.ceil : Math.floor
  const unit = apart >= DAY_S ? HOUR_S : MINUTE_S
  const whole = round(apart / unit) * unit
  if (whole === 0) return undefined
  const days = Math.floor(whole / DAY_S)
  const hours = Math.floor((whole % DAY_S) / HOUR_S)
  return { is, days, hours, minutes: days > 0 ? 0 : Math.floor((whole % HOUR_S) / MINUTE_S) }
}
