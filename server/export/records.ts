import type { Export } from './export.ts'
import type { Heading } from './parts.ts'
import type { Row } from './facts.ts'

type Tables = Export['parts'][Heading]

/** By which number people know it: each has a heading of its own. */
const NUMBERED: Readonly<Record<string, string>> = {
  trade_order: 'order_no',
  recharge: 'order_no',
  payment: 'pay_no',
  withdrawal: 'order_no',
  investment: 'order_no',
  parcel: 'tracking_no',
}

/** What is told under what it belongs to. */
const UNDER: Readonly<Record<string, readonly [parent: string, key: string]>> = {
  cancellation_event: ['cancellation', 'cancellation_id'],
  entry: ['posting', 'posting_id'],
  order_event: ['trade_order', 'order_id'],
  order_statement: ['trade_order', 'order_id'],
  recharge_event: ['recharge', 'recharge_id'],
  payment_event: ['payment', 'payment_id'],
  deposit: ['deposit_address', 'address_id'],
  withdrawal_event: ['withdrawal', 'withdrawal_id'],
  investment_event: ['investment', 'investment_id'],
  investment_payout: ['investment', 'investment_id'],
  task_order: ['investment', 'investment_id'],
  parcel_event: ['parcel', 'parcel_id'],
  parcel_trace: ['parcel', 'parcel_id'],
  bank_account_version: ['bank_account', 'bank_account_id'],
}

export interface RecordTold {
  readonly table: string
  readonly row: Row
  /** Only what is known by one. */
  readonly number: string
  readonly parts: readonly { readonly table: string; readonly rows: readonly Row[] }[]
}

/** What belongs to a record says its currency, and what moved whose account it was. */
function completed(table: string, row: Row, parent: Row, names: ReadonlyMap<unknown, unknown>): Row {
  if (table === 'entry') return { account: names.get(row['account_id']), ...row }
  return 'currency' in parent ? { ...row, currency: parent['currency'] } : row
}

export function recordsOf(tables: Tables): { readonly table: string; readonly records: RecordTold[] }[] {
  const names = new Map(
    (tables['account'] ?? []).map(({ id, name, part }) => [id, part === 'held' ? `${name}, held` : name]),
  )
  const belonging = Object.entries(tables).flatMap(([table, rows]) => {
    const [parent, key] = UNDER[table] ?? []
    return parent === undefined || key === undefined
      ? []
      : [{ table, parent, of: Map.groupBy(rows, (row) => row[key]) }]
  })
  return Object.entries(tables)
    .filter(([table, rows]) => rows.length > 0 && UNDER[table] === undefined)
    .map(([table, rows]) => ({
      table,
      records: rows.map((row) => ({
        table,
        row,
        number: String(row[NUMBERED[table] ?? ''] ?? ''),
        parts: belonging
          .filter(({ parent }) => parent === table)
          .map((part) => ({
            table: part.table,
            rows: (part.of.get(row['id']) ?? []).map((one) => completed(part.table, one, row, names)),
          }))
          .filter((part) => part.rows.length > 0),
      })),
    }))
}
