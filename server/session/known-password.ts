import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { holdMember, type Known, memberById } from './queries.ts'
import { spendTries } from './tries.ts'

interface ProvenMember {
  readonly known: Known
  /** Belongs in the transaction that acts on it: the password is still the one that was proven. */
  settle(call: Call): Promise<void>
}

/**
 * Proves the password of whoever is signed in. The try is counted before the look, for this session alone: strangers who
 * try to sign in use up none of it, and a session that was stolen has no more than a phone has.
 */
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
