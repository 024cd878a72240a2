import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { required } from '#machines/lib/required.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Latest } from '#src/ui/latest.tsx'
import { IconPlace, IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Marquee } from '../home/marquee.tsx'
import { NewsList } from '../home/news-list.tsx'
import { SpaceFrame } from '../home/space-frame.tsx'
import { EntryDays } from '../wallet/entry-days.tsx'
import { MallPlaces } from './mall-places.tsx'
import { PointsWorth } from './points-worth.tsx'
import { Purse } from './purse.tsx'
import { MallWays } from './mall-ways.tsx'
import { Ventures, type OpenVentures } from './ventures.tsx'
import { Welcome } from './welcome.tsx'

export interface MallHome {
  readonly home: Home
  readonly latest: readonly MoneyLog[]
  readonly ventures: OpenVentures
}

export const mallFlow = followFlow<MallHome>('money')

function Cart() {
  const { t } = useLingui()
  return (
    <IfBuilt to="/pages/cart/cart">
      {(there) => (
        <IconPlace to={there} aria-label={t`Cart`}>
          <Icon of={ShoppingCart} />
        </IconPlace>
      )}
    </IfBuilt>
  )
}

const Frame = ({ item, ...around }: Around & { item?: MallHome | undefined }) => (
  <SpaceFrame space="mall" demo={item?.home.demo === 1} actions={<Cart />} {...around} />
)

const Spent = ({ latest }: Pick<MallHome, 'latest'>) => (
  <Latest
    title={<Trans>Latest shopping activity</Trans>}
    all={
      latest.length > 0 && (
        <TextPlace to="/pages/wallets/gw_wallet">
          <Trans>All activity</Trans>
        </TextPlace>
      )
    }
    none={<Trans>No activity yet. You find here what comes to your shopping balance, and what you spend.</Trans>}
    isEmpty={latest.length === 0}
  >
    <EntryDays entries={latest} />
  </Latest>
)

function Shown({ item: { home, latest, ventures } }: { item: MallHome }) {
  const { points, money } = required(home.mall)
  return (
    <>
      {money ? <Purse money={money} /> : <Welcome />}
      <MallWays />
      <Marquee lines={home.marquee} />
      <Ventures of={ventures} />
      {money && <Spent latest={latest} />}
      <PointsWorth points={points} />
      <NewsList items={home.news} />
      <MallPlaces />
    </>
  )
}

export const MallScreen = screen(mallFlow, followViews<MallHome>({ Frame, outline: { figure: true, rows: 6 }, Shown }))
