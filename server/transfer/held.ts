import { type Selectable, sql as raw } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import type { AccountName } from '#contract/quote.ts'
import type { TransferAccount } from '#contract/transfer.ts'
import {
  heldTransferBlocker,
  type HeldTransferFacts,
  heldTransferLifecycle,
  type HeldTransferMove,
  type HeldTransferState,
} from '#machines/transfer/held-transfer.lifecycle.ts'
import { openAccount } from '../ledger/accounts.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { post } from '../ledger/post.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { type Scope, lapse, type Life, moveRecord, type Moving } from '../lib/move-record.ts'
import { type House, sweepDue } from '../lib/sweep.ts'
import { type HeldKind, notifyMember } from '../notice/notify.ts'
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
  effects: async (moving) => ({
    release: (row) => book(moving, row, 'release', row.member_id),
    giveBack: async (row) => {
      await book(moving, row, 'transfer_back', row.payer_id)
      await raw`select give_transfer_back(${row.id})`.execute(moving.sql)
    },
  }),
  news: tell,
}

type Moved = Moving<Row, HeldTransferMove, object>

async function book({ sql, now, move }: Moved, row: Row, kind: string, receiver: number): Promise<void> {
  const account = row.account as AccountName
  const from = await openAccount(sql, row.member_id, account, 'held')
  const legs = [{ from, to: await openAccount(sql, receiver, account), amount: row.amount }]
  const actor = move.by === 'operator' ? 'operator' : 'system'
  await post(sql, { kind, ref: `H${row.id}`, actor, at: now, legs, settles: [row.hold_id] })
}

const NEWS = {
  ripen: {},
  dispute: { receiver: 'held.disputed' },
  release: { receiver: 'held.released', payer: 'held.kept' },
  return: { receiver: 'held.gone', payer: 'held.returned' },
} as const satisfies Record<HeldTransferMove['type'], { receiver?: HeldKind; payer?: HeldKind }>

async function tell({ sql, now, move }: Moved, { member_id, payer_id, quote_no, account, amount }: Row): Promise<void> {
  const { receiver, payer }: { receiver?: HeldKind; payer?: HeldKind } = NEWS[move.type]
  const sum = { amount, currency: CURRENCY[account as AccountName] }
  const said = { ref: quote_no, now }
  if (receiver)
    await notifyMember(sql, { ...said, member: member_id, kind: receiver, facts: { ...sum, from: payer_id } })
  if (payer) await notifyMember(sql, { ...said, member: payer_id, kind: payer, facts: { ...sum, from: member_id } })
}

/** The order in which rows are locked is that of their receivers, for whoever decides about several. */
const lockedOf = (sql: Sql, payer: number, state: HeldTransferState) =>
  sql
    .selectFrom('held_transfer')
    .selectAll()
    .where('payer_id', '=', payer)
    .where('state', '=', state)
    .orderBy('member_id')
    .orderBy('account')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

async function moveAll(scope: Scope, rows: readonly Row[], move: HeldTransferMove): Promise<Row[]> {
  const moved = []
  for (const row of rows) moved.push(await moveHeldTransfer(scope, row, move))
  return moved
}

/** Whoever stops everything by a letter says that somebody else sent it. */
export const disputeHeld = async (scope: Scope, payer: number) =>
  moveAll(scope, await lockedOf(scope.sql, payer, 'held'), { type: 'dispute', by: 'payer' })

export const decideHeld = async (scope: Scope, payer: number, type: 'release' | 'return') =>
  moveAll(scope, await lockedOf(scope.sql, payer, 'disputed'), { type, by: 'operator' })

export const moveHeldTransfer = (scope: Scope, row: Row, move: HeldTransferMove) =>
  moveRecord(heldTransferLife, scope, row, move)

export const sweepHeldTransfers = (house: House): Promise<number> =>
  sweepDue<Row>(house, 'held_transfer', (scope, row) => lapse(heldTransferLife, scope, row))

export async function heldOf(call: Call) {
  const rows = await heldRows(call.sql, memberOf(call).id)
  return {
    list: rows.map(({ id, account, amount, state, until_at }) => ({
      id,
      account: account as TransferAccount,
      amount: decimalOf(amount, CURRENCY[account as AccountName]),
      until_time: state === 'held' ? unix(until_at) : null,
    })),
  }
}

const heldRows = (sql: Sql, member: number) =>
  sql
    .selectFrom('held_transfer')
    .select(['id', 'account', 'amount', 'state', 'until_at'])
    .where('member_id', '=', member)
    .where('state', 'in', ['held', 'disputed'])
    .orderBy('until_at')
    .orderBy('id')
    .execute()
