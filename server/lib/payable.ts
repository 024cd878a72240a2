import type { Address } from '#contract/addresses.ts'
import type { Currency } from '#contract/money.ts'
import type { Call } from './call.ts'
import type { Sql } from './database.ts'
import type { Scope } from './move-record.ts'
import type { Phrase } from './words.ts'

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

/** A payment, as far as what it pays has to know it. */
export interface Paid {
  readonly gateway: string
  /** What the gateway calls it. */
  readonly gateway_ref: string | null
}

/** A room whose things are paid: it says what is due, and does what being paid means there. */
export interface Payable {
  due(sql: Sql, orderNo: string): Promise<Due | undefined>
  /** Finds it for whoever pays it: everybody else waits. */
  lock(sql: Sql, orderNo: string): Promise<unknown>
  settle(scope: Scope, orderNo: string, payment: Paid): Promise<void>
  /** What is told besides, where its own member paid. */
  notifyPaid?(call: Call, orderNo: string): Promise<void>
}
