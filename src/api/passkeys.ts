import { fromPromise } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { CODE } from '#contract/envelope.ts'
import { factor } from '#contract/factor.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import type { Client } from './client.ts'

/** Few need it: it comes when a passkey is asked for. */
const browser = () => import('@simplewebauthn/browser')

export interface About {
  readonly ticket?: unknown
  readonly quote_no?: unknown
  readonly paying?: string
}

export const signed = (client: Client, { ticket, quote_no, paying = '' }: About): Promise<string> =>
  unless(async () => {
    const { options } = ticket
      ? await client.call(factor.askPasskeyAtSignIn, { ticket: String(ticket) })
      : await client.call(factor.askPasskey, quote_no ? { quote_no: String(quote_no) } : { paying })
    const { startAuthentication } = await browser()
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
  })

export const passkeyMaker = (client: Client, hear: () => void) =>
  fromPromise<Given<typeof factor.provePasskey>, { ticket: string }>(async ({ input: { ticket }, signal }) => {
    const { options } = await client.call(factor.beginPasskey, { ticket }, signal)
    const answer = await unless(async () => {
      const { startRegistration } = await browser()
      return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }))
    })
    const taken = await client.call(factor.provePasskey, { ticket, answer }, signal)
    hear()
    return taken
  })

/** Whoever says no to the phone, or cannot, has not proven it; nothing was sent, and the page has the words for it. */
async function unless(act: () => Promise<string>): Promise<string> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(CODE.pin, error instanceof Unreachable ? error.message : '', { refusal: 'second-wrong' })
  }
}
