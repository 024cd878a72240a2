import type { Sql } from '../lib/database.ts'
import type { Act } from './cash.ts'
import type { CashDesk } from './cash-desk.ts'
import { CASH_TERMS } from './cash-terms.ts'
import { changeChannel, channelPreview, closeChannel, listChannels, openChannel } from './channels.ts'
import { decisions } from './approval-verbs.ts'
import type { Operator, Verb } from './desk.ts'
import { showRecharge } from './present-recharge.ts'
import { showWithdrawal } from './present-withdrawal.ts'
import { listRecharges, RECHARGE_ACTS, recharges } from './recharges.ts'
import { refuse } from './refusal.ts'
import type { Request } from './approvals.ts'
import { termsVerb } from './term-sheets.ts'
import { listWithdrawals, WITHDRAWAL_ACTS, withdrawals } from './withdrawals.ts'

type Spelled = Pick<Act<never, never>, 'summary' | 'reasons' | 'refers'>

const actVerbs = (
  word: string,
  bench: CashDesk,
  acts: Readonly<Record<string, Spelled>>,
  flags: readonly string[] = [],
) =>
  Object.entries(acts).map(([verb, { summary, reasons, refers }]): [string, Verb] => [
    `${word} ${verb}`,
    {
      usage: [
        '<order no>',
        ...(refers ? ['--ref "..."'] : []),
        ...(flags.includes('amount') && refers ? ['[--amount <12.00>]'] : []),
        reasons ? `--reason ${reasons.join('|')}` : '[--reason "..."]',
        '[--text "..."]',
      ].join(' '),
      summary,
      takes: 1,
      flags: ['reason', 'text', ...(refers ? ['ref', ...flags] : [])],
      act: bench.act(verb),
    },
  ])

function benchOf({ subject }: Request): CashDesk {
  if (subject.startsWith('R')) return recharges
  return subject.startsWith('W') ? withdrawals : refuse(`${subject} is neither a recharge nor a withdrawal.`)
}

export const CASH_VERBS: readonly [string, Verb][] = [
  ['recharges', { usage: '', summary: 'what members say they sent, the most urgent first', act: listRecharges }],
  [
    'recharge take',
    {
      usage: '<order no>',
      summary: 'looks into a recharge, for as long as the lease runs',
      takes: 1,
      act: (desk) => recharges.take(desk),
    },
  ],
  [
    'recharge show',
    {
      usage: '<order no>',
      summary: 'what is said and shown, whether it was shown before, and who pays',
      takes: 1,
      act: showRecharge,
    },
  ],
  ...actVerbs('recharge', recharges, RECHARGE_ACTS, ['amount']),
  ['withdrawals', { usage: '', summary: 'what has to be paid out, the most urgent first', act: listWithdrawals }],
  [
    'withdrawal take',
    {
      usage: '<order no>',
      summary: 'looks into a withdrawal, for as long as the lease runs',
      takes: 1,
      act: (desk) => withdrawals.take(desk),
    },
  ],
  [
    'withdrawal show',
    { usage: '<order no>', summary: 'to whom it goes, by when, and where its money is', takes: 1, act: showWithdrawal },
  ],
  ...actVerbs('withdrawal', withdrawals, WITHDRAWAL_ACTS),
  ...decisions('cash', 'a recharge or a withdrawal that takes two', {
    preview: (desk, request) => benchOf(request).preview(desk, request),
    carryOut: (sql: Sql, now: Date, request: Request, second: Operator) =>
      benchOf(request).carryOut(sql, now, request, second),
  }),
  ['channels', { usage: '', summary: 'the ways to bring money in', act: listChannels }],
  [
    'channel add',
    {
      usage: '--set name=...,type=bank|chain|gateway,currency=EUR|USDT|COIN,... --reason "..."',
      summary: 'asks to open another way to bring money in; a second operator agrees',
      flags: ['set', 'reason'],
      act: openChannel,
    },
  ],
  [
    'channel change',
    {
      usage: '<channel> --set name=value,... --reason "..."',
      summary: 'asks to change a way; where it leads to never changes. A second operator agrees',
      takes: 1,
      flags: ['set', 'reason'],
      act: changeChannel,
    },
  ],
  [
    'channel close',
    {
      usage: '<channel> --reason "..."',
      summary: 'asks to close a way: nothing new begins by it. A second operator agrees',
      takes: 1,
      flags: ['reason'],
      act: closeChannel,
    },
  ],
  ...decisions('channel', 'another way to bring money in, or a change of one', { preview: channelPreview }),
  [
    'cash terms',
    {
      usage: '[--set name=value,... --reason "..."]',
      summary: 'what holds for money that comes in and goes out, and what it costs; a change takes two operators',
      flags: ['set', 'reason'],
      act: termsVerb(CASH_TERMS),
    },
  ],
]
