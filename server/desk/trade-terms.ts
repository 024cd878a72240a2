import { decimalOf, minorOf } from '#contract/money.ts'
import { termsOf } from '../ledger/terms.ts'
import type { Sql } from '../lib/database.ts'
import { tradeTermsAt, type Terms as OrderTerms } from '../market/terms.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './requests.ts'
import { table } from './terminal.ts'

/** What the trade gives and asks of everybody, and what selling costs. */
interface Terms extends OrderTerms {
  readonly sell_fee: string
  readonly sell_least: bigint
  readonly sell_most_a_day: bigint
}
type Name = Exclude<keyof Terms, 'since'>

/** What each of the terms is counted in. */
const UNITS: Readonly<Record<Name, 'share' | 'seconds' | 'times' | 'EUR' | 'COIN' | 'yes or no'>> = {
  offer_life: 'seconds',
  pay_window: 'seconds',
  pay_extension: 'seconds',
  extend_within: 'seconds',
  late_window: 'seconds',
  confirm_window: 'seconds',
  undo_window: 'seconds',
  silence: 'seconds',
  dispute_after: 'seconds',
  evidence_window: 'seconds',
  answer_window: 'seconds',
  ruling_window: 'seconds',
  lease: 'seconds',
  resumed_window: 'seconds',
  settle_hold: 'seconds',
  rate_window: 'seconds',
  restart_wait: 'seconds',
  closes_soon: 'seconds',
  merchant_break: 'seconds',
  leave_quiet: 'seconds',
  extensions: 'times',
  rematches: 'times',
  open_orders: 'times',
  margin_need: 'EUR',
  second_above: 'EUR',
  bond_rate: 'share',
  ends_at_close: 'yes or no',
  sell_fee: 'share',
  sell_least: 'COIN',
  sell_most_a_day: 'COIN',
}
const NAMES = Object.keys(UNITS) as Name[]

const textOf = (name: Name, value: Terms[Name] | string): string => {
  const unit = UNITS[name]
  if (unit === 'EUR' || unit === 'COIN') return decimalOf(BigInt(value), unit)
  return unit === 'yes or no' ? (`${value}` === 'true' ? 'yes' : 'no') : `${value}`
}

async function termsAt(sql: Sql, now: Date): Promise<Terms> {
  const [orders, sales] = [await tradeTermsAt(sql, now), await termsOf(sql, 'sell', 'coin', 0, now)]
  return { ...orders, sell_fee: sales.feeRate, sell_least: sales.least, sell_most_a_day: sales.mostADay }
}

/** What the trade gives and asks of everybody; orders that are under way keep what held when they began. */
export async function tradeTerms(desk: Desk): Promise<void> {
  const { context, terminal, flags } = desk
  if (flags['set'] !== undefined) return proposeTerms(desk, flags['set'])
  await desk.signIn()
  const terms = await termsAt(context.database, context.clock.now())
  terminal.say(
    table(
      ['name', 'is', 'in'],
      NAMES.map((name) => [name, textOf(name, terms[name]), UNITS[name]]),
      ['is'],
    ),
  )
}

async function proposeTerms(desk: Desk, text: string): Promise<void> {
  const { terminal } = desk
  const reason = reasonIn(desk)
  const body = Object.fromEntries(text.split(',').map(changeIn))
  const operator = await desk.signIn()
  const asked = await propose(desk, operator, { kind: 'terms', subject: 'trade', body, reason })
  terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: terms approve ${asked}`)
}

function changeIn(text: string): [Name, string] {
  const [name = '', value = ''] = text.split('=').map((part) => part.trim())
  const known =
    NAMES.find((one) => one === name) ?? refuse(`"${name}" is none of the terms; they are ${NAMES.join(', ')}.`)
  return [known, valueOf(known, value) ?? refuse(`"${value}" is nothing that ${name} can be, in ${UNITS[known]}.`)]
}

function valueOf(name: Name, text: string): string | undefined {
  switch (UNITS[name]) {
    case 'EUR':
      return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? `${minorOf(text, 'EUR')}` : undefined
    case 'COIN':
      return /^\d{1,9}(\.\d{1,8})?$/.test(text) ? `${minorOf(text, 'COIN')}` : undefined
    case 'share':
      return /^(0(\.\d{1,6})?|1)$/.test(text) ? text : undefined
    case 'yes or no':
      return text === 'yes' ? 'true' : text === 'no' ? 'false' : undefined
    default:
      return /^\d{1,8}$/.test(text) ? text : undefined
  }
}

/** What will change, from what to what, and for whom. */
export async function termsPreview({ context }: Desk, { body, reason, maker }: Request): Promise<string> {
  const terms = await termsAt(context.database, context.clock.now())
  const rows = (Object.keys(body) as Name[]).map((name) => [
    name,
    textOf(name, terms[name]),
    textOf(name, `${body[name]}`),
    UNITS[name],
  ])
  return [
    table(['name', 'is', 'will be', 'in'], rows, ['is', 'will be']),
    'Orders that are under way keep what held when they began, and quotes that were shown keep their fee.',
    `${maker} asks for it: ${reason}`,
  ].join('\n')
}
