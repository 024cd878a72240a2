import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { shopOrder } from '#contract/shop-order.ts'
import { Panel } from '#src/app/panel.tsx'
import { WithPanels } from '#src/app/with-panels.tsx'
import { words } from '#src/app/words.ts'
import { centrePage } from '#src/parts/account/centre-page.ts'
import { MineScreen } from './centre.screen.tsx'
import { orderCountsFlow, OrderCountsScreen } from './order-counts.screen.tsx'

const Mine = centrePage(MineScreen)
const counts = <Panel flow={orderCountsFlow} screen={OrderCountsScreen} call={shopOrder.list} asks={{ limit: 1 }} />

export const Route = createFileRoute('/pages/user/user')({
  staticData: { access: 'optional', title: msg`Mine`, tabs: 'mall' },
  loader: words('mall', 'account', 'wallet'),
  component: () => (
    <WithPanels panels={counts}>
      <Mine />
    </WithPanels>
  ),
})
