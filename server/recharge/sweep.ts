import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseRecharge } from './move.ts'

/** Lets recharges expire that nobody showed, and gives back those that an operator left; says of how many. */
export const sweepRecharges = (house: House): Promise<number> => sweepDue(house, 'recharge', lapseRecharge)
