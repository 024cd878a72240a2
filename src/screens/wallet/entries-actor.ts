import { fromPromise } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { wallet } from '#contract/wallet.ts'
import type { Told } from '#machines/wallet/entries.flow.ts'
import type { Days, EntryFilter } from '#machines/wallet/entries.rules.ts'
import { secondsOfDay } from '#src/lib/format.ts'
import type { Client } from '#src/api/client.ts'

/** From the first second of one day to before the first second after another. */
export const spanOf = ({ from, until }: Days) => ({
  ...(from && { start_time: secondsOfDay(from) }),
  ...(until && { end_time: secondsOfDay(until, 1) }),
})

const askedBy = ({ account, direction, type, ...days }: EntryFilter) => ({
  ...(account && { account }),
  ...(direction && { direction }),
  ...(type && { type }),
  ...spanOf(days),
})

type Asked = EntryFilter & { readonly page: number }

/** Entries with their sums. */
export const entriesActor = (client: Client) =>
  fromPromise<Told<Given<typeof wallet.log>['summary']>, Asked>(async ({ input: { page, ...filter }, signal }) => {
    const list = await client.call(wallet.log, { ...askedBy(filter), page }, signal)
    return { list, head: list.summary }
  })

/** Entries under something else: both are asked for at once. */
export const entriesUnder = <Head>(client: Client, head: (signal: AbortSignal) => Promise<Head>) =>
  fromPromise<Told<Head>, Asked>(async ({ input: { page, ...filter }, signal }) => {
    const list = client.call(wallet.log, { ...askedBy(filter), page }, signal)
    if (page > 1) return { list: await list }
    const [told, above] = await Promise.all([list, head(signal)])
    return { list: told, head: above }
  })
