import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { isPaid, OrderNo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import type { Draft } from '#machines/trade/sell.rules.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { BuyersProvider, buyersBy } from '#src/parts/trade/buyers.ts'
import { SetPinProvider, setPinBy } from '#src/parts/security/set-pin.ts'
import { forgetSale, keepSale, KeepProvider, saleKept } from './draft.ts'
import { SellScreen } from './sell.screen.tsx'

export const Route = createFileRoute('/pages/transaction/index')({
  staticData: { access: 'optional', title: msg`Transaction`, tabs: 'trade' },
  loader: words('sell', 'trade', 'form'),
  component: Sell,
})

const SellPage = page(sellFlow, SellScreen).with(({ client, search: { parent_no }, member, id, hasPin }) => {
  const parent = v.is(OrderNo, parent_no) ? parent_no : ''
  return {
    key: parent,
    tab: true,
    // It was shown once that it is sold; afterwards the order says so.
    isOver: ({ order }) => order !== undefined && isPaid(order.status),
    input: {
      signedIn: member !== null,
      parent,
      hasPin,
      unanswered: member ? unansweredOf(id, trade.create) : undefined,
      draft: saleKept(id, parent),
    },
    keepsDraft: true,
    actions: { keep: (_: unknown, draft: Draft) => keepSale(id, draft), drop: forgetSale },
    calls: { index: trade.index, quote: trade.quote, info: trade.info, list: trade.list },
    actors: { ...payingActors(client, id, trade.create), cancel: keyedActor(client, trade.cancel) },
  }
})

function Sell() {
  const house = useHouse()
  const id = useMemberId() ?? 0
  const [[buyers, setPin]] = useState(() => [buyersBy(house.client), setPinBy(house)] as const)
  const keep = useCallback((draft: Draft) => keepSale(id, draft), [id])
  return (
    <BuyersProvider value={buyers}>
      <SetPinProvider value={setPin}>
        <KeepProvider value={keep}>
          <SellPage />
        </KeepProvider>
      </SetPinProvider>
    </BuyersProvider>
  )
}
