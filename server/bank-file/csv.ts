import { type BankStatement, centsIn, heedSum, StatementFault } from './statement.ts'

const HEAD = ['iban', 'opening', 'closing', 'ref', 'booked', 'amount', 'end_to_end', 'text', 'party', 'party_iban']

/** The cells of one line; a cell in quotes may hold anything, and a quote as two. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain = ''] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g))
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
  return cells
}

/** A statement as a table, for banks that give no other: its head names the columns, each line is one movement. */
export function statementInCsv(text: string, number: string): BankStatement {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  if (cellsOf(head).join() !== HEAD.join()) throw new StatementFault(`The first line must be: ${HEAD.join(',')}`)
  const rows = lines.map((line, at) => {
    const cells = cellsOf(line)
    if (cells.length !== HEAD.length)
      throw new StatementFault(`Line ${at + 2} has ${cells.length} cells; it needs ${HEAD.length}.`)
    return cells
  })
  const [first] = rows
  if (!first) throw new StatementFault('The file names no movement.')
  const [iban = '', opening = '', closing = ''] = first
  const statement = {
    number,
    iban: iban.replaceAll(' ', ''),
    opening: centsIn(opening),
    closing: centsIn(closing),
    entries: rows.map(
      ([, , , ref = '', booked = '', amount = '', endToEnd = '', words = '', party = '', partyIban = '']) => {
        if (ref === '' || !/^\d{4}-\d\d-\d\d$/.test(booked))
          throw new StatementFault(`Entry "${ref}" needs a ref and a day.`)
        return { ref, cents: centsIn(amount), booked, isReversal: false, endToEnd, text: words, party, partyIban }
      },
    ),
  }
  heedSum(statement)
  return statement
}
