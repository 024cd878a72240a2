import { sql as raw } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import { linesIn, latestRefundOf, picturesOf } from '../refund/queries.ts'
import type { RefundRow } from '../refund/rows.ts'
import { lockedShopOrder } from '../shop-order/move.ts'
import { answerRefund, decideAppeal, type RefundAnswer } from '../shop-order/refund.ts'
import type { ShopOrderRow } from '../shop-order/rows.ts'
import { note, whole } from './act.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { timeLeft } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { minute, table } from './terminal.ts'

const euros = (cents: bigint) => decimalOf(cents, 'EUR')
const PAGE = 200

interface Waiting extends Pick<RefundRow, 'state' | 'reason' | 'cash' | 'carriage' | 'points' | 'due_at'> {
  readonly order_no: string
  readonly lines: number
  readonly store: string
}

/** Of the house what nobody answered yet, and of everybody what was taken to us. */
export async function listRefunds({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const now = context.clock.now()
  const { rows } = await raw<Waiting>`
    select order_no, refund.state, refund.reason, refund.cash, refund.carriage, refund.points, refund.due_at,
      (select count(*)::integer from refund_line where refund_id = refund.id) as lines,
      coalesce(store.code, 'the house') as store
    from refund join shop_order on shop_order.id = order_id left join store on store.id = store_id
    where refund.state = 'appealed' or refund.state = 'asked' and seller_id is null
    order by refund.due_at nulls last, refund.id limit ${PAGE}`.execute(context.database)
  if (rows.length === 0) return terminal.say('No return waits for us.')
  terminal.say(
    table(
      ['order', 'state', 'time left', 'lines', 'EUR', 'points', 'because', 'sold by'],
      rows.map(({ order_no, state, due_at, lines, cash, carriage, points, reason, store }) => [
        order_no,
        state,
        due_at ? timeLeft(due_at, now) : '',
        `${lines}`,
        euros(cash + carriage),
        `${points}`,
        reason,
        store,
      ]),
      ['time left', 'lines', 'EUR', 'points'],
    ),
  )
}

async function returnOf(sql: Sql, orderNo: string): Promise<{ order: ShopOrderRow; refund: RefundRow }> {
  const order = await sql.selectFrom('shop_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst()
  if (!order) return refuse(`No order has the number ${orderNo}.`)
  const refund = await latestRefundOf(sql, order.id)
  return refund ? { order, refund } : refuse(`Nothing of ${orderNo} was asked back.`)
}

async function linesShown(sql: Sql, refund: number): Promise<string> {
  const rows = await sql
    .selectFrom('shop_order_line as line')
    .innerJoin('goods', 'goods.id', 'goods_id')
    .select(['code', 'num', 'cash', 'line.points', 'parcel_id'])
    .where('line.id', 'in', [0, ...(await linesIn(sql, refund))])
    .orderBy('line.id')
    .execute()
  return table(
    ['goods', 'pieces', 'EUR', 'points', 'sent'],
    rows.map(({ code, num, cash, points, parcel_id }) => [
      code,
      `${num}`,
      euros(cash),
      `${points}`,
      parcel_id === null ? 'no' : 'yes',
    ]),
    ['pieces', 'EUR', 'points'],
  )
}

const headOf = ({ order, refund }: Awaited<ReturnType<typeof returnOf>>) =>
  `The return of ${order.order_no} is ${refund.state}: ${euros(refund.cash + refund.carriage)} EUR, ${euros(refund.carriage)} of it carriage, and ${refund.points} points, because: ${refund.reason}.`

async function shownReturn({ context }: Desk, orderNo: string): Promise<string> {
  const { database: sql } = context
  const found = await returnOf(sql, orderNo)
  const { refund } = found
  const events = await sql
    .selectFrom('refund_event')
    .select(['at', 'actor', 'event', 'state'])
    .where('refund_id', '=', refund.id)
    .orderBy('version')
    .execute()
  const said = await openedWithin(context, sql, [
    ['Its buyer says', refund.explain],
    ['Why it was refused', refund.answer],
    ['Its buyer tells us', refund.appeal],
  ])
  return [
    headOf(found),
    ...said.filter(([, text]) => text !== '').map(([who, text]) => `${who}: ${text}`),
    await linesShown(sql, refund.id),
    ...(await picturesOf(sql, refund.id)).map((url) => `Picture ${url.split('/').at(-1)}`),
    table(
      ['when (UTC)', 'who', 'what', 'then'],
      events.map(({ at, actor, event, state }) => [minute(at), actor, event, state]),
    ),
  ].join('\n')
}

export async function showRefund(desk: Desk): Promise<void> {
  await desk.signIn()
  desk.terminal.say(await shownReturn(desk, desk.words[0] ?? ''))
}

async function refuseIfParty(sql: Sql, operator: Operator, { member_id, seller_id }: ShopOrderRow): Promise<void> {
  await refuseIfSelf(sql, operator, member_id)
  if (seller_id !== null) await refuseIfSelf(sql, operator, seller_id)
}

const stateNow = async (sql: Sql, orderNo: string) => (await returnOf(sql, orderNo)).refund.state

/** Of what the house sells, one operator answers, as a store does. */
export const answerRefundNow =
  (agrees: boolean) =>
  async (desk: Desk): Promise<void> => {
    const { terminal, words } = desk
    const [orderNo = ''] = words
    const reason = agrees ? '' : reasonIn(desk)
    const answer: RefundAnswer = agrees ? { agrees } : { agrees, text: reason }
    const operator = await desk.signIn()
    const after = await whole(desk, async (sql, now) => {
      const { order, refund } = await returnOf(sql, orderNo)
      if (order.seller_id !== null) refuse(`${orderNo} was sold by a store, which answers for itself.`)
      await refuseIfParty(sql, operator, order)
      const row = await answerRefund({ sql, now }, orderNo, { by: 'operator', operator: operator.id }, answer)
      const verb = `refunds ${agrees ? 'agree' : 'refuse'}`
      const noted = {
        before: { state: refund.state },
        after: { state: await stateNow(sql, orderNo), order: row.state },
      }
      await note(sql, operator, { verb, subject: orderNo, reason, ...noted }, now)
      return row
    })
    terminal.say(
      agrees
        ? `Agreed: what was paid for it is back, and ${orderNo} is ${after.state}. Its buyer is told.`
        : `Refused. Its buyer is told, and has 48 hours to take it further.`,
    )
  }

const DECISIONS = { uphold: 'brings back what was asked for', reject: 'leaves the order as it was' } as const
type Act = keyof typeof DECISIONS

function refuseIfNotAppealed({ state }: RefundRow, orderNo: string): void {
  if (state !== 'appealed') refuse(`The return of ${orderNo} is ${state}: it does not wait for our team.`)
}

export const proposeDecision =
  (act: Act) =>
  async (desk: Desk): Promise<void> => {
    const { context, terminal, words } = desk
    const [orderNo = ''] = words
    const reason = reasonIn(desk)
    const operator = await desk.signIn()
    const { order, refund } = await returnOf(context.database, orderNo)
    refuseIfNotAppealed(refund, orderNo)
    await refuseIfParty(context.database, operator, order)
    const body = { refund: refund.id, act }
    const asked = await propose(desk, operator, { kind: 'refund', subject: orderNo, body, reason })
    terminal.say(await shownReturn(desk, orderNo))
    terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: refund approve ${asked}`)
  }

const wish = ({ body }: Request) => ({
  refund: Number(body['refund']),
  act: body['act'] as Act,
})

export async function decisionPreview(desk: Desk, request: Request): Promise<string> {
  const { subject, maker, reason } = request
  const { act } = wish(request)
  return `${await shownReturn(desk, subject)}\n${maker} wants to ${act} it, which ${DECISIONS[act]}: ${reason}`
}

export async function approveDecision(sql: Sql, now: Date, request: Request, second: Operator): Promise<void> {
  const { act, refund: id } = wish(request)
  const row = (await lockedShopOrder({ sql, now }, request.subject)) ?? refuse('The order is gone.')
  const refund = (await latestRefundOf(sql, row.id)) ?? refuse('The return is gone.')
  if (refund.id !== id) refuse('Something else is asked back by now; refuse it and look again.')
  refuseIfNotAppealed(refund, request.subject)
  await refuseIfParty(sql, second, row)
  const answer: RefundAnswer = act === 'uphold' ? { agrees: true } : { agrees: false, text: request.reason }
  const after = await decideAppeal({ sql, now }, row, second.id, answer)
  const noted = {
    before: { state: refund.state },
    after: { request: `${request.id}`, state: await stateNow(sql, request.subject), order: after.state },
  }
  await note(sql, second, { verb: `refunds ${act}`, subject: request.subject, reason: request.reason, ...noted }, now)
}
