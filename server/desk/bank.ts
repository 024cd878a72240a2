import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql as raw } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import { nextBatch, sameBatch } from '../bank-file/batch.ts'
import { statementsIn } from '../bank-file/camt053.ts'
import { statementInCsv } from '../bank-file/csv.ts'
import { keepStatement, keepWords } from '../bank-file/keep.ts'
import { type Match, matchOf } from '../bank-file/match.ts'
import { type PayoutFile, payoutFile } from '../bank-file/payout-file.ts'
import { type BankEntry, type BankStatement, StatementFault, textIn } from '../bank-file/statement.ts'
import type { Scope } from '../lib/move-record.ts'
import { lockedWithdrawal, moveWithdrawal } from '../withdrawal/move.ts'
import { note, whole } from './act.ts'
import type { Desk, Operator, Verb } from './desk.ts'
import { refuse } from './refusal.ts'
import { table } from './terminal.ts'

const counted = (payments: number) => `${payments} ${payments === 1 ? 'payment' : 'payments'}`
const euros = (cents: bigint) => decimalOf(cents, 'EUR')

async function exportPayouts(desk: Desk): Promise<void> {
  const { terminal, flags, words, context } = desk
  const to = flags['to'] ?? refuse('Say where to put it: --to <file.xml>')
  const operator = await desk.signIn()
  const [again] = words
  const file = again
    ? ((await sameBatch(context.database, again)) ?? refuse(`No file has the number ${again}.`))
    : await whole(desk, async (sql, now) => {
        const made = await nextBatch({ sql, now }, operator.id)
        if (made) await note(sql, operator, noteOf(made), now)
        return made
      })
  if (!file) return terminal.say('Nothing waits to be paid by the bank.')
  await save(to, payoutFile(file))
  const sum = file.payouts.reduce((total, { cents }) => total + cents, 0n)
  terminal.say(`${file.number}: ${counted(file.payouts.length)}, ${euros(sum)} EUR, on ${file.day}; it is in ${to}.`)
}

const noteOf = ({ number, payouts, day }: PayoutFile) => ({
  verb: 'bank export',
  subject: number,
  reason: '',
  after: { day, payouts: payouts.map((one) => one.number) },
})

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    refuse(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

async function importStatement(desk: Desk): Promise<void> {
  const { terminal, words } = desk
  const statements = await read(words[0] ?? '')
  const operator = await desk.signIn()
  for (const statement of statements) {
    const lines = await whole(desk, (sql, now) => take({ sql, now }, operator, statement))
    terminal.say(`Statement ${statement.number} of ${statement.iban}: ${lines.length} movements that were not known.`)
    if (lines.length > 0) terminal.say(table(['booked', 'EUR', 'is', 'from or to', 'reference'], lines, ['EUR']))
  }
}

async function read(file: string): Promise<BankStatement[]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) =>
    refuse(`${file} cannot be read (${error.code}).`),
  )
  try {
    const text = textIn(bytes)
    return file.endsWith('.csv') ? [statementInCsv(text, basename(file))] : statementsIn(text)
  } catch (error) {
    if (error instanceof StatementFault) return refuse(error.message)
    throw error
  }
}

async function take(scope: Scope, operator: Operator, statement: BankStatement): Promise<string[][]> {
  const fresh = await keepStatement(scope, operator.id, statement)
  const lines: string[][] = []
  const named: BankEntry[] = []
  for (const entry of fresh) {
    const match = await matchOf(scope.sql, entry)
    if (!match.isGone) named.push(entry)
    const is = `${await settled(scope, entry, match)}${match.isGone ? '; its member is gone: former' : ''}`
    lines.push([entry.booked, euros(entry.cents), is, entry.party, entry.ref])
  }
  await keepWords(scope.sql, statement.iban, named)
  const { number, iban } = statement
  const said = { verb: 'bank import', subject: iban, reason: '', after: { number, movements: fresh.length } }
  await note(scope.sql, operator, said, scope.now)
  return lines
}

async function settled(scope: Scope, { ref, cents }: BankEntry, match: Match): Promise<string> {
  switch (match.is) {
    case 'paid': {
      const row = await lockedWithdrawal(scope, match.orderNo)
      if (row?.state !== 'processing.sending')
        return `paid ${match.orderNo}, which is ${row?.state ?? 'gone'}: look into it`
      await moveWithdrawal(scope, row, { type: 'pay', by: 'system' }, { outsideRef: ref })
      return `paid ${match.orderNo}`
    }
    case 'came back':
      return `came back: withdrawal return ${match.orderNo} --reason account_closed`
    case 'arrived': {
      const differs = match.said === cents ? '' : ` --amount ${euros(cents)} (said ${euros(match.said)})`
      return match.state === 'credited'
        ? `arrived for ${match.orderNo}, credited already`
        : `arrived: recharge credit ${match.orderNo} --ref ${ref}${differs}`
    }
    case 'unknown':
      return 'nobody knows'
  }
}

interface Difference {
  readonly what: string
  readonly order_no: string
  readonly ref: string
  readonly credited: bigint | null
  readonly arrived: bigint | null
}

async function reconcile(desk: Desk): Promise<void> {
  const { context, terminal, flags } = desk
  const day = flags['day'] ?? refuse('Say of which day: --day 2026-11-22')
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) refuse(`"${day}" is no day.`)
  await desk.signIn()
  const { rows } = await raw<Difference>`
    with credited as (
      select order_no, outside_ref as ref, recharge.amount, address as iban from recharge
        join recharge_channel on recharge_channel.id = channel_id
      where recharge_channel.type = 'bank' and state = 'credited' and reviewed_at::date = ${day}::date
    ), arrived as (
      select iban, ref, cents from bank_entry where booked = ${day}::date and cents > 0
        and not exists (
          select from bank_entry_words words join withdrawal on order_no = end_to_end
          where (words.iban, words.ref) = (bank_entry.iban, bank_entry.ref)))
    select case when arrived.ref is null then 'credited, not on the statement'
        when order_no is null then 'on the statement, not credited' else 'not the same amount' end as what,
      coalesce(order_no, '') as order_no, coalesce(credited.ref, arrived.ref) as ref, amount as credited, cents as arrived
    from credited full join arrived on arrived.ref = credited.ref
    where amount is distinct from cents order by 1, 3`.execute(context.database)
  if (rows.length === 0) return terminal.say(`${day}: everything that was credited arrived, and the other way round.`)
  terminal.say(
    table(
      ['what', 'recharge', 'reference', 'credited', 'arrived'],
      rows.map(({ what, order_no, ref, credited, arrived }) => [
        what,
        order_no,
        ref,
        credited === null ? '' : euros(credited),
        arrived === null ? '' : euros(arrived),
      ]),
      ['credited', 'arrived'],
    ),
  )
}

export const BANK_VERBS: readonly [string, Verb][] = [
  [
    'bank export',
    {
      usage: '[<number of a file>] --to <file.xml>',
      summary:
        'puts every accepted payment to a bank account into one file for the bank (pain.001); or an earlier file once more',
      may: 1,
      flags: ['to'],
      act: exportPayouts,
    },
  ],
  [
    'bank import',
    {
      usage: '<file.xml or .csv>',
      summary:
        'takes a statement of the bank (camt.053, or a table): what it paid is paid, and of what arrived is said whose it is',
      takes: 1,
      act: importStatement,
    },
  ],
  [
    'bank reconcile',
    {
      usage: '--day <2026-11-22>',
      summary: 'where the books and the statement of a day differ',
      flags: ['day'],
      act: reconcile,
    },
  ],
]
