import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { service } from '#contract/service.ts'
import { DAY_S } from '#contract/time-units.ts'
import { paymentLifecycle, type PaymentState } from '#machines/payment/payment.lifecycle.ts'
import { PAYMENT_ACTORS, type PaymentActor, type PaymentMoveType } from '#machines/payment/payment.rules.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { movePayment } from '#server/payment/move.ts'
import { lockPayment, paymentOf } from '#server/payment/queries.ts'
import type { PaymentRow } from '#server/payment/rows.ts'
import { breaks } from '#tests/world/books.ts'
import { type Cell, counting, everyCell, type Row, tryAll } from '#tests/cells/cells.ts'
import { type Booked, moveIn } from '#tests/world/cash-records.ts'
import { centre, giveCredit, opening } from '#tests/world/service.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { handedOver, openGateways } from '#tests/world/payments.ts'
import { openWorld } from '#tests/world/open.ts'

type Event = PaymentMoveType
const LIFE = 1_800
const ACTORS = { M: 'member', G: 'gateway', S: 'system' } as const satisfies Record<string, PaymentActor>
type Letter = keyof typeof ACTORS

const world = await openWorld()
const { sql, clock, context, give, member } = world
await openGateways(world)
// A recharge is said here to be paid by another payment, which is not made.
breaks(world)
await setPrices(world)
const EVENTS = Object.keys(PAYMENT_ACTORS) as Event[]

/** Money that arrives is never lost: it pays, or it is its payer's. Nobody arrives with money but who has it. */
const ARRIVES: readonly Cell[] = [
  ['G', 'paid'],
  ['M', 'not-now'],
]
const TABLE: Readonly<Record<PaymentState, Row<Event>>> = {
  waiting: {
    arrive: ARRIVES,
    fail: ['G', 'failed'],
    close: [
      ['G', 'closed'],
      ['S', 'closed', LIFE],
    ],
  },
  failed: { arrive: ARRIVES },
  closed: { arrive: ARRIVES },
  paid: {},
  surplus: {},
}
const TWICE: Row<Event> = {
  arrive: [
    ['G', 'surplus'],
    ['M', 'not-now'],
  ],
}

interface Life {
  readonly name: string
  readonly state: PaymentState
  readonly way: readonly (readonly [event: Event, by: Letter, seconds?: number])[]
  /** What became of its recharge besides: another payment paid it, its member left it, its time is over. */
  readonly recharge?: 'paid' | 'cancelled' | 'expired'
  readonly but?: Row<Event>
}
const FAILED = [['fail', 'G', 60]] as const
const CLOSED = [['close', 'S', LIFE]] as const
const LEFT = [['close', 'G', 60]] as const
const PAID = [['arrive', 'G', 60]] as const
const NOT_AGAIN: Row<Event> = {
  close: [
    ['G', 'closed'],
    ['S', 'too-early', LIFE - 1],
  ],
}

const SITUATIONS: readonly Life[] = [
  { name: 'it was begun', state: 'waiting', way: [] },
  { name: 'it was begun, and there is time', state: 'waiting', way: [], but: NOT_AGAIN },
  { name: 'it was begun, and another one paid', state: 'waiting', way: [], recharge: 'paid', but: TWICE },
  { name: 'it was begun, and its recharge was left', state: 'waiting', way: [], recharge: 'cancelled' },
  { name: 'it was declined', state: 'failed', way: FAILED },
  { name: 'it was declined, and another one paid', state: 'failed', way: FAILED, recharge: 'paid', but: TWICE },
  { name: 'it was left at the gateway', state: 'closed', way: LEFT },
  { name: 'it ran out', state: 'closed', way: CLOSED },
  { name: 'it ran out, and another one paid', state: 'closed', way: CLOSED, recharge: 'paid', but: TWICE },
  { name: 'it ran out, and so did its recharge', state: 'closed', way: CLOSED, recharge: 'expired' },
  { name: 'it paid', state: 'paid', way: PAID },
  { name: 'it paid late', state: 'paid', way: [...CLOSED, ...PAID] },
  { name: 'it was declined, and paid', state: 'paid', way: [...FAILED, ...PAID] },
  { name: 'it paid what was paid', state: 'surplus', way: PAID, recharge: 'paid' },
]

let refs = 0
const moved = async (inside: Sql, payNo: string, type: Event, by: PaymentActor, now: Date) => {
  const here = { sql: inside, now }
  const row = (await lockPayment(inside, payNo)) as PaymentRow
  return movePayment(here, row, { type, by }, type === 'arrive' ? { ref: `cell-${(refs += 1)}` } : {})
}
const move = (payNo: string, type: Event, by: Letter) =>
  inTransaction(sql, (inside) => moved(inside, payNo, type, ACTORS[by], context.clock.now()))
