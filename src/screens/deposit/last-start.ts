import * as v from 'valibot'
import { PayNo, type PayStart } from '#contract/payment.ts'
import { dropWritten, keepWritten, writtenOf } from '#src/lib/written-drafts.ts'
import { keepStarted } from '#src/parts/payment/started.ts'

const KEY = 'payment/recharge'
const Last = v.object({ pay_no: PayNo })

/** The payment that this tab began a recharge with last; nothing, where it began none. */
export const lastStarted = (): string => writtenOf(KEY, Last)?.pay_no ?? ''

export function keepLast(start: PayStart): void {
  keepStarted(start)
  keepWritten(KEY, { pay_no: start.pay_no })
}
export const leaveLast = (): void => dropWritten(KEY)
