import { fromPromise } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { equity } from '#contract/equity.ts'
import type { Exchanged } from '#machines/equity/exchange.rules.ts'
import type { Client } from '#src/api/client.ts'
import { payOnce } from '#src/api/unanswered.ts'

/** Confirms an exchange: what the quote calls an amount are points. */
export const exchangeActor = (client: Client, member: number) =>
  fromPromise<Given<typeof equity.exchange>, Exchanged>(({ input: { form, quote }, signal }) => {
    const { id, amount: points, quote_no, payword, second } = form
    const wish = { id, points, quote_no, payword, ...(second !== undefined && { second }) }
    return payOnce(client, member, equity.exchange, { form: wish, quote }, signal)
  })
