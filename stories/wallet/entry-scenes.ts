import type { Endpoint } from '#contract/endpoint.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import type { entriesFlow } from '#machines/wallet/entries.flow.ts'
import type { EntryFilter } from '#machines/wallet/entries.rules.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { silent } from '../fixtures/trouble.ts'
import { begunWith, endedWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

type EntriesFlow<Head> = ReturnType<typeof entriesFlow<Head>>

interface Entries<Head> {
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  filter: EntryFilter
  items: readonly MoneyLog[]
  /** What stands above the list. */
  head: Head
}

/** The scenes that every list of entries has, and what a screen needs for scenes of its own. */
export function entryScenes<Head>(
  flow: EntriesFlow<Head>,
  shown: Screen<EntriesFlow<Head>>,
  { paths, calls, filter, items, head }: Entries<Head>,
) {
  const at = scenes(flow, shown, { input: { filter }, paths, calls })
  const first = { ...begunWith(items), head }
  return {
    at,
    first,
    Opening: at('opening', {}, { names: ['loading', 'headerLoading'] }),
    Empty: at('empty', { head }),
    NothingFound: at('nothingFound', { head, filter: { ...filter, direction: 'out', from: '2026-11-01' } }),
    Unreachable: at('unreachable', { trouble: silent }, { names: ['error'] }),
    Showing: at('showing', first, { names: ['ready'] }),
    ShowingFiltered: at(
      'showing',
      { ...first, filter: { ...filter, direction: 'in', from: '2026-11-01', until: '2026-11-20' } },
      { names: ['filtered'] },
    ),
    ShowingRefreshFailed: at('showing', { ...first, trouble: silent }),
    Ended: at('ended', { ...endedWith(items), head }, { names: ['noMore'] }),
    Appending: at('appending', first, { names: ['loadingMore'] }),
    Stuck: at('stuck', { ...first, trouble: silent }, { names: ['loadMoreError'] }),
    Following: at('following', first),
    Behind: at('behind', first),
    Refreshing: at('refreshing', first),
    Looking: at('looking', { ...first, entry: items[0] as MoneyLog }, { names: ['detailSheet'], play: opened }),
  }
}
