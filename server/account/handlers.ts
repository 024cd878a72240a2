import { account } from '#contract/account.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { userInfoOf } from './queries.ts'

export const accountHandlers = implement('account', account, {
  profile: (call) => userInfoOf(call, memberOf(call).id, memberOf(call).token),
})
