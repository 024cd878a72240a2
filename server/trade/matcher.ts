import { setTimeout as pause } from 'node:timers/promises'
import { sql as raw } from 'kysely'
import { knowsMove } from '#machines/trade/order.lifecycle.ts'
import type { Context, Settings } from '../lib/context.ts'
import { lacksSecond } from '../factor/required-of-merchants.ts'
import { isDemandedOf } from '../lib/required-of-merchants.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { acceptOrder, hindranceOf } from './accept.ts'
import type { Scope } from '../lib/move-record.ts'
import { lockedOrder, moveOrder } from './move.ts'
import { notifyOffers } from './notify.ts'
import { stateOf } from './rows.ts'
import type { Offered, OfferedBatch } from './types.ts'

interface House extends Pick<Context, 'database' | 'clock' | 'log'> {
  readonly settings: Pick<Settings, 'mode'>
}

export const BATCH = 50
const PAUSE_MS = 500

type Sought = Offered | { readonly merchant_id: null }

export async function matchOrders(
  sql: Sql,
  now: Date,
  most: number,
  { order = null, demands = false }: { order?: string | null; demands?: boolean } = {},
): Promise<OfferedBatch> {
  const { rows } = await raw<Sought>`select * from match_orders(${now}, ${most}, ${order}, ${demands})`.execute(sql)
  const offered = rows.filter((row) => row.merchant_id !== null)
  return { offered, postponed: rows.length - offered.length }
}

export async function offerBatch(house: House, most: number, order?: string): Promise<OfferedBatch> {
  const { database, clock } = house
  const now = clock.now()
  const demands = isDemandedOf(house, 'merchant')
  return inTransaction(database, async (sql) => {
    const batch = await matchOrders(sql, now, most, { order: order ?? null, demands })
    await notifyOffers({ sql, now }, batch.offered)
    return batch
  })
}

/** A failing order holds up no other. */
const acceptAtOnce = (house: House, orderNo: string): Promise<void> =>
  inTransaction(house.database, (sql) => acceptIn(house, { sql, now: house.clock.now() }, orderNo)).catch(
    (error: unknown) => house.log.warn({ err: error, order: orderNo }, 'an order could not be accepted at once'),
  )

/** A merchant who cannot take it now has declined. */
async function acceptIn(house: House, scope: Scope, orderNo: string): Promise<void> {
  const row = await lockedOrder(scope, orderNo)
  if (!row || !knowsMove(stateOf(row), 'accept') || row.merchant_id === null) return
  const merchant = row.merchant_id
  const { auto_accept } = await scope.sql
    .selectFrom('merchant')
    .select('auto_accept')
    .where('member_id', '=', merchant)
    .executeTakeFirstOrThrow()
  if (!auto_accept) return
  const isHindered =
    (await lacksSecond(house, scope.sql, merchant, 'merchant')) || (await hindranceOf(scope, row, merchant))
  if (isHindered) await moveOrder(scope, row, { type: 'decline', by: 'merchant' })
  else await acceptOrder(scope, row, merchant, 'system')
}

export async function matchOne(house: House, orderNo: string): Promise<void> {
  await acceptAuto(house, (await offerBatch(house, 1, orderNo)).offered)
}

async function acceptAuto(house: House, offered: readonly Offered[]): Promise<void> {
  for (const { order_no, auto } of offered) if (auto) await acceptAtOnce(house, order_no)
}

/** Whether there is more to match at once. */
export async function matchBatch(house: House, most = BATCH): Promise<boolean> {
  const { offered, postponed } = await offerBatch(house, most)
  await acceptAuto(house, offered)
  return postponed > 0 || offered.length === most
}

/** Also takes up what a process that died left behind. */
export function keepMatching(house: House) {
  const leaving = new AbortController()
  const { signal } = leaving
  const run = async () => {
    while (!signal.aborted)
      if (!(await step(house))) await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined)
  }
  const done = run()
  return async () => {
    leaving.abort()
    await done
  }
}

async function step(house: House): Promise<boolean> {
  try {
    const left = await leftOver(house.database)
    for (const orderNo of left) await acceptAtOnce(house, orderNo)
    return await matchBatch(house)
  } catch (error) {
    house.log.warn({ err: error }, 'orders could not be matched')
    return false
  }
}

const leftOver = async (sql: Sql): Promise<string[]> => {
  const rows = await sql
    .selectFrom('trade_order')
    .innerJoin('merchant', 'merchant.member_id', 'trade_order.merchant_id')
    .select('order_no')
    .where('trade_order.state', '=', 'matching.offered')
    .where('trade_order.frozen_at', 'is', null)
    .where('merchant.auto_accept', '=', true)
    .limit(BATCH)
    .execute()
  return rows.map(({ order_no }) => order_no)
}
