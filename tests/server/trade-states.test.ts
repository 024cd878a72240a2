import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { orderLifecycle, type OrderState } from '#machines/trade/order.lifecycle.ts'
import { isAccepted, isOpen, isSought } from '#machines/trade/order.states.ts'
import { statesOf } from '#tests/walk/transitions.ts'
import { openWorld } from '#tests/world/open.ts'

const { sql } = await openWorld()
const STATES = statesOf(orderLifecycle) as OrderState[]

test.each([
  ['order_is_open', isOpen],
  ['order_is_sought', isSought],
  ['order_is_accepted', isAccepted],
])('%s says of every state what the lifecycle’s side says', async (name, says) => {
  const { rows } = await raw<{ state: OrderState; so: boolean }>`
    select state, ${raw.ref(name)}(state) as so from unnest(${STATES}::text[]) as state`.execute(sql)
  expect(rows).toEqual(STATES.map((state) => ({ state, so: says(state) })))
})

test('every state is sought, accepted, settling or over, and one of them only', () => {
  const settles = (state: OrderState) => state === 'settling'
  const isOver = (state: OrderState) => !isOpen(state)
  for (const state of STATES)
    expect([state, [isSought, isAccepted, settles, isOver].filter((is) => is(state)).length]).toEqual([state, 1])
})

/** How PostgreSQL would answer, when it may read no table from end to end. */
const planOf = (question: string): Promise<string> =>
  sql.transaction().execute(async (inside) => {
    await raw`set local enable_seqscan = off`.execute(inside)
    const { rows } = await raw<{ 'QUERY PLAN': string }>`${raw.raw(`explain ${question}`)}`.execute(inside)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

test.each([
  [
    'the open orders of a member',
    'select from trade_order where member_id = 1 and order_is_open(state) order by wake_at',
    'trade_order_open_member',
  ],
  [
    'merchants by their price',
    `select from merchant m where is_buying(m, now(), '12:00') order by price desc`,
    'merchant_buys',
  ],
])('%s are found by their index: the function is written into the question', async (_, question, index) => {
  expect(await planOf(question)).toContain(`using ${index} `)
})
