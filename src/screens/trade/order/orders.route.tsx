import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useCallback, useMemo, useState } from 'react'
import * as v from 'valibot'
import { TABS, trade, type Tab } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { words } from '#src/app/words.ts'
import type { ScreenProps } from '#src/lib/screen.tsx'
import { OrdersScreen } from './orders.screen.tsx'

export const Route = createFileRoute('/pages/orders/index')({
  staticData: { access: 'optional', title: msg`Orders`, tabs: 'trade' },
  loader: words('order'),
  validateSearch: v.object({ tab: v.optional(v.fallback(v.optional(v.picklist(TABS)), undefined)) }),
  component: Orders,
})

type Props = ScreenProps<typeof ordersFlow>

/** The tab stands in the address. One that was chosen here is there already; any other is a visit of its own. */
function useTab() {
  const { tab = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [visit, setVisit] = useState({ tab, chosen: tab, number: 1 })
  if (visit.tab !== tab) setVisit({ tab, chosen: tab, number: visit.number + (visit.chosen === tab ? 0 : 1) })
  const choose = useCallback(
    (chosen: Tab) => {
      setVisit((before) => ({ ...before, chosen }))
      void navigate({ search: chosen === 'all' ? {} : { tab: chosen }, replace: true })
    },
    [navigate],
  )
  return { tab, visit: visit.number, choose }
}

function Orders() {
  const { client } = useHouse()
  const member = useMemberId()
  const { tab, visit, choose } = useTab()
  const screen = useMemo(
    () =>
      ({ snapshot, send }: Props) => (
        <OrdersScreen
          snapshot={snapshot}
          send={(event) => {
            if (event.type === 'tab') choose(event.tab)
            send(event)
          }}
        />
      ),
    [choose],
  )
  return (
    <Stage
      key={`${member} ${visit}`}
      flow={ordersFlow}
      screen={screen}
      input={{ signedIn: member !== undefined, tab }}
      actors={{ ...actorsOf(client, trade, 'list'), listening: listeningBy(client) }}
    />
  )
}
