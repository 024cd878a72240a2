import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { required } from '#machines/lib/required.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Marquee } from '#src/parts/home/marquee.tsx'
import { NewsList } from '#src/parts/home/news-list.tsx'
import { SpaceFrame } from '#src/parts/home/space-frame.tsx'
import { EntryDays } from '#src/parts/wallet/entry-days.tsx'
import { EyeButton } from '#src/ui/eye.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IconPlace, IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
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
  <SpaceFrame
    space="mall"
    demo={item?.home.demo === 1}
    actions={
      <>
        {item?.home.mall?.money && <EyeButton />}
        <Cart />
      </>
    }
    {...around}
  />
)

const Spent = ({ latest }: Pick<MallHome, 'latest'>) => (
  <Section
    title={<Trans>Latest shopping activity</Trans>}
    all={
      latest.length > 0 && (
        <TextPlace to="/pages/wallets/gw_wallet">
          <Trans>All activity</Trans>
        </TextPlace>
      )
    }
  >
    {latest.length > 0 ? (
      <EntryDays entries={latest} />
    ) : (
      <Card holds="prose">
        <Lead>
          <Trans>No activity yet. You find here what comes to your shopping balance, and what you spend.</Trans>
        </Lead>
      </Card>
    )}
  </Section>
)

function Shown({ item: { home, latest, ventures } }: { item: MallHome }) {
  const { points, money } = required(home.mall)
  return (
    <>
      {money ? <Purse money={money} /> : <Welcome />}
      <Ventures of={ventures} />
      <MallWays />
      <Marquee lines={home.marquee} />
      {money && <Spent latest={latest} />}
      <PointsWorth points={points} />
      <NewsList items={home.news} />
      <MallPlaces />
    </>
  )
}

export const MallScreen = screen(mallFlow, followViews<MallHome>({ Frame, outline: { figure: true, rows: 6 }, Shown }))
