import type { Address } from '#contract/addresses.ts'
import type { Currency } from '#contract/money.ts'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import type { Here } from '../lib/move-record.ts'
import type { Phrase } from '../lib/words.ts'
import type { PaymentRow } from './rows.ts'

/** What is to be paid for something, whatever it is. */
export interface Due {
  readonly orderNo: string
  readonly member: number
  readonly title: Phrase
  readonly amount: bigint
  readonly currency: Currency
  readonly expiresAt: Date | null
  readonly status: 'waiting' | 'paid' | 'closed'
  /** What may pay it: gateways, the balance of its member, the credit of a service centre. */
  readonly takes: readonly ('gateway' | 'balance' | 'credit')[]
  /** Where one goes on once it is paid. */
  readonly next: Address
}

/** A room whose things are paid: it says what is due, and does what being paid means there. */
export interface Payable {
  due(sql: Sql, orderNo: string): Promise<Due | undefined>
  /** Finds it for whoever pays it: everybody else waits. */
  lock(sql: Sql, orderNo: string): Promise<unknown>
  settle(here: Here, orderNo: string, payment: PaymentRow): Promise<void>
  /** What is told besides, where its own member paid. */
  told?(call: Call, orderNo: string): Promise<void>
}
