import type { Sql } from '../lib/database.ts'
import type { BankEntry } from './statement.ts'

/** What an entry of our bank is about, as far as its words say. */
export type Match =
  | { readonly is: 'paid'; readonly orderNo: string }
  | { readonly is: 'came back'; readonly orderNo: string }
  | { readonly is: 'arrived'; readonly orderNo: string; readonly said: bigint; readonly state: string }
  | { readonly is: 'unknown' }

const REFERENCE = /Q-?[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{4}/
const NUMBER = /W\d{10}/

/** A reference as it was given, however a bank or a person spelled it. */
function referenceIn(text: string): string | undefined {
  const [found] = REFERENCE.exec(text.toUpperCase().replaceAll(' ', '')) ?? []
  const signs = found?.replaceAll('-', '').slice(1)
  return signs && `Q-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** Finds what an entry is about: a payout by its number, a recharge by its reference. */
export async function matchOf(sql: Sql, { cents, endToEnd, text }: BankEntry): Promise<Match> {
  const [orderNo] = NUMBER.exec(`${endToEnd} ${text}`) ?? []
  if (orderNo) {
    const row = await sql
      .selectFrom('withdrawal')
      .select(['order_no', 'net'])
      .where('order_no', '=', orderNo)
      .where('method', '=', 'bank')
      .executeTakeFirst()
    if (row && row.net === -cents) return { is: 'paid', orderNo }
    if (row && row.net === cents) return { is: 'came back', orderNo }
  }
  const reference = cents > 0n ? referenceIn(`${text} ${endToEnd}`) : undefined
  const recharge =
    reference &&
    (await sql
      .selectFrom('recharge')
      .select(['order_no', 'amount', 'state'])
      .where('reference', '=', reference)
      .where('currency', '=', 'EUR')
      .executeTakeFirst())
  return recharge
    ? { is: 'arrived', orderNo: recharge.order_no, said: recharge.amount, state: recharge.state }
    : { is: 'unknown' }
}
