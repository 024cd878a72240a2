import type { Sql } from '../lib/database.ts'
import type { BankEntry } from './statement.ts'

export type Match =
  | { readonly is: 'paid' | 'came back'; readonly orderNo: string; readonly isGone: boolean }
  | {
      readonly is: 'arrived'
      readonly orderNo: string
      readonly said: bigint
      readonly state: string
      readonly isGone: boolean
    }
  | { readonly is: 'unknown'; readonly isGone: false }

const REFERENCE = /Q-?[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{4}/
const NUMBER = /W\d{10}/

function referenceIn(text: string): string | undefined {
  const [found] = REFERENCE.exec(text.toUpperCase().replaceAll(' ', '')) ?? []
  const signs = found?.replaceAll('-', '').slice(1)
  return signs && `Q-${signs.slice(0, 4)}-${signs.slice(4)}`
}

export async function matchOf(sql: Sql, { cents, endToEnd, text }: BankEntry): Promise<Match> {
  const [orderNo] = NUMBER.exec(`${endToEnd} ${text}`) ?? []
  if (orderNo) {
    const row = await sql
      .selectFrom('withdrawal')
      .innerJoin('member', 'member.id', 'member_id')
      .select(['order_no', 'net', 'deleted_at'])
      .where('order_no', '=', orderNo)
      .where('method', '=', 'bank')
      .executeTakeFirst()
    const isGone = row !== undefined && row.deleted_at !== null
    if (row && row.net === -cents) return { is: 'paid', orderNo, isGone }
    if (row && row.net === cents) return { is: 'came back', orderNo, isGone }
  }
  const reference = cents > 0n ? referenceIn(`${text} ${endToEnd}`) : undefined
  const recharge =
    reference &&
    (await sql
      .selectFrom('recharge')
      .innerJoin('member', 'member.id', 'member_id')
      .select(['order_no', 'amount', 'state', 'deleted_at'])
      .where('reference', '=', reference)
      .where('currency', '=', 'EUR')
      .executeTakeFirst())
  if (!recharge) return { is: 'unknown', isGone: false }
  const { order_no, amount, state, deleted_at } = recharge
  return { is: 'arrived', orderNo: order_no, said: amount, state, isGone: deleted_at !== null }
}
