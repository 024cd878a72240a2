import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { shop } from '#contract/shop.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { AskedChoose } from './asked-choose.tsx'
import { categoriesFlow, CategoriesScreen } from '#src/parts/shop/categories.screen.tsx'
import { shelfPage } from './shelf-flow-page.tsx'
import { ShopScreen } from './shelf.screen.tsx'

const panel = <Panel flow={categoriesFlow} screen={CategoriesScreen} call={shop.categories} />

const Shelf = shelfPage(ShopScreen, 'shop', panel)

export const Route = createFileRoute('/pages/shop/shop')({
  staticData: { access: 'optional', title: msg`Shop` },
  loader: words('shop'),
  component: () => (
    <>
      <Shelf />
      <AskedChoose />
    </>
  ),
})
