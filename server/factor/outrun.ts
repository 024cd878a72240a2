import { type Call, memberOf } from '../lib/call.ts'
import { type Facts, Refusal } from '../lib/refuse.ts'
import { doubtFacts } from '../account/doubt.ts'
import { secondAsked } from '../session/second-ways.ts'

/** Only the base knew that quotes made side by side had used up the day; says how to go on. */
export async function outrun(call: Call, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal) || Object.keys(error.facts).length > 0) return error
  const more = MORE[error.refusal]
  return more && call.viewer ? new Refusal(error.refusal, await more(call)) : error
}

const MORE: Partial<Record<Refusal['refusal'], (call: Call) => Promise<Facts>>> = {
  doubted: doubtFacts,
  'second-needed': async (call) => {
    const asked = await secondAsked(call.context, call.context.database, memberOf(call).id)
    return { reason: 'second', ...asked }
  },
}
