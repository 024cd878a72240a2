import { fromPromise } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import type { CodeSent, session } from '#contract/session.ts'
import { isRefusal } from '#machines/lib/refusal.ts'
import type { Remote } from '#machines/lib/remote.ts'
import { isLiving, livingCode } from '#machines/session/asked-code.ts'
import { dropCode, keepCode, type Use } from '#src/lib/asked-codes.ts'
import { kept } from '#src/lib/storage.ts'
import type { Client } from './client.ts'

type Sender = typeof session.sendRegisterCode | typeof session.sendResetCode | typeof session.sendCode

/** Where it went is kept on this phone, so that the code can be entered whatever happens to the app. */
export const asksForCode = <E extends Sender>(
  client: Client,
  endpoint: E,
  use: Use | ((asked: Asked<E>) => Use),
): Remote<E> =>
  fromPromise<Given<E>, Asked<E>>(async ({ input, signal }) => {
    const used = typeof use === 'function' ? use(input) : use
    const keeps = (sent: CodeSent) => keepCode(used, { account: input.account || maskedIn(sent), sent })
    try {
      const sent = await client.call(endpoint, { ...input, device: kept('device') }, signal)
      keeps(sent)
      return sent
    } catch (error) {
      if (isLiving(error)) keeps(livingCode(error, undefined))
      throw error
    }
  })

const maskedIn = (sent: CodeSent & { masked_account?: string }) => sent.masked_account ?? ''

interface More<E extends Endpoint> {
  readonly adds?: () => Partial<Asked<E>>
  readonly hear?: (answer: Given<E>) => unknown
}

/** A call that codes are entered for: one that is used, or good for nothing any more, is waited for no longer. */
export const usesCode = <E extends Endpoint>(
  client: Client,
  endpoint: E,
  use: Use | readonly Use[],
  { adds, hear }: More<E> = {},
): Remote<E> =>
  fromPromise<Given<E>, Asked<E>>(async ({ input, signal }) => {
    try {
      const answer = await client.call(endpoint, { ...(input as object), ...adds?.() } as Asked<E>, signal)
      for (const one of [use].flat()) dropCode(one)
      hear?.(answer)
      return answer
    } catch (error) {
      if (isRefusal(error, 'dead-code')) for (const one of [use].flat()) dropCode(one)
      throw error
    }
  })
