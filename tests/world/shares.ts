import type { Asked } from '#contract/endpoint.ts'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import type { Share } from '#contract/money.ts'
import type { Opened } from './equities.ts'
import { newKey, PIN } from './money.ts'
import type { Caller, World } from './world.ts'

export const ZONE = 'Europe/Amsterdam'

export async function exchanging({ give }: World, caller: Caller, { id }: Opened, points: string, idem = newKey()) {
  const { quote_no, purchase } = await give(invest.quote, { kind: 'equity', id, amount: points }, caller)
  const form: Asked<typeof equity.exchange> = { id, points, quote_no, payword: PIN, idem }
  return { form, shares: purchase.shares }
}

export async function leftOf({ sql }: Pick<World, 'sql'>, share: Share): Promise<bigint> {
  const { amount } = await sql
    .selectFrom('account')
    .select('amount')
    .where('name', '=', `capital:${share}`)
    .executeTakeFirstOrThrow()
  return amount ?? 0n
}
