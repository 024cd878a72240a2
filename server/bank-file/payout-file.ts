import { decimalOf } from '#contract/money.ts'
import { bankLatin, inXml } from './latin.ts'

export interface Payout {
  /** The bank says it again when it has paid or has not. */
  readonly number: string
  readonly cents: bigint
  readonly name: string
  readonly iban: string
  readonly swift: string
  readonly text: string
}

export interface PayoutFile {
  /** Never used before: banks refuse what comes twice. */
  readonly number: string
  readonly madeAt: Date
  /** YYYY-MM-DD. */
  readonly day: string
  readonly from: { readonly name: string; readonly iban: string; readonly swift: string }
  readonly payouts: readonly Payout[]
}

const NAME = 70
const TEXT = 140

const tag = (name: string, ...inside: string[]) => `<${name}>${inside.join('')}</${name}>`
const said = (name: string, text: string) => tag(name, inXml(text))
const amount = (cents: bigint) => decimalOf(cents, 'EUR')
const agent = (swift: string) =>
  tag('FinInstnId', swift ? said('BICFI', swift) : tag('Othr', said('Id', 'NOTPROVIDED')))
const account = (iban: string) => tag('Id', said('IBAN', iban))

/** pain.001.001.09: euros by SEPA, each side bears its own fees. */
export function payoutFile({ number, madeAt, day, from, payouts }: PayoutFile): string {
  const sum = amount(payouts.reduce((total, { cents }) => total + cents, 0n))
  const count = String(payouts.length)
  const counted = said('NbOfTxs', count) + said('CtrlSum', sum)
  const header = tag(
    'GrpHdr',
    said('MsgId', number),
    said('CreDtTm', madeAt.toISOString().slice(0, 19)),
    counted,
    tag('InitgPty', said('Nm', bankLatin(from.name, NAME))),
  )
  const payment = tag(
    'PmtInf',
    said('PmtInfId', number),
    said('PmtMtd', 'TRF'),
    said('BtchBookg', 'false'),
    counted,
    tag('PmtTpInf', tag('SvcLvl', said('Cd', 'SEPA'))),
    tag('ReqdExctnDt', said('Dt', day)),
    tag('Dbtr', said('Nm', bankLatin(from.name, NAME))),
    tag('DbtrAcct', account(from.iban)),
    tag('DbtrAgt', agent(from.swift)),
    said('ChrgBr', 'SLEV'),
    ...payouts.map(transferOf),
  )
  const document = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${tag('CstmrCdtTrfInitn', header, payment)}</Document>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

const transferOf = ({ number, cents, name, iban, swift, text }: Payout) =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', said('EndToEndId', number)),
    tag('Amt', `<InstdAmt Ccy="EUR">${amount(cents)}</InstdAmt>`),
    tag('CdtrAgt', agent(swift)),
    tag('Cdtr', said('Nm', bankLatin(name, NAME))),
    tag('CdtrAcct', account(iban)),
    tag('RmtInf', said('Ustrd', bankLatin(text, TEXT))),
  )
