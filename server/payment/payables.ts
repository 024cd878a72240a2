import { payableRecharge } from '../recharge/payable.ts'
import { payableOpening } from '../service/payable.ts'
import type { Payable } from '../lib/payable.ts'

const PAYABLES: Readonly<Record<string, Payable>> = { R: payableRecharge, O: payableOpening }

export const payableOf = (orderNo: string): Payable | undefined => PAYABLES[orderNo.slice(0, 1)]
