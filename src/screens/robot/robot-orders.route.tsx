import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { AskedReceipt } from '#src/parts/invest/asked-receipt.tsx'
import { ROBOT_ORDERS } from '#src/parts/invest/names.ts'
import { ordersPage } from '#src/parts/invest/orders-page.ts'
import { RobotOrdersScreen } from './robot-orders.screen.tsx'

const Orders = ordersPage('robot', RobotOrdersScreen)

export const Route = createFileRoute('/pages/ai/ai_robot_order')({
  staticData: { access: 'member', title: msg`My robots` },
  loader: words('robot', 'invest'),
  component: () => (
    <>
      <Orders />
      <AskedReceipt over={ROBOT_ORDERS} />
    </>
  ),
})
