import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Home } from '#contract/home.ts'
import { late } from '#src/ui/late.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { ActiveOrder } from './active-order.tsx'
import { below } from './below.ts'
import { MarketClock } from './market-clock.tsx'
import { Owned, OwnedWays } from './owned.tsx'
import { Price, PriceInPassing } from './price.tsx'

const Below = late(below, ({ HomeBelow }) => HomeBelow)

const Actions = chakra('div', { base: { display: 'grid', gap: '2.5', marginTop: '4' } })

interface HomeSectionsProps {
  home: Home
  onMarketTurned: () => void
  onOverdue: () => void
}

export function HomeSections({ home, onMarketTurned, onOverdue }: HomeSectionsProps) {
  const { market, buyers, money, active } = home
  const clock = <MarketClock market={market} onTurned={onMarketTurned} />
  const action = (
    <Actions>
      <MainAction visitor={home.visitor} />
    </Actions>
  )
  const order = active && <ActiveOrder order={active} onOverdue={onOverdue} />
  return (
    <>
      {money ? (
        <>
          <Owned money={money} demo={home.demo === 1} />
          {action}
          <OwnedWays />
          {order}
          <PriceInPassing market={market} buyers={buyers} />
          {clock}
        </>
      ) : (
        <>
          {clock}
          <Price market={market} buyers={buyers} />
          {action}
          {order}
        </>
      )}
      <Below home={home} />
    </>
  )
}

function MainAction({ visitor }: { visitor: Home['visitor'] }) {
  if (visitor !== 'anonymous') {
    return (
      <IfBuilt
        to="/pages/transaction/index"
        otherwise={
          <PlaceButton to="/pages/my/index">
            <Trans>Open my account</Trans>
          </PlaceButton>
        }
      >
        <PlaceButton to="/pages/transaction/index">
          <Trans>Sell coins</Trans>
        </PlaceButton>
      </IfBuilt>
    )
  }
  return (
    <>
      <PlaceButton to="/pages/login/reg">
        <Trans>Create an account</Trans>
      </PlaceButton>
      <PlaceButton kind="quiet" to="/pages/login/login">
        <Trans>Sign in</Trans>
      </PlaceButton>
    </>
  )
}
