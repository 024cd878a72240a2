import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { EVERY_GOODS, mallFlow } from '#machines/affiliate/mall.flow.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import { categoriesFlow, CategoriesScreen } from '#src/parts/shop/categories.screen.tsx'
import { MallScreen } from '#src/screens/affiliate/mall.screen.tsx'
import { partnerCategories, partnerGoods, testPartner } from '../fixtures/affiliate.ts'
import { begunWith } from '../lib/list.ts'
import { still } from '../lib/scenes.tsx'

const plain = {
  head: still(categoriesFlow, CategoriesScreen, 'showing', { item: { list: partnerCategories } }),
  list: still(
    mallFlow,
    MallScreen,
    'showing',
    { ...begunWith(partnerGoods), head: testPartner },
    { isMember: true, filter: EVERY_GOODS },
  ),
}

export const partnersPage = ({ head = plain.head, list = plain.list }: { head?: ReactNode; list?: ReactNode }) => (
  <PanelsProvider value={{ shown: head, asked: 0, refresh: action('refresh') }}>{list}</PanelsProvider>
)
