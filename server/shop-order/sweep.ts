import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseShopOrder } from './move.ts'

export const sweepShopOrders = (house: House): Promise<number> => sweepDue(house, 'shop_order', lapseShopOrder)
