import type { Meta } from '@storybook/react-vite'
import { merchant } from '#contract/merchant.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { mostUrgent } from '#machines/merchant/urgent-orders.rules.ts'
import { UrgentOrdersScreen } from '#src/screens/merchant/urgent-orders.screen.tsx'
import { incomingOrders, vastOrders } from '../fixtures/incoming.ts'
import { silent } from '../fixtures/trouble.ts'
import { Bench } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(urgentOrdersFlow, UrgentOrdersScreen, {
  input: undefined,
  paths: ['/pages/user/user1'],
  calls: { list: merchant.list },
})
const some = { orders: mostUrgent(incomingOrders) }

export default {
  title: 'merchant/Urgent orders',
  parameters: { purpose: 'A part of the merchant centre: the few orders that press most.' },
  decorators: [(Story) => <Bench justifyItems="stretch">{Story()}</Bench>],
} satisfies Meta

export const Opening = at('opening')
export const Unreachable = at('unreachable', { trouble: silent })
export const Showing = at('showing', some)
export const ShowingNothing = at('showing')
export const ShowingLargeNumbers = at('showing', { orders: mostUrgent(vastOrders) })
export const Following = at('following', some)
export const Behind = at('behind', some)
