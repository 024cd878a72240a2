import { PayStart } from '#contract/payment.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'

const keptFor = (payNo: string) => `payment/${payNo}`

/** It also survives a reload. */
export const startedOf = (payNo: string): PayStart | undefined => writtenOf(keptFor(payNo), PayStart)
export const keepStarted = (start: PayStart): void => keepWritten(keptFor(start.pay_no), start)
