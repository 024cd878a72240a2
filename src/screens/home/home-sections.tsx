import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { BookOpen, Megaphone, Store } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { NotYet, PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { ActiveOrder } from './active-order.tsx'
import { Entries } from './entries.tsx'
import { MarketClock } from './market-clock.tsx'
import { NewsList } from './news-list.tsx'
import { Price } from './price.tsx'
import { Stats } from './stats.tsx'

const Notice = chakra('p', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    marginTop: '4',
    textStyle: 'note',
    color: 'ink2',
    '& span': { color: 'accent' },
  },
})
const Actions = chakra('div', { base: { display: 'grid', gap: '2.5', marginTop: '4' } })

interface HomeSectionsProps {
  home: Home
  onMarketTurned: () => void
  /** The time of the order under way has run out while somebody looked. */
  onOverdue: () => void
}

/** The first screen from top to bottom: the market, the price, the way in, an order under way, the trade in numbers, the news. */
export function HomeSections({ home, onMarketTurned, onOverdue }: HomeSectionsProps) {
  const [first] = home.marquee
  return (
    <>
      <MarketClock market={home.market} onTurned={onMarketTurned} />
      <Price market={home.market} />
      <Actions>
        <MainAction visitor={home.visitor} />
      </Actions>
      {home.active && <ActiveOrder order={home.active} onOverdue={onOverdue} />}
      {first && (
        <Notice>
          <Icon of={Megaphone} size={20} />
          {first.text}
        </Notice>
      )}
      <Stats stats={home.stats} />
      <Entries visitor={home.visitor} />
      <NewsList items={home.news} />
      <Rows marginTop="4">
        <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>What this is</Trans>} />
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
          <Trans>Sell to a merchant</Trans>
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
