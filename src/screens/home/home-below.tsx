import { Trans } from '@lingui/react/macro'
import { BookOpen, CirclePlay, GraduationCap, Mail, Share2, Store } from 'lucide-react'
import { MarketClock } from '#src/parts/home/market-clock.tsx'
import { Marquee } from '#src/parts/home/marquee.tsx'
import { NewsList } from '#src/parts/home/news-list.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import type { BelowProps } from './below-props.ts'
import { Accounts } from './accounts.tsx'
import { Entries } from './entries.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LatestEntries } from './latest-entries.tsx'
import { Price } from './price.tsx'
import { Stats } from './stats.tsx'

export { Receiving } from './receiving.tsx'

export function HomeBelow({ home, onRefresh, onMarketTurned }: BelowProps) {
  const { market, buyers, money, steps, latest, visitor } = home
  const isOpen = market.is_open === 1
  return (
    <>
      {money ? (
        <>
          {steps ? <FirstSteps done={steps} /> : <Accounts money={money} />}
          <LatestEntries of={latest} />
          <Price market={market} buyers={buyers} />
        </>
      ) : (
        <HowItWorks minutes={market.match_minutes} />
      )}
      {(money || isOpen) && <MarketClock market={market} onTurned={onMarketTurned} />}
      <Stats stats={home.stats} onRefresh={onRefresh} />
      <Entries visitor={visitor} />
      <Marquee lines={home.marquee} />
      <NewsList items={home.news} />
      <Rows>
        <PlaceRow to="/pages/store/open_store" icon={Store} label={<Trans>Open a store</Trans>} />
        <PlaceRow to="/pages/login/share" icon={Share2} label={<Trans>Invite friends</Trans>} />
        <PlaceRow to="/pages/video/video" icon={CirclePlay} label={<Trans>Videos</Trans>} />
        <PlaceRow to="/pages/college/college" icon={GraduationCap} label={<Trans>College</Trans>} />
        <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>About Quay</Trans>} />
        <PlaceRow to="/pages/news/about" icon={Mail} label={<Trans>About us and contact</Trans>} />
      </Rows>
    </>
  )
}
