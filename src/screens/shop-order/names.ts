import { BRAND } from '#contract/limits.ts'

export const ORDERS = '/pages/orders/order'
export const orderAt = (orderNo: string) => `/pages/orders/order_detail?order_no=${orderNo}` as const
export const payAt = (orderNo: string) => `/pages/money/pay?order_no=${orderNo}` as const
export const trackAt = (orderNo: string, parcel: number) =>
  `/pages/orders/logistics_view?order_no=${orderNo}&package_id=${parcel}` as const
export const allTracksAt = (orderNo: string) => `/pages/orders/logistics_view?order_no=${orderNo}` as const

/** Whoever sold it: the house itself has no name of a store. */
export const sellerOf = ({ store_name }: { readonly store_name: string }): string => store_name || BRAND
