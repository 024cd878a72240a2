import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import type { EntryFilter } from '#machines/wallet/entries.rules.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { logFlow } from '#src/screens/wallet/money-log.screen.tsx'
import { sums } from '../fixtures/wallet.ts'
import { begunWith, listScenes, pageOf } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

interface Entries {
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  filter: EntryFilter
  items: readonly MoneyLog[]
  around?: (list: ReactNode) => ReactNode
}

const head = { summary: sums }

export function entryScenes(
  shown: Screen<typeof logFlow>,
  { paths, calls, filter, items, around = (list) => list }: Entries,
) {
  const at = scenes(logFlow, shown, {
    input: { filter },
    paths,
    calls,
    around,
    answers: { list: { ...pageOf(items), above: sums } },
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
