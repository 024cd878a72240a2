import { Trans } from '@lingui/react/macro'
import { Bot, ListChecks } from 'lucide-react'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { ordersViews } from '#src/parts/invest/orders-views.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

export const RobotOrdersScreen = screen(
  ordersFlow,
  ordersViews(() => ({
    title: <Trans>My robots</Trans>,
    icon: Bot,
    none: <Trans>No robot yet</Trans>,
    because: (
      <Trans>Each robot stays here with what it did, by which prices, and when what you put in comes back.</Trans>
    ),
    way: (
      <IfBuilt to="/pages/ai/ai_robot_list">
        {(to) => (
          <PlaceButton kind="quiet" to={to}>
            <Trans>See the robots</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
    ),
    onward: (
      <Rows>
        <PlaceRow
          to="/pages/ai/ai_task_order"
          icon={ListChecks}
          group="invest"
          label={<Trans>What the robots did</Trans>}
        />
        <PlaceRow to="/pages/ai/ai_robot_list" icon={Bot} group="invest" label={<Trans>All robots</Trans>} />
      </Rows>
    ),
  })),
)
