import { sql as raw } from 'kysely'
import { type Currency, decimalOf } from '#contract/money.ts'
import { WITHDRAWAL_REASONS } from '#contract/withdrawal.ts'
import { type WithdrawalState, withdrawalKnows } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import { stopOf } from '../ledger/freezes.ts'
import { hasPaused } from '../security/pause.ts'
import { backMoves, payMoves, returnMoves } from '../withdrawal/effects.ts'
import { lockedWithdrawal, moveWithdrawal } from '../withdrawal/move.ts'
import type { WithdrawalRow } from '../withdrawal/rows.ts'
import type { Bench } from './cash.ts'
import { cashDesk } from './cash-desk.ts'
import { timeLeft } from './cases.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { takingTwo } from './needs-two.ts'
import { table } from './terminal.ts'

type Moved = Extract<WithdrawalMoveType, 'approve' | 'reject' | 'pay' | 'stumble' | 'retry' | 'fail' | 'giveBack'>

const withdrawalBench: Bench<WithdrawalRow, Moved> = {
  word: 'withdrawal',
  waits: 'queued',
  acts: {
    approve: {
      move: 'approve',
      summary: 'accepts it to be paid; above the limit a second operator agrees',
      done: 'is accepted, and paid next',
      two: 'above',
      moves: payMoves,
    },
    reject: {
      move: 'reject',
      summary: 'does not pay it; the member has everything again, and reads why',
      done: 'is not paid; its member has everything again',
      reasons: WITHDRAWAL_REASONS,
      moves: returnMoves,
    },
    pay: {
      move: 'pay',
      summary: 'it was paid, as our bank or the chain calls it',
      done: 'is paid',
      refers: true,
      moves: payMoves,
    },
    stumble: {
      move: 'stumble',
      summary: 'the payment did not go through yet',
      done: 'stands until somebody sends it again, or lets it fail',
    },
    retry: { move: 'retry', summary: 'sends the payment again', done: 'is sent again' },
    fail: {
      move: 'fail',
      summary: 'it was not paid, and will not be; above the limit a second operator agrees',
      done: 'failed; its member has everything again',
      reasons: WITHDRAWAL_REASONS,
      two: 'above',
      moves: returnMoves,
    },
    return: {
      move: 'giveBack',
      summary: 'what was paid came back; above the limit a second operator agrees',
      done: 'came back; its member has everything again, with the fee',
      reasons: WITHDRAWAL_REASONS,
      two: 'above',
      moves: backMoves,
    },
  },
  locked: lockedWithdrawal,
  moved: (here, row, type, { reason, text, ref }, { operator, second }) =>
    moveWithdrawal(
      here,
      row,
      { type, by: 'operator' },
      {
        text,
        operator,
        ...(type !== 'approve' && { reason }),
        ...(second !== undefined && { second }),
        ...(ref !== '' && { outsideRef: ref }),
      },
    ),
  knows: (state, type) => withdrawalKnows(state as WithdrawalState, type),
  as: async (_, row) => row,
  async refuseIfBarred({ sql, now }, _, { member_id, order_no }, type) {
    if (type !== 'approve') return
    const stop = await stopOf(sql, member_id, now)
    if (stop) refuse(`The member of ${order_no} is frozen by ${stop.name}: ${stop.reason}`)
    if (await hasPaused(sql, member_id)) refuse(`The member of ${order_no} paused what leaves the account.`)
  },
  async referred(sql, { id, method }, ref) {
    const other = await sql
      .selectFrom('withdrawal')
      .select('order_no')
      .where('method', '=', method)
      .where(raw<boolean>`lower(outside_ref) = lower(${ref})`)
      .where('id', '<>', id)
      .executeTakeFirst()
    return other?.order_no
  },
  async happened(sql, { id }, version) {
    const moved = await sql
      .selectFrom('withdrawal_event')
      .select('event')
      .where('withdrawal_id', '=', id)
      .where('version', '>', version)
      .where('event', 'not in', ['take', 'leaseExpired'])
      .executeTakeFirst()
    return moved?.event
  },
}

export const WITHDRAWAL_ACTS = withdrawalBench.acts
export const withdrawals = cashDesk(withdrawalBench)

interface Waiting {
  order_no: string
  state: string
  due_at: Date
  created_at: Date
  amount: bigint
  net: bigint
  currency: string
  method: string
  holder: string | null
  frozen: boolean
}

const PAGE = 50

export async function listWithdrawals({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { database: sql, clock } = context
  const now = clock.now()
  const { rows } = await raw<Waiting>`
    select order_no, replace(state, 'processing.', '') as state, due_at, withdrawal.created_at, amount, net, currency, method,
      case when state = 'in_review' and lease_by > ${now} then operator.email end as holder,
      frozen.member_id is not null as frozen
    from (select * from withdrawal
        where state in ('queued', 'in_review', 'processing.sending', 'processing.errored')
        order by due_at, id limit ${raw.lit(PAGE)}) withdrawal
      left join operator on operator.id = operator_id
      left join frozen on frozen.member_id = withdrawal.member_id
        and (frozen.until_at is null or frozen.until_at > ${now})
    order by due_at, withdrawal.id`.execute(sql)
  if (rows.length === 0) return terminal.say('No withdrawal waits.')
  const takesTwo = await takingTwo(sql, now)
  const lines = rows.map((row) => [
    row.order_no,
    timeLeft(row.due_at, now),
    timeLeft(now, row.created_at),
    decimalOf(row.net, row.currency as Currency),
    row.currency,
    row.method,
    row.state,
    row.holder ?? '',
    [...(row.frozen ? ['frozen'] : []), ...(takesTwo(row.amount, row.currency) ? ['takes two'] : [])].join(', '),
  ])
  terminal.say(
    table(['order', 'time left', 'age', 'to pay', 'currency', 'method', 'state', 'looked into by', 'hints'], lines, [
      'time left',
      'age',
      'to pay',
    ]),
  )
  if (rows.length === PAGE) terminal.say(`These are the ${PAGE} most urgent; there may be more.`)
}
