import { robot, type AiProduct } from '#contract/robot.ts'
import { listFlow } from '#machines/stock/list.flow.ts'
import { products } from '#stories/fixtures/ventures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { isSold } from '#tests/world/invest.ts'

const productsFlow = listFlow<AiProduct, { robot_id?: number | undefined }>()

walk(productsFlow, {
  opens: [{ title: 'a visitor opens the plans', at: '/pages/ai/ai_product', input: { which: {} } }],
  ...listWalk(productsFlow, {
    call: robot.products,
    rows: [products[0], products[1]],
    has: isSold({ kind: 'product' }),
    sees: ({ page }) => expect(page.getByText(/^Demo (1|plan Month)$/).first()).toBeVisible(),
    nothing: 'No plans yet',
  }),
})
