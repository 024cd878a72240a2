import { askCarrier, type House } from './ask.ts'

const BATCH = 100
const AT_ONCE = 5

/** Where parcels are that nobody looks at. Closed books wait. */
export async function sweepParcels(house: House): Promise<number> {
  const due = await house.database
    .selectFrom('parcel')
    .select(['id', 'order_id', 'carrier', 'tracking_no', 'created_at'])
    .where('wake_at', '<=', house.clock.now())
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('halt').select('id'))))
    .orderBy('wake_at')
    .limit(BATCH)
    .execute()
  const asks = due.values()
  const inTurn = async () => {
    for (const one of asks)
      await askCarrier(house, one).catch((error: unknown) =>
        house.log.error({ err: error, parcel: one.id }, 'a parcel could not be swept'),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  return due.length
}
