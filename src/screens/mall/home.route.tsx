import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { home } from '#contract/home.ts'
import { shop } from '#contract/shop.ts'
import { inLanguage } from '#src/app/in-language.tsx'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { learnCount } from '#src/lib/cart-count.ts'
import { openVentures } from './ventures-open.ts'
import { mallFlow, MallScreen, type MallHome } from './home.screen.tsx'

const MallHomePage = page(mallFlow, MallScreen).with(({ client, id }) => ({
  tab: true,
  actors: {
    load: fromPromise<MallHome>(async ({ signal }) => {
      const [answer, shelves, ventures] = await Promise.all([
        client.call(home.index, { space: 'mall' }, signal),
        client.call(shop.index, {}, signal).catch(() => undefined),
        openVentures(client, signal),
      ])
      if (id > 0 && shelves) learnCount(id, shelves.cart_count)
      return { home: answer, shelves, ventures }
    }),
  },
}))

export const Route = createFileRoute('/pages/index/index')({
  staticData: { access: 'optional', title: msg`Mall and investing`, tabs: 'mall' },
  loader: words('mall', 'invest', 'shop', 'coupon'),
  component: inLanguage(MallHomePage),
})
