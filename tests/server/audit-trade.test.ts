import { sql as raw } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { audit, type Finding } from '#server/ledger/audit.ts'
import type { Sql } from '#server/lib/database.ts'
import { booksBalance } from '#tests/lib/books.ts'
import { PIN } from '#tests/lib/money.ts'
import { asSeen, bindBank, dealer, offeredTo, openMarket, seller, start } from '#tests/lib/trade.ts'
import { openWorld } from '#tests/lib/world.ts'

const world = await openWorld()
const { give, clock } = world

type Rail = 'wallet' | 'bank'
let cents = 25

/** One order and the merchant who pays most for it, as far as wanted. */
async function sold(rail: Rail, far: 'searching' | 'offered' | 'accepted' | 'settling') {
  const mira = await seller(world)
  if (rail === 'bank') await bindBank(world, mira)
  if (far === 'searching') {
    const hidden = await start(world, mira, { quantity: '120', mode: 'password', phrase: 'a lighthouse' })
    return { order: hidden, mira }
  }
  const otto = await dealer(world, { pay_types: [rail], price: `1.${(cents += 1)}` })
  const offered = await offeredTo(world, otto, await start(world, mira, { quantity: '120', pay_type: rail }))
  if (far === 'offered') return { order: offered, mira }
  const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  if (far === 'accepted') return { order: accepted, mira }
  return { order: await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, otto), mira }
}

const orders: Record<string, string> = {}
beforeAll(async () => {
  await openMarket(world)
  for (const [name, rail, far] of [
    ['searching', 'wallet', 'searching'],
    ['offered', 'wallet', 'offered'],
    ['wallet', 'wallet', 'accepted'],
    ['bank', 'bank', 'accepted'],
    ['settling', 'wallet', 'settling'],
  ] as const)
    orders[name] = (await sold(rail, far)).order.order_no
  const { order, mira } = await sold('wallet', 'searching')
  orders['cancelled'] = (await give(trade.cancel, asSeen(order), mira)).order_no
  clock.pass(1)
})

/** What the audit finds when the owner of the tables did this, with every trigger silenced; nothing of it remains. */
async function foundAfter(statement: string): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = []
  const undone = new Error('undone')
  const tried = world.sql.transaction().execute(async (sql) => {
    await silently(sql, statement)
    findings = await audit(sql)
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
  return findings.filter(({ law }) => law === 'L15')
}

async function silently(sql: Sql, statement: string): Promise<void> {
  await raw`set local role none`.execute(sql)
  await raw`set local session_replication_role = replica`.execute(sql)
  for (const one of statement.split(';')) await raw.raw(one).execute(sql)
  await raw`set local role quay_app`.execute(sql)
}

test('orders in every state, and the books hold', () => booksBalance(world))

const HELD = 'an open order’s escrow holds what its state says, and no other escrow holds anything'
const ALL = 'all escrows together hold what all open orders hold'
const PROMISED = 'a merchant has promised what their orders are of'
const RULED = 'what operators ruled is of an order that was disputed'

test.each<[string, (order: Record<string, string>) => string, string[]]>([
  [
    'an escrow that lost coins',
    (of) => `update account set amount = amount - 1 where name = 'escrow:${of['searching']}:COIN'`,
    [HELD, ALL],
  ],
  [
    'an escrow that lost euros',
    (of) => `update account set amount = amount - 1 where name = 'escrow:${of['wallet']}:EUR'`,
    [HELD, ALL],
  ],
  [
    'a bond of another size',
    (of) => `update account set amount = amount + 1 where name = 'escrow:${of['bank']}:EUR'`,
    [HELD, ALL],
  ],
  [
    'one order’s coins in the escrow of another',
    (of) =>
      `update account set amount = amount - 5 where name = 'escrow:${of['searching']}:COIN'; update account set amount = amount + 5 where name = 'escrow:${of['wallet']}:COIN'`,
    [HELD],
  ],
  [
    'coins left behind by an order that is settling',
    (of) => `update account set amount = 7 where name = 'escrow:${of['settling']}:COIN'`,
    [HELD, ALL],
  ],
  [
    'coins left behind by an order that was cancelled',
    (of) => `update account set amount = 7 where name = 'escrow:${of['cancelled']}:COIN'`,
    [HELD, ALL],
  ],
  [
    'an escrow of no order',
    () => `insert into account (name, class, currency, amount) values ('escrow:T0000000000:EUR', 'escrow', 'EUR', 5)`,
    [HELD, ALL],
  ],
  [
    'an order that says to be over',
    (of) => `update trade_order set state = 'cancelled' where order_no = '${of['wallet']}'`,
    [HELD, ALL, PROMISED],
  ],
  [
    'an order that says not to be accepted',
    (of) => `update trade_order set state = 'matching.offered' where order_no = '${of['bank']}'`,
    [HELD, ALL, PROMISED],
  ],
  [
    'an order that says to be accepted',
    (of) => `update trade_order set state = 'awaiting_payment.due' where order_no = '${of['offered']}'`,
    [HELD, PROMISED],
  ],
  [
    'an order of another quantity',
    (of) => `update trade_order set quantity = quantity + 1 where order_no = '${of['searching']}'`,
    [HELD, ALL],
  ],
  [
    'an order of another price',
    (of) => `update trade_order set net = net - 1, fee = fee + 1 where order_no = '${of['wallet']}'`,
    [HELD, ALL],
  ],
  [
    'an order that forgot its escrow',
    (of) => `update trade_order set eur_escrow = null where order_no = '${of['wallet']}'`,
    [HELD, ALL],
  ],
  [
    'an order that is gone',
    (of) => `delete from trade_order where order_no = '${of['offered']}'`,
    [HELD, ALL, PROMISED],
  ],
  [
    'an order of another merchant',
    (of) =>
      `update trade_order set merchant_id = (select max(member_id) from merchant) where order_no = '${of['offered']}'`,
    [PROMISED],
  ],
  ['a promise too much', () => 'update merchant set promised = promised + 1', [PROMISED]],
  ['a promise forgotten', () => 'update merchant set promised = 0', [PROMISED]],
  ['an open order too many', () => 'update merchant set open_orders = open_orders + 1', [PROMISED]],
  ['an open order forgotten', () => 'update merchant set open_orders = 0', [PROMISED]],
  [
    'a ruling that never happened',
    (of) =>
      `insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'Ada', '', now()); insert into order_split (order_id, version, split, reason, operator_id, ruled, at) select trade_order.id, 9, '{}', 'So', operator.id, true, now() from trade_order, operator where order_no = '${of['wallet']}'`,
    [RULED],
  ],
  [
    'a large ruling by one operator',
    (of) =>
      `insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'Ada', '', now()); update trade_terms set second_above = 100; insert into order_event (order_id, version, event, state, actor, at) select id, 9, 'rule', 'cancelled', 'operator', now() from trade_order; insert into order_split (order_id, version, split, reason, operator_id, ruled, at) select trade_order.id, 9, '{}', 'So', operator.id, true, now() from trade_order, operator where order_no = '${of['wallet']}'`,
    [RULED],
  ],
])('%s, behind the ledger’s back, is found', async (_, statement, laws) => {
  const found = await foundAfter(statement(orders))
  expect(laws.filter((law) => !found.some(({ says }) => says.startsWith(law)))).toEqual([])
  for (const { rows } of found) expect(Object.values(rows[0] ?? {}).some((value) => value !== null)).toBe(true)
})
