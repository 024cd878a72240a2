import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { robot } from '#contract/robot.ts'
import { actorOf } from '#src/api/actors.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/parts/invest/asked.ts'
import { productsFlow, ProductsScreen } from './products.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_product')({
  staticData: { access: 'optional', title: msg`Plans` },
  loader: words('robot', 'invest'),
  validateSearch: ({ robot_id }: { robot_id?: string }) => ({ robot_id }),
  component: Products,
})

function Products() {
  const { client } = useHouse()
  const robot_id = numberIn(Route.useSearch().robot_id)
  return (
    <FlowPage
      key={robot_id}
      flow={productsFlow}
      screen={ProductsScreen}
      input={{ which: { robot_id } }}
      actors={{ list: actorOf(client, robot.products) }}
    />
  )
}
