import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { affiliate } from '#contract/affiliate.ts'
import { required } from '#machines/lib/required.ts'
import { EVERY_GOODS, mallFlow } from '#machines/affiliate/mall.flow.ts'
import { page } from '#src/app/page.tsx'
import { Panel } from '#src/app/panel.tsx'
import { WithPanels } from '#src/app/with-panels.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { categoriesFlow, CategoriesScreen } from '#src/parts/shop/categories.screen.tsx'
import { MallScreen } from './mall.screen.tsx'

const panel = <Panel flow={categoriesFlow} screen={CategoriesScreen} call={affiliate.categories} />

const Mall = page(mallFlow, MallScreen).with(({ search: { cate_id }, id, places }) => ({
  key: cate_id,
  input: { isMember: id > 0, filter: { ...EVERY_GOODS, cate_id: numberIn(cate_id) } },
  calls: { list: affiliate.goods, link: affiliate.link },
  leaves: {
    led: ({ link }) => {
      const there = `/pages/common/urlview?url=${encodeURIComponent(required(link).url)}`
      if (places.isBuilt(there)) places.go(there)
    },
  },
}))

export const Route = createFileRoute('/pages/mall/mall')({
  staticData: { access: 'optional', title: msg`Goods of our partners` },
  loader: words('affiliate', 'shop'),
  component: () => (
    <WithPanels panels={panel}>
      <Mall />
    </WithPanels>
  ),
})
