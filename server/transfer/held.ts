import type { Selectable } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import type { AccountName } from '#contract/quote.ts'
import type { TransferAccount } from '#contract/transfer.ts'
import {
  heldTransferBlocker,
  type HeldTransferFacts,
  heldTransferLifecycle,
  type HeldTransferMove,
} from '#machines/transfer/held-transfer.lifecycle.ts'
import { openAccount } from '../ledger/accounts.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { post } from '../ledger/post.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { type Scope, lapse, type Life, moveRecord } from '../lib/move-record.ts'
import { type House, sweepDue } from '../lib/sweep.ts'
import type { HeldTransfer } from '../schema.ts'

type Row = Selectable<HeldTransfer>

const heldTransferLife: Life<Row, number, HeldTransferFacts, HeldTransferMove, object> = {
  lifecycle: heldTransferLifecycle,
  table: 'held_transfer',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: (sql, id) =>
    sql.selectFrom('held_transfer').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  facts: ({ now }, { until_at }) => ({ now: now.getTime(), until: until_at.getTime() }),
  due: ({ now, until }, { state }) => (state === 'held' && now >= until ? { type: 'ripen', by: 'system' } : undefined),
  blocker: heldTransferBlocker,
  columns: () => ({ wake_at: null }),
  effects: async (scope) => ({ release: (row) => release(scope, row) }),
  news: async () => undefined,
}

async function release({ sql, now }: Scope, row: Row): Promise<void> {
  const account = row.account as AccountName
  const from = await openAccount(sql, row.member_id, account, 'held')
  const to = await openAccount(sql, row.member_id, account)
  const moves = [{ from, to, amount: row.amount }]
  await post(sql, { kind: 'release', ref: `H${row.id}`, actor: 'system', at: now, legs: moves, settles: [row.hold_id] })
}

export const moveHeldTransfer = (scope: Scope, row: Row, move: HeldTransferMove) =>
  moveRecord(heldTransferLife, scope, row, move)

export const sweepHeldTransfers = (house: House): Promise<number> =>
  sweepDue<Row>(house, 'held_transfer', (scope, row) => lapse(heldTransferLife, scope, row))

export async function heldOf(call: Call) {
  const rows = await heldRows(call.sql, memberOf(call).id)
  return {
    list: rows.map(({ id, account, amount, until_at }) => ({
      id,
      account: account as TransferAccount,
      amount: decimalOf(amount, CURRENCY[account as AccountName]),
      until_time: unix(until_at),
    })),
  }
}

const heldRows = (sql: Sql, member: number) =>
  sql
    .selectFrom('held_transfer')
    .select(['id', 'account', 'amount', 'until_at'])
    .where('member_id', '=', member)
    .where('state', '=', 'held')
    .orderBy('until_at')
    .orderBy('id')
    .execute()
