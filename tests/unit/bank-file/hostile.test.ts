import { describe, expect, test } from 'vitest'
import { statementsIn } from '#server/bank-file/camt053.ts'
import { statementInCsv } from '#server/bank-file/csv.ts'
import { textIn } from '#server/bank-file/statement.ts'

const IBAN = 'NL91ABNA0417164300'
const xml = ({ before = '', party = 'Mira Sol', ref = 'B1', day = '2026-11-22', words = 'Q-7K2P-9XMB' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<Document><BkToCstmrStmt><Stmt><Id>S1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>` +
  ['OPBD', 'CLBD']
    .map(
      (code, at) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${at * 8}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`,
    )
    .join('') +
  `<Ntry><Amt Ccy="EUR">8.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef>` +
  `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${party}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`

const HEAD = 'iban,opening,closing,ref,booked,amount,end_to_end,text,party,party_iban'
const row = (cells: Partial<Record<number, string>> = {}) => {
  const whole = [IBAN, '0.00', '8.00', 'B1', '2026-11-22', '8.00', '', '"Q-7K2P-9XMB"', '"Sol, Mira"', '']
  return whole.map((cell, at) => cells[at] ?? cell).join(',')
}
const csv = (...rows: string[]) => statementInCsv([HEAD, ...rows].join('\n'), 'S1')

const ENTRY = {
  ref: 'B1',
  cents: 800n,
  booked: '2026-11-22',
  isReversal: false,
  endToEnd: '',
  text: 'Q-7K2P-9XMB',
  party: 'Mira Sol',
  partyIban: '',
}
const STATEMENT = { number: 'S1', iban: IBAN, opening: 0n, closing: 800n, entries: [ENTRY] }

test('what is not hostile is read', () => {
  expect(statementsIn(xml())).toEqual([STATEMENT])
  expect(csv(row())).toEqual({ ...STATEMENT, entries: [{ ...ENTRY, party: 'Sol, Mira' }] })
})

const doctype = (inside: string) => xml({ before: `<!DOCTYPE a [${inside}]>`, party: '&b;' })
const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

describe('a statement in XML', () => {
  test.each([
    ['an entity of a file', doctype('<!ENTITY b SYSTEM "file:///etc/passwd">')],
    ['an entity of an address', doctype('<!ENTITY b SYSTEM "http://127.0.0.1:1/">')],
    ['a parameter entity', doctype('<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;')],
    ['a billion laughs', doctype(`<!ENTITY l0 "ha">${LAUGHS}<!ENTITY b "&l9;">`)],
    ['a quadratic blow-up', doctype(`<!ENTITY b "${'x'.repeat(50_000)}">`)],
    ['a document type of elsewhere', xml({ before: '<!DOCTYPE a PUBLIC "-//X" "http://127.0.0.1:1/x.dtd">' })],
  ])('%s is not even looked at', (_, hostile) => {
    expect(() => statementsIn(hostile)).toThrow('The file declares a document type; no bank needs one.')
  })

  test('an entity that nobody declared is no text', () => {
    expect(() => statementsIn(xml({ party: '&b;' }))).toThrow('The file is no XML')
  })

  test('a file that ends early is refused, wherever it ends', () => {
    const whole = xml()
    const taken = Array.from({ length: whole.length }, (_, at) => whole.slice(0, at)).filter((part) => {
      try {
        return statementsIn(part).length > 0
      } catch (error) {
        return (error as Error).name !== 'StatementFault'
      }
    })
    expect(taken).toEqual([])
  })

  test('a file that is too large, too deep or full of attributes costs little', () => {
    const begun = performance.now()
    expect(() => statementsIn(xml({ words: 'x'.repeat(20 * 1024 * 1024) }))).toThrow('The file is too large.')
    expect(() => statementsIn('<a>'.repeat(1_000_000))).toThrow('The file is too deep.')
    const many = Array.from({ length: 100_000 }, (_, at) => ` a${at}="1"`).join('')
    expect(() => statementsIn(`<Document${many}/>`)).toThrow('The file names no statement of an account.')
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  test('names of nodes that every object has are nodes like any other', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(() => statementsIn(`<Document><${name}/></Document>`)).toThrow(
        'The file names no statement of an account.',
      )
  })
})

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${xml()}`, 'utf16le')],
  ['Latin 1', Buffer.from(xml({ party: 'Müller' }), 'latin1')],
  ['half a letter', Buffer.from(xml({ party: 'Müller' })).subarray(0, xml().indexOf('Mira') + 2)],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('%s is not UTF-8, and is not read as something else', (_, bytes) => {
  expect(() => textIn(bytes)).toThrow('The file is not written in UTF-8.')
})

test('a mark of UTF-8 at the beginning is none of the text', () => {
  expect(statementsIn(textIn(Buffer.from(`\uFEFF${xml({ party: 'Müller' })}`)))[0]?.entries[0]?.party).toBe('Müller')
})

describe.each([
  ['XML', (said: { ref?: string; day?: string; party?: string }) => statementsIn(xml(said))[0]],
  [
    'a table',
    ({ ref, day, party }: { ref?: string; day?: string; party?: string }) => csv(row({ 3: ref, 4: day, 8: party })),
  ],
] as const)('an entry in %s', (kind, read) => {
  const signs = kind === 'XML' ? ['\u001b[2J', '&#x202e;', '\u2066', '&#127;'] : ['\u001b[2J', '\u202e', '\u2066', '\0']
  test.each(signs)('that moves the cursor of an operator is refused: %j', (sign) => {
    expect(() => read({ party: `Mira${sign}Sol` })).toThrow('Entry "B1" holds signs that nobody sees.')
    expect(() => read({ ref: `B1${sign}` })).toThrow('holds signs that nobody sees.')
  })

  test.each(['2026-13-01', '2026-02-30', 'yesterday', '22.11.2026'])('of no day is refused: %s', (day) => {
    expect(() => read({ day })).toThrow('is no day.')
  })

  test('has a name that can be kept', () => {
    expect(read({ ref: 'x'.repeat(140) })?.entries[0]?.ref).toBe('x'.repeat(140))
    expect(() => read({ ref: 'x'.repeat(141) })).toThrow('The name of an entry is longer than 140 letters.')
  })

  test('may look like a formula: it is text, and stays as it was written', () => {
    for (const party of ['=1+1', '+49 40 1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0"])
      expect(read({ party })?.entries[0]?.party).toBe(party)
  })
})

test.each([
  ['of two accounts', [row(), row({ 0: 'DE89370400440532013000', 3: 'B2' })], 'Line 3 is of another account'],
  ['between other balances', [row(), row({ 2: '16.00', 3: 'B2' })], 'Line 3 is of another account, or between'],
  ['of no account', [row({ 0: '' })], 'The file names no account.'],
  ['with an entry twice', [row({ 2: '16.00' }), row({ 2: '16.00' })], 'names an entry twice.'],
  ['with a cell too many', [`${row()},x`], 'Line 2 has 11 cells; it needs 10.'],
  ['with a quote that never ends', [row({ 8: '"Mira' })], 'has a quote where none may be.'],
  ['with words after a quote', [row({ 8: '"Mira" Sol' })], 'has a quote where none may be.'],
  ['with a comma for a point', [row({ 5: '"8,00"' })], '"8,00" is no amount.'],
  ['with an amount of another currency', [row({ 5: '8.00 USD' })], '"8.00 USD" is no amount.'],
  ['with an amount that is a formula', [row({ 5: '=8' })], '"=8" is no amount.'],
  ['of nothing', [], 'The file names no movement.'],
])('a table %s is refused, and says why', (_, rows, says) => {
  expect(() => csv(...rows)).toThrow(says)
})

test('a table that is too large is not read', () => {
  expect(() => statementInCsv('x'.repeat(20 * 1024 * 1024 + 1), 'S1')).toThrow('The file is too large.')
})
