import { Trans } from '@lingui/react/macro'
import { ScrollText } from 'lucide-react'
import { useCallback, type ComponentType } from 'react'
import type { MoneyLog } from '#contract/wallet.ts'
import type { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { isNarrowed, widened } from '#machines/wallet/entries.rules.ts'
import type { Sight, Views } from '#src/lib/screen.tsx'
import { listViews, NothingFound, NothingYet, type Around } from '#src/ui/list.tsx'
import { EntryDays } from './entry-days.tsx'
import { EntrySheet } from './entry-sheet.tsx'

export type EntriesFlow<Head extends object> = ReturnType<typeof entriesFlow<Head>>
export type EntriesSight<Head extends object> = Sight<EntriesFlow<Head>>

function Rows<Head extends object>({ context: { items, entry, filter }, send }: EntriesSight<Head>) {
  const look = useCallback((looked: MoneyLog) => send({ type: 'look', entry: looked }), [send])
  return (
    <>
      <EntryDays entries={items} mixed={filter.account === ''} onLook={look} />
      {entry && <EntrySheet entry={entry} onClose={() => send({ type: 'back' })} />}
    </>
  )
}

const Nothing = <Head extends object>(sight: EntriesSight<Head>) =>
  isNarrowed(sight.context.filter) ? (
    <NothingFound onAll={() => sight.send({ type: 'filter', filter: widened(sight.context.filter) })}>
      <Trans>There are entries, but none of this type or in these days.</Trans>
    </NothingFound>
  ) : (
    <NothingYet icon={ScrollText} title={<Trans>No activity yet</Trans>} sight={sight}>
      <Trans>You find every entry here, to the last unit.</Trans>
    </NothingYet>
  )

/** The views of every list of entries; what stands around them is each screen's own. */
export function entryViews<Head extends object>(
  Frame: ComponentType<Around<EntriesSight<Head>>>,
): Views<EntriesFlow<Head>> {
  const views = listViews<EntriesSight<Head>>({ Frame, Rows, Nothing })
  return { ...views, looking: views.showing }
}
