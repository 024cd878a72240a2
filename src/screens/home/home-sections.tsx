import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Home } from '#contract/home.ts'
import { MarketClock } from '#src/parts/home/market-clock.tsx'
import { late } from '#src/ui/late.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Note } from '#src/ui/text.tsx'
import { ActiveOrder } from './active-order.tsx'
import { below } from './below.ts'
import { isSome } from '#src/ui/held.tsx'
import { Accounts } from './owned.tsx'
import { Price, PriceInPassing } from './price.tsx'

const Below = late(below, ({ HomeBelow }) => HomeBelow)

const Actions = chakra('div', { base: { display: 'grid', gap: '2.5' } })

interface HomeSectionsProps {
  home: Home
  onMarketTurned: () => void
  onOverdue: () => void
}

export function HomeSections({ home, onMarketTurned, onOverdue }: HomeSectionsProps) {
  const { market, buyers, money, active } = home
  const clock = <MarketClock market={market} onTurned={onMarketTurned} />
  const order = active && <ActiveOrder order={active} onOverdue={onOverdue} />
  return (
    <>
      {money ? (
        <>
          {order}
          <Accounts money={money} />
          {home.demo === 1 && isSome(money.coin) && (
            <Note paddingInline="1">
              <Trans>These are demo coins. They have no value outside this demo.</Trans>
            </Note>
          )}
          <PriceInPassing market={market} buyers={buyers} />
          {clock}
        </>
      ) : (
        <>
          <Price market={market} buyers={buyers} />
          {clock}
          {home.visitor === 'anonymous' && (
            <Actions>
              <PlaceButton to="/pages/login/reg">
                <Trans>Create an account</Trans>
              </PlaceButton>
              <PlaceButton kind="quiet" to="/pages/login/login">
                <Trans>Sign in</Trans>
              </PlaceButton>
            </Actions>
          )}
          {order}
        </>
      )}
      <Below home={home} />
    </>
  )
}
