import { Trans } from '@lingui/react/macro'
import { ListFilter, ScrollText } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import type { MoneyLog } from '#contract/wallet.ts'
import { known } from '#machines/lib/known.ts'
import type { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { widened } from '#machines/wallet/entries.rules.ts'
import type { Sight, View, Views } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { EntryDays } from './entry-days.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { ListFoot } from '#src/ui/list-foot.tsx'

export type EntriesFlow<Head> = ReturnType<typeof entriesFlow<Head>>
export type EntriesSight<Head> = Sight<EntriesFlow<Head>>

/** Where there is something to be read again. */
export const canRefresh = (state: EntriesSight<unknown>['state']) =>
  !['opening', 'unreachable', 'nothingFound', 'appending', 'refreshing'].includes(state)

interface Around<Head> {
  sight: EntriesSight<Head>
  children: ReactNode
}

function List<Head>({ sight: { context, state, send } }: { sight: EntriesSight<Head> }) {
  const { items, entry, trouble, filter } = context
  const look = useCallback((looked: MoneyLog) => send({ type: 'look', entry: looked }), [send])
  return (
    <>
      <EntryDays entries={items} mixed={filter.account === ''} onLook={look} />
      <ListFoot list={context} state={state} trouble={trouble} onMore={() => send({ type: 'more' })} />
      {state === 'looking' && <EntrySheet entry={known(entry)} onClose={() => send({ type: 'back' })} />}
    </>
  )
}

/** The views of every list of entries; what stands around them is each screen's own. */
export function entryViews<Head>(Frame: (around: Around<Head>) => ReactNode): Views<EntriesFlow<Head>> {
  const listed: View<EntriesFlow<Head>> = (sight) => (
    <Frame sight={sight}>
      <List sight={sight} />
    </Frame>
  )
  return {
    opening: (sight) => (
      <Frame sight={sight}>
        <Waiting rows={6} />
      </Frame>
    ),
    empty: (sight) => (
      <Frame sight={sight}>
        <Standing
          icon={ScrollText}
          title={<Trans>Nothing has moved here yet</Trans>}
          action={
            <Button kind="quiet" onClick={() => sight.send({ type: 'refresh' })}>
              <Trans>Look again</Trans>
            </Button>
          }
        >
          <Trans>As soon as something comes or goes, it is listed here, to the last unit.</Trans>
        </Standing>
      </Frame>
    ),
    nothingFound: (sight) => (
      <Frame sight={sight}>
        <Standing
          icon={ListFilter}
          title={<Trans>Nothing found</Trans>}
          action={
            <Button kind="quiet" onClick={() => sight.send({ type: 'filter', filter: widened(sight.context.filter) })}>
              <Trans>Show everything</Trans>
            </Button>
          }
        >
          <Trans>There are entries, but none of this kind or in these days.</Trans>
        </Standing>
      </Frame>
    ),
    unreachable: (sight) => (
      <Frame sight={sight}>
        <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
      </Frame>
    ),
    settling: listed,
    showing: listed,
    ended: listed,
    appending: listed,
    stuck: listed,
    following: listed,
    behind: listed,
    refreshing: listed,
    looking: listed,
  }
}
