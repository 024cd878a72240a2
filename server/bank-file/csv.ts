import { cellsOf } from '../lib/csv-cells.ts'
import { type BankStatement, centsIn, refuseIfSumsDiffer, StatementFault } from './statement.ts'

const HEAD = ['iban', 'opening', 'closing', 'ref', 'booked', 'amount', 'end_to_end', 'text', 'party', 'party_iban']

function rowOf(line: string): string[] {
  const cells = cellsOf(line)
  if (!cells) throw new StatementFault(`"${line.slice(0, 40)}" has a quote where none may be.`)
  return cells.map(({ text, isQuoted }) => (isQuoted ? text : text.trim()))
}

const LARGEST = 20 * 1024 * 1024

export function statementInCsv(text: string, number: string): BankStatement {
  if (text.length > LARGEST) throw new StatementFault('The file is too large.')
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  if (rowOf(head).join() !== HEAD.join()) throw new StatementFault(`The first line must be: ${HEAD.join(',')}`)
  const rows = lines.map((line, at) => {
    const cells = rowOf(line)
    if (cells.length !== HEAD.length)
      throw new StatementFault(`Line ${at + 2} has ${cells.length} cells; it needs ${HEAD.length}.`)
    return cells
  })
  const [first] = rows
  if (!first) throw new StatementFault('The file names no movement.')
  const [iban = '', opening = '', closing = ''] = first
  const other = rows.findIndex((cells) => HEAD.slice(0, 3).some((_, at) => cells[at] !== first[at]))
  if (other > 0) throw new StatementFault(`Line ${other + 2} is of another account, or between other balances.`)
  if (iban === '') throw new StatementFault('The file names no account.')
  const statement = {
    number,
    iban: iban.replaceAll(' ', ''),
    opening: centsIn(opening),
    closing: centsIn(closing),
    entries: rows.map(
      ([, , , ref = '', booked = '', amount = '', endToEnd = '', words = '', party = '', partyIban = '']) => {
        if (ref === '' || booked === '') throw new StatementFault(`Entry "${ref}" needs a ref and a day.`)
        return { ref, cents: centsIn(amount), booked, isReversal: false, endToEnd, text: words, party, partyIban }
      },
    ),
  }
  refuseIfSumsDiffer(statement)
  return statement
}
