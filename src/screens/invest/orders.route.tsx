import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { ordersPage } from '#src/parts/invest/orders-page.ts'
import { OrdersScreen } from './orders.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_order')({
  staticData: { access: 'member', title: msg`Plans and projects` },
  loader: words('invest'),
  component: ordersPage('product', OrdersScreen),
})
