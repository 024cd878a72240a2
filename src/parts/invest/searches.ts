import * as v from 'valibot'
import { INVEST_STATUSES, InvestNo } from '#contract/invest.ts'
import type { OrderStatus } from '#machines/invest/orders.flow.ts'

export const orderNoIn = (text: unknown): string => (v.is(InvestNo, text) ? text : '')
export const statusIn = (text: unknown): OrderStatus => (v.is(v.picklist(INVEST_STATUSES), text) ? text : '')
