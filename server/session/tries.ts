import { LOGIN_LOCK, LOGIN_TRIES, LOGIN_TRIES_A_DAY, LOGIN_TRIES_OF_ALL } from '#contract/limits.ts'
import { DAY_S } from '#contract/time-units.ts'
import { forgive, giveBack, spend, spendSlowing } from '../lib/allow.ts'
import type { Call } from '../lib/call.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { networkOf } from '../lib/networks.ts'
import { sealed } from '../lib/secrets.ts'

const IN_A_ROW = { times: LOGIN_TRIES, seconds: LOGIN_LOCK }
const IN_A_DAY = { times: LOGIN_TRIES_A_DAY, seconds: DAY_S }

interface Tries {
  /** Undoes the caller's own count; strangers stay counted. */
  forgive(sql: Sql): Promise<void>
}

type Tried = 'login' | 'second'

/** Tight by phone, or by network where it is new. Strangers together are only slowed: nobody can shut a member out. */
export async function spendTries(
  call: Call,
  whose: string,
  device: string | undefined,
  tried: Tried = 'login',
): Promise<Tries> {
  const { context, now } = call
  const [row, day] = [`${tried}:${whose}:${byOf(call, device)}`, `${tried}-day:${whose}:${byOf(call, device)}`]
  const all = device === undefined ? allOf(whose, tried) : undefined
  await inTransaction(context.database, async (sql) => {
    await spend(sql, row, IN_A_ROW, now)
    await spend(sql, day, IN_A_DAY, now)
    if (all) await spendSlowing(sql, all, LOGIN_TRIES_OF_ALL, now)
  })
  return {
    async forgive(sql) {
      await forgive(sql, row)
      await forgive(sql, day)
      if (all) await giveBack(sql, all)
    },
  }
}

export async function forgiveTries(call: Call, whose: string): Promise<void> {
  for (const key of [
    `login:${whose}:${byOf(call, undefined)}`,
    `login-day:${whose}:${byOf(call, undefined)}`,
    allOf(whose),
  ])
    await forgive(call.sql, key)
}

const allOf = (whose: string, tried: Tried = 'login') => `${tried}s:${whose}`

const byOf = ({ context, ip }: Call, device: string | undefined) =>
  sealed(context.settings.pepper, device ? 'device' : 'network', device ?? networkOf(ip)).toString('base64url')
