import type { LocaleTag } from '#contract/locales.ts'
import { type Currency, decimalOf, isShare, type Share } from '#contract/money.ts'
import { CURRENCY, type Kind } from '../ledger/kinds.ts'
import { amountText } from '../notice/words.ts'

export type Row = Readonly<Record<string, unknown>>
type Unit = Currency | Share

const ofRow = ({ currency }: Row) => currency as Unit
const ofAccount = ({ account }: Row) => CURRENCY[account as Kind]
const of = (unit: Unit) => () => unit

/** What of each table is money, and in which currency. */
export const MONEY: Readonly<Record<string, Readonly<Record<string, (row: Row) => Unit>>>> = {
  account: { amount: ofRow },
  entry: { amount: ofRow, before: ofRow, after: ofRow },
  quote: { gross: ofAccount },
  day_total: { gross: ofAccount },
  day_left: { unproven: of('EUR'), strange: of('EUR') },
  share_lock: { amount: ofRow },
  held_transfer: { amount: ofAccount },
  trade_order: {
    amount: of('EUR'),
    fee: of('EUR'),
    net: of('EUR'),
    quantity: of('COIN'),
    fee_coin: of('COIN'),
  },
  recharge: { amount: ofRow, fee: ofRow, net: ofRow },
  payment: { amount: ofRow },
  deposit: { amount: of('USDT') },
  withdrawal: { amount: ofRow, fee: ofRow, net: ofRow },
  investment: { amount: ofRow, fee: ofRow, paid: ofRow },
  investment_payout: { estimate: ofRow, outcome: ofRow },
  task_order: { profit: ofRow },
  merchant: {
    least: of('COIN'),
    most: of('COIN'),
    wanted: of('COIN'),
    promised: of('COIN'),
    margin_need: of('EUR'),
    trade_amount: of('EUR'),
  },
  account_opening: { price: of('EUR') },
  cart_line: { price: of('EUR') },
  shop_order: {
    goods: of('EUR'),
    carriage: of('EUR'),
    worth: of('EUR'),
    cut: of('EUR'),
    pay: of('EUR'),
    fee: of('EUR'),
    paid_out: of('EUR'),
    carriage_back: of('EUR'),
  },
  shop_order_line: { price: of('EUR'), cash: of('EUR'), worth: of('EUR'), cut: of('EUR') },
  refund: { cash: of('EUR'), carriage: of('EUR'), worth: of('EUR'), cut: of('EUR') },
  coupon: { amount: of('EUR'), min_amount: of('EUR') },
}

/** What only programs need stands in the data file alone. */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  session: ['session_no'],
  totp: ['last_step'],
  passkey: ['passkey_no', 'counter'],
  push_subscription: ['server_key'],
  account: ['class'],
  posting: ['step'],
  entry: ['leg', 'class', 'currency', 'before'],
  quote: [
    'quote_no',
    'plan',
    'says',
    'amounts',
    'worth',
    'asks_above',
    'most_a_day',
    'most_strange',
    'from_accounts',
    'to_accounts',
  ],
  held_transfer: ['quote_no'],
  trade_order: ['quote_no', 'terms', 'tried', 'eur_escrow', 'coin_escrow', 'wanted_merchant'],
  order_statement: ['images'],
  deposit_address: ['number'],
  deposit: ['place', 'height', 'block_hash'],
  recharge: ['terms'],
  withdrawal: ['quote_no', 'terms'],
  investment: ['quote_no', 'terms'],
  investment_payout: ['currency'],
  task_order: ['currency'],
  shop_order: [
    'terms',
    'eur_escrow',
    'points_escrow',
    'reserved',
    'cut_reserved',
    'hidden',
    'before',
    'rest',
    'refunds',
  ],
  coupon: ['scope_ids'],
  merchant: ['pay_times'],
  member_notice: ['facts'],
  attachment: ['name'],
}
const isNumberOfRow = (column: string) => column === 'id' || column === 'version' || column.endsWith('_id')
export const isTold = (table: string, column: string) =>
  !isNumberOfRow(column) && column !== 'wake_at' && !UNTOLD[table]?.includes(column)

export interface Reader {
  readonly locale: LocaleTag
  readonly zone: string
}

/** The stamp of the app, by the clocks of the reader. */
export function stampIn({ zone }: Reader, moment: Date): string {
  const look = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('sv', { ...look, timeZone: zone }).format(moment)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function moneyText(minor: bigint, unit: Unit, { locale }: Reader): string {
  if (!isShare(unit)) return amountText(minor, unit, locale).replace('-', '−')
  const shares = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  return `${shares.format(decimalOf(minor, unit) as Intl.StringNumericLiteral)} ${unit}`
}

const isNestedFact = ([name, value]: [string, unknown]) =>
  typeof value === 'string' && value !== '' && isTold('', name) && !value.startsWith('/files/')

function textOf(value: unknown, reader: Reader): string {
  if (value === null || value === '-infinity') return ''
  if (typeof value === 'boolean') return value ? '✓' : ''
  if (typeof value === 'string' && MOMENT.test(value)) return stampIn(reader, new Date(value))
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'object').join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(isNestedFact)
      .map(([name, fact]) => `${name.replaceAll('_', ' ')}: ${textOf(fact, reader)}`)
      .join('; ')
  return String(value)
}

/** What a row says to whoever it is about. */
export function factsOf(table: string, row: Row, reader: Reader): [string, string][] {
  return Object.entries(row)
    .filter(([column]) => isTold(table, column))
    .map(([column, value]): [string, string] => {
      const unit = MONEY[table]?.[column]
      const isMoney = unit !== undefined && value !== null
      return [
        column.replaceAll('_', ' '),
        isMoney ? moneyText(BigInt(String(value)), unit(row), reader) : textOf(value, reader),
      ]
    })
    .filter(([, text]) => text !== '')
}
