import { BRAND } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf, SCALE } from '#contract/money.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { type Say, speaker } from '../lib/words.ts'
import { type Cell, LINE, type Paper, type Part } from '../lib/paper.ts'
import { nameOf, presentMoneyLog } from './present.ts'
import type { LogEntry } from './log.ts'
import type { Statement } from './statement.ts'

/** No face can show them: a name is printed without. */
const EMOJI =
  /\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|(?![©®™])\p{ExtPict}(?:\p{EMod}|\uFE0F)*(?:\u200D\p{ExtPict}(?:\p{EMod}|\uFE0F)*)*/gu
const FIGURE = 72
const AT = { entry: 92, in: LINE - 3 * FIGURE, out: LINE - 2 * FIGURE, after: LINE - FIGURE } as const
const WORDS = { from: AT.entry, room: AT.in - AT.entry - 12 } as const

export function paperOf(locale: LocaleTag, statement: Statement, entries: readonly LogEntry[], made: Date): Paper {
  const say = speaker(locale)
  const heads = headsIn(say)
  const format = amountsIn(locale, statement)
  const whole = (name: string, minor: bigint) =>
    line([
      { text: name, ...WORDS, bold: true },
      figure(format(decimalOf(minor, CURRENCY[statement.account])), AT.after, true),
    ])
  return {
    locale,
    title: `${BRAND} ${say('wallet.statement.title')} ${statement.period}`,
    made,
    heads,
    lost: say('wallet.statement.letters'),
    parts: [
      ...factsIn(say, statement),
      ...heads,
      whole(say('wallet.statement.opening'), statement.opening),
      ...entries.map((entry) => entryIn(say, entry, format)),
      { kind: 'rule' },
      whole(say('wallet.statement.closing'), statement.closing),
    ],
  }
}

const line = (cells: readonly Cell[], after = 4): Part => ({ kind: 'line', cells, after })
const figure = (text: string, from: number, bold = false): Cell => ({ text, from, room: FIGURE, figure: true, bold })

function factsIn(say: Say, { account, period, member }: Statement): Part[] {
  const holder = member.nickname.replace(EMOJI, '').replace(/\s+/g, ' ').trim()
  const facts = [
    [say('wallet.statement.covers'), period],
    [say('wallet.statement.account'), `${nameOf(say, account)} (${CURRENCY[account]})`],
    ...(holder ? [[say('wallet.statement.holder'), holder] as const] : []),
    [say('wallet.statement.member'), member.user_no],
  ] as const
  return [
    { kind: 'line', cells: [{ text: `${BRAND} · ${say('wallet.statement.title')}`, bold: true }], size: 18, after: 10 },
    ...facts.map(([name, value]) =>
      line([
        { text: name, room: AT.entry - 8 },
        { text: value, from: AT.entry, room: LINE - AT.entry, bold: true },
      ]),
    ),
    ...(member.demo ? [line([{ text: say('wallet.statement.demo'), bold: true }])] : []),
    line([], 10),
  ]
}

const headsIn = (say: Say): Part[] => [
  line([
    { text: say('wallet.statement.date'), bold: true, room: AT.entry - 8 },
    { text: say('wallet.statement.activity'), ...WORDS, bold: true },
    figure(say('wallet.statement.in'), AT.in, true),
    figure(say('wallet.statement.out'), AT.out, true),
    figure(say('wallet.statement.after'), AT.after, true),
  ]),
  { kind: 'rule' },
]

function entryIn(say: Say, entry: LogEntry, format: (text: string) => string): Part {
  const { title, type_text, remark, amount, balance_after } = presentMoneyLog(say, entry)
  const description = [title, title === type_text ? '' : type_text, remark].filter(Boolean).join(' · ')
  return line([
    { text: entry.at.toISOString().slice(0, 16).replace('T', ' '), stamp: true, room: AT.entry - 8 },
    { text: description, ...WORDS },
    figure(format(amount.replace('-', '')), AT[entry.amount > 0n ? 'in' : 'out']),
    figure(format(balance_after), AT.after),
  ])
}

function amountsIn(locale: LocaleTag, { account }: Statement): (text: string) => string {
  const form = new Intl.NumberFormat(locale, {
    minimumFractionDigits: SCALE[CURRENCY[account]],
    maximumFractionDigits: 8,
  })
  return (text) => form.format(text as Intl.StringNumericLiteral)
}
