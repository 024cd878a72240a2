import { invest } from '#contract/invest.ts'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { page } from '#src/app/page.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { statusIn } from './searches.ts'

export const ordersPage = (kind: 'robot' | 'product', screen: Screen<typeof ordersFlow>) =>
  page(ordersFlow, screen).with(({ search }) => {
    const status = statusIn(search.status)
    return { key: status, input: { kind, status }, calls: { list: invest.orders } }
  })
