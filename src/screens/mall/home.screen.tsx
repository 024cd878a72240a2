import type { Home } from '#contract/home.ts'
import type { Venture } from '#contract/venture.ts'
import { required } from '#machines/lib/required.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Marquee } from '#src/parts/home/marquee.tsx'
import { NewsList } from '#src/parts/home/news-list.tsx'
import { SpaceFrame } from '#src/parts/home/space-frame.tsx'
import { CartWay } from '#src/parts/shop/cart-way.tsx'
import { ToSearch } from '#src/parts/shop/to-search.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { Coupons } from './coupons.tsx'
import { FirstStep } from './first-step.tsx'
import { Invested } from './invested.tsx'
import { MallPlaces } from './mall-places.tsx'
import { OnSale } from './on-sale.tsx'
import { PointsWorth } from './points-worth.tsx'
import { Positions } from './positions.tsx'
import { Purse } from './purse.tsx'
import { type Shelves, ShopShelves } from './shelves.tsx'
import { ShopPlaces } from './shop-places.tsx'

export interface MallHome {
  readonly home: Home
  readonly shelves?: Shelves | undefined
  /** One of a kind that is on sale. */
  readonly ventures: readonly Venture[]
}

export const mallFlow = followFlow<MallHome>('money')

/** Then the eye stands beside the sum. */
const hasInvested = ({ home: { mall } }: MallHome) => (mall?.invested?.count ?? 0) > 0

const Frame = ({ item, children, ...around }: Around & { item?: MallHome | undefined }) => (
  <SpaceFrame
    space="mall"
    demo={item?.home.demo === 1}
    actions={
      <>
        {item?.home.mall?.money && !hasInvested(item) && <EyeButton />}
        <CartWay count={item?.shelves?.cart_count} />
      </>
    }
    {...around}
  >
    <ToSearch />
    {children}
  </SpaceFrame>
)

function Shown({ item: { home, shelves, ventures }, onRefresh }: { item: MallHome; onRefresh: () => void }) {
  const mall = required(home.mall)
  const { points, money, invested } = mall
  const hasAny = invested !== null && (invested.orders.length > 0 || invested.shares !== null)
  return (
    <>
      {invested && invested.count > 0 ? (
        <Curtain>
          <Invested of={invested} />
        </Curtain>
      ) : (
        <FirstStep mall={mall} />
      )}
      <Curtain>
        {money && <Purse money={money} />}
        {hasAny && <Positions of={invested} />}
      </Curtain>
      <ShopShelves of={shelves} onRetry={onRefresh} />
      <Coupons of={shelves?.coupons} />
      <ShopPlaces isMember={money !== null} />
      <OnSale mall={mall} ventures={ventures} />
      <Marquee lines={home.marquee} />
      <PointsWorth points={points} />
      <NewsList items={home.news} />
      <MallPlaces hasPartner={mall.affiliate === 1} />
    </>
  )
}

export const MallScreen = screen(mallFlow, followViews<MallHome>({ Frame, outline: { figure: true, rows: 6 }, Shown }))
