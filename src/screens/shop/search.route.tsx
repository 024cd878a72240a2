import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { KEYWORD_MAX } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { searchFlow } from '#machines/shop/search.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { Panel } from '#src/app/panel.tsx'
import { WithPanels } from '#src/app/with-panels.tsx'
import { words } from '#src/app/words.ts'
import { loadStored, store } from '#src/lib/storage.ts'
import { hotWordsFlow, HotWordsScreen } from './hot-words.screen.tsx'
import { SearchScreen } from './search.screen.tsx'

/** No more of an address than may be typed. */
const Search = publicPage(searchFlow, SearchScreen).with(({ search: { keyword = '' } }) => ({
  key: keyword,
  input: { keyword: keyword.slice(0, KEYWORD_MAX), history: loadStored('searched') ?? [] },
  calls: { list: shop.goods },
  actions: { store: (_: unknown, history: readonly string[]) => store('searched', [...history]) },
}))

const panel = <Panel flow={hotWordsFlow} screen={HotWordsScreen} call={shop.hotSearch} />

export const Route = createFileRoute('/pages/shops/search')({
  staticData: { access: 'optional', title: msg`Search` },
  loader: words('shop', 'wallet'),
  component: () => (
    <WithPanels panels={panel}>
      <Search />
    </WithPanels>
  ),
})