const read = async (inside: Sql, payNo: string): Promise<PaymentRow> => {
  const row = await paymentOf(inside, payNo)
  if (!row) throw new Error(`there is no ${payNo}`)
  return row
}

async function booked(inside: Sql, { pay_no, order_no }: PaymentRow): Promise<Booked> {
  const { rows } = await raw<{ class: string; amount: bigint }>`
    select class, sum(amount)::bigint as amount from posting join entry on posting_id = posting.id
    where ref in (${pay_no}, ${order_no}) group by class having sum(amount) <> 0`.execute(inside)
  return Object.fromEntries(rows.map((row) => [row.class, row.amount]))
}

async function brought({ way, recharge }: Life): Promise<string> {
  clock.pass(60)
  const person = await member()
  const { order_no, pay_no } = await handedOver(world, person)
  for (const [type, by, seconds = 0] of recharge === 'paid' ? way.slice(0, -1) : way) {
    clock.pass(seconds)
    await move(pay_no, type, by)
  }
  if (recharge === 'cancelled') await moveIn(world, { order_no }, { type: 'cancel', by: 'member' })
  if (recharge === 'expired') {
    clock.pass(DAY_S)
    await moveIn(world, { order_no }, { type: 'expire', by: 'system' })
  }
  if (recharge !== 'paid') return pay_no
  const last = way.at(-1)
  if (last && last[0] !== 'arrive') {
    clock.pass(last[2] ?? 0)
    await move(pay_no, last[0], last[1])
  }
  await moveIn(world, { order_no }, { type: 'credit', by: 'system' })
  if (last?.[0] === 'arrive') await move(pay_no, 'arrive', last[1])
  return pay_no
}

const tried = (payNo: string, should: (row: PaymentRow) => Booked) => ({
  move: (inside: Sql, type: Event, by: PaymentActor, now: Date) => moved(inside, payNo, type, by, now),
  read: (inside: Sql) => read(inside, payNo),
  booked: async (inside: Sql) => booked(inside, await read(inside, payNo)),
  should,
})

everyCell({
  world,
  many: 'payments',
  rule: 'payment_state',
  lifecycle: paymentLifecycle,
  table: TABLE,
  events: EVENTS,
  actors: ACTORS,
  situations: SITUATIONS,
  bring: brought,
  tried: (payNo, { recharge }) => {
    const times = ({ state }: PaymentRow) =>
      BigInt((recharge === 'paid' ? 1 : 0) + (state === 'paid' || state === 'surplus' ? 1 : 0))
    return tried(payNo, (row): Booked => {
      const amount = row.amount * times(row)
      return amount === 0n ? {} : { outside: -amount, member: amount }
    })
  },
})

/** A payment out of credit, as it stands in the middle of its call. */
async function outOfCredit(isOpened: boolean): Promise<string> {
  clock.pass(60)
  const mine = await centre(world)
  const { order_no } = await give(service.open, opening(), mine)
  await giveCredit(world, mine, 20_000n)
  const make = async () => {
    const payNo = `P${String((refs += 1)).padStart(10, '0')}`
    const now = context.clock.now()
    await sql
      .insertInto('payment')
      .values({
        pay_no: payNo,
        order_no,
        member_id: mine.id,
        method: 'credit',
        gateway: 'house',
        sandbox: false,
        state: 'waiting',
        currency: 'EUR',
        amount: 5_000n,
        created_at: now,
        since: now,
      })
      .execute()
    return payNo
  }
  if (isOpened) await move(await make(), 'arrive', 'M')
  return make()
}

test.each([
  ['an account of one’s own pays', false],
  ['an account of one’s own pays nothing twice, and gives nothing back that it did not take', true],
] as const)('%s: everybody tries everything', async (_, isOpened) => {
  const payNo = await outOfCredit(isOpened)
  const paid: Booked = { credit: -5_000n, fees: 5_000n }
  const row: Row<Event> = {
    arrive: [
      ['M', isOpened ? 'not-now' : 'paid'],
      ['G', 'not-now'],
    ],
    fail: ['G', 'failed'],
    close: [
      ['G', 'closed'],
      ['S', 'not-now'],
    ],
  }
  const should = ({ state }: PaymentRow) => (isOpened || state === 'paid' ? paid : {})
  const all = { ...tried(payNo, should), events: EVENTS, actors: ACTORS }
  const faults = await tryAll(world, all, row, counting())
  expect(faults, faults.join('\n')).toEqual([])
})
