import { MoneyInfo } from './account.ts'
import { endpoint } from './endpoint.ts'
import { Nothing } from './shapes.ts'

export const wallet = {
  balances: endpoint({
    path: '/user/user/get_user_money',
    access: 'member',
    takes: Nothing,
    gives: MoneyInfo,
    refusals: [],
    says: 'Every balance of the member: available, frozen, and the total in one unit.',
  }),
}
