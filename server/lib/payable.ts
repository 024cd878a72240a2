import type { Address } from '#contract/addresses.ts'
import type { Currency } from '#contract/money.ts'
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
  readonly expiresAt: Date | null
  readonly status: 'waiting' | 'paid' | 'closed'
  readonly takes: readonly ('gateway' | 'balance' | 'credit')[]
  readonly next: Address
}

export interface Paid {
  readonly gateway: string
  readonly gateway_ref: string | null
}

export interface Payable {
  due(sql: Sql, orderNo: string): Promise<Due | undefined>
  lock(sql: Sql, orderNo: string): Promise<unknown>
  settle(scope: Scope, orderNo: string, payment: Paid): Promise<void>
  notifyPaid?(call: Call, orderNo: string): Promise<void>
}
