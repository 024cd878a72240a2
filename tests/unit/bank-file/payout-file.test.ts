import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { bankLatin } from '#server/bank-file/latin.ts'
import { payoutFile } from '#server/bank-file/payout-file.ts'

const schema = readFileSync(new URL('../../fixtures/iso20022/pain.001.001.09.xsd', import.meta.url), 'utf8')
const file = {
  number: 'QUAY-20261123-1',
  madeAt: new Date('2026-11-23T10:00:00.123Z'),
  day: '2026-11-24',
  from: { name: 'Quay & Söhne', iban: 'DE89370400440532013000', swift: 'COBADEFFXXX' },
  payouts: [
    {
      number: 'W0000000001',
      cents: 9_850n,
      name: 'Mira Łukasińska-Groß',
      iban: 'FR1420041010050500013M02606',
      swift: 'BNPAFRPPXXX',
      text: 'Quay W0000000001',
    },
    {
      number: 'W0000000002',
      cents: 1n,
      name: '<b>“Ann” & Co</b> 北京',
      iban: 'NL91ABNA0417164300',
      swift: '',
      text: 'x'.repeat(200),
    },
  ],
}

test('is what the standard’s schema asks for', async () => {
  const { valid, errors } = await validateXML({ xml: payoutFile(file), schema })
  expect(errors.map(({ message }) => message)).toEqual([])
  expect(valid).toBe(true)
})

test('says each sum twice, names as banks read them, and never a float', () => {
  const xml = payoutFile(file)
  expect(xml.match(/<CtrlSum>[^<]*</g)).toEqual(['<CtrlSum>98.51<', '<CtrlSum>98.51<'])
  expect(xml.match(/<NbOfTxs>[^<]*</g)).toEqual(['<NbOfTxs>2<', '<NbOfTxs>2<'])
  expect(xml.match(/<InstdAmt Ccy="EUR">[^<]*</g)).toEqual(['<InstdAmt Ccy="EUR">98.50<', '<InstdAmt Ccy="EUR">0.01<'])
  expect(xml.match(/<Nm>[^<]*</g)).toEqual([
    '<Nm>Quay + Sohne<',
    '<Nm>Quay + Sohne<',
    '<Nm>Mira Lukasinska-Gross<',
    '<Nm>.b.&apos;Ann&apos; + Co./b. ..<',
  ])
  expect(xml.match(/<Ustrd>[^<]*</g)?.map(({ length }) => length - 8)).toEqual([16, 140])
})

test.each([
  ['ß Æ ø ł Đ é ü', 'ss AE o l D e u'],
  ['  two   spaces\nand a line ', 'two spaces and a line'],
  ['–’“', `-''`],
])('"%s" is "%s" to a bank', (text, latin) => {
  expect(bankLatin(text, 70)).toBe(latin)
})
