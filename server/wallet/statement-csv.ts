import { decimalOf } from '#contract/money.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { FORMULA } from '../lib/csv-cells.ts'
import type { Say } from '../lib/words.ts'
import type { Statement } from './statement.ts'
import { presentMoneyLog } from './present.ts'

const MARK = '\uFEFF'

/** RFC 4180, with a decimal point; streamed. */
export async function* csvOf(say: Say, statement: Statement): AsyncIterable<string> {
  const { account, from, until, opening, closing, member } = statement
  const currency = CURRENCY[account]
  const money = (minor: bigint) => decimalOf(minor, currency)
  const heads = (['date', 'entry', 'kind', 'remark', 'reference'] as const).map((name) =>
    say(`wallet.statement.${name}`),
  )
  const demo = member.demo ? say('wallet.statement.demo') : ''
  yield (
    MARK +
      linesOf([
        [...heads, `${say('wallet.statement.amount')} (${currency})`, `${say('wallet.statement.after')} (${currency})`],
        [stamp(from), say('wallet.statement.opening'), '', demo, '', '', money(opening)],
      ])
  )
  for await (const entries of statement.entries())
    yield linesOf(
      entries.map((entry) => {
        const { title, type_text, remark, ref_no, amount, balance_after } = presentMoneyLog(say, entry)
        return [stamp(entry.at), ...[title, type_text, remark, ref_no].map(words), amount, balance_after]
      }),
    )
  yield linesOf([[stamp(until), say('wallet.statement.closing'), '', '', '', '', money(closing)]])
}

const linesOf = (rows: readonly string[][]) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`

/** Somebody else may have written it: never let it be a formula. */
const words = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
