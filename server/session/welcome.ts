import { sql as raw } from 'kysely'
import { minorOf } from '#contract/money.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { refusalIn } from '../ledger/refusal-in.ts'
import type { Call } from '../lib/call.ts'

const AMOUNT = minorOf('100', 'COIN')

/** For the demo. An empty pool or closed books keep nobody out. */
export async function welcome({ context, sql, now, say }: Call, member: number): Promise<void> {
  if (context.settings.mode !== 'demo') return
  await raw`savepoint welcome`.execute(sql)
  try {
    const move = {
      from: await houseAccount(sql, 'pool', 'COIN'),
      to: await openAccount(sql, member, 'coin'),
      amount: AMOUNT,
    }
    const ref = `welcome-${member}`
    await post(sql, { kind: 'reward', ref, actor: 'system', note: say('session.welcome'), at: now, legs: [move] })
  } catch (error) {
    if (!refusalIn(error)) throw error
    await raw`rollback to savepoint welcome`.execute(sql)
  }
}
