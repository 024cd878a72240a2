import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseWithdrawal } from './move.ts'

/** Lets withdrawals go on that have cooled, and gives back those that an operator left; says of how many. */
export const sweepWithdrawals = (house: House): Promise<number> => sweepDue(house, 'withdrawal', lapseWithdrawal)
