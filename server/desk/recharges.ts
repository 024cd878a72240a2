import { sql as raw } from 'kysely'
import { type Currency, decimalOf } from '#contract/money.ts'
import { RECHARGE_REASONS } from '#contract/recharge.ts'
import { type RechargeState, rechargeKnows } from '#machines/recharge/recharge.lifecycle.ts'
import type { RechargeMoveType } from '#machines/recharge/recharge.rules.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { creditMoves, reverseMoves } from '../recharge/effects.ts'
import { lockedRecharge, moveRecharge } from '../recharge/move.ts'
import { channelOf } from '../recharge/queries.ts'
import type { RechargeRow } from '../recharge/rows.ts'
import type { Bench } from './cash.ts'
import { cashDesk } from './cash-desk.ts'
import { timeLeft } from './cases.ts'
import type { Desk } from './desk.ts'
import { closestOf } from './names.ts'
import { refuse } from './refusal.ts'
import { takingTwo } from './needs-two.ts'
import { table } from './terminal.ts'

type Moved = Extract<RechargeMoveType, 'ask' | 'reject' | 'credit' | 'reverse'>

const rechargeBench: Bench<RechargeRow, Moved> = {
  word: 'recharge',
  waits: 'submitted',
  acts: {
    ask: {
      move: 'ask',
      summary: 'asks its member for more; without it the recharge ends by itself',
      done: 'waits for its member',
      reasons: RECHARGE_REASONS,
    },
    reject: {
      move: 'reject',
      summary: 'does not credit it; the member reads why, and may ask once for somebody else to look',
      done: 'is not credited',
      reasons: RECHARGE_REASONS,
    },
    credit: {
      move: 'credit',
      summary: 'credits what arrived; above the limit, or when it is another amount, a second operator agrees',
      done: 'is credited',
      refers: true,
      two: 'above',
      moves: creditMoves,
    },
    reverse: {
      move: 'reverse',
      summary: 'takes a credit back that our bank called back; a second operator agrees',
      done: 'is taken back',
      reasons: RECHARGE_REASONS,
      two: 'always',
      moves: reverseMoves,
    },
  },
  locked: lockedRecharge,
  async moved(scope, row, type, { reason, text, ref, amount }, { operator, second }) {
    const arrived = amount === '' ? undefined : await arrivedAs(scope.sql, row, BigInt(amount))
    return moveRecharge(
      scope,
      row,
      { type, by: 'operator' },
      {
        text,
        operator,
        ...(type !== 'credit' && { reason }),
        ...(second !== undefined && { second }),
        ...(ref !== '' && { outsideRef: ref }),
        ...(arrived && { arrived }),
      },
    )
  },
  knows: (state, type) => rechargeKnows(state as RechargeState, type),
  as: async (sql, row, { amount }) =>
    amount === '' ? row : { ...row, ...(await arrivedAs(sql, row, BigInt(amount))) },
  /** An appeal goes to another operator than the one who rejected. */
  async refuseIfBarred(_, { id }, { appealed, rejected_by: by, order_no: no, online }, type) {
    if (appealed && by === id && type !== 'reverse')
      refuse(`You rejected ${no} before: another operator looks at the appeal.`)
    if (online && type === 'credit') refuse(`${no} is paid online: its channel says when it arrived.`)
  },
  async referred(sql, { id, channel_id }, ref) {
    const other = await sql
      .selectFrom('recharge')
      .select('order_no')
      .where('channel_id', '=', channel_id)
      .where(raw<boolean>`lower(outside_ref) = lower(${ref})`)
      .where('id', '<>', id)
      .executeTakeFirst()
    return other?.order_no
  },
  async happened(sql, { id }, version) {
    const moved = await sql
      .selectFrom('recharge_event')
      .select('event')
      .where('recharge_id', '=', id)
      .where('version', '>', version)
      .where('event', 'not in', ['take', 'leaseExpired'])
      .executeTakeFirst()
    return moved?.event
  },
}

export const RECHARGE_ACTS = rechargeBench.acts
export const recharges = cashDesk(rechargeBench)

async function arrivedAs(sql: Sql, { channel_id, currency }: RechargeRow, amount: bigint) {
  const channel = (await channelOf(sql, channel_id)) ?? refuse('Its channel is gone.')
  const [from, to] = [currency as Currency, currency as Currency]
  const { fee, net } = exchanged({ gross: amount, from, to, rate: '1', feeRate: channel.fee_rate })
  return net > 0n ? { amount, fee, net } : refuse('The fee would take all of it.')
}

interface Waiting {
  order_no: string
  shown_at: Date
  amount: bigint
  currency: string
  channel: string
  payer_name: string
  appealed: boolean
  holder: string | null
  names: readonly string[]
  seen: boolean
  frozen: boolean
}

const PAGE = 50

export async function listRecharges({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { database: sql, clock } = context
  const now = clock.now()
  const { review_window: window } = await cashTermsAt(sql, now)
  const { rows } = await raw<Waiting>`
    select order_no, shown_at, recharge.amount, recharge.currency, recharge_channel.name as channel, payer_name, appealed,
      case when state = 'in_review' and lease_by > ${now} then operator.email end as holder,
      array(select first_name || ' ' || last_name from bank_account
        where bank_account.member_id = recharge.member_id) as names,
      (select count(*) from recharge_proof join attachment on attachment.id = attachment_id
          join attachment twin on twin.id <> attachment.id
            and (twin.sha256 = attachment.sha256 or twin.pixels = attachment.pixels)
        where recharge_id = recharge.id) > 0 as seen,
      frozen.member_id is not null as frozen
    from (select * from recharge where state in ('submitted', 'in_review') order by shown_at, id limit ${raw.lit(PAGE)}) recharge
      join recharge_channel on recharge_channel.id = channel_id
      left join operator on operator.id = operator_id left join frozen on frozen.member_id = recharge.member_id
        and (frozen.until_at is null or frozen.until_at > ${now})
    order by shown_at, recharge.id`.execute(sql)
  if (rows.length === 0) return terminal.say('No recharge waits.')
  const takesTwo = await takingTwo(sql, now)
  const lines = rows.map((row) => [
    row.order_no,
    timeLeft(later(row.shown_at, window), now),
    timeLeft(now, row.shown_at),
    decimalOf(row.amount, row.currency as Currency),
    row.currency,
    row.channel,
    row.holder ?? '',
    hintsOf(row, takesTwo(row.amount, row.currency)).join(', '),
  ])
  terminal.say(
    table(['order', 'time left', 'age', 'amount', 'currency', 'channel', 'looked into by', 'hints'], lines, [
      'time left',
      'age',
      'amount',
    ]),
  )
  if (rows.length === PAGE) terminal.say(`These are the ${PAGE} most urgent; there may be more.`)
}

const hintsOf = ({ appealed, payer_name, names, seen, frozen }: Waiting, two: boolean): string[] => [
  ...(appealed ? ['appeal'] : []),
  ...(seen ? ['proof seen before'] : []),
  ...(payer_name === '' || names.length === 0 ? [] : payerHint(closestOf(payer_name, names))),
  ...(frozen ? ['frozen'] : []),
  ...(two ? ['takes two'] : []),
]

const payerHint = (likeness: string) =>
  likeness === 'match' ? [] : [likeness === 'close' ? 'payer close' : 'other payer']
