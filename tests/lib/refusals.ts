import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { RefusalName } from '#contract/refusals.ts'

const CALLS: readonly Endpoint[] = Object.values(contract).flatMap((room) => Object.values<Endpoint>(room))
const BY_PATH = new Map(CALLS.map((endpoint) => [endpoint.path, endpoint]))
const ANYWHERE: readonly RefusalName[] = ['invalid', 'too-often', 'busy']

/** What a call may be refused with: what it declares, what its access asks for, and what any call is. */
export function allowedOf({ access, refusals }: Endpoint): readonly RefusalName[] {
  const gate: RefusalName[] =
    access === 'anyone' || access === 'optional' ? [] : access === 'member' ? ['signed-out'] : ['signed-out', 'no-role']
  return [...refusals, ...gate, ...ANYWHERE]
}

/** Hears an answer of a call: it refuses only what it declares. */
export function heard<Reply extends { readonly payload: string }>(path: string, reply: Reply): Reply {
  const endpoint = BY_PATH.get(path)
  const [, refusal] = /"refusal":"([a-z-]+)"/.exec(reply.payload) ?? []
  if (endpoint && refusal && !allowedOf(endpoint).includes(refusal as RefusalName))
    throw new Error(`${path} answered ${refusal}, which it does not declare`)
  return reply
}
