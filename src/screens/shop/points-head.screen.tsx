import { Trans } from '@lingui/react/macro'
import { Gift, History, Package } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { shop } from '#contract/shop.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { WaysIn } from '#src/parts/account/ways-in.tsx'
import { panelViews } from '#src/parts/wallet/panel-views.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Lead, Note } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'

export type PointsHead = Given<typeof shop.points>

export const pointsHeadFlow = followFlow<PointsHead>('money')

function Own({ points, least }: { points: number; least: number | null }) {
  return (
    <>
      <Total size="hero" words={<Trans>Your points</Trans>}>
        <Money value={String(points)} unit="POINTS" big />
      </Total>
      {least !== null && points < least && (
        <Note paddingInline="1">
          <Trans>
            What costs least here takes <Money value={String(least)} unit="POINTS" />.
          </Trans>
        </Note>
      )}
    </>
  )
}

const Visitor = () => (
  <Card holds="prose">
    <Lead>
      <Trans>Points come with purchases and daily check-ins. Sign in to see how many you have.</Trans>
    </Lead>
    <WaysIn />
  </Card>
)

export const PointsHeadScreen = screen(
  pointsHeadFlow,
  panelViews<PointsHead>({
    Shown: ({ item }) => (item.points === null ? <Visitor /> : <Own points={item.points} least={item.least} />),
    More: ({ item: { points, earn } }) => (
      <Rows>
        {points !== null && (
          <>
            <PlaceRow
              to="/pages/jf/money"
              icon={History}
              group="shop"
              label={<Trans>Where your points come from</Trans>}
            />
            <PlaceRow
              to="/pages/orders/order?type=points"
              icon={Package}
              group="shop"
              label={<Trans>What you exchanged</Trans>}
            />
          </>
        )}
        {earn.map(({ title, desc, link }) => (
          <PlaceRow key={link} to={link} icon={Gift} group="shop" label={title} note={desc} />
        ))}
      </Rows>
    ),
  }),
  'data-header',
)
