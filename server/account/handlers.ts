import { account } from '#contract/account.ts'
import { PROFILE_CHANGES, RECEIVER_CHECKS } from '#contract/limits.ts'
import { spend } from '../lib/allow.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { refuseIfFormer } from './former.ts'
import { changeProfile, nameOnce, userInfoOf } from './queries.ts'

export const accountHandlers = implement('account', account, {
  profile: (call) => userInfoOf(call, memberOf(call).id, memberOf(call).token),
  updateProfile: async (call, wished) => {
    const { id, token } = memberOf(call)
    await spend(call.context.database, `profile:${id}`, PROFILE_CHANGES, call.now)
    await changeProfile(call, id, wished)
    return userInfoOf(call, id, token)
  },
  setUsername: async (call, { username }) => {
    const { id, token } = memberOf(call)
    await spend(call.context.database, `username:${id}`, RECEIVER_CHECKS, call.now)
    if (!(await nameOnce(call.sql, id, username))) refuse('said-already')
    await refuseIfFormer(call.context, call.sql, username)
    return userInfoOf(call, id, token)
  },
})
