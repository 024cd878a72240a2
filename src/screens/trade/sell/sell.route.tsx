import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { OrderNo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import type { Draft } from '#machines/trade/sell.rules.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { listeningBy } from '#src/api/live.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { BuyersProvider, buyersBy } from '#src/parts/trade/buyers.ts'
import { SetPinProvider, setPinBy } from '#src/parts/security/set-pin.ts'
import { forgetSale, keepSale, KeepProvider, saleKept } from './draft.ts'
import { SellScreen } from './sell.screen.tsx'

export const Route = createFileRoute('/pages/transaction/index')({
  staticData: { access: 'optional', title: msg`Transaction`, tabs: 'trade' },
  loader: words('sell', 'trade', 'form'),
  validateSearch: ({ parent_no }: { parent_no?: string }) => ({ parent_no }),
  component: Sell,
})

function Sell() {
  const house = useHouse()
  const { client } = house
  const member = useMember()
  const id = member?.id ?? 0
  const { parent_no } = Route.useSearch()
  const parent = v.is(OrderNo, parent_no) ? parent_no : ''
  const [[buyers, setPin]] = useState(() => [buyersBy(client), setPinBy(house)] as const)
  const keep = useCallback((draft: Draft) => keepSale(id, draft), [id])
  return (
    <BuyersProvider value={buyers}>
      <SetPinProvider value={setPin}>
        <KeepProvider value={keep}>
          <FlowPage
            key={`${id} ${parent}`}
            tab
            flow={sellFlow}
            screen={SellScreen}
            input={{
              signedIn: member !== null,
              parent,
              hasPin: member?.has_payword === 1,
              unanswered: member ? unansweredOf(id, trade.create) : undefined,
              draft: saleKept(id, parent),
            }}
            keepsDraft
            actions={{ keep: (_: unknown, draft: Draft) => keep(draft), drop: forgetSale }}
            actors={{
              ...actorsOf(client, trade, 'index', 'quote', 'info', 'list'),
              ...payingActors(client, id, trade.create),
              cancel: keyedActor(client, trade.cancel),
              listening: listeningBy(client),
            }}
          />
        </KeepProvider>
      </SetPinProvider>
    </BuyersProvider>
  )
}
