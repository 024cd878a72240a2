import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { holdMember, type Known, memberById } from './queries.ts'
import { spendTries } from './tries.ts'

interface ProvenMember {
  readonly known: Known
  /** In the transaction that acts on it: the password is still the proven one. */
  settle(call: Call): Promise<void>
}

/** Counted before the look, for this session alone: strangers use up none of it, and a stolen session has few tries. */
export async function provePassword(call: Call, password: string): Promise<ProvenMember> {
  const { database, passwords } = call.context
  const { id, token } = memberOf(call)
  const known = await memberById(database, id)
  const tries = await spendTries(call, String(id), token)
  if (!(await passwords.matches(password, known.password_hash))) refuse('wrong-password')
  await tries.forgive(database)
  return {
    known,
    async settle({ sql }) {
      if (!(await holdMember(sql, id, known.password_hash))) refuse('wrong-password')
    },
  }
}
