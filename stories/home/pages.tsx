import type { ReactNode } from 'react'
import { homeFlow } from '#machines/home/home.flow.ts'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { ReceivingProvider, type ReceivingProps } from '#src/screens/home/calculator.tsx'
import { HomeScreen } from '#src/screens/home/home.screen.tsx'
import { MarketProvider, ReceivingScreen } from '#src/screens/home/receiving.screen.tsx'
import { closedMarket, visitorHome } from '../fixtures/home.ts'
import { buyers } from '../fixtures/sell.ts'
import { still } from '../lib/scenes.tsx'

export const sale = { quantity: '100', pay_type: 'wallet' } as const
const visitor = { member: false, seenPopup: 0, offered: false }

const half =
  (shown: ReactNode) =>
  ({ market, onMarketTurned }: ReceivingProps) => (
    <MarketProvider value={{ market, onMarketTurned }}>{shown}</MarketProvider>
  )

const received = half(still(buyersFlow, ReceivingScreen, 'shown', { buyers }, { sale }))

/** What coins bring is known. */
export const calculated = (screen: ReactNode) => <ReceivingProvider value={received}>{screen}</ReceivingProvider>

/** A visitor's home around the half that says what coins bring. */
export const visited =
  ({ closed = false } = {}) =>
  (screen: ReactNode) => (
    <ReceivingProvider value={half(screen)}>
      {still(
        homeFlow,
        HomeScreen,
        closed ? 'marketClosed' : 'marketOpen',
        { home: closed ? { ...visitorHome, market: closedMarket } : visitorHome },
        visitor,
      )}
    </ReceivingProvider>
  )
