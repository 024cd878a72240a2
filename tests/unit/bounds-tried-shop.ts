import type { Tried } from './tried.ts'

/** What is said about carts, orders, parcels and partners. */
export const TRIED_OF_THE_SHOP: readonly Tried[] = [
  {
    fields: ['add', 'update'].map((call) => `cart.${call} num`),
    takes: ['1', '9999'],
    refuses: { 'number-invalid': ['-1', '0', '10000'], unreadable: ['1.5', '1e1', '0x1', '+1', ' 1', 'one', '９'] },
  },
  {
    fields: ['select', 'del'].map((call) => `cart.${call} ids`),
    takes: ['', '1', '1,2,999999999', Array.from({ length: 100 }, () => '7').join(',')],
    refuses: { unreadable: [',', '1,', ',1', '1, 2', '-1', 'one', '1000000000', '１', '1,'.repeat(100) + '1'] },
  },
  {
    fields: ['parcel.express package_id'],
    takes: ['1', '2147483647'],
    refuses: { unreadable: ['0', '-1', '2147483648', '1.5', '1e1', 'one', '９'] },
  },
  {
    fields: ['confirm', 'create'].map((call) => `shopOrder.${call} num`),
    takes: ['1', '9999'],
    refuses: { 'number-invalid': ['-1', '0', '10000'], unreadable: ['1.5', '1e1', '0x1', '+1', ' 1', 'one', '９'] },
  },
  {
    fields: ['confirm', 'create'].map((call) => `shopOrder.${call} cart_ids`),
    takes: ['', '1', '1,2,999999999', Array.from({ length: 100 }, () => '7').join(',')],
    refuses: { unreadable: [',', '1,', ',1', '1, 2', '-1', 'one', '1000000000', '１', '1,'.repeat(100) + '1'] },
  },
  {
    fields: ['shopOrder.refund item_ids'],
    takes: ['1', '1,2,999999999', '7,7', Array.from({ length: 100 }, () => '7').join(',')],
    refuses: { unreadable: ['', ',', '1,', ',1', '1, 2', '-1', 'one', '1000000000', '１', '1,'.repeat(100) + '1'] },
  },
  {
    fields: [
      ...['info', 'cancel', 'receive', 'del', 'again', 'refund', 'refundCancel', 'refundAppeal'].map(
        (call) => `shopOrder.${call} order_no`,
      ),
      'parcel.express order_no',
    ],
    takes: ['S0123456789', ' S0123456789 '],
    refuses: { unreadable: ['', 'T0123456789', 'S012345678', 'S01234567890', 's0123456789', 'S012345678９'] },
  },
  {
    fields: ['coupon.index store_id', 'coupon.index goods_id', 'coupon.receive id', 'coupon.code id'],
    takes: ['1', '2147483647'],
    refuses: { unreadable: ['0', '-1', '2147483648', '1.5', '1e1', 'one', '９'] },
  },
  {
    fields: ['confirm', 'create'].map((call) => `shopOrder.${call} member_coupon_id`),
    takes: ['0', '1', '2147483647'],
    refuses: { unreadable: ['-1', '2147483648', '1.5', '1e1', 'one', '９'] },
  },
  {
    fields: ['address.area pid'],
    takes: ['0', '1', '2147483647'],
    refuses: { unreadable: ['-1', '2147483648', '1.5', '1e1', '0x1', '+1', ' 1', 'one', '９'] },
  },
  {
    fields: ['affiliate.link goods_id'],
    takes: ['reading-lamp', '1', 'x'.repeat(64), 'c9_-X'],
    refuses: { unreadable: ['x'.repeat(65), 'a b', 'a/b', '../a', 'é', '１'] },
  },
]
