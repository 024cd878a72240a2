import { decimalOf } from '#contract/money.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import type { Say } from '../lib/words.ts'
import type { Statement } from './statement.ts'
import { tell } from './present.ts'

const MARK = '\uFEFF'
/** What a spreadsheet would take for a formula, in either width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Everything of a year, one line an entry, for a spreadsheet: RFC 4180, with a decimal point. */
export function csvOf(say: Say, { account, from, until, opening, closing, entries, member }: Statement): string {
  const currency = CURRENCY[account]
  const money = (minor: bigint) => decimalOf(minor, currency)
  const heads = (['date', 'entry', 'kind', 'remark', 'reference'] as const).map((name) =>
    say(`wallet.statement.${name}`),
  )
  const lines = entries.map((entry) => {
    const { title, type_text, remark, ref_no, amount, balance_after } = tell(say, entry)
    return [stamp(entry.at), ...[title, type_text, remark, ref_no].map(words), amount, balance_after]
  })
  const rows = [
    [...heads, `${say('wallet.statement.amount')} (${currency})`, `${say('wallet.statement.after')} (${currency})`],
    [
      stamp(from),
      say('wallet.statement.opening'),
      '',
      member.demo ? say('wallet.statement.demo') : '',
      '',
      '',
      money(opening),
    ],
    ...lines,
    [stamp(until), say('wallet.statement.closing'), '', '', '', '', money(closing)],
  ]
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`

/** Text that somebody else may have written: never a formula. */
const words = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
