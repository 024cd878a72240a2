/** The row types, which stand below all rooms and know nobody; every other file beside the rooms stands above them. */
export const BELOW = 'server/schema.ts'

/** The rooms of the server in bands, from above to below: each room knows those below it, and none above. */
export const BANDS = {
  over: 'seeds web desk cancellation export home mall live'.split(' '),
  deciding:
    'parcel payment shop-order refund cart shop coupon affiliate location trade merchant robot project subscription invest deposit service bank-file withdrawal recharge points transfer equity'.split(
      ' ',
    ),
  used: 'wallet address payout-address card picture attachment link security device factor session account ledger notice news market'.split(
    ' ',
  ),
  base: 'paper postgres lib words'.split(' '),
} as const

export function roomOf(file: string): string | undefined {
  const [, room, inside] = file.split('/')
  return inside === undefined ? undefined : room
}
