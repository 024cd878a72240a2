import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseWithdrawal } from './move.ts'

export const sweepWithdrawals = (house: House): Promise<number> => sweepDue(house, 'withdrawal', lapseWithdrawal)
