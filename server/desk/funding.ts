import { sql as raw } from 'kysely'
import { type Currency, decimalOf, minorOf } from '#contract/money.ts'
import { houseAccount } from '../ledger/accounts.ts'
import type { Sql } from '../lib/database.ts'
import type { Request } from './approvals.ts'
import type { Desk } from './desk.ts'
import { journal } from './journal.ts'
import { refuse } from './refusal.ts'

/** From fees or capital, and from nothing else. */
export function sourceIn({ flags }: Desk): 'fees' | 'capital' {
  const { from } = flags
  return from === 'fees' || from === 'capital' ? from : refuse('Say out of what: --from fees or --from capital')
}

export function amountIn(text: string | undefined, currency: Currency, flag: string): bigint {
  try {
    const amount = minorOf(text ?? '', currency)
    if (amount > 0n) return amount
  } catch {
    // Said below, for every amount that is none.
  }
  const twelve = decimalOf(minorOf('12', currency), currency)
  return refuse(`"${text ?? ''}" is no amount in ${currency}; write it as --${flag} ${twelve}`)
}

export async function fundJournal(
  sql: Sql,
  { id, currency }: { readonly id: bigint; readonly currency: Currency },
  body: Request['body'],
): Promise<string> {
  const source = await houseAccount(sql, body['from'] as 'fees' | 'capital', currency)
  const { rows } = await raw<{ held: bigint }>`
    select coalesce(sum(amount), 0)::bigint as held from entry where account_id = ${source} and version is null`.execute(
    sql,
  )
  const held = rows[0]?.held ?? 0n
  const amount = BigInt(body['amount'] ?? 0)
  if (held < amount) refuse(`${body['from']} hold ${decimalOf(held, currency)} ${currency}: less than that.`)
  return [
    await journal(sql, [{ from: source, to: id, amount }]),
    `After it ${body['from']} hold ${decimalOf(held - amount, currency)} ${currency}.`,
  ].join('\n')
}
