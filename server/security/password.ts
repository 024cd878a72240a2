import type { Taken } from '#contract/endpoint.ts'
import type { security } from '#contract/security.ts'
import { secondForChange } from '../factor/needed-for-change.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { guessCode, newestCodeAddress, useCode } from '../session/codes.ts'
import { provePassword } from '../session/known-password.ts'
import { boundTo, memberById } from '../session/queries.ts'
import { passwordProblems } from '../session/register.ts'
import { changePassword } from '../session/new-password.ts'

type Wish = Taken<typeof security.updatePassword>

export async function updatePassword(call: Call, wish: Wish) {
  refuseProblems({
    ...(!wish.old_password && !wish.code && { old_password: 'password-required' as const }),
    ...passwordProblems(wish.password, wish.password_confirm),
  })
  const { known, settle } = wish.old_password ? await provePassword(call, wish.old_password) : await byCode(call, wish)
  const prove = await secondForChange(call, known.id, wish.second)
  const hash = await call.context.passwords.hash(wish.password)
  return async (inside: Call) => {
    await settle(inside)
    await prove(inside)
    return changePassword(inside, known, { hash, byCode: !wish.old_password })
  }
}

async function byCode(call: Call, { code, request_no }: Wish) {
  const known = await memberById(call.sql, memberOf(call).id)
  const account = (await newestCodeAddress(call, 'password', boundTo(known))) ?? refuse('dead-code')
  const row = await guessCode(call, 'password', { account, code, request_no })
  return { known, settle: async (inside: Call) => void (await useCode(inside, row)) }
}
