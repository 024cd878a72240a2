import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { shop } from '#contract/shop.ts'
import { visitsFlow } from '#machines/shop/visits.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { VisitsScreen } from './visits.screen.tsx'

export const Route = createFileRoute('/pages/shops/visit')({
  staticData: { access: 'member', title: msg`Viewed before` },
  loader: words('shop'),
  component: page(visitsFlow, VisitsScreen).with(() => ({
    calls: { list: shop.visits, forget: shop.forgetVisits },
  })),
})
