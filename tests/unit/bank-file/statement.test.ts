import { describe, expect, test } from 'vitest'
import { statementsIn } from '#server/bank-file/camt053.ts'
import { centsIn } from '#server/bank-file/statement.ts'

const balance = (code: string, amount: string, side = 'CRDT', currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>2026-11-22</Dt></Dt></Bal>`

interface Made {
  amount?: string
  side?: string
  status?: string
  ref?: string
  details?: string
  more?: string
}
const entry = ({
  amount = '8.85',
  side = 'CRDT',
  status = '<Sts>BOOK</Sts>',
  ref = 'B1',
  details = '',
  more = '',
}: Made = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}${status}<BookgDt><Dt>2026-11-22</Dt></BookgDt>${ref && `<AcctSvcrRef>${ref}</AcctSvcrRef>`}${details && `<NtryDtls>${details}</NtryDtls>`}</Ntry>`
const statement = (opening: string, closing: string, ...entries: string[]) =>
  `<Stmt><Id>S1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.join('')}</Stmt>`
const file = (...statements: string[]) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr>${statements.join('')}</BkToCstmrStmt></Document>`
const details = (party: string) =>
  `<TxDtls><Refs><EndToEndId>W0000000001</EndToEndId></Refs><RltdPties>${party}<DbtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Recharge</Ustrd><Ustrd>Q-7K2P-9XMB</Ustrd></RmtInf></TxDtls>`

const ONE = {
  ref: 'B1',
  cents: 885n,
  booked: '2026-11-22',
  isReversal: false,
  endToEnd: '',
  text: '',
  party: '',
  partyIban: '',
}

describe('a statement', () => {
  test.each([
    ['as the second version has it', '<Sts>BOOK</Sts>', '<Dbtr><Nm>Mira Sol</Nm></Dbtr>'],
    ['as the eighth version has it', '<Sts><Cd>BOOK</Cd></Sts>', '<Dbtr><Pty><Nm>Mira Sol</Nm></Pty></Dbtr>'],
  ])('%s', (_, status, party) => {
    expect(statementsIn(file(statement('18.15', '27.00', entry({ status, details: details(party) }))))).toEqual([
      {
        number: 'S1',
        iban: 'DE89370400440532013000',
        opening: 1_815n,
        closing: 2_700n,
        entries: [
          {
            ...ONE,
            endToEnd: 'W0000000001',
            text: 'Recharge Q-7K2P-9XMB',
            party: 'Mira Sol',
            partyIban: 'NL91ABNA0417164300',
          },
        ],
      },
    ])
  })

  test('what is not booked did not move; what went out is below nothing; several parts are several movements', () => {
    const part = (amount: string, ref: string) =>
      `<TxDtls><Refs><EndToEndId>${ref}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`
    const [found] = statementsIn(
      file(
        statement(
          '100.00',
          '90.00',
          entry({ status: '<Sts>PDNG</Sts>', ref: 'B0' }),
          entry({ amount: '10', side: 'DBIT', ref: 'B2', details: part('4', 'W1') + part('6.00', 'W2') }),
        ),
      ),
    )
    expect(found?.entries.map(({ ref, cents, endToEnd }) => [ref, cents, endToEnd])).toEqual([
      ['B2/1', -400n, 'W1'],
      ['B2/2', -600n, 'W2'],
    ])
  })

  test('entries that the bank did not name are known again by what they say, also where two are alike', () => {
    const read = () =>
      statementsIn(file(statement('0.00', '17.70', entry({ ref: '' }), entry({ ref: '' }))))[0]?.entries.map(
        ({ ref }) => ref,
      )
    expect(new Set(read()).size).toBe(2)
    expect(read()).toEqual(read())
  })

  test('a reversal says so, and several statements of a file are each one', () => {
    const found = statementsIn(
      file(
        statement('10.00', '1.15', entry({ side: 'DBIT', more: '<RvslInd>true</RvslInd>' })),
        statement('1.150', '1.15000'),
      ),
    )
    expect(found.map(({ entries }) => entries.map(({ isReversal, cents }) => [isReversal, cents]))).toEqual([
      [[true, -885n]],
      [],
    ])
  })
})

test.each([
  ['', 'The file names no statement of an account.'],
  ['<Document/>', 'The file names no statement of an account.'],
  ['no xml', 'The file is no XML'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><Document/>', 'The file declares a document type; no bank needs one.'],
  [file(), 'The file names no statement.'],
  [
    file(statement('1.00', '2.00')),
    'Statement S1 does not add up: its entries lead to 100 cents, its closing balance is 200.',
  ],
  [file(statement('0.00', '17.70', entry(), entry())), 'Statement S1 names an entry twice.'],
  [file(statement('1.00', '1.00').replaceAll('"EUR"', '"SEK"')), 'An amount is in SEK; this account is kept in EUR.'],
  [file(statement('1.001', '1.00')), '"1.001" is no whole number of cents.'],
  [file(statement('1e3', '1.00')), '"1e3" is no amount.'],
  [file(statement('0.00', '8.85', entry({ side: 'UP' }))), 'The file names no side of an amount.'],
  ['<a>'.repeat(100), 'The file is too deep.'],
])('%.40s is refused, and says why', (xml, says) => {
  expect(() => statementsIn(xml)).toThrow(says)
})

test.each([
  ['0', 0n],
  ['18.15', 1_815n],
  ['18.1', 1_810n],
  ['-18.15000', -1_815n],
])('%s is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents)
})
