import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseMemberCoupon } from './move.ts'

export const sweepMemberCoupons = (house: House): Promise<number> => sweepDue(house, 'member_coupon', lapseMemberCoupon)
