import type { Address } from '#contract/addresses.ts'
import type { Currency } from '#contract/money.ts'
import type { OwnMethod } from '#contract/payment.ts'
import type { Call } from './call.ts'
import type { Sql } from './database.ts'
import type { Scope } from './move-record.ts'
import type { Phrase } from './words.ts'

export interface Due {
  readonly orderNo: string
  readonly member: number
  readonly title: Phrase
  readonly amount: bigint
  readonly currency: Currency
  /** Set aside for it already, and settled with it. */
  readonly points: bigint
  readonly expiresAt: Date | null
  readonly status: 'waiting' | 'paid' | 'closed'
  readonly takes: readonly ('gateway' | OwnMethod)[]
  readonly next: Address
}

export interface Paid {
  readonly pay_no: string
  readonly method: string
  readonly gateway: string
  readonly gateway_ref: string | null
}

export interface Payable {
  due(sql: Sql, orderNo: string): Promise<Due | undefined>
  /** Locks what is paid for, and moves it on as far as is due by now. */
  lock(scope: Scope, orderNo: string): Promise<unknown>
  /** Whether money that comes after it was closed pays it all the same; else it becomes its payer’s balance. */
  readonly takesLate: boolean
  settle(scope: Scope, orderNo: string, payment: Paid): Promise<void>
  notifyPaid?(call: Call, orderNo: string): Promise<void>
}
