import { Trans } from '@lingui/react/macro'
import { ChartLine, ListPlus } from 'lucide-react'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { ordersViews } from '#src/parts/invest/orders-views.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

export const OrdersScreen = screen(
  ordersFlow,
  ordersViews(() => ({
    title: <Trans>Plans and projects</Trans>,
    icon: ChartLine,
    none: <Trans>No plan or project yet</Trans>,
    because: (
      <Trans>
        Each one stays here with its dates: what a date may bring, what it brought, and when what you put in comes back.
      </Trans>
    ),
    way: (
      <IfBuilt to="/pages/ai/ai_product">
        {(to) => (
          <PlaceButton kind="quiet" to={to}>
            <Trans>See the plans</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
    ),
    onward: (
      <Rows>
        <PlaceRow to="/pages/ai/ai_product" icon={ListPlus} group="invest" label={<Trans>All plans</Trans>} />
      </Rows>
    ),
  })),
)
