import { type Currency, decimalOf, minorOf, SCALE } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { table } from './terminal.ts'

type Rate = 'share' | 'EUR for a point' | 'points for a euro'

export type Unit = Rate | 'seconds' | 'times' | 'bank days' | 'yes or no' | Exclude<Currency, 'POINTS'>

type Value = string | number | bigint | boolean

export interface TermSheet {
  readonly subject: 'trade' | 'cash' | 'shop'
  readonly units: Readonly<Record<string, Unit>>
  readonly keeps: string
  at(sql: Sql, now: Date): Promise<Readonly<Record<string, Value>>>
}

/** Six places at most, which a number shows as they are. */
const isRate = (unit: Unit): unit is Rate =>
  unit === 'share' || unit === 'EUR for a point' || unit === 'points for a euro'

const isMoney = (unit: Unit): unit is Exclude<Currency, 'POINTS'> => unit in SCALE

function textOf(unit: Unit, value: Value = ''): string {
  if (isMoney(unit)) return decimalOf(BigInt(value), unit)
  if (unit === 'yes or no') return `${value}` === 'true' ? 'yes' : 'no'
  return isRate(unit) ? `${Number(value)}` : `${value}`
}

export const termsVerb = (sheet: TermSheet) => async (desk: Desk) => {
  const { context, terminal, flags } = desk
  if (flags['set'] !== undefined) return proposeTerms(desk, sheet, flags['set'])
  await desk.signIn()
  const terms = await sheet.at(context.database, context.clock.now())
  const rows = Object.entries(sheet.units).map(([name, unit]) => [name, textOf(unit, terms[name]), unit])
  terminal.say(table(['name', 'is', 'in'], rows, ['is']))
}

async function proposeTerms(desk: Desk, sheet: TermSheet, text: string): Promise<void> {
  const reason = reasonIn(desk)
  const body = Object.fromEntries(text.split(',').map((change) => changeIn(sheet, change)))
  const operator = await desk.signIn()
  const asked = await propose(desk, operator, { kind: 'terms', subject: sheet.subject, body, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: terms approve ${asked}`)
}

function changeIn({ units }: TermSheet, text: string): [string, string] {
  const [name = '', value = ''] = text.split('=').map((part) => part.trim())
  const unit = units[name] ?? refuse(`"${name}" is none of the terms; they are ${Object.keys(units).join(', ')}.`)
  return [name, valueOf(unit, value) ?? refuse(`"${value}" is nothing that ${name} can be, in ${unit}.`)]
}

function valueOf(unit: Unit, text: string): string | undefined {
  if (isMoney(unit)) {
    const [, whole = '', places = ''] = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text) ?? []
    return whole === '' || places.length > SCALE[unit] ? undefined : `${minorOf(text, unit)}`
  }
  switch (unit) {
    case 'share':
      return /^(0(\.\d{1,6})?|1)$/.test(text) ? text : undefined
    case 'EUR for a point':
    case 'points for a euro':
      return /^\d{1,3}(\.\d{1,6})?$/.test(text) ? text : undefined
    case 'yes or no':
      return text === 'yes' ? 'true' : text === 'no' ? 'false' : undefined
    default:
      return /^\d{1,8}$/.test(text) ? text : undefined
  }
}

export const termsPreview =
  (sheets: readonly TermSheet[]) =>
  async ({ context }: Desk, { subject, body, reason, maker }: Request): Promise<string> => {
    const sheet = sheets.find((one) => one.subject === subject) ?? refuse(`There are no terms of ${subject}.`)
    const terms = await sheet.at(context.database, context.clock.now())
    const rows = Object.entries(body).map(([name, value]) => {
      const unit = sheet.units[name] ?? 'times'
      return [name, textOf(unit, terms[name]), textOf(unit, value), unit]
    })
    return [
      table(['name', 'is', 'will be', 'in'], rows, ['is', 'will be']),
      sheet.keeps,
      `${maker} asks for it: ${reason}`,
    ].join('\n')
  }
