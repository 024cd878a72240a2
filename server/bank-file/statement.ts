import { isSeen, seen } from '../lib/unseen.ts'

export interface BankEntry {
  readonly ref: string
  /** Above nothing when it came in. */
  readonly cents: bigint
  /** YYYY-MM-DD. */
  readonly booked: string
  readonly isReversal: boolean
  readonly endToEnd: string
  readonly text: string
  readonly party: string
  readonly partyIban: string
}

export interface BankStatement {
  readonly number: string
  readonly iban: string
  readonly opening: bigint
  readonly closing: bigint
  readonly entries: readonly BankEntry[]
}

export class StatementFault extends Error {
  override name = 'StatementFault'
}

/** Text may have more than two places; anything but zeros there is refused. */
export function centsIn(text: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? []
  if (whole === '') throw new StatementFault(`"${text}" is no amount.`)
  const places = part.padEnd(5, '0')
  if (places.slice(2) !== '000') throw new StatementFault(`"${text}" is no whole number of cents.`)
  const cents = BigInt(whole) * 100n + BigInt(places.slice(0, 2))
  return sign === '-' ? -cents : cents
}

/** Strict UTF-8: anything else would be read wrongly instead of refused. */
export function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StatementFault('The file is not written in UTF-8.')
  }
}

const REF_MAX = 140

function refuseIfEntryIsWrong({ ref, booked, endToEnd, text, party, partyIban }: BankEntry): void {
  if (!isSeen(ref + endToEnd + text + party + partyIban))
    throw new StatementFault(`Entry "${seen(ref)}" holds signs that nobody sees.`)
  if (ref.length > REF_MAX) throw new StatementFault(`The name of an entry is longer than ${REF_MAX} letters.`)
  const day = Date.parse(`${booked}T00:00:00Z`)
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== booked)
    throw new StatementFault(`"${booked}" is no day.`)
}

/** What moved must lead from one balance to the other, with nothing in it twice. */
export function refuseIfSumsDiffer({ number, iban, opening, closing, entries }: BankStatement): void {
  entries.forEach(refuseIfEntryIsWrong)
  if (!isSeen(number + iban)) throw new StatementFault('The name of a statement holds signs that nobody sees.')
  const sum = entries.reduce((total, { cents }) => total + cents, opening)
  if (sum !== closing)
    throw new StatementFault(
      `Statement ${number} does not add up: its entries lead to ${sum} cents, its closing balance is ${closing}.`,
    )
  if (new Set(entries.map(({ ref }) => ref)).size < entries.length)
    throw new StatementFault(`Statement ${number} names an entry twice.`)
}
