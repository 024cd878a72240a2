import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseRecharge } from './move.ts'

export const sweepRecharges = (house: House): Promise<number> => sweepDue(house, 'recharge', lapseRecharge)
