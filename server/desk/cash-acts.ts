import { type Currency, decimalOf, minorOf } from '#contract/money.ts'
import type { Scope } from '../lib/move-record.ts'
import { note } from './act.ts'
import {
  type Act,
  type CashRow,
  factOf,
  refuseIfOwn,
  listedReason,
  lookedInto,
  onceReferred,
  refIn,
  type Said,
  type Bench,
  textIn,
  type Who,
} from './cash.ts'
import type { Desk, Operator } from './desk.ts'
import { journal } from './journal.ts'
import { refuse } from './refusal.ts'
import { reasonIn } from './approvals.ts'
import { needsTwo } from './needs-two.ts'

export const NOTHING: Said = { reason: '', text: '', ref: '', amount: '' }

export const nameOf = ({ order_no }: CashRow) => `${order_no.startsWith('R') ? 'Recharge' : 'Withdrawal'} ${order_no}`

export const found = async <Row extends CashRow>(
  bench: Pick<Bench<Row, never>, 'word' | 'locked'>,
  scope: Scope,
  orderNo = '',
): Promise<Row> => (await bench.locked(scope, orderNo)) ?? refuse(`No ${bench.word} has the number ${orderNo}.`)

export function saidWith<Row extends CashRow, Type extends string>(desk: Desk, act: Act<Row, Type>): Said {
  const own = () => (desk.flags['reason'] === undefined ? '' : reasonIn(desk))
  return {
    reason: act.reasons ? listedReason(desk, act.reasons) : own(),
    text: textIn(desk),
    ref: act.refers ? refIn(desk) : '',
    amount: '',
  }
}

export function arrivedIn({ flags }: Desk, { amount, currency }: CashRow): string {
  const text = flags['amount']
  if (text === undefined) return ''
  try {
    const arrived = minorOf(text, currency as Currency)
    if (arrived > 0n) return arrived === amount ? '' : `${arrived}`
  } catch {
    // Said below, for every amount that is none.
  }
  return refuse(`"${text}" is no amount in ${currency}; write it as --amount 12.00`)
}

export interface Wish<Row extends CashRow, Type extends string> {
  readonly bench: Bench<Row, Type>
  readonly verb: string
  readonly act: Act<Row, Type>
  readonly said: Said
}

export async function prepared<Row extends CashRow, Type extends string>(
  scope: Scope,
  operator: Operator,
  row: Row,
  wish: Wish<Row, Type>,
) {
  const { bench, act, said } = wish
  await refuseIfOwn(scope.sql, operator, row)
  await refuseIfOutOfTurn(scope, operator, row, wish)
  await bench.refuseIfBarred(scope, operator, row, act.move)
  const other = said.ref === '' ? undefined : await bench.referred(scope.sql, row, said.ref)
  if (other) refuse(`The reference ${said.ref} is that of ${other}.`)
  return {
    row,
    preview: await previewOf(scope, row, wish),
    needsTwo: await needsTwo(scope, row, act.two, said.amount !== ''),
  }
}

async function refuseIfOutOfTurn<Row extends CashRow, Type extends string>(
  { sql }: Scope,
  operator: Operator,
  row: Row,
  { bench, verb, act: { move } }: Wish<Row, Type>,
): Promise<void> {
  if (row.state === bench.waits && bench.knows('in_review', move))
    refuse(`Nobody looks into ${row.order_no}: ${bench.word} take ${row.order_no}`)
  if (!bench.knows(row.state, move)) refuse(`${nameOf(row)} is ${row.state}: there is nothing to ${verb}.`)
  if (row.state === 'in_review' && row.operator_id !== operator.id) refuse(await lookedInto(sql, row))
}

export async function previewOf<Row extends CashRow, Type extends string>(
  { sql }: Scope,
  row: Row,
  { bench, act: { moves }, said }: Wish<Row, Type>,
): Promise<string> {
  const posted = moves ? await moves(sql, await bench.as(sql, row, said)) : []
  const money = (amount: bigint) => `${decimalOf(amount, row.currency as Currency)} ${row.currency}`
  return [
    ...(said.amount === '' ? [] : [`Said: ${money(row.amount)}. Arrived: ${money(BigInt(said.amount))}.`]),
    ...(said.ref === '' ? [] : [`Reference: ${said.ref}`]),
    ...(posted.length > 0 ? [await journal(sql, posted)] : []),
    ...(said.text === '' ? [] : [`The member reads: ${said.text}`]),
  ].join('\n')
}

export async function carriedOut<Row extends CashRow, Type extends string>(
  scope: Scope,
  before: Row,
  { bench, verb, act: { move }, said }: Wish<Row, Type>,
  who: Who & { readonly by: Operator },
): Promise<void> {
  const after = await onceReferred(bench.moved(scope, before, move, said, who), said.ref)
  const facts = { before: factOf(before), after: factOf(after) }
  const subject = after.order_no
  await note(scope.sql, who.by, { verb: `${bench.word} ${verb}`, subject, reason: said.reason, ...facts }, scope.now)
}
