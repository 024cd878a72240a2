import type { Endpoint } from '#contract/endpoint.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import type { entriesFlow } from '#machines/wallet/entries.flow.ts'
import type { EntryFilter } from '#machines/wallet/entries.rules.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { begunWith, listScenes, pageOf } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

type EntriesFlow<Head extends object> = ReturnType<typeof entriesFlow<Head>>

interface Entries<Head> {
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  filter: EntryFilter
  items: readonly MoneyLog[]
  /** What stands above the list. */
  head: Head
}

/** The scenes that every list of entries has, and what a screen needs for scenes of its own. */
export function entryScenes<Head extends object>(
  flow: EntriesFlow<Head>,
  shown: Screen<EntriesFlow<Head>>,
  { paths, calls, filter, items, head }: Entries<Head>,
) {
  const at = scenes(flow, shown, {
    input: { filter },
    paths,
    calls,
    answers: { list: { ...pageOf(items), ...head } },
  })
  const first = { ...begunWith(items), head }
  return Object.assign(listScenes(at, items, { head }), {
    at,
    first,
    NothingFound: at('nothingFound', { head, filter: { ...filter, direction: 'out', from: '2026-11-01' } }),
    ShowingFiltered: at(
      'showing',
      { ...first, filter: { ...filter, direction: 'in', from: '2026-11-01', until: '2026-11-20' } },
      { names: ['filtered'] },
    ),
    Looking: at('looking', { ...first, entry: items[0] as MoneyLog }, { names: ['detailSheet'], play: opened }),
  })
}
