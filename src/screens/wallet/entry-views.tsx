import { Trans } from '@lingui/react/macro'
import { ScrollText } from 'lucide-react'
import { useCallback, type ComponentType } from 'react'
import type { MoneyLog } from '#contract/wallet.ts'
import type { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { isNarrowed, widened } from '#machines/wallet/entries.rules.ts'
import type { ViewProps, Views } from '#src/lib/screen.tsx'
import { listViews, NothingFound, NothingYet, type Around } from '#src/ui/list.tsx'
import { EntryDays } from './entry-days.tsx'
import { EntrySheet } from './entry-sheet.tsx'

export type EntriesFlow<Head extends object> = ReturnType<typeof entriesFlow<Head>>
export type EntriesViewProps<Head extends object> = ViewProps<EntriesFlow<Head>>

function Rows<Head extends object>({ context: { items, entry, filter }, send }: EntriesViewProps<Head>) {
  const look = useCallback((looked: MoneyLog) => send({ type: 'look', entry: looked }), [send])
  return (
    <>
      <EntryDays entries={items} mixed={filter.account === ''} onLook={look} />
      {entry && <EntrySheet entry={entry} onClose={() => send({ type: 'back' })} />}
    </>
  )
}

const Nothing = <Head extends object>(view: EntriesViewProps<Head>) =>
  isNarrowed(view.context.filter) ? (
    <NothingFound onAll={() => view.send({ type: 'filter', filter: widened(view.context.filter) })}>
      <Trans>There are entries, but none of this type or in these days.</Trans>
    </NothingFound>
  ) : (
    <NothingYet icon={ScrollText} title={<Trans>No activity yet</Trans>} view={view}>
      <Trans>You find every entry here, to the last unit.</Trans>
    </NothingYet>
  )

export function entryViews<Head extends object>(
  Frame: ComponentType<Around<EntriesViewProps<Head>>>,
): Views<EntriesFlow<Head>> {
  const views = listViews<EntriesViewProps<Head>>({ Frame, Rows, Nothing })
  return { ...views, looking: views.showing }
}
