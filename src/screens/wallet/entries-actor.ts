import { fromPromise } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import type { Paged } from '#contract/shapes.ts'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
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
  fromPromise<Given<typeof wallet.log>, Asked>(({ input: { page, ...filter }, signal }) =>
    client.call(wallet.log, { ...askedBy(filter), page }, signal),
  )

/** What stands above entries; the pages after the first bring none. */
export interface Above<Told> {
  readonly above?: Told
}

/** Entries under something else: both are asked for at once. */
export const entriesUnder = <Told>(client: Client, above: (signal: AbortSignal) => Promise<Told>) =>
  fromPromise<Paged<MoneyLog> & Above<Told>, Asked>(async ({ input: { page, ...filter }, signal }) => {
    const list = client.call(wallet.log, { ...askedBy(filter), page }, signal)
    if (page > 1) return list
    const [listed, told] = await Promise.all([list, above(signal)])
    return { ...listed, above: told }
  })
