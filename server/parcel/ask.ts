import { DAY_S } from '#contract/time-units.ts'
import { parcelMoveFor } from '#machines/parcel/parcel.rules.ts'
import { type Carrier, carrierNamed, type Tracked } from '../lib/carrier.ts'
import { later } from '../lib/clock.ts'
import type { Context } from '../lib/context.ts'
import { inTransaction } from '../lib/database.ts'
import { lockedShopOrder } from '../shop-order/move.ts'
import { lockedParcel, moveParcel, orderOf } from './move.ts'
import { ASKED_AGAIN, type ParcelRow } from './rows.ts'
import { believed, keepTraces } from './traces.ts'

export type House = Pick<Context, 'database' | 'clock' | 'log' | 'carriers'>
type Which = Pick<ParcelRow, 'id' | 'order_id' | 'carrier' | 'tracking_no' | 'created_at'>

/** So long after it was sent it is asked about only by whoever looks. */
const LIFE = 60 * DAY_S

/** Committed before its carrier is asked, so that no other process asks at the same time. */
async function claimed({ database, clock }: House, { id, created_at }: Which, carrier: Carrier | undefined) {
  const now = clock.now()
  const isOver = carrier === undefined || now > later(created_at, LIFE)
  const taken = await database
    .updateTable('parcel')
    .set({
      ...(carrier && { asked_at: now }),
      wake_at: isOver ? null : later(now, carrier.everySeconds),
    })
    .where('id', '=', id)
    .where('state', '<>', 'signed')
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<=', later(now, -ASKED_AGAIN))]))
    .returning('asked_at')
    .executeTakeFirst()
  return carrier && taken?.asked_at
}

/** Its order first, as everybody locks them. */
async function hear({ database, clock }: House, which: Which, tracked: Tracked | undefined, asked: Date) {
  await inTransaction(database, async (sql) => {
    const scope = { sql, now: clock.now() }
    await lockedShopOrder(scope, (await orderOf(sql, which)).order_no)
    const row = await lockedParcel(scope, which.id)
    if (!row || row.state === 'signed') return
    const traces = believed(tracked?.traces ?? [], row, scope.now)
    await keepTraces(sql, row.id, traces)
    await sql.updateTable('parcel').set({ heard_at: asked }).where('id', '=', row.id).execute()
    const type = parcelMoveFor(
      row.state,
      traces.map(({ state }) => state),
    )
    if (type) await moveParcel(scope, row, { type, by: 'carrier' })
  })
}

/** Whether its carrier was asked now and nothing came of it. */
export async function askCarrier(house: House, which: Which): Promise<boolean> {
  const carrier = carrierNamed(house.carriers, which.carrier)
  const asked = await claimed(house, which, carrier)
  if (!carrier || !asked) return false
  try {
    await hear(house, which, await carrier.track(which.tracking_no, asked), asked)
    return false
  } catch (error) {
    house.log.warn({ err: error, parcel: which.id, carrier: carrier.name }, 'a carrier did not say where a parcel is')
    return true
  }
}
