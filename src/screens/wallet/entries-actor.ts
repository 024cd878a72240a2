import { fromPromise } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { wallet } from '#contract/wallet.ts'
import type { BonusFilter, Days, EntryFilter } from '#machines/wallet/entries.rules.ts'
import { secondsOfDay } from '#src/lib/day-text.ts'
import type { Client } from '#src/api/client.ts'

/** From the first second of one day to before the first second after another. */
const spanOf = ({ from, until }: Days) => ({
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

export const entriesActor = (client: Client) =>
  fromPromise<Given<typeof wallet.log>, Asked>(({ input: { page, ...filter }, signal }) =>
    client.call(wallet.log, { ...askedBy(filter), page }, signal),
  )

export const bonusesActor = (client: Client) =>
  fromPromise<Given<typeof wallet.bonusLog>, BonusFilter & { readonly page: number }>(
    ({ input: { page, type, ...days }, signal }) =>
      client.call(wallet.bonusLog, { ...(type && { type }), ...spanOf(days), page }, signal),
  )
