import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { robot } from '#contract/robot.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { productsFlow, ProductsScreen } from './products.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_product')({
  staticData: { access: 'optional', title: msg`Plans` },
  loader: words('robot', 'invest'),
  component: publicPage(productsFlow, ProductsScreen).with(({ search }) => {
    const robot_id = numberIn(search.robot_id)
    return { key: robot_id, input: { which: { robot_id } }, calls: { list: robot.products } }
  }),
})
