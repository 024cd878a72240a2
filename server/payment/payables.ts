import { payableRecharge } from '../recharge/payable.ts'
import { payableOpening } from '../service/payable.ts'
import { payableShopOrder } from '../shop-order/payable.ts'
import type { Payable } from '../lib/payable.ts'

const PAYABLES: Readonly<Record<string, Payable>> = { R: payableRecharge, O: payableOpening, S: payableShopOrder }

export const payableOf = (orderNo: string): Payable | undefined => PAYABLES[orderNo.slice(0, 1)]
