import { useEffect, useState } from 'react'
import { CALCULATOR_AGAIN_MS } from '#contract/limits.ts'
import { saleOf } from '#machines/trade/buyers.rules.ts'
import { useHouse } from '#src/app/house.ts'
import { buyersBy, BuyersProvider, useBuyers } from '#src/parts/trade/buyers.ts'
import type { ReceivingProps } from './calculator.tsx'
import { MarketProvider, ReceivingScreen } from './receiving.screen.tsx'

/** What is typed above it is asked for here. */
function Asking({ quantity, ...at }: ReceivingProps) {
  const sale = saleOf({ quantity, pay_type: 'wallet' })
  const { snapshot, send } = useBuyers(sale)
  const asked = snapshot.context.sale.quantity
  useEffect(() => {
    if (sale.quantity !== asked) send({ type: 'ask', sale: { quantity: sale.quantity, pay_type: 'wallet' } })
  }, [sale.quantity, asked, send])
  return (
    <MarketProvider value={at}>
      <ReceivingScreen snapshot={snapshot} send={send} />
    </MarketProvider>
  )
}

export function Receiving(asks: ReceivingProps) {
  const { client } = useHouse()
  const [flow] = useState(() => buyersBy(client).provide({ delays: { lookAgain: CALCULATOR_AGAIN_MS } }))
  return (
    <BuyersProvider value={flow}>
      <Asking {...asks} />
    </BuyersProvider>
  )
}
