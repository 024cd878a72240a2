import * as v from 'valibot'
import { INVEST_STATUSES, InvestNo } from '#contract/invest.ts'
import type { OrderStatus } from '#machines/invest/orders.flow.ts'
import { wordIn } from '#src/lib/search-text.ts'

export const orderNoIn = (text = ''): string => (v.is(InvestNo, text) ? text : '')
export const statusIn = (text?: string): OrderStatus => wordIn(INVEST_STATUSES, text) ?? ''
