import { decimalOf, minorOf } from '#contract/money.ts'
import type { Merchant } from '#contract/merchant.ts'

type Margin = Pick<Merchant, 'margin' | 'margin_need'>

const inEuros = (minor: bigint): string => decimalOf(minor > 0n ? minor : 0n, 'EUR')
const lackOf = (has: string, need: string): bigint => minorOf(need, 'EUR') - minorOf(has, 'EUR')

export const hasMargin = ({ margin }: Pick<Margin, 'margin'>): boolean => minorOf(margin, 'EUR') > 0n

export const dueOf = ({ margin, margin_need }: Margin): string => inEuros(lackOf(margin, margin_need))

export const lackingOf = (balance: string, margin: Margin): string => inEuros(lackOf(balance, dueOf(margin)))

export const isLacking = (balance: string, margin: Margin): boolean => lackOf(balance, dueOf(margin)) > 0n
