import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { BookOpen, CirclePlay, GraduationCap, Mail, Share2, Store } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { NotYet, PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { ActiveOrder } from './active-order.tsx'
import { Entries } from './entries.tsx'
import { MarketClock } from './market-clock.tsx'
import { Marquee } from './marquee.tsx'
import { NewsList } from './news-list.tsx'
import { Owned, OwnedWays } from './owned.tsx'
import { Price, PriceInPassing } from './price.tsx'
import { Stats } from './stats.tsx'

const Actions = chakra('div', { base: { display: 'grid', gap: '2.5', marginTop: '4' } })

interface HomeSectionsProps {
  home: Home
  onMarketTurned: () => void
  /** The time of the order under way has run out while somebody looked. */
  onOverdue: () => void
}

/** The first screen from top to bottom: what a visitor is promised, or what a member has, and then what is new. */
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
          <Owned money={money} />
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
      <Marquee lines={home.marquee} />
      <Stats stats={home.stats} />
      <Entries visitor={home.visitor} />
      <NewsList items={home.news} />
      <Rows marginTop="4">
        <PlaceRow to="/pages/store/open_store" icon={Store} label={<Trans>Open a store</Trans>} />
        <PlaceRow to="/pages/login/share" icon={Share2} label={<Trans>Invite friends</Trans>} />
        <PlaceRow to="/pages/video/video" icon={CirclePlay} label={<Trans>Videos</Trans>} />
        <PlaceRow to="/pages/college/college" icon={GraduationCap} label={<Trans>College</Trans>} />
        <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>What this is</Trans>} />
        <PlaceRow to="/pages/news/about" icon={Mail} label={<Trans>About us and contact</Trans>} />
        <IfBuilt
          to="/pages/index/index"
          otherwise={<Row icon={Store} label={<Trans>Mall and investing</Trans>} value={<NotYet />} />}
        >
          <PlaceRow to="/pages/index/index" icon={Store} label={<Trans>Mall and investing</Trans>} />
        </IfBuilt>
      </Rows>
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
