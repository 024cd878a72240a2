import type { Call } from '../lib/call.ts'
import { codeHash } from './prove.ts'
import { writeCodes } from './queries.ts'
import { newCodes } from './recovery.ts'

export async function giveCodes({ context, sql }: Call, member: number): Promise<string[]> {
  const codes = newCodes(context.chance)
  await writeCodes(
    sql,
    member,
    codes.map((code) => codeHash(context, member, code)),
  )
  return codes
}
