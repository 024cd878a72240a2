import { useImperativeHandle, useState } from 'react'
import { CALCULATOR_AGAIN_MS } from '#contract/limits.ts'
import type { Sale } from '#machines/trade/buyers.flow.ts'
import { saleOf } from '#machines/trade/buyers.rules.ts'
import { useHouse } from '#src/app/house.ts'
import { buyersBy, BuyersProvider, useBuyers } from '#src/parts/trade/buyers.ts'
import type { ReceivingProps } from './calculator.tsx'
import { MarketProvider, ReceivingScreen } from './receiving.screen.tsx'

const toBalance = (quantity: string): Sale => saleOf({ quantity, pay_type: 'wallet' })

function Asking({ quantity, asks, ...at }: ReceivingProps) {
  const { snapshot, send } = useBuyers(toBalance(quantity))
  useImperativeHandle(asks, () => (typed) => send({ type: 'ask', sale: toBalance(typed) }), [send])
  return (
    <MarketProvider value={at}>
      <ReceivingScreen snapshot={snapshot} send={send} />
    </MarketProvider>
  )
}

/** Nobody waits for an order here, so it is asked less often. */
export function Receiving(props: ReceivingProps) {
  const { client } = useHouse()
  const [flow] = useState(() => buyersBy(client).provide({ delays: { lookAgain: CALCULATOR_AGAIN_MS } }))
  return (
    <BuyersProvider value={flow}>
      <Asking {...props} />
    </BuyersProvider>
  )
}
