import type { Latest } from '#contract/home.ts'
import type { Call } from '../lib/call.ts'
import { apart } from '../notice/words.ts'
import { entriesOf } from '../wallet/log.ts'
import { presentMoneyLog } from '../wallet/present.ts'

const ENTRIES = 3

export async function latestOf({ sql, say, locale }: Call, memberId: number): Promise<Latest[]> {
  const entries = await entriesOf(sql, { memberId }, { limit: ENTRIES, offset: 0 })
  return entries.map((entry) => {
    const { id, title, type, currency, direction, amount, create_time } = presentMoneyLog(say, entry, (name) =>
      apart(name, locale),
    )
    return { id, title, type, currency, direction, amount, create_time }
  })
}
