import { deposit } from '#contract/deposit.ts'
import { implement } from '../lib/implement.ts'
import { ownAddress } from './own-address.ts'

export const depositHandlers = implement('deposit', deposit, { address: ownAddress })
