import type { Split } from '#contract/order.ts'
import { type Currency, decimalOf, minorOf } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { type Escrowed, isWhole, splitMoves } from '../trade/escrow.ts'
import type { OrderRow } from '../trade/rows.ts'
import { journal } from './journal.ts'
import { refuse } from './refusal.ts'

const PARTS = {
  coin_to_member: 'COIN',
  coin_to_merchant: 'COIN',
  coin_to_fees: 'COIN',
  eur_to_member: 'EUR',
  eur_to_merchant: 'EUR',
  eur_to_fees: 'EUR',
} as const satisfies Record<keyof Split, Currency>
const NAMES = Object.keys(PARTS) as (keyof Split)[]
const flagOf = (name: keyof Split) => name.replaceAll('_', '-')

export const SPLIT_FLAGS = NAMES.map(flagOf)

export function splitIn(flags: Readonly<Record<string, string>>): Split | undefined {
  if (!SPLIT_FLAGS.some((flag) => flags[flag] !== undefined)) return undefined
  return Object.fromEntries(NAMES.map((name) => [name, partIn(name, flags[flagOf(name)] ?? '0')])) as Split
}

function partIn(name: keyof Split, text: string): string {
  try {
    return decimalOf(minorOf(text, PARTS[name]), PARTS[name])
  } catch {
    return refuse(`"${text}" is no amount in ${PARTS[name]}; write it as --${flagOf(name)} 12.00`)
  }
}

export const isSame = (one: Split, other: Split) => NAMES.every((name) => one[name] === other[name])

/** Settles when some coins are the merchant's, else cancels. */
export const settles = ({ coin_to_merchant }: Split) => minorOf(coin_to_merchant, 'COIN') > 0n

export function refuseIfNotWhole(split: Split, escrow: Escrowed): void {
  if (isWhole(split, escrow)) return
  const [coin, eur] = [decimalOf(escrow.coin, 'COIN'), decimalOf(escrow.eur, 'EUR')]
  refuse(`What is divided is exactly what is in escrow: ${coin} COIN and ${eur} EUR, and no part below nothing.`)
}

export const splitPreview = async (sql: Sql, order: OrderRow, split: Split): Promise<string> =>
  journal(sql, await splitMoves(sql, order, split))
